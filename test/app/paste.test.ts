import { describe, expect, it } from 'vitest';
import { type Model, startModel } from '../../src/app/model.ts';
import { DEFAULT_SETTINGS } from '../../src/app/settings.ts';
import { update } from '../../src/app/update.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { boardOf } from '../play/diagram.ts';
import { keyInput } from './press-keys.ts';

const start = startModel(
  boardOf('klondike', '1: KD | 2: QC | 3: JD | 4: TC | 5: 5D'),
  english,
  DEFAULT_SETTINGS,
  false,
);

function pasted(text: string, ...keys: string[]): Model {
  const asked = update(start, { type: 'input', input: { type: 'paste', text } }).model;
  return keys.reduce(
    (now, key) => update(now, { type: 'input', input: keyInput(key) }).model,
    asked,
  );
}

describe('a pasted line', () => {
  it('is put on the prompt, and waits', () => {
    const { prompt, question, session } = pasted('move 2 to 1\n');
    expect([prompt.text, question, session.at]).toEqual(['move 2 to 1', null, 0]);
  });
});

describe('pasted lines', () => {
  const LINES = 'move 2 to 1\n\nmove 3 to 1\nmove 4 to 1\n';

  it('are asked about before any of them is played', () => {
    const { message, session } = pasted(LINES);
    expect(message?.text).toBe(english.say.playPasted(3));
    expect(session.at).toBe(0);
  });

  it('are asked about also where something has been typed', () => {
    const typed = update(start, { type: 'input', input: keyInput('m') }).model;
    const asked = update(typed, { type: 'input', input: { type: 'paste', text: LINES } }).model;
    expect(update(asked, { type: 'input', input: keyInput('y') }).model.session.at).toBe(3);
  });

  it('are played one after another, each a step of its own', () => {
    const { session } = pasted(LINES, 'y');
    expect(session.at).toBe(3);
    expect(pasted(LINES, 'y', 'backspace').session.at).toBe(2);
  });

  it('are left alone where the player does not want them', () => {
    const { session, message, question } = pasted(LINES, 'n');
    expect([session.at, question]).toEqual([0, null]);
    expect(message?.text).toBe(english.say.stayed());
  });

  it('stop at the first that is refused, which is named with the reason', () => {
    const { session, message } = pasted('move 2 to 1\nmove 5 to 1\nmove 3 to 1', 'y');
    expect(session.at).toBe(1);
    expect(message?.tone).toBe('refusal');
    expect(message?.text).toContain('line 2 of 3, “move 5 to 1”: ');
  });

  it('stop at one that asks before it throws the game away', () => {
    const { session, question } = pasted('move 2 to 1\nnew\nmove 3 to 1', 'y');
    expect(session.at).toBe(1);
    expect(question?.kind).toBe('leave-game');
  });
});
