import { fortuneTalk } from '../app/fortune/talk.ts';
import { replayTalk } from '../app/replay-talk.ts';
import { chooseTalk, gameTalk, lessonTalk, type Talk, type TalkSetting } from '../app/talk.ts';
import { fortunes } from '../games/index.ts';
import { lessons } from '../games/lessons/index.ts';
import { lessonsIn } from '../notation/language/game-texts.ts';
import type { Language } from '../notation/language/language.ts';
import type { Fortune } from '../rules/fortune.ts';
import type { Game } from '../rules/game.ts';
import type { Session } from '../session/session.ts';
import { openTelling, type Telling } from '../session/telling.ts';
import { loadConfig } from './config.ts';
import { freshSeed } from './fresh-seed.ts';
import { playLines } from './line.ts';
import type { Output } from './output.ts';
import type { Keeper } from './store/no-keeper.ts';
import { placeOf } from './store/place.ts';
import type { Streams } from './streams.ts';
import type { Environment } from './terminal/caps.ts';
import type { Learning } from './world.ts';

const MIB = 2 ** 20;

/** How a conversation is to look, and where it takes place. */
export interface Place {
  readonly language: Language;
  readonly streams: Streams;
  readonly output: Output;
  /** For a player who listens. */
  readonly inWords: boolean;
  readonly ascii: boolean;
  /** The width of a line in columns. */
  readonly width: number;
  /** What is said before anything else, or null. */
  readonly preface: string | null;
  readonly keeper: Keeper;
  /** Tells where the player's settings are. */
  readonly env: Environment;
  /** Whether a solver may think for the player. */
  readonly solves: boolean;
}

/** Plays a game line by line; gives the exit status, as all of these do. */
export async function playGame(session: Session, place: Place): Promise<number> {
  return converse(gameTalk(session, await settingOf(place)), place);
}

/** Tells a fortune line by line. */
export async function hearFortune(
  telling: Telling,
  isGentle: boolean,
  place: Place,
): Promise<number> {
  return converse(fortuneTalk(telling, isGentle, await settingOf(place)), place);
}

export async function takeLesson({ game, options }: Learning, place: Place): Promise<number> {
  return converse(lessonTalk(game, options, null, await settingOf(place)), place);
}

/** Lets a game be seen again, step by step. */
export async function seeReplay(session: Session, place: Place): Promise<number> {
  return converse(replayTalk(session, await settingOf(place)), place);
}

/** Lets a player who listens choose a game. */
export async function chooseGame(catalogue: readonly Game[], place: Place): Promise<number> {
  return converse(chooseTalk(catalogue, fortunes, await settingOf(place)), place);
}

function converse(
  talk: Talk,
  { streams, output, inWords, keeper, env, language }: Place,
): Promise<number> {
  const memory = () => {
    const { config } = loadConfig(placeOf(env), language);
    return Number(config.settings['solver-memory']) * MIB;
  };
  return playLines(talk, streams, output, inWords, keeper, memory);
}

async function settingOf({
  language,
  inWords,
  ascii,
  width,
  preface,
  keeper,
  solves,
}: Place): Promise<TalkSetting> {
  const resume = (game: Game) => keeper.resume(game);
  const telling = (fortune: Fortune) =>
    keeper.resumeTelling(fortune) ?? openTelling(fortune, { seed: freshSeed() });
  const told = lessonsIn(await language.lessons(), lessons);
  const lessonFor = ({ name }: Game) => told[name] ?? null;
  const face = { language, inWords, ascii, width, preface };
  return { ...face, hasSolver: solves, freshSeed, lessonFor, resume, telling };
}
