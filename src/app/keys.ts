import { asOnLatinKeys } from '../command/translate.ts';
import type { KeyWords } from '../notation/language/list-words.ts';
import type { Input, KeyInput } from './input.ts';

/** Where a key acts; `anywhere` is in all of these. */
export type Place = 'table' | 'list' | 'page' | 'question' | 'anywhere';

/** A key and what it does; the help, the lines of keys and the cheat sheet are made from a table of these. */
export interface Binding<Name extends string = string> {
  readonly action: Name;
  readonly places: readonly Place[];
  /** Named keys, with `ctrl-`, `alt-` or `shift-` where it is held. */
  readonly keys: readonly string[];
  /** Characters that act at once while nothing is being typed. */
  readonly text: readonly string[];
  /** Characters that act only while the cursor is shown, since they also begin words. */
  readonly withCursor: readonly string[];
}

const TABLE = ['table'] as const;
const WALKED = ['table', 'list', 'page'] as const;
const LIST = ['list'] as const;
const PAGE = ['page'] as const;

/**
 * The keys as they are unless a player chooses others. An action may have other keys in other places; where two
 * bindings of one place name one key, the first has it.
 */
export const BINDINGS = [
  bind('left', TABLE, { keys: ['left'], withCursor: ['h'] }),
  bind('down', WALKED, { keys: ['down'], withCursor: ['j'] }),
  bind('up', WALKED, { keys: ['up'], withCursor: ['k'] }),
  bind('right', TABLE, { keys: ['right'], withCursor: ['l'] }),
  bind('pick', WALKED, { keys: ['enter'] }),
  bind('stock', TABLE, { text: [' '] }),
  bind('put-up', TABLE, { text: ['^'] }),
  bind('undo', TABLE, { keys: ['backspace', 'ctrl-h'] }),
  bind('redo', TABLE, { keys: ['ctrl-r', 'ctrl-y'] }),
  bind('hint', TABLE, { keys: ['tab'] }),
  bind('repeat', TABLE, { text: ['.'] }),
  bind('older', TABLE, { keys: ['ctrl-p'] }),
  bind('newer', TABLE, { keys: ['ctrl-n'] }),
  bind('games', TABLE, { keys: ['ctrl-g'] }),
  bind('left', LIST, { keys: ['left'] }),
  bind('right', LIST, { keys: ['right'] }),
  bind('options', LIST, { keys: ['tab'] }),
  bind('next-value', LIST, { withCursor: ['o', ' '] }),
  bind('fresh', LIST, { keys: ['ctrl-n'] }),
  bind('page-up', LIST, { keys: ['page-up'] }),
  bind('page-down', LIST, { keys: ['page-down'] }),
  bind('first', LIST, { keys: ['home'] }),
  bind('last', LIST, { keys: ['end'] }),
  bind('page-up', PAGE, { keys: ['page-up'], withCursor: ['b'] }),
  bind('page-down', PAGE, { keys: ['page-down'], withCursor: [' '] }),
  bind('first', PAGE, { keys: ['home'], withCursor: ['g'] }),
  bind('last', PAGE, { keys: ['end'], withCursor: ['G'] }),
  bind('yes', ['question'], { keys: ['enter'], text: ['y', 'Y'] }),
  bind('let-go', ['table', 'list', 'page', 'question'], { keys: ['escape'] }),
  bind('close', PAGE, { withCursor: ['q'] }),
  bind('help', WALKED, { text: ['?'] }),
  bind('rules', ['table', 'list'], { keys: ['ctrl-o'] }),
  bind('learn', ['table', 'list'], { keys: ['ctrl-x'] }),
  bind('stats', ['table', 'list'], { keys: ['ctrl-v'] }),
  bind('theme', ['anywhere'], { keys: ['ctrl-t'] }),
  bind('redraw', ['anywhere'], { keys: ['ctrl-l'] }),
  bind('suspend', ['anywhere'], { keys: ['ctrl-z'] }),
] as const;

/** Everything that a key can do. */
export type Action = (typeof BINDINGS)[number]['action'];

/** A whole table of keys. */
export type Bindings = readonly Binding<Action>[];

/** What a key or character does in a place, or null; `letters` is false where a letter begins a word. */
export function actionIn(
  place: Place,
  input: Input,
  bindings: Bindings,
  letters = true,
): Action | null {
  const here = bindings.filter(
    ({ places }) => places.includes(place) || places.includes('anywhere'),
  );
  const found = here.find((binding) => acts(binding, input, letters));
  if (found || input.type !== 'text') return found?.action ?? null;
  // With another keyboard left on, the same key types another letter.
  const text = asOnLatinKeys(input.text);
  if (text === input.text) return null;
  return here.find((binding) => acts(binding, { type: 'text', text }, letters))?.action ?? null;
}

/** The keys with those that answer a question in a language. */
export function withAnswers(bindings: Bindings, { yes, no }: KeyWords['answers']): Bindings {
  const question = ['question'] as const;
  return [
    ...bindings,
    bind('yes', question, { text: yes.flatMap(bothCases) }),
    bind('let-go', question, { text: no.flatMap(bothCases) }),
  ];
}

function bothCases(letter: string): string[] {
  return [letter, letter.toUpperCase()];
}

/** A key's name, as bindings have it: `ctrl-z`, `alt-x`, `shift-tab`, `f2`. */
export function keyName({ key, ctrl, alt, shift }: KeyInput): string {
  return `${ctrl ? 'ctrl-' : ''}${alt ? 'alt-' : ''}${shift ? 'shift-' : ''}${key}`;
}

function acts({ keys, text, withCursor }: Binding, input: Input, letters: boolean): boolean {
  if (input.type === 'key') {
    // Shift says nothing that a binding without it would mind: a terminal may tell of it or not.
    return keys.includes(keyName(input)) || keys.includes(keyName({ ...input, shift: false }));
  }
  if (input.type !== 'text') return false;
  return text.includes(input.text) || (letters && withCursor.includes(input.text));
}

function bind<Name extends string>(
  action: Name,
  places: readonly Place[],
  keys: Partial<Pick<Binding, 'keys' | 'text' | 'withCursor'>>,
): Binding<Name> {
  return { action, places, keys: [], text: [], withCursor: [], ...keys };
}
