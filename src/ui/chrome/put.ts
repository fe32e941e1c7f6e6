import type { Grid } from '../canvas/grid.ts';
import type { Chrome } from './chrome.ts';
import { putLine } from './line.ts';

/** Puts what stands around a board into cells as Ink would lay it out. */
export function putChrome(grid: Grid, chrome: Chrome): void {
  const { status, message, prompt, keys } = chrome.rows;
  if (status >= 0) putLine(grid, status, chrome.status);
  for (const [i, line] of chrome.lesson.entries()) putLine(grid, status + 1 + i, line);
  putLine(grid, message, chrome.message);
  putLine(grid, prompt, chrome.prompt);
  if (chrome.keys) putLine(grid, keys, chrome.keys);
}
