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
  readonly resume?: true;
  readonly again?: true;
  readonly share?: true;
  readonly record: boolean;
}

/** A game to be played. Throws a complaint where flags exclude each other; so do those below. */
export function playRequest(game: string, flags: ReadFlags): PlayRequest {
  const { json = false, line = false, reveal = false } = flags;
  if (json && line) throw new Complaint('--json and --line exclude each other: leave one out');
  if (reveal && !json)
    throw new Complaint('--reveal goes only with --json: add it, or leave --reveal out');
  if (flags.seed !== undefined && flags.deal !== undefined) {
    throw new Complaint('--seed and --deal exclude each other: leave one out');
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
    isNew: flags.new ?? false,
    isDaily: false,
    isResumed: flags.resume ?? false,
    flags: playFlags(flags),
  };
}

/** The seed is the date's, and whether a game is gone on with is decided by whether one waits. */
export function dailyRequest(game: string | null, flags: ReadFlags): Request {
  const { seed, deal, new: isNew, resume } = flags;
  const strange = Object.entries({ seed, deal, new: isNew, resume }).find(
    ([, value]) => value !== undefined,
  );
  if (strange) throw new Complaint(`--${strange[0]} does not go with the daily deal: leave it out`);
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
    throw new Complaint('--resume goes only with --json: a game that waits is gone on with anyway');
  }
  const { seed, deal, new: isNew, record } = flags;
  const against = Object.entries({ seed, deal, new: isNew }).find(
    ([, value]) => value !== undefined,
  );
  if (against)
    throw new Complaint(`--resume and --${against[0]} exclude each other: leave one out`);
  if (!record) throw new Complaint('--resume and --no-record exclude each other: leave one out');
}

/** A lesson. */
export function learnRequest(game: string, flags: ReadFlags): Request {
  const { line = false, seed, deal, json, reveal, new: isNew, resume } = flags;
  const strange = Object.entries({ seed, deal, json, reveal, new: isNew, resume }).find(
    ([, value]) => value !== undefined,
  );
  if (strange) throw new Complaint(`--${strange[0]} does not go with a lesson: leave it out`);
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
