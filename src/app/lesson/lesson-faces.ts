import { translate } from '../../command/translate.ts';
import { spelled } from '../../notation/ascii.ts';
import { boardText } from '../../notation/board-text.ts';
import { helpPage } from '../../notation/help-page.ts';
import type { Language } from '../../notation/language/language.ts';
import { rulesPage } from '../../notation/rules-page.ts';
import { wrap } from '../../notation/wrap.ts';
import { machineAt, type Session } from '../../session/session.ts';
import { viewOf } from '../../session/view.ts';
import { announceBetween } from '../announce.ts';
import { readInquiry, tellInquiry } from '../inquiry.ts';
import { helpInWords, rulesInWords } from '../reader-mode.ts';
import { tellBoard } from '../tell-board.ts';
import type { LessonFace } from './lesson-mode.ts';

/** Pages that may be asked for in a lesson. */
const PAGES = ['help', 'rules'] as const;

/** A lesson for eyes, where commands are typed line by line: the table is shown at every step. */
export function lineFace(language: Language, ascii: boolean, width: number): LessonFace {
  const shown = (lines: readonly string[]) => spelled(lines, { ascii });
  return {
    language,
    repeats: true,
    table: (session) => shown(['', ...boardText(viewOf(session).piles, null, language, width), '']),
    change: () => [],
    text: (words) => shown(wrap(words, width)),
    answer: (line, session) => {
      switch (translate(line.trim().toLowerCase(), PAGES)) {
        case 'help':
          return shown([...helpPage(machineAt(session).program.rules, language, width), '']);
        case 'rules':
          return shown([...rulesPage(session.game, session.options, language, width), '']);
        default:
          return null;
      }
    },
  };
}

/** A lesson for ears: a table is told when it is new, and then what changes. */
export function readerFace(language: Language): LessonFace {
  const { speech } = language;
  return {
    language,
    repeats: false,
    table: (session) => tellBoard(viewOf(session), language),
    change: (before, after) => announceBetween(before, after, language),
    text: (words) => [speech.inWords(words)],
    answer: (line, session) => answerInWords(line, session, language),
  };
}

function answerInWords(line: string, session: Session, language: Language): string[] | null {
  const inquiry = readInquiry(line, session);
  if (inquiry) return [...tellInquiry(inquiry, session, language)];
  switch (translate(line.trim().toLowerCase(), PAGES)) {
    case 'help':
      return helpInWords(session, language);
    case 'rules':
      return rulesInWords(session, language);
    default:
      return null;
  }
}
