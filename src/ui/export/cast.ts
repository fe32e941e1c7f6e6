import { UNKNOWN } from '../canvas/brush.ts';
import { diff } from '../canvas/diff.ts';
import type { Grid } from '../canvas/grid.ts';

/** What a recording is called, and how long each screen is shown. */
export interface Recording {
  readonly title: string;
  /** In seconds. */
  readonly pace: number;
}

/** How long the last screen stays, in seconds, before a player begins anew. */
const REST = 3;

/**
 * Screens one after another as a recording for asciinema: its file format, version 2
 * (docs.asciinema.org/manual/asciicast/v2). Only what changes from screen to screen is in it.
 */
export function castOf(screens: readonly Grid[], { title, pace }: Recording): string {
  const [first] = screens;
  if (!first) throw new Error('a recording of no screens');
  const head = {
    version: 2,
    width: first.columns,
    height: first.rows,
    title,
    env: { TERM: 'xterm-256color' },
  };
  let tip = UNKNOWN;
  const events = screens.flatMap((screen, i) => {
    const { bytes, tip: left } = diff(screens[i - 1] ?? null, screen, '256', tip);
    tip = left;
    return bytes === '' ? [] : [[rounded(i * pace), 'o', bytes]];
  });
  const end = [rounded((screens.length - 1) * pace + REST), 'o', ''];
  return [head, ...events, end].map((line) => `${JSON.stringify(line)}\n`).join('');
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
