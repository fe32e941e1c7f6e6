import { type ChromePainter, PLAIN_PAINTER } from '../../ui/screen.ts';
import type { ClosingPainter } from '../program-options.ts';

/**
 * What draws the text of a screen for players far away: straight into the cells, which costs a thousandth of a layout
 * and no memory, and by one Ink for all only where a page lies over it.
 */
export class SharedPainter {
  #ink: ChromePainter | null = null;

  /** Loads what pages need, once for all. */
  async load(): Promise<ClosingPainter> {
    this.#ink ??= new (await import('../../ui/chrome/ink-chrome.tsx')).InkChrome();
    const ink = this.#ink;
    return {
      drawsPages: true,
      table: (grid, chrome, page) => (page ? ink : PLAIN_PAINTER).table(grid, chrome, page),
      list: (grid, screen, page) => (page ? ink : PLAIN_PAINTER).list(grid, screen, page),
      close: () => {},
    };
  }
}
