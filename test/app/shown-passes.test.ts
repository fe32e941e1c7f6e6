import { expect, it } from 'vitest';
import { shownPasses } from '../../src/app/shown-passes.ts';
import { machineAt } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { fresh } from '../play/diagram.ts';

it.each([
  // Of a stock that may be gone through as often as wanted, it is told how often it was.
  ['klondike', {}, { passes: 1, passesLeft: null }],
  ['klondike', { turn: '1', passes: '3' }, { passes: null, passesLeft: 2 }],
  ['klondike', { turn: '1', passes: '1' }, { passes: null, passesLeft: 0 }],
  ['forty-thieves', {}, { passes: null, passesLeft: 0 }],
  ['hemispheres', {}, { passes: null, passesLeft: 0 }],
  ['auld-lang-syne', { redeals: '0' }, { passes: null, passesLeft: 0 }],
  ['auld-lang-syne', { redeals: '2' }, { passes: null, passesLeft: 2 }],
  // A stock that is dealt out once tells that itself.
  ['tens', {}, { passes: null, passesLeft: null }],
  ['idiots-delight', {}, { passes: null, passesLeft: null }],
])('%s %j, after a pass', (game, options, shown) => {
  const session = fresh(game, options);
  const { rules } = machineAt(session).program;
  expect(shownPasses({ ...viewOf(session), passes: 1 }, rules)).toEqual(shown);
});
