import { describe, expect, it } from 'vitest';
import { completions } from '../../src/command/complete.ts';
import { readCommand } from '../../src/command/read.ts';
import { ORDERS } from '../../src/command/vocabulary.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { choices } from '../../src/session/session.ts';
import { boardOf, fresh } from '../play/diagram.ts';
import { defaults } from '../play/variants.ts';

/** Two moves between piles, and a deal. */
const tens = boardOf('tens', '1: TC | 2: 9D | 3: JD | stock: 2c');

describe('what a beginning is completed to', () => {
  it.each([
    ['', ['move', 'deal', ...ORDERS]],
    ['m', ['move']],
    ['re', ['redo', 'repeat', 'review', 'resign', 'restart']],
    ['d', ['deal']],
    ['deal', ['deal']],
    ['undo', ['undo']],
    ['move', ['move 1 to 3', 'move 2 to 1']],
    ['move ', ['move 1 to 3', 'move 2 to 1']],
    ['move 2', ['move 2 to 1']],
    ['2', ['2 to 1']],
    ['1 ', ['1 to 3']],
    ['  MOVE   1 T', ['move 1 to 3']],
    ['x', []],
    ['move 4', []],
    ['undo 3', []],
  ])('%j: %j', (text, lines) => {
    expect(completions(text, tens, english)).toEqual(lines);
  });

  it('names what is not carrying as the game does', () => {
    expect(completions('ex', fresh('hemispheres'), english)).toEqual(['exchange']);
    expect(completions('exchange', fresh('hemispheres'), english)).toContain('exchange 1 with 8');
  });
});

describe.each(defaults)('$label', ({ game }) => {
  const session = fresh(game.name);

  it('offers every legal move in full, and each offer is understood as a move', () => {
    const moves = choices(session);
    const offered = ['move', ...session.seat.program.rules.actions.map(({ verb }) => verb)]
      .flatMap((verb) => completions(verb, session, english))
      .map((line) => readCommand(line, session, english));
    const made = offered.flatMap((reading) => (reading.kind === 'move' ? [reading.move] : []));
    expect(new Set(made)).toEqual(new Set(moves));
  });
});
