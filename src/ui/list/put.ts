import type { Grid } from '../canvas/grid.ts';
import { putLine } from '../chrome/line.ts';
import type { ListScreen } from './screen.ts';

/** The list put straight into cells: what Ink would draw, for the first frame, which does not wait for Ink. */
export function putList(grid: Grid, screen: ListScreen): void {
  const { top, panel, message, prompt, keys } = screen.layout;
  putLine(grid, 0, screen.heading);
  for (const [i, line] of screen.games.entries()) putLine(grid, top + i, line);
  for (const [i, line] of screen.panel.entries()) putLine(grid, panel.y + i, line, panel.x);
  if (message >= 0) putLine(grid, message, screen.message);
  putLine(grid, prompt, screen.prompt);
  putLine(grid, keys, screen.keys);
}
