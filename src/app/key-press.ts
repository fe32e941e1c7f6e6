import type { KeyWords } from '../notation/language/list-words.ts';
import type { Input } from './input.ts';
import type { Bindings } from './keys.ts';

/** Words that stand in lines of keys as they are typed. */
const TYPED = ['new', 'quit'] as const;

/** Between the items of a line of keys, with signs or in ASCII. */
const BETWEEN = / [·-] /gu;

/**
 * What is typed by pressing on a line of keys at a column: the key that is named there, or the word and Enter; nothing
 * beside all of them, and where several keys are named at once.
 */
export function inputsAt(
  line: string,
  column: number,
  bindings: Bindings,
  words: KeyWords,
): readonly Input[] {
  let start = 0;
  for (const item of line.split(BETWEEN)) {
    const end = start + item.length;
    if (column >= start && column < end) return inputsOf(item.trim(), bindings, words);
    start = end + ' · '.length;
  }
  return [];
}

function inputsOf(item: string, bindings: Bindings, words: KeyWords): readonly Input[] {
  if (item === words.arrows()) return [];
  const order = TYPED.find((one) => words.typed(one) === item);
  const word = order ? item.split(' ').at(-1)! : item;
  if (order || /^\p{L}+$/u.test(word)) {
    return [...[...word].map((text) => ({ type: 'text', text }) as const), keyInput('enter')];
  }
  const names = bindings.flatMap(({ keys, text, withCursor }) => [...text, ...keys, ...withCursor]);
  const meant = names.find((name) => item.startsWith(`${words.name(name)} `));
  return meant === undefined ? [] : [keyInput(meant)];
}

/** A key by its name, as it comes from a terminal. */
function keyInput(name: string): Input {
  if ([...name].length === 1) return { type: 'text', text: name };
  const [, held = '', key = ''] = /^((?:(?:ctrl|alt|shift)-)*)(.+)$/su.exec(name) ?? [];
  const isHeld = (modifier: string) => held.includes(`${modifier}-`);
  return { type: 'key', key, ctrl: isHeld('ctrl'), alt: isHeld('alt'), shift: isHeld('shift') };
}
