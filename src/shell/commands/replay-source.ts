import { open } from 'node:fs/promises';
import { fortunes } from '../../games/index.ts';
import type { Language } from '../../notation/language/language.ts';
import { cutWord } from '../../notation/language/quote.ts';
import { type RecordFault, readRecord, writeRecord } from '../../session/record.ts';
import { readSave } from '../../session/save-text.ts';
import type { Session } from '../../session/session.ts';
import type { Telling } from '../../session/telling.ts';
import { looksLikeTelling, readTellingText } from '../../session/telling-text.ts';
import { Complaint } from '../complaint.ts';
import { looksLikeCode, recordInCode } from '../store/code.ts';
import { replayPath } from '../store/replay-file.ts';
import { codeOf } from '../store/whole-file.ts';
import type { CommandSetting } from './setting.ts';

/** In bytes; the longest game has a tenth of that. Whatever is longer is no replay. */
const LONGEST = 1_000_000;

/**
 * The text of a replay: of a file, of one of the player's own by its name, of a code, or with `-` of standard input.
 * Throws a complaint where there is none.
 */
async function replayText(source: string, setting: CommandSetting): Promise<string> {
  const text = await sourceText(source, setting);
  return text.startsWith('patience save ') ? recordOfSave(source, text, setting) : text;
}

/** The same of a game alone: a telling of fortunes cannot be won, so there is nothing to be checked or drawn. */
export async function gameText(source: string, setting: CommandSetting): Promise<string> {
  const text = await replayText(source, setting);
  if (looksLikeTelling(text)) throw new Complaint((say) => say.replayIsNoGame());
  return text;
}

async function sourceText(source: string, setting: CommandSetting): Promise<string> {
  const { language, place, isHosted } = setting;
  const words = language.figures.replay;
  if (source === '-') return standardInput(setting);
  const text = isHosted ? null : await fileText(source);
  if (text !== null) return text;
  const own = /^[\w-]+$/u.test(source) ? await fileText(replayPath(place, source)) : null;
  if (own !== null) return own;
  if (!looksLikeCode(source)) throw new Complaint(words.noSource(source));
  const record = recordInCode(source);
  if (record === null) throw new Complaint(words.damagedCode());
  return record;
}

/** A game in hand may be seen as well, as far as it was played. */
function recordOfSave(
  source: string,
  text: string,
  { catalogue, language }: CommandSetting,
): string {
  const read = readSave(text, catalogue);
  if ('fault' in read) throw new Complaint(language.keeping.spoiled(read, `"${cutWord(source)}"`));
  return writeRecord(read.save.session);
}

/** The game of a replay. Throws a complaint where it cannot be played to its end. */
export async function replaySession(source: string, setting: CommandSetting): Promise<Session> {
  const session = readRecord(await gameText(source, setting), setting.catalogue);
  if ('fault' in session) throw new Complaint(faultText(session, setting.language));
  return session;
}

/** The game of a replay, or the telling of fortunes. Throws a complaint where it cannot be seen to its end. */
export async function replaySubject(
  source: string,
  setting: CommandSetting,
): Promise<Session | Telling> {
  const text = await replayText(source, setting);
  const read = looksLikeTelling(text)
    ? readTellingText(text, fortunes)
    : readRecord(text, setting.catalogue);
  if ('fault' in read) throw new Complaint(faultText(read, setting.language));
  return read;
}

/** What is wrong with a text that should be a replay. */
export function faultText(fault: RecordFault, { figures, say }: Language): string {
  const words = figures.replay;
  const { line } = fault;
  switch (fault.fault) {
    case 'not-a-record':
      return words.notARecord(line);
    case 'other-form':
      return words.otherForm(line, fault.version);
    case 'unknown-game':
      return words.unknownGame(line, fault.game);
    case 'other-rules':
      return words.otherRules(line, fault.game, fault.version);
    case 'bad-option':
      return words.badOption(line, fault.why.name);
    case 'bad-seed':
      return words.wrong(line, say.badSeed(fault.why));
    case 'bad-deal':
      return words.wrong(line, say.badDeal(fault.why));
    case 'no-deal':
      return words.noDeal(line);
    case 'illegal-move':
      return words.illegal(line, fault.text, '');
  }
}

/** The text of a file, or null where there is no such file. Throws a complaint where it cannot be read. */
async function fileText(path: string): Promise<string | null> {
  try {
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      if (size > LONGEST) throw new Complaint((say) => say.replayTooLong(path));
      return await file.readFile('utf8');
    } finally {
      await file.close();
    }
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(codeOf(error))) return null;
    if (codeOf(error) === '') throw error;
    throw new Complaint((say) => say.cannotRead(path, codeOf(error)));
  }
}

async function standardInput({ streams }: CommandSetting): Promise<string> {
  let text = '';
  for await (const chunk of streams.stdin) {
    text += chunk.toString();
    if (text.length > LONGEST) throw new Complaint((say) => say.replayTooLong(null));
  }
  return text;
}
