import type { KeyWords } from '../notation/language/list-words.ts';
import type { Input } from './input.ts';
import type { Bindings } from './keys.ts';

/** Words that stand in lines of keys as they are typed. */
const TYPED = ['new', 'quit'] as const;

/** The items of a line of keys: words with single spaces, and between them signs or dashes, or more spaces. */
const ITEMS = /(?![·-] )\S+(?: (?![·-] )\S+)*/gu;

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
  for (const { 0: item, index } of line.matchAll(ITEMS)) {
    if (column >= index && column < index + item.length) return inputsOf(item, bindings, words);
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
