import { nearestWord } from './vocabulary.ts';

/** Something that goes by several names: a game, or what is listed with the games. */
export interface Named {
  readonly name: string;
  /** What it is called, where that is more than its name in other letters. */
  readonly title?: string;
  readonly aliases: readonly string[];
}

/** Which game a word means; else those between which it leaves the choice, or the name nearest to it. */
export type FoundGame<Kind> =
  | { readonly game: Kind }
  | { readonly several: readonly Kind[] }
  | { readonly nearest: string | null };

/**
 * Finds a game by its name, its title or another name it goes by, or by a beginning of one that fits only one
 * game; case, accents, spaces, hyphens, apostrophes and a leading article do not count. A name counts for more
 * than another name, and the whole for more than a beginning. `others` are words that may have been meant
 * instead, such as commands.
 */
export function findGame<Kind extends Named>(
  word: string,
  catalogue: readonly Kind[],
  others: readonly string[] = [],
): FoundGame<Kind> {
  const wanted = keyOf(word);
  const isWhole = (key: string) => key === wanted;
  const isBegun = (key: string) => key.startsWith(wanted);
  for (const fits of wanted === '' ? [] : [isWhole, isBegun]) {
    for (const keysOf of [ownKeys, otherKeys]) {
      const [game, ...more] = catalogue.filter((one) => keysOf(one).some(fits));
      if (game) return more.length === 0 ? { game } : { several: [game, ...more] };
    }
  }
  const known = new Map(others.map((other) => [other, other]));
  for (const game of catalogue) for (const key of ownKeys(game)) known.set(key, game.name);
  const nearest = nearestWord(wanted, [...known.keys()]);
  return { nearest: nearest === null ? null : known.get(nearest)! };
}

function ownKeys({ name, title = name }: Named): string[] {
  return [keyOf(name), keyOf(title)];
}

function otherKeys({ aliases }: Named): string[] {
  return aliases.map((alias) => keyOf(alias.replace(/\(.*\)/u, '')));
}

function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^\s*the\s+/u, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
