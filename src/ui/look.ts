import type { Settings } from '../app/settings.ts';
import { ASCII, type Glyphs, UNICODE } from './board/glyphs.ts';
import { type Theme, themeFor } from './board/theme.ts';
import type { Depth } from './canvas/depth.ts';
import type { Grid } from './canvas/grid.ts';
import { spellInAscii } from './canvas/spell.ts';
import { type ListTheme, listTheme } from './list/theme.ts';

/** How the screen is drawn. */
export interface Look {
  /** The table and the cards. */
  readonly theme: Theme;
  readonly glyphs: Glyphs;
  /** The list of games, and the lines around a table. */
  readonly list: ListTheme;
  readonly depth: Depth;
}

/** How a player wishes to have the screen drawn on a terminal of this depth, which can show Unicode or not. */
export function lookFor(settings: Settings, depth: Depth, unicode: boolean): Look {
  const { theme, glyphs } = settings;
  const isUnicode = theme !== 'ascii' && (glyphs === 'unicode' || (glyphs === 'auto' && unicode));
  return {
    theme: themeFor(theme, depth),
    glyphs: isUnicode ? UNICODE : ASCII,
    list: listTheme(theme, depth),
    depth,
  };
}

/** The grid, in ASCII where it is to be drawn so. */
export function spelled(grid: Grid, { glyphs }: Look): Grid {
  if (glyphs === ASCII) spellInAscii(grid);
  return grid;
}
