import type { Difficulty } from '../session/proven.ts';
import { Complaint } from './complaint.ts';
import type { PlayFlags } from './flags.ts';
import type { PlayRequest, Request } from './request.ts';

/** The flags of a game as commander reads them. */
export interface ReadFlags {
  readonly seed?: string;
  readonly deal?: string;
  readonly option?: readonly string[];
  readonly json?: true;
  readonly reveal?: true;
  readonly line?: true;
  readonly ascii?: true;
  readonly ambiguousWide?: true;
  readonly color: boolean;
  readonly theme?: string;
  readonly mouse: boolean;
  readonly animation: boolean;
  readonly screenReader?: true;
  readonly new?: true;
  readonly winnable?: true;
  readonly difficulty?: Difficulty;
  readonly resume?: true;
  readonly again?: true;
  readonly share?: true;
  readonly significator?: string;
  readonly gentle?: true;
  readonly record: boolean;
}

/** A game to be played. Throws a complaint where flags exclude each other; so do those below. */
export function playRequest(game: string, flags: ReadFlags): PlayRequest {
  const { json = false, line = false, reveal = false } = flags;
  if (json && line) throw new Complaint((say) => say.exclude('--json', '--line'));
  if (reveal && !json) throw new Complaint((say) => say.onlyWith('--reveal', '--json'));
  if (flags.seed !== undefined && flags.deal !== undefined) {
    throw new Complaint((say) => say.exclude('--seed', '--deal'));
  }
  checkResume(flags);
  return {
    kind: 'play',
    game,
    seed: flags.seed ?? null,
    deal: flags.deal ?? null,
    options: flags.option ?? [],
    mode: json ? 'json' : line ? 'line' : 'table',
    reveal,
    winnable: winnableIn(flags),
    isNew: flags.new ?? false,
    isDaily: false,
    isResumed: flags.resume ?? false,
    significator: flags.significator ?? null,
    isGentle: flags.gentle ?? false,
    flags: playFlags(flags),
  };
}

/** How hard a deal that can be won is to be, or null. Throws a complaint where the deal is named already. */
function winnableIn(flags: ReadFlags): Difficulty | null {
  const { winnable, difficulty, seed, deal, resume } = flags;
  if (!winnable && difficulty === undefined) return null;
  const flag = winnable ? '--winnable' : '--difficulty';
  const against = Object.entries({ seed, deal, resume }).find(([, value]) => value !== undefined);
  if (against) throw new Complaint((say) => say.exclude(flag, `--${against[0]}`));
  return difficulty ?? 'any';
}

/** The seed is the date's, and whether a game is gone on with is decided by whether one waits. */
export function dailyRequest(game: string | null, flags: ReadFlags): Request {
  const { seed, deal, new: isNew, resume, winnable, difficulty } = flags;
  const strange = Object.entries({ seed, deal, new: isNew, resume, winnable, difficulty }).find(
    ([, value]) => value !== undefined,
  );
  if (strange) throw new Complaint((say) => say.notForDaily(`--${strange[0]}`));
  const { again = false, share = false } = flags;
  return {
    kind: 'daily',
    game,
    again,
    share,
    play: { ...playRequest('', flags), isDaily: true },
  };
}

/** What cannot be had together with a game that waits. */
function checkResume(flags: ReadFlags): void {
  if (!flags.resume) return;
  if (!flags.json) {
    throw new Complaint((say) => say.resumeIsForPrograms());
  }
  const { seed, deal, new: isNew, record } = flags;
  const against = Object.entries({ seed, deal, new: isNew }).find(
    ([, value]) => value !== undefined,
  );
  if (against) throw new Complaint((say) => say.exclude('--resume', `--${against[0]}`));
  if (!record) throw new Complaint((say) => say.exclude('--resume', '--no-record'));
}

/** A lesson. */
export function learnRequest(game: string, flags: ReadFlags): Request {
  const { line = false, seed, deal, json, reveal, new: isNew, resume } = flags;
  const { winnable, difficulty } = flags;
  const strange = Object.entries({
    seed,
    deal,
    json,
    reveal,
    new: isNew,
    resume,
    winnable,
    difficulty,
  }).find(([, value]) => value !== undefined);
  if (strange) throw new Complaint((say) => say.notForLesson(`--${strange[0]}`));
  return {
    kind: 'learn',
    game,
    options: flags.option ?? [],
    mode: line ? 'line' : 'table',
    flags: playFlags(flags),
  };
}

/** How the program looks, as far as it was said. */
export function playFlags(flags: ReadFlags): PlayFlags {
  return {
    mouse: flags.mouse,
    animation: flags.animation,
    screenReader: flags.screenReader ?? false,
    record: flags.record,
    ...(flags.theme === undefined ? {} : { theme: flags.theme }),
    ...(flags.color ? {} : { color: 'none' }),
    ...(flags.ascii || flags.ambiguousWide ? { unicode: false } : {}),
  };
}
