import { describe, expect, it } from 'vitest';
import { type Model, startModel } from '../../src/app/model.ts';
import { obey } from '../../src/app/perform.ts';
import { DEFAULT_SETTINGS } from '../../src/app/settings.ts';
import { update } from '../../src/app/update.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { boardOf } from '../play/diagram.ts';
import { keyInput } from './press-keys.ts';

function table(diagram: string): Model {
  const session = boardOf('klondike', diagram, { unit: 'any' });
  return startModel(session, english, DEFAULT_SETTINGS, false);
}

describe('a game past hope', () => {
  const start = table('1: KD | 2: QC | 3: KH');
  const moved = obey(start, 'move 2 to 1');

  it('is asked for after a move, which does not wait for the answer', () => {
    expect(moved.effects).toEqual([{ type: 'ponder', session: moved.model.session }]);
    expect(moved.model.message?.text).not.toBe(english.say.hopeless());
  });

  it('is told when it has been found', () => {
    const { model } = update(moved.model, { type: 'hopeless', session: moved.model.session });
    expect(model.message?.text).toBe(english.say.hopeless());
  });

  it('is not told when the player has gone on meanwhile', () => {
    const { model } = obey(moved.model, 'undo');
    const late = update(model, { type: 'hopeless', session: moved.model.session });
    expect(late.model).toBe(model);
  });

  it('does not push aside a page that is being read', () => {
    const { model } = update(moved.model, { type: 'input', input: keyInput('?') });
    const later = update(model, { type: 'hopeless', session: moved.model.session });
    expect(later.model).toBe(model);
  });

  it('is not asked for where the game is over', () => {
    const won = obey(table('1: KC | f1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC'), 'move 1 to f1');
    expect(won.model.session.at).toBe(1);
    expect(won.effects).toEqual([]);
  });
});
