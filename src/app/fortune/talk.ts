import type { Card } from '../../card/card.ts';
import { spelled } from '../../notation/ascii.ts';
import { cardSign } from '../../notation/card-text.ts';
import { fortunePage } from '../../notation/fortune-page.ts';
import { commandLines } from '../../notation/help-page.ts';
import { lyingSign } from '../../notation/reading-text.ts';
import { wrap } from '../../notation/wrap.ts';
import type { Telling } from '../../session/telling.ts';
import type { Talk, TalkAnswer, TalkSetting } from '../talk.ts';
import { completionsOf } from './complete.ts';
import {
  dueOf,
  type Oracle,
  obeyLine,
  oracleOf,
  packetReadings,
  questionOf,
  rowReading,
  seedOf,
  wentOn,
} from './oracle.ts';

/** A fortune told line by line, for eyes or for ears; it may be one that is only seen again. */
export function fortuneTalk(
  telling: Telling,
  isGentle: boolean,
  setting: TalkSetting,
  note: string | null = null,
): Talk {
  return talkOf(oracleOf(telling, isGentle), { ...setting, preface: note ?? setting.preface });
}

function talkOf(oracle: Oracle, setting: TalkSetting): Talk {
  const answer = (next: Oracle, lines: readonly string[]): TalkAnswer => ({
    talk: talkOf(next, { ...setting, preface: null }),
    lines: shown(lines, setting),
    isOver: false,
  });
  const { language } = setting;
  return {
    session: null,
    telling: oracle.telling,
    greeting: () => shown(greeting(oracle, setting), setting),
    completions: (begun) => completionsOf(begun),
    answer: (line) => {
      if (line.trim() === '') {
        const next = wentOn(oracle);
        return answer(
          next,
          next === oracle ? asked(oracle, setting) : changes(oracle, next, setting),
        );
      }
      const result = obeyLine(oracle, line, setting);
      switch (result.kind) {
        case 'refused':
          return answer(oracle, fitted(result.message, setting));
        case 'changed': {
          const said = result.said === null ? [] : [result.said];
          return answer(result.oracle, [...said, ...changes(oracle, result.oracle, setting)]);
        }
        case 'order':
          break;
      }
      switch (result.order) {
        case 'quit':
          return { ...answer(oracle, []), isOver: true };
        case 'help':
          return answer(oracle, [...help(setting), '']);
        case 'rules':
          return answer(oracle, [
            ...fortunePage(oracle.telling.fortune, language, widthOf(setting), oracle.isGentle),
            '',
          ]);
        case 'reading':
          return answer(oracle, [
            ...rowLines(oracle, setting),
            ...packetLines(oracle, setting),
            ...asked(oracle, setting),
          ]);
        default:
          return answer(oracle, [language.say.notHere(result.order)]);
      }
    },
  };
}

function greeting(oracle: Oracle, setting: TalkSetting): string[] {
  const { fortune: words } = setting.language;
  const { preface } = setting;
  return [
    ...(preface === null ? [] : [...fitted(preface, setting), '']),
    words.heading(seedOf(oracle)),
    ...fitted(words.label(oracle.telling.fortune.source), setting),
    ...standing(oracle, setting),
    ...asked(oracle, setting),
  ];
}

/** What has come of a change: what it laid out and what that says, and what is due where that is something else. */
function changes(before: Oracle, next: Oracle, setting: TalkSetting): string[] {
  const { lie } = next;
  const isBack = next.telling.at < before.telling.at || lie.shuffles < before.lie.shuffles;
  const isOther = before.telling.deal !== next.telling.deal;
  const due =
    lie.stage === before.lie.stage && lie.stage !== 'significator' ? [] : asked(next, setting);
  if (isOther) return greeting(next, setting);
  if (isBack) return [...standing(next, setting), ...due];
  const chosen =
    lie.significator === before.lie.significator || lie.significator === null
      ? []
      : [setting.language.fortune.you(cardSign(lie.significator), 0)];
  const isLaid = lie.row.length > before.lie.row.length;
  const laid = isLaid ? laidLines(lie.row, before.lie.row.length, setting) : [];
  const reading = isLaid && lie.stage === 'row' ? ['', ...rowLines(next, setting), ''] : [];
  const turned =
    lie.turned > before.lie.turned ? packetLines(next, setting, before.lie.turned) : [];
  return [...chosen, ...laid, ...reading, ...turned, ...due];
}

/** All that lies there, and what it says. */
function standing(oracle: Oracle, setting: TalkSetting): string[] {
  const { lie } = oracle;
  const you =
    lie.significator === null ? [] : [setting.language.fortune.you(cardSign(lie.significator), 0)];
  if (lie.turned > 0) return [...you, ...packetLines(oracle, setting)];
  if (rowReading(oracle, setting.language.fortune).length > 0) {
    return [...you, ...rowLines(oracle, setting)];
  }
  return [...you, ...laidLines(lie.row, 0, setting)];
}

/** Cards as they are laid out, from a place on. */
function laidLines(row: readonly Card[], from: number, { language }: TalkSetting): string[] {
  const words = language.fortune;
  return row.slice(from).map((card, i) => words.laid(lyingSign(card, words), from + i + 1));
}

/** The first reading: the person, those of a kind, then card after card. */
function rowLines(oracle: Oracle, setting: TalkSetting): string[] {
  const words = setting.language.fortune;
  const { row } = oracle.lie;
  return rowReading(oracle, words).flatMap(({ of, at, text }) =>
    of === 'card'
      ? fitted(`${words.laid(lyingSign(row[at[0]!]!, words), at[0]! + 1)}: ${text}`, setting)
      : fitted(text, setting),
  );
}

/** The packets from a card on that was turned up. */
function packetLines(oracle: Oracle, setting: TalkSetting, from = 0): string[] {
  const words = setting.language.fortune;
  const { packetSize } = oracle.telling.fortune;
  return packetReadings(oracle, words).flatMap(({ name, cards, lines }, packet) =>
    lines.flatMap(({ text }, i) => {
      if (packet * packetSize + i < from) return [];
      const told = fitted(`${lyingSign(cards[i]!, words)}: ${text}`, setting);
      return i === 0 ? [words.packets[name], ...told] : told;
    }),
  );
}

/** What is asked with its answers, or what is to be done. */
function asked(oracle: Oracle, setting: TalkSetting): string[] {
  const words = setting.language.fortune;
  const { text, choices } = questionOf(oracle, words);
  if (choices.length === 0) return fitted(dueOf(oracle, words), setting);
  return [text, ...choices.map((choice, i) => ` ${i + 1} ${choice.text}`)];
}

function help({ language, ...setting }: TalkSetting): string[] {
  return commandLines(language.fortune.commands, widthOf({ ...setting, language }));
}

/** For ears a sentence is a line, however long. */
function widthOf({ inWords, width }: TalkSetting): number {
  return inWords ? Number.POSITIVE_INFINITY : width;
}

function fitted(text: string, setting: TalkSetting): string[] {
  return wrap(text, widthOf(setting), '', '  ');
}

function shown(lines: readonly string[], { inWords, ascii, language }: TalkSetting) {
  if (inWords) {
    return lines.filter((line) => line !== '').map((line) => language.speech.inWords(line.trim()));
  }
  return spelled(lines, { ascii });
}
