import type { Options } from '../rules/game.ts';
import { demon } from './demon.ts';
import { idiotsDelight } from './idiots-delight.ts';
import { tens } from './tens.ts';

/**
 * The games of the wish by name, in the book's order, and the options without which they do not count: bring out all
 * three on one day, and a wish is granted (Everybody's Book of Luck).
 */
export const wishGames: readonly { readonly game: string; readonly options: Options }[] = [
  { game: tens.name, options: {} },
  { game: demon.name, options: {} },
  // The Russian rules are of another book.
  { game: idiotsDelight.name, options: { rules: 'en' } },
];
