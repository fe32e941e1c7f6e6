import { catalogue } from '../../../games/index.ts';
import { gamesIn } from '../../../notation/language/game-texts.ts';
import type { HouseWords } from '../../../notation/language/house.ts';
import type { Game } from '../../../rules/game.ts';
import { localDay, utcDay } from '../../../session/calendar.ts';
import { gameOfDay } from '../../../session/daily.ts';
import { gameNamed } from '../../prepare.ts';
import type { DailyShowing, GameShowing, Showing } from '../store/showing.ts';
import { type HouseSetting, say } from './setting.ts';

type BoardWords = HouseWords['board'];

/** So many of the best are told. */
const MOST = 20;

/** Tells who did how well: at a game, or at the deal of the day. Throws a complaint where there is no such game. */
export async function tellBoard([word]: readonly string[], setting: HouseSetting): Promise<number> {
  const { store, clock } = setting.house;
  const words = setting.language.house.board;
  const games = gamesIn(setting.language, catalogue);
  const game = word === undefined ? null : gameNamed(word, games);
  const showings = await store.showings();
  if (game) return say(gameLines(game, showings, words), setting);
  const now = clock.now();
  const granted = showings.filter(({ wishes }) => wishes.includes(localDay(now))).length;
  const day = utcDay(now);
  const daily = games[gameOfDay(day, games.length)]!;
  const lines = [...dailyLines(day, daily, showings, words), '', words.wishes(granted)];
  return say(lines, setting);
}

/** The best at a game, by games won, then by the share of them. */
function gameLines(
  { name, title }: Game,
  showings: readonly Showing[],
  words: BoardWords,
): string[] {
  const lines = showings
    .flatMap((player) => {
      const showing: GameShowing | undefined = player.games[name];
      return showing ? [{ name: player.name, ...showing }] : [];
    })
    .sort((a, b) => b.won - a.won || a.played - b.played || a.name.localeCompare(b.name))
    .slice(0, MOST)
    .map((line, i) => words.gameLine(i + 1, line));
  return [words.game(title), ...(lines.length === 0 ? [words.nobody()] : lines)];
}

/** The best at the deal of a day: won before lost, then the cards out, then the fewest moves. */
function dailyLines(
  day: string,
  { name, title }: Game,
  showings: readonly Showing[],
  words: BoardWords,
): string[] {
  const lines = showings
    .flatMap((player) => {
      const showing: DailyShowing | undefined = player.daily.find(
        (one) => one.day === day && one.game === name,
      );
      return showing ? [{ ...showing, name: player.name }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.isWon) - Number(a.isWon) || b.out - a.out || a.moves - b.moves || a.ms - b.ms,
    )
    .slice(0, MOST)
    .map((line, i) => words.dailyLine(i + 1, line));
  return [words.daily(day, title), ...(lines.length === 0 ? [words.nobody()] : lines)];
}
