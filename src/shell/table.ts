import { judgeable, longestThought } from '../app/consult.ts';
import type { FortuneStart } from '../app/fortune/table.ts';
import type { Input } from '../app/input.ts';
import type { Model } from '../app/model.ts';
import {
  type Program,
  type ProgramEffect,
  type ProgramEvent,
  startProgram,
} from '../app/program.ts';
import type { Records } from '../app/records.ts';
import type { Settings } from '../app/settings.ts';
import { updateProgram } from '../app/update-program.ts';
import { fortunes } from '../games/index.ts';
import { lessonsIn } from '../notation/language/game-texts.ts';
import type { Language } from '../notation/language/language.ts';
import type { Game, Options } from '../rules/game.ts';
import { localDay } from '../session/calendar.ts';
import type { Session } from '../session/session.ts';
import { type Summary, summarize } from '../session/summary.ts';
import { openTelling } from '../session/telling.ts';
import type { Picture } from '../ui/board/animate.ts';
import { type Look, lookFor } from '../ui/look.ts';
import { motionBetween } from '../ui/motion.ts';
import { type ChromePainter, paintProgram } from '../ui/screen.ts';
import { saveSettings } from './config.ts';
import type { PlayFlags } from './flags.ts';
import { freshSeed } from './fresh-seed.ts';
import { Movie } from './movie.ts';
import { Pointer } from './pointer.ts';
import { Ponderer } from './ponder.ts';
import { Judge } from './solver/judge.ts';
import { mouseMode, type Stage } from './stage.ts';
import type { Clock } from './store/clock.ts';
import { type Keeper, NO_KEEPER, type Notice } from './store/no-keeper.ts';
import type { Place } from './store/place.ts';
import type { Caps } from './terminal/caps.ts';
import type { OwnedTerminal } from './terminal/owned.ts';
import type { Learning, Orders } from './world.ts';

const SECOND = 1000;
/** Milliseconds from card to card of a game that is played out: each has come to lie before the next goes up. */
const PACE = 160;
/** A character of the width that Unicode calls ambiguous (UAX 11), as all that cards are drawn with. */
const LINE = '─';
const MIB = 2 ** 20;

/** The program full screen: where it is shown, what it begins with, and what remembers games. */
export interface ProgramOptions {
  readonly catalogue: readonly Game[];
  readonly language: Language;
  readonly flags: PlayFlags;
  /** The game on the table, or the fortune that is told; without either the list of games is shown. */
  readonly begin: Session | FortuneStart | null;
  /** A game to be learned first. */
  readonly learn?: Learning | undefined;
  /** Keeps games; without it a game that is left is given up, and that is asked about. */
  readonly keeper?: Keeper;
  /** What is known of the player's games; asked again whenever the list is come back to. */
  readonly records?: () => Records;
  /** What all games that were finished come to. */
  readonly summary?: () => Summary;
  readonly stage: Stage;
  readonly clock: Clock;
  /** Whether a solver may think for the player, in a thread with memory of its own. */
  readonly hasSolver?: boolean;
  /** Orders that are given in the list of games and carried out elsewhere. */
  readonly orders?: Orders | undefined;
  /** What draws the text of the screen, once it is there; until then it is put into the cells directly. */
  loadPainter(): Promise<ClosingPainter>;
}

/** A painter that is told when it is needed no longer. */
export interface ClosingPainter extends ChromePainter {
  close(): void;
}

/**
 * The whole program full screen, on a stage that was set for it: the list of games, and tables. Gives the exit status
 * when the player leaves. The first frame is painted at once, and what draws the others is loaded after it.
 */
export async function playProgram(options: ProgramOptions): Promise<number> {
  return await new Promise((resolve) => {
    new ProgramPlayer(options, resolve).start();
  });
}

class ProgramPlayer {
  #program: Program;
  /** The settings as they were last read or written. */
  #settings: Settings;
  #look: Look;
  readonly #caps: Caps;
  readonly #options: ProgramOptions;
  readonly #local: OwnedTerminal;
  readonly #keeper: Keeper;
  readonly #records: () => Records;
  readonly #place: Place;
  readonly #end: (status: number) => void;
  #painter: ClosingPainter | null = null;
  readonly #pointer: Pointer;
  readonly #ponderer = new Ponderer((session) => this.#happen({ type: 'hopeless', session }));
  readonly #judge: Judge | null;
  #clock: NodeJS.Timeout | undefined;
  #pace: NodeJS.Timeout | undefined;
  /** What is shown of a movement until it is over. */
  #picture: Picture | null = null;
  readonly #movie = new Movie<Picture>((picture) => {
    this.#picture = picture;
    this.#draw();
  });
  #isOver = false;

  constructor(options: ProgramOptions, end: (status: number) => void) {
    const { catalogue, begin, stage, keeper = NO_KEEPER, records = () => ({}) } = options;
    const { place, settings, caps, look, local } = stage;
    this.#options = options;
    this.#keeper = keeper;
    this.#records = records;
    this.#place = place;
    this.#pointer = new Pointer(options.clock);
    this.#settings = settings;
    this.#end = end;
    this.#program = startProgram({
      catalogue,
      fortunes,
      language: options.language,
      settings,
      keeps: keeper !== NO_KEEPER,
      solves: options.hasSolver ?? false,
      orders: options.orders?.words ?? [],
      records: begin ? {} : records(),
      ...begunWith(begin),
    });
    this.#judge = options.hasSolver
      ? new Judge(
          () => Number(this.#settings['solver-memory']) * MIB,
          (judged, judgement) => this.#happen({ type: 'judged', session: judged, judgement }),
        )
      : null;
    this.#caps = caps;
    this.#look = look;
    this.#local = local;
  }

  start(): void {
    const { stage, learn } = this.#options;
    const { terminal } = this.#local;
    terminal.onInput((input) => this.#input(input));
    terminal.onResize(() => {
      this.#endMovie();
      this.#draw();
    });
    this.#draw();
    this.#runClock();
    this.#keep();
    const { notice } = stage;
    this.#tellNotices(notice === null ? [] : [{ text: notice, tone: 'refusal' }]);
    this.#keeper.onNotice?.(() => this.#tellNotices());
    this.#judgeTable();
    if (learn) void this.#teach(learn.game, learn.options);
    void this.#loadPainter();
    stage.onEnd(() => this.#endAtOnce());
  }

  async #loadPainter(): Promise<void> {
    const painter = await this.#options.loadPainter();
    if (this.#isOver) {
      painter.close();
      return;
    }
    this.#painter = painter;
    this.#draw();
  }

  #input(input: Input): void {
    this.#endMovie();
    if (input.isLate) this.#happen({ type: 'no-escape' });
    const { table, fortune, list } = this.#program;
    const isWheel = input.type === 'mouse' && input.action.startsWith('wheel');
    if (input.type !== 'mouse' || isWheel || (fortune ?? table ?? list).page) {
      this.#happen({ type: 'input', input });
      return;
    }
    const { columns, rows } = this.#local.terminal;
    const event = this.#pointer.read(input, this.#program, { columns, rows, look: this.#look });
    if (event) this.#happen(event);
    else this.#draw();
  }

  #happen(event: ProgramEvent): void {
    if (this.#isOver) return;
    const before = this.#program.table;
    const { program, effects } = updateProgram(this.#program, event);
    this.#program = program;
    if (program.table?.session !== before?.session) this.#ponderer.stop();
    if (before && program.table && this.#isAnimated) this.#animate(before, program.table);
    this.#keep();
    for (const effect of effects) this.#perform(effect);
    this.#tellNotices();
    if (this.#isOver) return;
    this.#judgeTable();
    this.#runClock();
    this.#draw();
  }

  get #isAnimated(): boolean {
    const { animation } = this.#program.settings;
    return animation === 'on' || (animation === 'auto' && this.#caps.isNear);
  }

  /** Begins to show how the cards got where they are. */
  #animate(before: Model, after: Model): void {
    if (before.session === after.session) return;
    const { columns, rows } = this.#local.terminal;
    this.#picture = this.#movie.start(motionBetween(before, after, columns, rows));
  }

  /** Whatever moves is where it was going. */
  #endMovie(): void {
    this.#movie.stop();
    this.#picture = null;
  }

  #keep(): void {
    const { table, fortune } = this.#program;
    if (table && !table.lesson) this.#keeper.follow(table.session);
    if (fortune && !fortune.isReplay) this.#keeper.followTelling(fortune.oracle.telling);
  }

  /** A solver judges the table for whoever wants it to. */
  #judgeTable(): void {
    const { table } = this.#program;
    const wanted = table && judgeable(table);
    this.#judge?.follow(wanted, table ? longestThought(table) : 0);
  }

  /** All at once, for each would take the place of the one before. */
  #tellNotices(before: readonly Notice[] = []): void {
    if (this.#isOver) return;
    const notices = [...before, ...this.#keeper.notices()];
    const [last] = notices.filter(({ tone }) => tone === 'refusal').concat(notices.at(-1) ?? []);
    if (!last) return;
    const text = notices.map((one) => one.text).join(' ');
    this.#happen({ type: 'notice', text, tone: last.tone });
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
      case 'tell': {
        const { fortune } = effect;
        const fresh = () => openTelling(fortune, { seed: freshSeed() });
        const telling = this.#keeper.resumeTelling(fortune) ?? fresh();
        this.#happen({ type: 'told', telling });
        break;
      }
      case 'learn':
        void this.#teach(effect.game, effect.options);
        break;
      case 'hint':
        this.#keeper.hint();
        break;
      case 'stats':
        this.#tellStats(effect.game);
        break;
      case 'probe':
        void this.#probe();
        break;
      case 'order':
        void this.#obey(effect.words);
        break;
      case 'pace':
        this.#goOn();
        break;
      case 'ponder':
        this.#ponderer.start(effect.session);
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

  /** The next card of a game that is played out goes up by and by; all of them at once where nothing moves. */
  #goOn(): void {
    clearTimeout(this.#pace);
    if (this.#isAnimated) {
      this.#pace = setTimeout(() => this.#happen({ type: 'go-on', isAll: false }), PACE);
    } else this.#happen({ type: 'go-on', isAll: true });
  }

  async #probe(): Promise<void> {
    this.#happen({ type: 'probed', cells: await this.#local.terminal.measure(LINE) });
  }

  async #obey(words: readonly string[]): Promise<void> {
    const lines = (await this.#options.orders?.obey(words)) ?? [];
    this.#happen({ type: 'records', records: this.#records() });
    this.#happen({ type: 'ordered', title: words.join(' '), lines });
  }

  #tellStats(game: Game | null): void {
    const { catalogue, clock, summary = () => summarize([], []) } = this.#options;
    const today = localDay(clock.now());
    this.#happen({ type: 'stats', subject: { summary: summary(), catalogue, game, today } });
  }

  async #teach(game: Game, options: Options): Promise<void> {
    const { lessons } = await import('../games/lessons/index.ts');
    const told = lessonsIn(await this.#options.language.lessons(), lessons);
    this.#happen({ type: 'lesson', game, options, written: told[game.name] ?? null });
  }

  /** Settings that were changed are kept, and those that concern the terminal are followed at once. */
  #follow(settings: Settings): void {
    const { depth, unicode } = this.#caps;
    this.#look = lookFor(settings, depth, unicode);
    this.#local.terminal.setMouse(mouseMode(settings));
    const before = this.#settings;
    if (settings['solver-memory'] !== before['solver-memory']) this.#judge?.close();
    this.#settings = settings;
    // Without a trace, they hold as long as the program runs.
    if (!this.#options.flags.record) return;
    const notice = saveSettings(this.#place, before, settings, this.#options.language);
    if (notice !== null) this.#happen({ type: 'notice', text: notice, tone: 'refusal' });
  }

  #draw(): void {
    const { terminal } = this.#local;
    const { columns, rows } = terminal;
    terminal.draw(
      paintProgram(
        this.#program,
        columns,
        rows,
        this.#look,
        this.#painter ?? undefined,
        this.#picture,
      ),
    );
  }

  /** The terminal is taken away: what counts is that all is kept. */
  #endAtOnce(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearInterval(this.#clock);
    clearTimeout(this.#pace);
    this.#keeper.leave();
    this.#judge?.close();
    this.#painter?.close();
    this.#end(0);
  }

  #leave(): void {
    this.#isOver = true;
    this.#endMovie();
    clearInterval(this.#clock);
    clearTimeout(this.#pace);
    this.#judge?.close();
    this.#painter?.close();
    this.#local.close();
    this.#keeper.leave();
    this.#end(0);
  }
}

function begunWith(begin: ProgramOptions['begin']) {
  return begin && 'telling' in begin
    ? { session: null, fortune: begin }
    : { session: begin, fortune: undefined };
}
