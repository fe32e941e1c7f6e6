import type { Model } from '../../app/model.ts';
import { helpPage } from '../../notation/help-page.ts';
import { rulesPage } from '../../notation/rules-page.ts';
import { machineAt } from '../../session/session.ts';
import { readFrame } from '../canvas/ansi.ts';
import type { Grid } from '../canvas/grid.ts';
import type { ChromePainter } from '../screen.ts';
import type { Chrome } from './chrome.ts';
import { Frame, type PageText } from './frame.tsx';
import { InkHost } from './ink-host.ts';

/** Cells that the frame of a page takes from its width. */
const PAGE_FRAME = 4;

/** The chrome drawn by Ink. A frame is laid out anew only when something in it has changed. */
export class InkChrome {
  #host: InkHost | null = null;
  #drawn: { readonly key: string; readonly grid: Grid } | null = null;

  readonly paint: ChromePainter = (grid, chrome, model) => {
    const page = pageOf(model, grid.columns);
    const key = JSON.stringify([chrome, page, grid.columns, grid.rows]);
    if (this.#drawn?.key !== key) {
      this.#drawn = { key, grid: this.#layOut(chrome, page, grid.columns, grid.rows) };
    }
    grid.paste(this.#drawn.grid);
  };

  close(): void {
    this.#host?.close();
    this.#host = null;
  }

  #layOut(chrome: Chrome, page: PageText | null, columns: number, rows: number): Grid {
    const element = <Frame chrome={chrome} page={page} columns={columns} rows={rows} />;
    this.#host ??= new InkHost(element, columns, rows);
    return readFrame(this.#host.frame(element, columns, rows), columns, rows);
  }
}

function pageOf(model: Model, columns: number): PageText | null {
  const { page, session, language } = model;
  if (!page) return null;
  const width = columns - PAGE_FRAME;
  const lines =
    page.name === 'rules'
      ? rulesPage(session.game, session.options, language, width).slice(1)
      : helpPage(machineAt(session).program.rules, language, width);
  const title = page.name === 'rules' ? session.game.title : language.say.helpTitle();
  return { title, lines, top: page.top, footer: language.say.pageKeys() };
}
