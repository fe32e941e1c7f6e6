import { expect, it } from 'vitest';
import type { Input } from '../../src/app/input.ts';
import { type Model, startModel } from '../../src/app/model.ts';
import { DEFAULT_SETTINGS } from '../../src/app/settings.ts';
import { update } from '../../src/app/update.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { fresh } from '../play/diagram.ts';
import { keyInput } from './press-keys.ts';

/** Tens with the seed 42: 1 and 2 are red jacks, 3 and 6 black queens. */
function typed(text: string): Model {
  const start = startModel(fresh('tens', {}, '42'), english, DEFAULT_SETTINGS, false);
  return [...text].reduce(
    (model, letter) =>
      update(model, { type: 'input', input: { type: 'text', text: letter } }).model,
    start,
  );
}

it('two keys that are a move make it at once', () => {
  const { session, prompt } = typed('13');
  expect(session.at).toBe(1);
  expect(prompt.text).toBe('');
});

it.each(['12', '11', '77'])(
  '%s, which is no move, stays to be gone on with, and says why',
  (text) => {
    const { session, prompt, message } = typed(text);
    expect(session.at).toBe(0);
    expect(prompt.text).toBe(text);
    expect(message?.tone).toBe('refusal');
  },
);

it('what follows two keys that were no move does not act by itself', () => {
  const { session, prompt } = typed('11 3');
  expect(session.at).toBe(0);
  expect(prompt.text).toBe('11 3');
});

it('another pair after one that was no move begins anew', () => {
  const { session, prompt } = typed('1213');
  expect(session.at).toBe(1);
  expect(prompt.text).toBe('');
});

it.each([
  ['right', (model: Model) => model.cursor !== null],
  ['tab', (model: Model) => model.hint !== null],
  ['?', (model: Model) => model.page !== null],
] as const)('the key %s acts after a pair that was no move', (key, hasActed) => {
  const refused = typed('12');
  expect(hasActed(refused)).toBe(false);
  const input = keyInput(key) as Input;
  const { model } = update(refused, { type: 'input', input });
  expect(model.prompt.text).toBe('');
  expect(hasActed(model)).toBe(true);
});
