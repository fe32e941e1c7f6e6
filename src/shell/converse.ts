import { replayTalk } from '../app/replay-talk.ts';
import { chooseTalk, gameTalk, lessonTalk, type Talk, type TalkSetting } from '../app/talk.ts';
import { lessons } from '../games/lessons/index.ts';
import { english } from '../notation/language/en/english.ts';
import type { Game } from '../rules/game.ts';
import type { Session } from '../session/session.ts';
import { freshSeed } from './fresh-seed.ts';
import { playLines } from './line.ts';
import type { Output } from './output.ts';
import type { Keeper } from './store/keeper.ts';
import type { Streams } from './streams.ts';
import type { Learning } from './world.ts';

/** How a conversation is to look, and where it takes place. */
export interface Place {
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
}

/** Plays a game line by line; gives the exit status, as all of these do. */
export function playGame(session: Session, place: Place): Promise<number> {
  return converse(gameTalk(session, settingOf(place)), place);
}

export function takeLesson({ game, options }: Learning, place: Place): Promise<number> {
  return converse(lessonTalk(game, options, null, settingOf(place)), place);
}

/** Lets a game be seen again, step by step. */
export function seeReplay(session: Session, place: Place): Promise<number> {
  return converse(replayTalk(session, settingOf(place)), place);
}

/** Lets a player who listens choose a game. */
export function chooseGame(catalogue: readonly Game[], place: Place): Promise<number> {
  return converse(chooseTalk(catalogue, settingOf(place)), place);
}

function converse(talk: Talk, { streams, output, inWords, keeper }: Place): Promise<number> {
  return playLines(talk, streams, output, inWords, keeper);
}

function settingOf({ inWords, ascii, width, preface, keeper }: Place): TalkSetting {
  const resume = (game: Game) => keeper.resume(game);
  const lessonFor = ({ name }: Game) => lessons[name] ?? null;
  return { language: english, inWords, ascii, width, preface, freshSeed, lessonFor, resume };
}
