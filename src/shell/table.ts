import type { Input, MouseInput } from '../app/input.ts';
import {
  type Program,
  type ProgramEffect,
  type ProgramEvent,
  startProgram,
  updateProgram,
} from '../app/program.ts';
import type { Records } from '../app/records.ts';
import type { Settings } from '../app/settings.ts';
import { english } from '../notation/language/en.ts';
import type { Game, Options } from '../rules/game.ts';
import type { Session } from '../session/session.ts';
import { viewOf } from '../session/view.ts';
import { hit } from '../ui/board/hit.ts';
import type { InkChrome } from '../ui/chrome/ink-chrome.tsx';
import { hitList, listScreen } from '../ui/list/screen.ts';
import { type Look, lookFor } from '../ui/look.ts';
import { measureBoard, paintProgram } from '../ui/screen.ts';
import { loadConfig, saveSettings } from './config.ts';
import type { PlayFlags } from './flags.ts';
import { freshSeed } from './fresh-seed.ts';
import type { Learning } from './main.ts';
import type { Memory } from './memory.ts';
import { withFlags } from './settings.ts';
import { type Keeper, NO_KEEPER } from './store/keeper.ts';
import { type Place, placeOf } from './store/place.ts';
import { type Caps, detectCaps } from './terminal/caps.ts';
import { type LocalTerminal, localTerminal } from './terminal/local.ts';
import type { MouseMode } from './terminal/terminal.ts';

/** Two presses on one card within so many milliseconds are a double press. */
const DOUBLE_PRESS = 400;
const SECOND = 1000;

/** The program full screen: what it begins with, and what remembers games. */
export interface ProgramOptions {
  readonly catalogue: readonly Game[];
  readonly flags: PlayFlags;
  /** The game on the table; without one the list of games is shown. */
  readonly session: Session | null;
  /** A game to be learned first. */
  readonly learn?: Learning | undefined;
  /** Keeps games; without it a game that is left is given up, and that is asked about. */
  readonly keeper?: Keeper;
  /** What is known of the player's games; asked again whenever the list is come back to. */
  readonly records?: () => Records;
}

/**
 * Plays a game full screen in this process's terminal, or without one shows the list of games first, until the player
 * leaves; gives the exit status. Throws a complaint where the flags are wrong.
 */
export function playTable(
  session: Session | null,
  flags: PlayFlags,
  catalogue: readonly Game[],
  memory: Memory,
  learn?: Learning,
): Promise<number> {
  return playProgram({ session, flags, catalogue, learn, ...memory });
}

/**
 * The whole program full screen in this process's terminal: the list of games, and tables. Gives the exit status when
 * the player leaves; throws a complaint where the flags are wrong. The first frame is painted at once, and Ink is
 * loaded after it.
 */
export async function playProgram(options: ProgramOptions): Promise<number> {
  const place = placeOf(process.env);
  const { config, notice } = loadConfig(place, english);
  const settings = withFlags(config.settings, options.flags, english);
  return await new Promise((resolve) => {
    new ProgramPlayer(options, place, settings, resolve).start(notice);
  });
}

class ProgramPlayer {
  #program: Program;
  /** The settings as they were last read or written. */
  #settings: Settings;
  #look: Look;
  readonly #caps: Caps;
  readonly #local: LocalTerminal;
  readonly #keeper: Keeper;
  readonly #records: () => Records;
  readonly #place: Place;
  readonly #end: (status: number) => void;
  readonly #learn: Learning | undefined;
  #ink: InkChrome | null = null;
  #lastPress: { readonly at: number; readonly key: string } | null = null;
  #clock: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(
    options: ProgramOptions,
    place: Place,
    settings: Settings,
    end: (status: number) => void,
  ) {
    const { flags, catalogue, session, keeper = NO_KEEPER, records = () => ({}) } = options;
    this.#keeper = keeper;
    this.#learn = options.learn;
    this.#records = records;
    this.#place = place;
    this.#settings = settings;
    this.#end = end;
    this.#program = startProgram({
      catalogue,
      language: english,
      settings,
      keeps: keeper !== NO_KEEPER,
      records: session ? {} : records(),
      session,
    });
    this.#caps = detectCaps(process.env, { isTTY: true, flags });
    this.#look = lookFor(settings, this.#caps.depth, this.#caps.unicode);
    this.#local = localTerminal({
      depth: this.#caps.depth,
      mouse: mouseMode(settings),
      stopsByKey: false,
      onEnd: () => keeper.leave(),
    });
  }

  start(notice: string | null): void {
    const { terminal } = this.#local;
    terminal.onInput((input) => this.#input(input));
    terminal.onResize(() => this.#draw());
    terminal.enter();
    this.#draw();
    this.#runClock();
    if (this.#program.table) this.#keeper.follow(this.#program.table.session);
    this.#tellNotices();
    if (notice !== null) this.#happen({ type: 'notice', text: notice, tone: 'refusal' });
    if (this.#learn) void this.#teach(this.#learn.game, this.#learn.options);
    void this.#loadInk();
  }

  /** Ink draws the text from the moment it is there; until then it is put into the cells directly. */
  async #loadInk(): Promise<void> {
    const { InkChrome } = await import('../ui/chrome/ink-chrome.tsx');
    if (this.#isOver) return;
    this.#ink = new InkChrome();
    this.#draw();
  }

  #input(input: Input): void {
    const { table, list } = this.#program;
    const isWheel = input.type === 'mouse' && input.action.startsWith('wheel');
    if (input.type !== 'mouse' || isWheel || (table ?? list).page) {
      this.#happen({ type: 'input', input });
      return;
    }
    const event = this.#pointed(input);
    if (event) this.#happen(event);
  }

  /** What a pointer event on the screen means on the table, or on the list. */
  #pointed({ action, button, column, row }: MouseInput): ProgramEvent | null {
    const isPress = action === 'press' && button === 'left';
    const { table } = this.#program;
    if (!isPress && (action !== 'release' || !table)) return null;
    const { columns, rows } = this.#local.terminal;
    if (!table) {
      const { list, bindings } = this.#program;
      const screen = listScreen(list, columns, rows, this.#look.list, bindings);
      const spot = hitList(screen, column, row);
      return { type: 'touch', spot, isDouble: this.#isDouble(spot) };
    }
    const place = measureBoard(table, columns, rows);
    const spot = place && hit(viewOf(table.session), place.measured, column, row - place.top);
    if (!isPress) return { type: 'point', action: 'release', spot };
    return { type: 'point', action: this.#isDouble(spot) ? 'double' : 'press', spot };
  }

  #isDouble(spot: unknown): boolean {
    const key = JSON.stringify(spot);
    const now = performance.now();
    const isDouble = this.#lastPress?.key === key && now - this.#lastPress.at < DOUBLE_PRESS;
    this.#lastPress = isDouble ? null : { at: now, key };
    return isDouble;
  }

  #happen(event: ProgramEvent): void {
    if (this.#isOver) return;
    const { program, effects } = updateProgram(this.#program, event);
    this.#program = program;
    if (program.table && !program.table.lesson) this.#keeper.follow(program.table.session);
    for (const effect of effects) this.#perform(effect);
    this.#tellNotices();
    if (this.#isOver) return;
    this.#runClock();
    this.#draw();
  }

  #tellNotices(): void {
    for (const notice of this.#keeper.notices()) this.#happen({ type: 'notice', ...notice });
  }

  /** Seconds pass only while they are shown: an idle screen costs nothing. */
  #runClock(): void {
    const { table, settings } = this.#program;
    const isShown = table !== null && settings.timer === 'on';
    if (isShown === (this.#clock !== undefined)) return;
    clearInterval(this.#clock);
    this.#clock = isShown ? setInterval(() => this.#happen({ type: 'second' }), SECOND) : undefined;
  }

  #perform(effect: ProgramEffect): void {
    switch (effect.type) {
      case 'seed':
        this.#happen({ type: 'seed', seed: freshSeed() });
        break;
      case 'settings':
        this.#follow(effect.settings);
        break;
      case 'left':
        this.#keeper.leave();
        this.#happen({ type: 'records', records: this.#records() });
        break;
      case 'resume':
        this.#happen({ type: 'resumed', session: this.#keeper.resume(effect.game) });
        break;
      case 'learn':
        void this.#teach(effect.game, effect.options);
        break;
      case 'hint':
        this.#keeper.hint();
        break;
      case 'quit':
        this.#leave();
        break;
      case 'suspend':
        this.#keeper.sync();
        this.#local.suspend();
        break;
      case 'redraw':
        this.#local.terminal.redraw();
        break;
      case 'bell':
        break;
    }
  }

  async #teach(game: Game, options: Options): Promise<void> {
    const { lessons } = await import('../games/lessons/index.ts');
    this.#happen({ type: 'lesson', game, options, written: lessons[game.name] ?? null });
  }

  /** Settings that were changed are kept, and those that concern the terminal are followed at once. */
  #follow(settings: Settings): void {
    const { depth, unicode } = this.#caps;
    this.#look = lookFor(settings, depth, unicode);
    this.#local.terminal.setMouse(mouseMode(settings));
    const notice = saveSettings(this.#place, this.#settings, settings, english);
    this.#settings = settings;
    if (notice !== null) this.#happen({ type: 'notice', text: notice, tone: 'refusal' });
  }

  #draw(): void {
    const { terminal } = this.#local;
    const { columns, rows } = terminal;
    terminal.draw(paintProgram(this.#program, columns, rows, this.#look, this.#ink ?? undefined));
  }

  #leave(): void {
    this.#isOver = true;
    clearInterval(this.#clock);
    this.#ink?.close();
    this.#local.close();
    this.#keeper.leave();
    this.#end(0);
  }
}

function mouseMode({ mouse }: Settings): MouseMode {
  return mouse === 'on' ? 'drags' : 'off';
}
