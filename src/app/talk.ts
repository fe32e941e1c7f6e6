import { completions } from '../command/complete.ts';
import { findGame, type Named } from '../command/find-game.ts';
import { readCommand } from '../command/read.ts';
import { translate } from '../command/translate.ts';
import type { Fortune } from '../rules/fortune.ts';
import type { Game, Options } from '../rules/game.ts';
import type { Lesson } from '../rules/lesson.ts';
import { chooseOptions } from '../session/options.ts';
import { open, type Session } from '../session/session.ts';
import type { Telling } from '../session/telling.ts';
import { type Asked, askedFor } from './counsel.ts';
import { fortuneTalk } from './fortune/talk.ts';
import type { Judgement } from './insight.ts';
import { courseOf } from './lesson/course.ts';
import { lineFace, readerFace } from './lesson/lesson-faces.ts';
import {
  type LessonState,
  lessonAnswer,
  lessonGreeting,
  lessonStart,
} from './lesson/lesson-mode.ts';
import {
  type LineAnswer,
  type LineSetting,
  lineAnswer,
  lineGreeting,
  lineJudged,
  NO_MEMORY,
} from './line-mode.ts';
import {
  type ReaderAnswer,
  type ReaderState,
  readerAnswer,
  readerGreeting,
  readerJudged,
  readerStart,
} from './reader-mode.ts';

/** A conversation with a player, line by line. It never changes; each answer leads to the next. */
export interface Talk {
  /** What is said before the first line. */
  greeting(): readonly string[];
  /** Takes a line. Never throws, whatever the text. */
  answer(line: string): TalkAnswer;
  /** The whole lines to which what is begun may be completed. */
  completions(begun: string): readonly string[];
  /** The game that is played; null while none is. */
  readonly session: Session | null;
  /** The fortune that is told, to be kept; left out where none is. */
  readonly telling?: Telling;
  /** Whether a hint was given just now, which is to be counted. */
  readonly isHinted?: boolean;
  /** What a solver has to judge before the next line is taken; null or left out where nothing is waited for. */
  readonly asking?: Asking | null;
}

/** A position to be judged, and how it goes on once it is. */
export interface Asking extends Asked {
  judged(judgement: Judgement): TalkAnswer;
}

/** What follows of one line: the conversation now, and lines for the player. */
export interface TalkAnswer {
  readonly talk: Talk;
  readonly lines: readonly string[];
  readonly isOver: boolean;
}

/** What a conversation needs from outside. */
export interface TalkSetting extends LineSetting {
  /** For a player who listens: everything in words, one thing after another. */
  readonly inWords: boolean;
  /** The lesson that was written for a game, if one was. */
  readonly lessonFor: (game: Game) => Lesson | null;
  /** The game of this kind that waits to be gone on with, or null. */
  readonly resume: (game: Game) => Session | null;
  /** A telling of this fortune: the one that was left, or a new one. */
  readonly telling: (fortune: Fortune) => Telling;
}

/** A game, for eyes or for ears. */
export function gameTalk(session: Session, setting: TalkSetting): Talk {
  return setting.inWords ? readerTalk(readerStart(session), setting) : lineTalk(session, setting);
}

/** A lesson; when it is left, what was before goes on, or a game begins, or nothing is left to say. */
export function lessonTalk(
  game: Game,
  options: Options,
  before: Talk | null,
  setting: TalkSetting,
): Talk {
  const { language } = setting;
  const course = courseOf(game, options, setting.lessonFor(game), language);
  const face = setting.inWords
    ? readerFace(language)
    : lineFace(language, setting.ascii, setting.width);
  const talk = (state: LessonState): Talk => ({
    session: null,
    greeting: () => lessonGreeting(state, face),
    completions: (begun) => completions(begun, state.session, setting.language),
    answer: (line) => {
      const { state: next, lines, left } = lessonAnswer(state, line, face);
      if (left === null) return { talk: talk(next), lines, isOver: false };
      if (before) return { talk: before, lines: before.greeting(), isOver: false };
      if (left === 'quit') return { talk: talk(next), lines, isOver: true };
      const played = gameTalk(open(game, options, { seed: setting.freshSeed() }), setting);
      return { talk: played, lines: played.greeting(), isOver: false };
    },
  });
  return talk(lessonStart(course));
}

/** The line with its first word as it is in every language; the name of a game stays as it is typed. */
function inCommonWords(line: string): string {
  const [first = '', ...rest] = line.trim().split(/\s+/u);
  return [translate(first, ['learn', 'quit']), ...rest].join(' ');
}

/** The choice of a game, for a player who listens. */
export function chooseTalk(
  catalogue: readonly Game[],
  fortunes: readonly Fortune[],
  setting: TalkSetting,
): Talk {
  const { speech, list, fortune: words } = setting.language;
  const titles = [...catalogue.map(({ title }) => title), ...fortunes.map(() => words.title)];
  const self: Talk = {
    session: null,
    greeting: () => speech.choose(titles),
    completions: (begun) =>
      [...catalogue, ...fortunes]
        .map(({ name }) => name)
        .filter((name) => name.startsWith(begun.toLowerCase())),
    answer: (line) => {
      const [word = '', ...rest] = inCommonWords(line).split(/\s+/u);
      if (word === '') return { talk: self, lines: [], isOver: false };
      if (/^(?:q|quit|exit)$/iu.test(word)) return { talk: self, lines: [], isOver: true };
      const isLesson = word.toLowerCase() === 'learn' && rest.length > 0;
      const named = isLesson ? rest.join(' ') : line.trim();
      const fortune = fortunes[Number(named) - 1 - catalogue.length] ?? foundIn(named, fortunes);
      if (fortune && !isLesson && !gameNamed(named, catalogue)) {
        const told = fortuneTalk(setting.telling(fortune), false, setting);
        return { talk: withList(told, self), lines: told.greeting(), isOver: false };
      }
      const game = catalogue[Number(named) - 1] ?? gameNamed(named, catalogue);
      if (game === null) {
        return { talk: self, lines: [speech.inWords(list.noGame(named, null))], isOver: false };
      }
      const options = defaultsOf(game);
      const begun = isLesson
        ? lessonTalk(game, options, self, setting)
        : gameTalk(
            setting.resume(game) ?? open(game, options, { seed: setting.freshSeed() }),
            setting,
          );
      return { talk: withList(begun, self), lines: begun.greeting(), isOver: false };
    },
  };
  return self;
}

/** A conversation from which `list` leads back to the choice of a game. */
function withList(talk: Talk, list: Talk): Talk {
  const { asking = null } = talk;
  const answered = (answer: TalkAnswer) => ({ ...answer, talk: withList(answer.talk, list) });
  return {
    ...talk,
    answer: (line) => {
      if (translate(line.trim(), ['list']).match(/^(?:list|games)$/iu)) {
        return { talk: list, lines: list.greeting(), isOver: false };
      }
      return answered(talk.answer(line));
    },
    asking: asking && { ...asking, judged: (judgement) => answered(asking.judged(judgement)) },
  };
}

function lineTalk(
  session: Session,
  setting: TalkSetting,
  memory = NO_MEMORY,
  isHinted = false,
): Talk {
  const answered = (answer: LineAnswer): TalkAnswer => {
    const later: TalkSetting = { ...setting, preface: null };
    const isNew = answer.memory.tally.hints > memory.tally.hints;
    return { ...answer, talk: lineTalk(answer.session, later, answer.memory, isNew) };
  };
  const asked = askedFor(session, memory, setting);
  const self: Talk = {
    session,
    isHinted,
    asking: asked && {
      ...asked,
      judged: (judgement) => answered(lineJudged(session, asked, judgement, setting, memory)),
    },
    greeting: () => lineGreeting(session, setting, memory),
    completions: (begun) => completions(begun, session, setting.language),
    answer: (line) => {
      if (isToLearn(line, session, setting)) return lesson(session, self, setting);
      return answered(lineAnswer(session, line, setting, memory));
    },
  };
  return self;
}

function readerTalk(state: ReaderState, setting: TalkSetting, isHinted = false): Talk {
  const answered = ({ state: next, lines, isOver }: ReaderAnswer): TalkAnswer => {
    const isNew = next.memory.tally.hints > state.memory.tally.hints;
    return { talk: readerTalk(next, setting, isNew), lines, isOver };
  };
  const asked = askedFor(state.session, state.memory, setting);
  const self: Talk = {
    session: state.session,
    isHinted,
    asking: asked && {
      ...asked,
      judged: (judgement) => answered(readerJudged(state, asked, judgement, setting)),
    },
    greeting: () => readerGreeting(state, setting),
    completions: (begun) => completions(begun, state.session, setting.language),
    answer: (line) => {
      if (isToLearn(line, state.session, setting)) return lesson(state.session, self, setting);
      return answered(readerAnswer(state, line, setting));
    },
  };
  return self;
}

function isToLearn(line: string, session: Session, { language }: TalkSetting): boolean {
  const reading = readCommand(line, session, language);
  return reading.kind === 'order' && reading.order === 'learn';
}

function lesson({ game, options }: Session, before: Talk, setting: TalkSetting): TalkAnswer {
  const talk = lessonTalk(game, options, before, setting);
  return { talk, lines: talk.greeting(), isOver: false };
}

function gameNamed(word: string, catalogue: readonly Game[]): Game | null {
  return foundIn(word, catalogue);
}

function foundIn<Kind extends Named>(word: string, all: readonly Kind[]): Kind | null {
  const found = findGame(word, all);
  return 'game' in found ? found.game : null;
}

function defaultsOf(game: Game): Options {
  const read = chooseOptions(game, {});
  if ('fault' in read) throw new Error(`${game.name} has no defaults`);
  return read.options;
}
