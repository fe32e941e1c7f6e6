import { fortuneTalk } from '../app/fortune/talk.ts';
import { replayTalk } from '../app/replay-talk.ts';
import { chooseTalk, gameTalk, lessonTalk, type Talk, type TalkSetting } from '../app/talk.ts';
import { fortunes } from '../games/index.ts';
import { lessons } from '../games/lessons/index.ts';
import { spelled } from '../notation/ascii.ts';
import { lessonsIn } from '../notation/language/game-texts.ts';
import { wrap } from '../notation/wrap.ts';
import type { Fortune } from '../rules/fortune.ts';
import type { Game } from '../rules/game.ts';
import type { Session } from '../session/session.ts';
import { openTelling, type Telling } from '../session/telling.ts';
import { loadConfig } from './config.ts';
import { freshSeed } from './fresh-seed.ts';
import type { Here } from './here.ts';
import { playLines } from './line.ts';
import type { Keeper } from './store/no-keeper.ts';
import type { Surface } from './surface.ts';
import type { Learning } from './world.ts';

const MIB = 2 ** 20;

/** What the program says and is told line by line: how it looks, what is kept of it, and what it is carried out with. */
interface Conversation {
  readonly surface: Surface;
  readonly keeper: Keeper;
  readonly here: Here;
}

/** Plays a game line by line; gives the exit status, as all of these do. */
export async function playGame(session: Session, held: Conversation): Promise<number> {
  return converse(gameTalk(session, await settingOf(held)), held);
}

/** Tells a fortune line by line. */
export async function hearFortune(
  telling: Telling,
  isGentle: boolean,
  held: Conversation,
): Promise<number> {
  return converse(fortuneTalk(telling, isGentle, await settingOf(held)), held);
}

/** Gives a lesson line by line. */
export async function takeLesson({ game, options }: Learning, held: Conversation): Promise<number> {
  return converse(lessonTalk(game, options, null, await settingOf(held)), held);
}

/** Lets a game be seen again, step by step. */
export async function seeReplay(session: Session, held: Conversation): Promise<number> {
  return converse(replayTalk(session, await settingOf(held)), held);
}

/** Lets a player who listens choose a game. */
export async function chooseGame(held: Conversation): Promise<number> {
  return converse(chooseTalk(held.here.catalogue, fortunes, await settingOf(held)), held);
}

function converse(talk: Talk, { surface, keeper, here }: Conversation): Promise<number> {
  const { streams, output, place, language, width } = here;
  const { preface, inWords } = surface;
  const memory = () => Number(loadConfig(place, language).config.settings['solver-memory']) * MIB;
  const before = preface === null ? [] : [...wrap(preface, width), ''];
  const greeting = () => [...spelled(before, surface), ...talk.greeting()];
  return playLines({ ...talk, greeting }, streams, output, inWords, keeper, memory);
}

async function settingOf({ surface, keeper, here }: Conversation): Promise<TalkSetting> {
  const { language, width, solves } = here;
  const { inWords, ascii } = surface;
  const resume = (game: Game) => keeper.resume(game);
  const telling = (fortune: Fortune) =>
    keeper.resumeTelling(fortune) ?? openTelling(fortune, { seed: freshSeed() });
  const told = lessonsIn(await language.lessons(), lessons);
  const lessonFor = ({ name }: Game) => told[name] ?? null;
  const face = { language, inWords, ascii, width, preface: null };
  return { ...face, hasSolver: solves, freshSeed, lessonFor, resume, telling };
}
