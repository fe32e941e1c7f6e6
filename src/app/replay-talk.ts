import { asOnLatinKeys } from '../command/translate.ts';
import { spelled } from '../notation/ascii.ts';
import { commandLines } from '../notation/help-page.ts';
import type { ReplayWord } from '../notation/language/figures.ts';
import type { Session } from '../session/session.ts';
import { lineGreeting } from './line-mode.ts';
import { positionOf, type Replay, startReplay, stepped, tellReplay, wentTo } from './replay.ts';
import { gameTalk, type Talk, type TalkAnswer, type TalkSetting } from './talk.ts';

const WORDS: readonly ReplayWord[] = [
  'next',
  'back',
  'to',
  'start',
  'end',
  'all',
  'play',
  'help',
  'quit',
];

/** A replay as a conversation, line by line: steps are asked for, and the table is told after each. */
export function replayTalk(session: Session, setting: TalkSetting): Talk {
  return talkOf(startReplay(session), setting);
}

function talkOf(replay: Replay, setting: TalkSetting): Talk {
  const self: Talk = {
    session: null,
    greeting: () => [...tableOf(replay, setting), ...spelled(commandsOf(setting), setting)],
    completions: (begun) => WORDS.filter((word) => word.startsWith(begun.trim().toLowerCase())),
    answer: (line) => {
      const [first = '', number] = line.trim().toLowerCase().split(/\s+/u);
      const typed = first === '' ? '' : wordFor(first, setting);
      const word = typed === '' ? 'next' : WORDS.find((one) => one.startsWith(typed));
      const count = number === undefined ? 1 : Number(number);
      const isUnknown = !word || !Number.isInteger(count) || count < 0;
      if (isUnknown || (word === 'to' && number === undefined)) {
        const { replay: words } = setting.language.figures;
        return { talk: self, lines: spelled([words.unknown(line.trim())], setting), isOver: false };
      }
      return obey(replay, word, count, self, setting);
    },
  };
  return self;
}

/** A word of the language, or typed with another keyboard left on, as it is in every language. */
function wordFor(typed: string, { language }: TalkSetting): string {
  const { words } = language.figures.replay;
  const own = WORDS.find((word) => words[word].startsWith(typed));
  return own ?? asOnLatinKeys(typed);
}

function obey(
  replay: Replay,
  word: ReplayWord,
  count: number,
  self: Talk,
  setting: TalkSetting,
): TalkAnswer {
  const shown = (next: Replay): TalkAnswer => ({
    talk: talkOf(next, setting),
    lines: tableOf(next, setting),
    isOver: false,
  });
  switch (word) {
    case 'next':
      return shown(stepped(replay, count));
    case 'back':
      return shown(stepped(replay, -count));
    case 'to':
      return shown(wentTo(replay, count));
    case 'start':
      return shown(wentTo(replay, 0));
    case 'end':
      return shown(wentTo(replay, replay.whole.at));
    case 'all':
      return all(replay, setting);
    case 'help':
      return { talk: self, lines: spelled(commandsOf(setting), setting), isOver: false };
    case 'quit':
      return { talk: self, lines: [], isOver: true };
    case 'play': {
      const preface = setting.language.figures.replay.playOn();
      const { at, moves, joined } = positionOf(replay);
      const session: Session = {
        ...replay.whole,
        at,
        moves: moves.slice(0, at),
        joined: joined.filter((index) => index < at),
        isResigned: false,
      };
      const talk = gameTalk(session, { ...setting, preface });
      return { talk, lines: talk.greeting(), isOver: false };
    }
  }
}

/** Every step from here to the end. */
function all(replay: Replay, setting: TalkSetting): TalkAnswer {
  const lines: string[] = [];
  let now = replay;
  while (now.at < replay.whole.at) {
    now = stepped(now, 1);
    lines.push(...tableOf(now, setting));
  }
  return { talk: talkOf(now, setting), lines, isOver: false };
}

/** Where the replay stands, and the table then. */
function tableOf(replay: Replay, setting: TalkSetting): string[] {
  const greeting = lineGreeting(positionOf(replay), { ...setting, preface: null });
  // The last line tells how to go on with a game.
  return [...spelled([tellReplay(replay, setting.language)], setting), ...greeting.slice(0, -1)];
}

function commandsOf({ language, width }: TalkSetting): readonly string[] {
  return commandLines(language.figures.replay.commands, width);
}
