import { describe, expect, it } from 'vitest';
import type { Input } from '../../src/app/input.ts';
import { inputsAt } from '../../src/app/key-press.ts';
import { BINDINGS } from '../../src/app/keys.ts';
import { withKeys } from '../../src/app/remap.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { russian } from '../../src/notation/language/ru/russian.ts';
import { keyInput, typed } from './press-keys.ts';

const LINE =
  'arrows · Enter lift · Space turn · Tab hint · Backspace undo · ? help · q quit · Ctrl-G games';
const RUSSIAN = 'стрелки · Enter взять · пробел открыть · Tab подсказка · Backspace назад · выход';

const word = (text: string): Input[] => [...typed(text), keyInput('enter')];

describe('pressing on a line of keys', () => {
  it.each<[string, Input[]]>([
    ['arrows', []],
    ['lift', [keyInput('enter')]],
    ['Space', [keyInput(' ')]],
    ['Tab', [keyInput('tab')]],
    ['undo', [keyInput('backspace')]],
    ['? help', [keyInput('?')]],
    ['quit', word('quit')],
    ['games', [keyInput('ctrl-g')]],
  ])('at %s types what is named there', (text, inputs) => {
    expect(inputsAt(LINE, LINE.indexOf(text), BINDINGS, english.keys)).toEqual(inputs);
    const ascii = LINE.replaceAll('·', '-');
    expect(inputsAt(ascii, ascii.indexOf(text), BINDINGS, english.keys)).toEqual(inputs);
  });

  it.each<[string, Input[]]>([
    ['стрелки', []],
    ['пробел', [keyInput(' ')]],
    ['назад', [keyInput('backspace')]],
    ['выход', word('выход')],
  ])('at %s does so in Russian', (text, inputs) => {
    expect(inputsAt(RUSSIAN, RUSSIAN.indexOf(text), BINDINGS, russian.keys)).toEqual(inputs);
  });

  it('types nothing between what is named, and behind it', () => {
    expect(inputsAt(LINE, 'arrows '.length, BINDINGS, english.keys)).toEqual([]);
    expect(inputsAt(LINE, LINE.length, BINDINGS, english.keys)).toEqual([]);
    expect(inputsAt('> move 3', 3, BINDINGS, english.keys)).toEqual([]);
  });

  it('does what is named on the row of the prompt, apart from it', () => {
    const small = '>  Space turn · Backspace undo · q quit';
    expect(inputsAt(small, 1, BINDINGS, english.keys)).toEqual([]);
    expect(inputsAt(small, 0, BINDINGS, english.keys)).toEqual([]);
    expect(inputsAt(small, 4, BINDINGS, english.keys)).toEqual([keyInput(' ')]);
    expect(inputsAt(small, 16, BINDINGS, english.keys)).toEqual([keyInput('backspace')]);
    expect(inputsAt('> undo', 3, BINDINGS, english.keys)).toEqual([]);
  });

  it('knows the keys that a player chose', () => {
    const mine = withKeys(BINDINGS, { undo: ['u', 'ctrl-z'] });
    expect(inputsAt('u undo · ? help', 3, mine, english.keys)).toEqual([keyInput('u')]);
  });
});
