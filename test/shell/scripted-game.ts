import { catalogue } from '../../src/games/index.ts';
import { fresh } from '../play/diagram.ts';
import { firstDifference } from '../terminal/screen.ts';
import { Live } from './live.ts';

/** What is common to all games: looking round, lifting, moving, the stock, hints, pages, undoing, colors, typing. */
const KEYS = [
  ...['right', 'down', 'right', 'enter', 'right', 'enter', 'escape', 'up', 'left'],
  ...[' ', 'backspace', ' ', 'tab', 'tab', 'tab', '?', 'page-down', 'escape'],
  ...['1', '3', '2', '5', '.', 'f1', 'ctrl-r', 'backspace', 'ctrl-t', 'right', 'enter', 'left'],
  ...['w', 'h', 'a', 't', ' ', '1', 'enter', 'escape', 'ctrl-t', 'n', 'e', 'w', 'enter', 'n'],
];

/** Plays a game by keys; the first key after which the screen is not what is drawn anew, or null. */
export async function wrongScreen(game: string): Promise<string | null> {
  const live = new Live(fresh(game, {}, '42'), { flags: { animation: false } });
  await live.begin();
  for (const [i, key] of KEYS.entries()) {
    live.press(key);
    const seen = await live.screen();
    const difference = firstDifference(seen, await live.redrawn());
    if (difference !== null) return `${game}, key ${i + 1} (${key}): ${difference}`;
  }
  return null;
}

export const GAMES = catalogue.map(({ name }) => name);
