import type { Language } from '../notation/language/language.ts';
import type { PlayFlags } from './flags.ts';
import type { Here } from './here.ts';
import type { Streams } from './streams.ts';
import { detectCaps } from './terminal/caps.ts';

/** The smallest terminal on which the full-screen game has room. */
const LEAST_COLUMNS = 40;
const LEAST_ROWS = 12;

/** What a game is seen on. */
export interface Surface {
  /** Whether it is the full screen; otherwise it is lines. */
  readonly isFull: boolean;
  /** For a player who listens. */
  readonly inWords: boolean;
  readonly ascii: boolean;
  /** What is said before anything else, or null. */
  readonly preface: string | null;
}

/** What a player sees a game on who asked for it in this way, in the terminal that there is. */
export function surfaceFor(
  { mode, flags }: { readonly mode: 'table' | 'line' | 'json'; readonly flags: PlayFlags },
  { streams, env, language }: Here,
): Surface {
  const { stdin, stdout } = streams;
  const isTTY = (stdin.isTTY ?? false) && (stdout.isTTY ?? false);
  const { fullScreen, unicode } = detectCaps(env, { isTTY, flags });
  // Ink's own variable, which players who listen may have set for other programs.
  const inWords = flags.screenReader || env['INK_SCREEN_READER'] === 'true';
  const isMeant = mode === 'table' && fullScreen && !inWords;
  const preface = isMeant ? smallness(streams, language) : null;
  return { isFull: isMeant && preface === null, inWords, ascii: !unicode, preface };
}

/** Why a terminal is too small for the full-screen game, or null. One that does not tell its size is big enough. */
function smallness(
  { stdout: { columns = 0, rows = 0 } }: Streams,
  { complaints }: Language,
): string | null {
  if (columns === 0 || rows === 0 || (columns >= LEAST_COLUMNS && rows >= LEAST_ROWS)) return null;
  return complaints.tooSmall(columns, rows, LEAST_COLUMNS, LEAST_ROWS);
}
