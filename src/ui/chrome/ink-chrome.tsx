import type { ReactNode } from 'react';
import { readFrame } from '../canvas/ansi.ts';
import type { Grid } from '../canvas/grid.ts';
import { GameList } from '../list/list.tsx';
import type { ChromePainter } from '../screen.ts';
import { Frame } from './frame.tsx';
import { InkHost } from './ink-host.ts';
import { putChrome } from './put.ts';

/**
 * The text of the screen drawn by Ink. A frame is laid out anew only when something in it has changed; the few lines
 * around a table, which change with every move, need no laying out at all, and are not worth the wait.
 */
export class InkChrome implements ChromePainter {
  readonly drawsPages = true;
  #host: InkHost | null = null;
  #drawn: { readonly key: string; readonly grid: Grid } | null = null;

  readonly table: ChromePainter['table'] = (grid, chrome, page) => {
    if (!page) {
      putChrome(grid, chrome);
      return;
    }
    const { columns, rows } = grid;
    this.#draw(grid, [chrome, page], () => (
      <Frame chrome={chrome} page={page} columns={columns} rows={rows} />
    ));
  };

  readonly list: ChromePainter['list'] = (grid, screen, page) => {
    const { columns, rows } = grid;
    this.#draw(grid, [screen, page], () => (
      <GameList screen={screen} page={page} columns={columns} rows={rows} />
    ));
  };

  close(): void {
    this.#host?.close();
    this.#host = null;
  }

  #draw(grid: Grid, content: unknown, element: () => ReactNode): void {
    const { columns, rows } = grid;
    const key = JSON.stringify([content, columns, rows]);
    if (this.#drawn?.key !== key) {
      this.#drawn = { key, grid: this.#layOut(element(), columns, rows) };
    }
    grid.paste(this.#drawn.grid);
  }

  #layOut(element: ReactNode, columns: number, rows: number): Grid {
    this.#host ??= new InkHost(element, columns, rows);
    return readFrame(this.#host.frame(element, columns, rows), columns, rows);
  }
}
