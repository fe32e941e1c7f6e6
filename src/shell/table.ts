import { randomInt } from 'node:crypto';
import type { Input, MouseInput } from '../app/input.ts';
import type { Effect, Event, Model } from '../app/model.ts';
import { startModel } from '../app/model.ts';
import { update } from '../app/update.ts';
import { english } from '../notation/language/en.ts';
import type { Session } from '../session/session.ts';
import { viewOf } from '../session/view.ts';
import { ASCII, UNICODE } from '../ui/board/glyphs.ts';
import { hit } from '../ui/board/hit.ts';
import { themeNamed, themes } from '../ui/board/theme.ts';
import type { InkChrome } from '../ui/chrome/ink-chrome.tsx';
import { type Look, measureBoard, paintScreen } from '../ui/screen.ts';
import type { PlayFlags } from './flags.ts';
import { detectCaps } from './terminal/caps.ts';
import { type LocalTerminal, localTerminal } from './terminal/local.ts';

/** Two presses on one card within so many milliseconds are a double press. */
const DOUBLE_PRESS = 400;

/**
 * Plays a game full screen in this process's terminal, until the player leaves; gives the exit status. The first
 * frame is painted at once and Ink is loaded after it.
 */
export function playTable(session: Session, flags: PlayFlags): Promise<number> {
  return new Promise((resolve) => new TablePlayer(session, flags, resolve).start());
}

class TablePlayer {
  #model: Model;
  readonly #local: LocalTerminal;
  readonly #look: Look;
  readonly #end: (status: number) => void;
  #ink: InkChrome | null = null;
  #lastPress: { readonly at: number; readonly key: string } | null = null;
  #isOver = false;

  constructor(session: Session, flags: PlayFlags, end: (status: number) => void) {
    this.#model = startModel(session, english);
    this.#end = end;
    const caps = detectCaps(process.env, { isTTY: true, flags });
    this.#look = {
      theme: themeNamed(flags.theme ?? '') ?? themes[0]!,
      glyphs: caps.unicode ? UNICODE : ASCII,
    };
    this.#local = localTerminal({
      depth: caps.depth,
      mouse: flags.mouse ? 'drags' : 'off',
    });
  }

  start(): void {
    const { terminal } = this.#local;
    terminal.onInput((input) => this.#input(input));
    terminal.onResize(() => this.#draw());
    terminal.enter();
    this.#draw();
    void this.#loadInk();
  }

  /** Ink draws the chrome from the moment it is there; until then it is put into the cells directly. */
  async #loadInk(): Promise<void> {
    const { InkChrome } = await import('../ui/chrome/ink-chrome.tsx');
    if (this.#isOver) return;
    this.#ink = new InkChrome();
    this.#draw();
  }

  #input(input: Input): void {
    if (input.type === 'mouse' && !this.#model.page) {
      const event = this.#point(input);
      if (event) this.#happen(event);
    } else this.#happen({ type: 'input', input });
  }

  /** What a pointer event on the screen means on the table. */
  #point(input: MouseInput): Event | null {
    const { action, button } = input;
    const isPress = action === 'press' && button === 'left';
    if (!isPress && action !== 'release') return null;
    const { terminal } = this.#local;
    const { session } = this.#model;
    const measured = measureBoard(session, terminal.columns, terminal.rows);
    const spot = measured && hit(viewOf(session), measured, input.column, input.row - 1);
    if (!isPress) return { type: 'point', action: 'release', spot };
    const key = JSON.stringify(spot);
    const now = performance.now();
    const isDouble = this.#lastPress?.key === key && now - this.#lastPress.at < DOUBLE_PRESS;
    this.#lastPress = isDouble ? null : { at: now, key };
    return { type: 'point', action: isDouble ? 'double' : 'press', spot };
  }

  #happen(event: Event): void {
    if (this.#isOver) return;
    const { model, effects } = update(this.#model, event);
    this.#model = model;
    for (const effect of effects) this.#perform(effect);
    if (!this.#isOver) this.#draw();
  }

  #perform(effect: Effect): void {
    switch (effect.type) {
      case 'seed':
        this.#happen({ type: 'seed', seed: String(randomInt(1, 1_000_000_000)) });
        break;
      case 'quit':
        this.#leave();
        break;
      case 'suspend':
        this.#local.suspend();
        break;
      case 'redraw':
        this.#local.terminal.redraw();
        break;
      case 'bell':
        break;
    }
  }

  #draw(): void {
    const { terminal } = this.#local;
    const { columns, rows } = terminal;
    terminal.draw(paintScreen(this.#model, columns, rows, this.#look, this.#ink?.paint));
  }

  #leave(): void {
    this.#isOver = true;
    this.#ink?.close();
    this.#local.close();
    this.#end(0);
  }
}
