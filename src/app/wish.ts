import { asOnLatinKeys } from '../command/translate.ts';
import type { Game } from '../rules/game.ts';

/** What is typed in the list of games: words of the game's name, the deal and options that are wished for. */
export interface Wish {
  readonly words: readonly string[];
  /** As typed, or null where none is. */
  readonly seed: string | null;
  readonly options: Readonly<Record<string, string>>;
}

/**
 * Reads `klon 42`, `demon unit=any`, `tens #any text`, `seed any text`: a number is a seed, a word with `=` in it
 * an option, and everything after `#`, `seed` or `--seed` a seed.
 */
export function readWish(text: string): Wish {
  const [, before = '', after = null] =
    /^(.*?)(?:(?:^|\s)(?:#|(?:--)?seed[\s=])(.*))?$/su.exec(text) ?? [];
  const words: string[] = [];
  const options: [string, string][] = [];
  let seed: string | null = after;
  for (const word of before.split(/\s+/u).filter((one) => one !== '')) {
    const [, name, value] = /^([^=]+)=(.*)$/u.exec(word.toLowerCase()) ?? [];
    if (name !== undefined && value !== undefined) options.push([name, value]);
    else if (seed === null && /^\d+$/.test(word)) seed = word;
    else words.push(plain(word));
  }
  return { words, seed: seed?.trim() === '' ? null : seed, options: Object.fromEntries(options) };
}

/** The games that all the words fit, those first that they fit best, otherwise in the order given. */
export function gamesFitting(words: readonly string[], games: readonly Game[]): readonly Game[] {
  if (words.length === 0) return games;
  const found = fitting(words, games);
  // Another keyboard may have been left on.
  return found.length > 0 ? found : fitting(words.map(asOnLatinKeys), games);
}

function fitting(words: readonly string[], games: readonly Game[]): readonly Game[] {
  return games
    .map((game) => ({ game, distance: distanceOf(words, game) }))
    .filter(({ distance }) => distance !== null)
    .sort((a, b) => a.distance! - b.distance!)
    .map(({ game }) => game);
}

/** Whether a word of one of the game's names begins like this. */
export function isBegun(text: string, { title, name, aliases }: Game): boolean {
  return begins(plain([title, name, ...aliases].join(' ')), plain(text));
}

/** Whether all the words begin one of the names that something goes by. */
export function namesFit(words: readonly string[], names: readonly string[]): boolean {
  const all = plain(names.join(' '));
  return words.every((word) => begins(all, word));
}

/** How far the game is from the words: 0 where its title begins with each of them, null where it does not fit. */
function distanceOf(words: readonly string[], game: Game): number | null {
  const { names, others, rest } = plainly(game);
  let sum = 0;
  for (const word of words) {
    // A letter or two are found in the middle of nearly every name.
    const isShort = word.length < 3;
    const distance = [
      names.startsWith(word) || names.startsWith(`the ${word}`),
      begins(names, word),
      begins(others, word),
      !isShort && names.includes(word),
      !isShort && begins(rest, word),
    ].indexOf(true);
    if (distance < 0) return null;
    sum += distance;
  }
  return sum;
}

/** What a game goes by, as words are compared with it. */
interface Plainly {
  readonly names: string;
  readonly others: string;
  readonly rest: string;
}

const known = new WeakMap<Game, Plainly>();

function plainly(game: Game): Plainly {
  const { title, name, aliases, about, source } = game;
  const told = known.get(game) ?? {
    names: plain([title, name].join(' ')),
    others: plain(aliases.join(' ')),
    rest: plain([about.family, source].join(' ')),
  };
  known.set(game, told);
  return told;
}

function begins(text: string, word: string): boolean {
  return text.startsWith(word) || text.includes(` ${word}`);
}

/** Lower case, no accents, no apostrophes; hyphens and the like part words. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}#=]+/gu, ' ')
    .trim();
}
