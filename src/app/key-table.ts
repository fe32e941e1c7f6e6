import type { KeyWords } from '../notation/language/list-words.ts';
import type { Action, Binding, Bindings, Place } from './keys.ts';

/** The keys of one place, each with what it does there. */
export interface KeySection {
  readonly place: Place;
  readonly title: string;
  readonly rows: readonly KeyRow[];
}

export interface KeyRow {
  readonly keys: string;
  readonly meaning: string;
}

const PLACES: readonly Place[] = ['table', 'list', 'page', 'question', 'anywhere'];

/** Leaves at once, and is no binding because it cannot be changed. */
const FIXED = 'ctrl-c';

/** Everything that keys do, place by place: what help, cheat sheet and lines of keys are made of. */
export function keyTable(bindings: Bindings, words: KeyWords): readonly KeySection[] {
  return PLACES.map((place) => {
    const rows = bindings
      .filter((binding) => binding.places.includes(place) && namesOf(binding).length > 0)
      .map((binding) => ({
        keys: words.or(namesOf(binding).map(words.name)),
        meaning: words.meaning(binding.action, place),
      }));
    const fixed = { keys: words.name(FIXED), meaning: words.meaning('leave', place) };
    return {
      place,
      title: words.place(place),
      rows: place === 'anywhere' ? [...rows, fixed] : rows,
    };
  });
}

/** One of the keys of an action, as it is shown; '' where it has none. */
export function keyFor(action: Action | 'arrows', bindings: Bindings, words: KeyWords): string {
  if (action === 'arrows') {
    const keys = ARROWS.map((name) => firstKey(name, bindings));
    return ARROWS.every((name, i) => keys[i] === name)
      ? words.arrows()
      : keys.map(words.name).join(' ');
  }
  const key = firstKey(action, bindings);
  return key === '' ? '' : words.name(key);
}

/** A line of keys with what they do in a word or two; actions without a key are left out. */
export function keyLine(
  actions: readonly (Action | 'arrows')[],
  place: string,
  bindings: Bindings,
  words: KeyWords,
): string[] {
  return actions.flatMap((action) => {
    const key = keyFor(action, bindings, words);
    return key === '' ? [] : `${key} ${words.short(action, place)}`.trim();
  });
}

const ARROWS: readonly Action[] = ['left', 'down', 'up', 'right'];

function firstKey(action: Action, bindings: Bindings): string {
  return namesOf(bindings.find((binding) => binding.action === action)!)[0] ?? '';
}

function namesOf({ keys, text, withCursor }: Binding): string[] {
  return [...text, ...keys, ...withCursor];
}
