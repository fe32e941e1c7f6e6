import { endOf } from '../../app/replay.ts';
import { shownStatus } from '../../app/shown-status.ts';
import { readCommand } from '../../command/read.ts';
import { boardText } from '../../notation/board-text.ts';
import type { Language } from '../../notation/language/language.ts';
import { type RecordFault, readRecord } from '../../session/record.ts';
import { type Session, statusOf } from '../../session/session.ts';
import { viewOf } from '../../session/view.ts';
import { Complaint } from '../complaint.ts';
import { faultText, gameText } from './replay-source.ts';
import type { CommandSetting } from './setting.ts';
import { tellJson, tellLines } from './tell.ts';

/** The status of `verify`: 0 where the game is won. */
export const VERDICTS = { won: 0, lost: 1, playing: 3, illegal: 4 } as const;

export interface VerifyRequest {
  readonly kind: 'verify';
  readonly source: string;
  readonly json: boolean;
}

/**
 * Plays a replay without a screen and tells what it comes to: won, lost or not finished, or its first move that is not
 * possible, with the table before it. The exit status says which. What cannot be read as a replay is a complaint.
 */
export async function verify(
  { source, json }: VerifyRequest,
  setting: CommandSetting,
): Promise<number> {
  const { lines, report, status } = verdictOf(await gameText(source, setting), setting);
  await (json ? tellJson(report, setting) : tellLines(lines, setting));
  return status;
}

function verdictOf(text: string, setting: CommandSetting): Verdict {
  const session = readRecord(text, setting.catalogue);
  if (!('fault' in session)) return ended(session, setting);
  if (session.fault === 'illegal-move') return illegal(session, text, setting);
  throw new Complaint(faultText(session, setting.language));
}

interface Verdict {
  readonly lines: readonly string[];
  readonly report: Readonly<Record<string, unknown>>;
  readonly status: number;
}

function ended(session: Session, { language }: CommandSetting): Verdict {
  const { game, deal, options, at } = session;
  const verdict = statusOf(session);
  const named = deal.seed ?? language.figures.ownDeal();
  return {
    lines: [`${game.title}, ${named}: ${endOf(session, language)}`],
    report: { verdict, game: game.name, seed: deal.seed ?? null, options, moves: at },
    status: VERDICTS[verdict],
  };
}

function illegal(
  { line, text: words }: Extract<RecordFault, { readonly fault: 'illegal-move' }>,
  text: string,
  { catalogue, language, width }: CommandSetting,
): Verdict {
  const lines = text.split(/\r\n|\r|\n/u).slice(0, line - 1);
  const before = readRecord(lines.join('\n'), catalogue);
  if ('fault' in before)
    throw new Error(`a replay reads otherwise the second time: ${before.fault}`);
  // After moves that were undone, the table is where they led.
  const session: Session = { ...before, at: before.moves.length };
  const reading = readCommand(words.replace(/^and /u, ''), session, language);
  const why = reading.kind === 'refused' ? reading.message : '';
  const board = boardOf(session, language, width);
  return {
    lines: [language.figures.replay.illegal(line, words, why), '', ...board],
    report: { verdict: 'illegal', line, command: words, message: why, moves: session.at },
    status: VERDICTS.illegal,
  };
}

function boardOf(session: Session, language: Language, width: number): string[] {
  const view = viewOf(session);
  return boardText(view.piles, shownStatus(session, view, 'book'), language, width);
}
