import type { Input, KeyInput, KeyName, MouseInput } from '../../app/input.ts';

/** Which of the keys held down with another one. */
export interface Held {
  readonly ctrl?: boolean;
  readonly alt?: boolean;
  readonly shift?: boolean;
}

/**
 * What a control sequence means: an event, nothing of interest to a player (null), or not known
 * (undefined).
 */
export type Meaning = Input | null | undefined;

/**
 * Final letters of CSI and SS3 sequences alike (xterm, VT220; lower case arrows are rxvt's, with
 * Shift or Ctrl).
 */
const LETTERS: Readonly<Record<string, KeyName>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  F: 'end',
  H: 'home',
  P: 'f1',
  Q: 'f2',
  R: 'f3',
  S: 'f4',
  a: 'up',
  b: 'down',
  c: 'right',
  d: 'left',
};

/** Numbers of `CSI n ~`, of VT220 and its heirs. */
const NUMBERS: Readonly<Record<string, KeyName>> = {
  1: 'home',
  2: 'insert',
  3: 'delete',
  4: 'end',
  5: 'page-up',
  6: 'page-down',
  7: 'home',
  8: 'end',
};

/** The numbers of the function keys in `CSI n ~`, f1 first; the holes in the row are DEC's. */
const FUNCTION_NUMBERS = [
  11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34,
];

/** What the number pad sends in application mode, from `ESC O j` on. */
const PAD = '*+,-./0123456789';

/** A key by its name, and what is held with it. */
export function key(name: KeyName, held: Held = {}): KeyInput {
  const { ctrl = false, alt = false, shift = false } = held;
  return { type: 'key', key: name, ctrl, alt, shift };
}

/** A letter or sign typed with Ctrl or Alt: the small letter, with `shift` for a capital one. */
export function chord(char: string, held: Held): KeyInput {
  const small = char.toLowerCase();
  const shift = (held.shift ?? false) || small !== char;
  return key(small, { ...held, shift });
}

/** A control character (0–31, 127) as the key that sends it; null for none. */
export function controlKey(byte: number, alt: boolean): KeyInput {
  if (byte === 0x0d || byte === 0x0a) return key('enter', { alt });
  if (byte === 0x09) return key('tab', { alt });
  if (byte === 0x7f || byte === 0x08) return key('backspace', { alt });
  if (byte === 0) return key(' ', { ctrl: true, alt });
  return key(String.fromCharCode(byte + 64).toLowerCase(), { ctrl: true, alt });
}

/** What `ESC O`, up to two digits for the keys held, and a letter mean. */
export function readSs3(parameters: string, final: string): Meaning {
  const held = heldBy(parameters);
  if (final === 'M') return key('enter', held);
  // The five in the middle of the number pad.
  if (final === 'E') return null;
  const pad = PAD[final.charCodeAt(0) - 'j'.charCodeAt(0)];
  if (pad !== undefined) return { type: 'text', text: pad };
  const name = LETTERS[final];
  if (name === undefined) return undefined;
  return key(name, final >= 'a' ? { ctrl: true } : held);
}

/** What `ESC [`, parameters and a final character mean; the marks of a paste are the decoder's. */
export function readCsi(parameters: string, final: string): Meaning {
  if (parameters.startsWith('<')) return readMouse(parameters.slice(1), final);
  // Answers of the terminal to questions: attributes, modes, key protocols.
  if (/^[?>=!]/.test(parameters)) return null;
  // The Linux console's f1–f5.
  if (parameters === '[')
    return final >= 'A' && final <= 'E' ? key(`f${final.charCodeAt(0) - 64}`) : undefined;
  if (final === '~' || final === '^' || final === '$' || final === '@')
    return readNumbered(parameters, final);
  if (final === 'u') return readUnicodeKey(parameters);
  if (parameters === '' && (final === 'I' || final === 'O'))
    return { type: 'focus', focused: final === 'I' };
  if (final === 'Z') return key('tab', { ...heldBy(secondOf(parameters)), shift: true });
  // With parameters R is the answer to "where is the cursor", c and n belong to answers too.
  if (parameters !== '' && 'RcntxyM'.includes(final)) return null;
  const name = LETTERS[final];
  if (name === undefined) return undefined;
  return key(name, final >= 'a' ? { shift: true } : heldBy(secondOf(parameters)));
}

function readNumbered(parameters: string, final: string): Meaning {
  const [number = '', held = '', code = ''] = parameters.split(';');
  if (number === '27' && code !== '') return typed(Number(code), heldBy(held));
  const at = FUNCTION_NUMBERS.indexOf(Number(number));
  const name = at >= 0 ? `f${at + 1}` : NUMBERS[number];
  if (name === undefined) return number === '201' ? null : undefined;
  if (final === '~') return key(name, heldBy(held));
  return key(name, { ctrl: final !== '$', shift: final !== '^' });
}

/** `CSI code ; held u`, as terminals send it that tell all keys apart (kitty, "fixterms"). */
function readUnicodeKey(parameters: string): Meaning {
  const [code = '', held = ''] = parameters.split(';');
  const [mask = '', action] = held.split(':');
  // 3 is the key let go.
  if (action === '3') return null;
  return typed(Number(code.split(':')[0]), heldBy(mask));
}

function typed(code: number, held: Held): Meaning {
  if (code === 27) return key('escape', held);
  if (code === 13 || code === 9 || code === 127 || code === 8)
    return key(controlKey(code, false).key, held);
  // From 57344 on kitty numbers keys that have no character.
  if (
    !(code >= 32 && code < 0x110000) ||
    (code > 0x7e && code < 0xa0) ||
    (code >= 0xd800 && code < 0xf900)
  )
    return null;
  const char = String.fromCodePoint(code);
  return held.ctrl || held.alt
    ? chord(char, held)
    : { type: 'text', text: held.shift ? char.toUpperCase() : char };
}

function secondOf(parameters: string): string {
  return parameters.split(';')[1]?.split(':')[0] ?? '';
}

/** xterm's number for the keys held: 1 and a bit each for Shift, Alt and Ctrl. */
function heldBy(parameter: string): Held {
  const bits = Math.max(0, Number(parameter || '1') - 1) || 0;
  return { shift: (bits & 1) !== 0, alt: (bits & 2) !== 0, ctrl: (bits & 4) !== 0 };
}

const BUTTONS = ['left', 'middle', 'right', 'none'] as const;

/** `CSI < b ; column ; row M` or `m` (xterm's mode 1006). */
function readMouse(parameters: string, final: string): Meaning {
  const match = /^(\d+);(\d+);(\d+)$/.exec(parameters);
  if (!match || (final !== 'M' && final !== 'm')) return null;
  const [bits = 0, column = 0, row = 0] = match.slice(1).map(Number);
  const button = BUTTONS[bits & 3] ?? 'none';
  const place = {
    column: Math.max(0, column - 1),
    row: Math.max(0, row - 1),
    shift: (bits & 4) !== 0,
    alt: (bits & 8) !== 0,
    ctrl: (bits & 16) !== 0,
  };
  // 128 and up are a mouse's sixth and later buttons, 66 and 67 a wheel that turns sideways.
  if (bits >= 128) return null;
  if (bits & 64) {
    const turn = bits & 3;
    if (turn > 1 || final === 'm') return null;
    return {
      type: 'mouse',
      action: turn === 0 ? 'wheel-up' : 'wheel-down',
      button: 'none',
      ...place,
    };
  }
  return { type: 'mouse', action: mouseAction(bits, button, final), button, ...place };
}

function mouseAction(
  bits: number,
  button: MouseInput['button'],
  final: string,
): MouseInput['action'] {
  if (final === 'm') return 'release';
  if (bits & 32) return button === 'none' ? 'move' : 'drag';
  return button === 'none' ? 'release' : 'press';
}
