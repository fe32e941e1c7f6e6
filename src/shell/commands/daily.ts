import type { Game } from '../../rules/game.ts';
import { type Day, utcDay } from '../../session/calendar.ts';
import { dailySeed, dailyStreak, gameOfDay } from '../../session/daily.ts';
import type { Finished } from '../../session/finished.ts';
import { Complaint } from '../complaint.ts';
import type { Here } from '../here.ts';
import { gameNamed, meantBy } from '../prepare.ts';
import type { PlayRequest } from '../request.ts';
import { gamesFromLast } from '../store/history-file.ts';
import { summaryOf } from '../store/summary-file.ts';
import { play } from './play.ts';
import type { CommandSetting } from './setting.ts';
import { tellLines } from './tell.ts';

/** The status where a result is asked for that there is none of. */
const NOT_PLAYED = 1;

export interface DailyRequest {
  readonly kind: 'daily';
  /** The game, or null for the one whose turn it is. */
  readonly game: string | null;
  /** Play it once more, though it has been played to its end. */
  readonly again: boolean;
  /** Tell nothing but the text to be pasted. */
  readonly share: boolean;
  /** How it is to be played. */
  readonly play: Omit<PlayRequest, 'game' | 'seed'>;
}

/** Plays the deal of the day, or tells how it went; gives the exit status. */
export async function daily(
  { game: word, again, share, play: how }: DailyRequest,
  here: Here,
): Promise<number> {
  const { catalogue, clock, language } = here;
  const day = utcDay(clock.now());
  const game =
    word === null ? catalogue[gameOfDay(day, catalogue.length)]! : gameNamed(word, catalogue);
  const result = () => resultOf(day, game, how, here);
  if (share) {
    const played = result();
    if (!played) {
      throw new Complaint((say) => say.dailyNotPlayed(day), NOT_PLAYED);
    }
    await tellLines([shareText(played, day, game, here)], here);
    return 0;
  }
  const before = how.mode === 'json' ? null : result();
  const words = language.figures.daily;
  if (before && !again) {
    await tellLines([words.heading(game.title, day), ...told(before, day, game, here)], here);
    await tellLines([words.done()], here);
    return 0;
  }
  if (how.mode !== 'json') await tellLines([words.heading(game.title, day)], here);
  const status = await play({ ...how, game: game.name, seed: dailySeed(day), isNew: again }, here);
  const after = before || how.mode === 'json' ? null : result();
  if (after) await tellLines(told(after, day, game, here), here);
  return status;
}

/** How the deal of the day went the first time, or null where it was not played to its end. */
function resultOf(
  day: Day,
  game: Game,
  { options }: Pick<PlayRequest, 'options'>,
  { place, wishGames }: CommandSetting,
): Finished | null {
  // Most days it was not, and then the history need not be gone through.
  if (!(day in summaryOf(place, wishGames).daily)) return null;
  const isMeant = meantBy(game, options);
  const played = [...gamesFromLast(place, { game: game.name, seed: dailySeed(day) })];
  return played.findLast((one) => !one.isRepeat && isMeant(one)) ?? null;
}

function told(result: Finished, day: Day, game: Game, setting: CommandSetting): string[] {
  const { daily } = summaryOf(setting.place, setting.wishGames);
  const { played, won, longest } = dailyStreak(daily, day);
  const words = setting.language.figures.daily;
  return ['', shareText(result, day, game, setting), words.streak(played, won, longest)];
}

function shareText(
  result: Finished,
  day: Day,
  { title }: Game,
  { language }: CommandSetting,
): string {
  return language.figures.daily.share(title, day, { ...result, isWon: result.outcome === 'won' });
}
