import { createInterface } from 'node:readline/promises';
import { wrap } from '../../notation/wrap.ts';
import { localDay } from '../../session/calendar.ts';
import { type Wish, wishOn } from '../../session/wish.ts';
import { framed } from '../../session/wishes.ts';
import { readableSummary } from '../store/summary-file.ts';
import { keepWish, madeWishes, wishPath } from '../store/wish-file.ts';
import { summaryNow } from './past.ts';
import type { CommandSetting } from './setting.ts';
import { tellAside, tellJson, tellLines } from './tell.ts';

/** The status where a wish is framed that was not granted. */
const NOT_GRANTED = 1;

export interface WishRequest {
  readonly kind: 'wish';
  /** Only wins on the first play of a deal, with no move taken back. */
  readonly isStrict: boolean;
  readonly json: boolean;
  /** The wish to be kept, '' to keep it to oneself; null where none is framed. */
  readonly frame: string | null;
  /** Tell the wishes that were made. */
  readonly past: boolean;
}

/** Tells how the wish of the day stands, and lets the player frame it once it is granted; gives the exit status. */
export async function tellWish(request: WishRequest, setting: CommandSetting): Promise<number> {
  const { place, clock, wishGames, language } = setting;
  const words = language.figures.wish;
  const { wishes: made, unread } = madeWishes(place);
  if (unread > 0) {
    await tellAside(language.keeping.damagedHistory(unread, wishPath(place)), setting);
  }
  if (request.past) {
    const lines = made.map(({ day, text }) => words.past(day, text));
    await tellLines(lines.length === 0 ? [words.noPast()] : lines, setting);
    return 0;
  }
  const { wish: record } = await summaryNow(setting);
  const wish = wishOn(record, localDay(clock.now()), wishGames, request.isStrict);
  const isMade = made.some(({ day }) => day === wish.day);
  if (request.json) {
    await tellJson({ ...wish, isMade }, setting);
    return 0;
  }
  if (request.frame !== null) {
    if (!wish.isGranted) {
      await tellLines([words.notGranted()], setting);
      return NOT_GRANTED;
    }
    await tellLines([isMade ? words.framed() : keep(wish, request.frame, setting)], setting);
    return 0;
  }
  await tellLines(stateOf(wish, request.isStrict, setting), setting);
  if (!wish.isGranted) return 0;
  await tellLines(['', isMade ? words.framed() : words.granted()], setting);
  if (!isMade) await askForIt(wish, setting);
  return 0;
}

/**
 * After play: lets the player frame the wish at once, where all three came out today and none was made yet. Nothing is
 * said otherwise, nor where there is no player to ask.
 */
export async function offerWish(setting: CommandSetting): Promise<void> {
  const { place, clock, wishGames, language, streams } = setting;
  if (!streams.stdin.isTTY || !streams.stdout.isTTY) return;
  const record = readableSummary(place, wishGames).wish;
  const wish = wishOn(record, localDay(clock.now()), wishGames);
  if (!wish.isGranted || madeWishes(place).wishes.some(({ day }) => day === wish.day)) return;
  await tellLines([language.figures.wish.granted()], setting);
  await askForIt(wish, setting);
}

function stateOf(
  wish: Wish,
  isStrict: boolean,
  { language, catalogue, width }: CommandSetting,
): string[] {
  const words = language.figures.wish;
  const titleOf = (game: string) => catalogue.find(({ name }) => name === game)?.title ?? game;
  return [
    words.heading(wish.day),
    ...wrap(words.rule(isStrict), width),
    '',
    ...wish.parts.flatMap((part) => {
      const [first, ...more] = wrap(words.part(titleOf(part.game), part), width - 2);
      return [`${part.isDone ? '*' : ' '} ${first}`, ...more.map((line) => `  ${line}`)];
    }),
  ];
}

/** Lets the player write the wish down, where there is a player; what is left empty they keep to themselves. */
async function askForIt(wish: Wish, setting: CommandSetting): Promise<void> {
  const { stdin, stdout } = setting.streams;
  if (!stdin.isTTY || !stdout.isTTY) return;
  const reader = createInterface({ input: stdin, output: stdout });
  const closed = new Promise<null>((resolve) => {
    reader.once('close', () => resolve(null));
  });
  const text = await Promise.race([reader.question(setting.language.figures.wish.frame()), closed]);
  reader.close();
  // Whoever goes away without a word may come back to it.
  await tellLines(text === null ? [''] : [keep(wish, text, setting)], setting);
}

/** Keeps the wish of the day; gives what is said of it. */
function keep({ day }: Wish, text: string, { place, language }: CommandSetting): string {
  const wish = { day, text: framed(text) };
  keepWish(place, wish);
  const words = language.figures.wish;
  return wish.text === '' ? words.notKept() : words.kept();
}
