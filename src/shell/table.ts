import { judgeable, longestThought } from '../app/consult.ts';
import type { Input } from '../app/input.ts';
import {
  type Program,
  type ProgramEffect,
  type ProgramEvent,
  startProgram,
} from '../app/program.ts';
import { updateProgram } from '../app/update-program.ts';
import { fortunes } from '../games/index.ts';
import { paintProgram } from '../ui/screen.ts';
import { Animation } from './animation.ts';
import { Appearance } from './appearance.ts';
import { Errands } from './errands.ts';
import { Pointer } from './pointer.ts';
import { Ponderer } from './ponder.ts';
import type { ClosingPainter, ProgramOptions } from './program-options.ts';
import { SecondHand } from './second-hand.ts';
import { Judge } from './solver/judge.ts';
import { type Keeper, NO_KEEPER, type Notice } from './store/no-keeper.ts';
import type { OwnedTerminal } from './terminal/owned.ts';

const MIB = 2 ** 20;

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
  readonly #options: ProgramOptions;
  readonly #local: OwnedTerminal;
  readonly #keeper: Keeper;
  readonly #appearance: Appearance;
  readonly #errands: Errands;
  readonly #end: (status: number) => void;
  #painter: ClosingPainter | null = null;
  readonly #pointer: Pointer;
  readonly #ponderer = new Ponderer((session) => this.#happen({ type: 'hopeless', session }));
  readonly #judge: Judge | null;
  readonly #secondHand = new SecondHand(() => this.#happen({ type: 'second' }));
  readonly #animation = new Animation(() => this.#draw());
  #isOver = false;

  constructor(options: ProgramOptions, end: (status: number) => void) {
    const { catalogue, begin, stage, keeper = NO_KEEPER, records = () => ({}) } = options;
    const { settings, local } = stage;
    this.#options = options;
    this.#keeper = keeper;
    this.#appearance = new Appearance(options);
    this.#errands = new Errands(options, keeper, records);
    this.#pointer = new Pointer(options.clock);
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
          () => Number(this.#appearance.settings['solver-memory']) * MIB,
          (judged, judgement) => this.#happen({ type: 'judged', session: judged, judgement }),
        )
      : null;
    this.#local = local;
  }

  start(): void {
    const { stage, learn } = this.#options;
    const { terminal } = this.#local;
    terminal.onInput((input) => this.#input(input));
    terminal.onResize(() => {
      this.#animation.end();
      this.#draw();
    });
    this.#draw();
    this.#runClock();
    this.#keep();
    const { notice } = stage;
    this.#tellNotices(notice === null ? [] : [{ text: notice, tone: 'refusal' }]);
    this.#keeper.onNotice?.(() => this.#tellNotices());
    this.#judgeTable();
    if (learn) this.#errands.run({ type: 'learn', ...learn }, (event) => this.#happen(event));
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
    this.#animation.end();
    if (input.isLate) this.#happen({ type: 'no-escape' });
    const { table, fortune, list } = this.#program;
    const isWheel = input.type === 'mouse' && input.action.startsWith('wheel');
    if (input.type !== 'mouse' || isWheel || (fortune ?? table ?? list).page) {
      this.#happen({ type: 'input', input });
      return;
    }
    const { columns, rows } = this.#local.terminal;
    const events = this.#pointer.read(input, this.#program, {
      columns,
      rows,
      look: this.#appearance.look,
    });
    for (const event of events) this.#happen(event);
    if (events.length === 0) this.#draw();
  }

  #happen(event: ProgramEvent): void {
    if (this.#isOver) return;
    const before = this.#program.table;
    const { program, effects } = updateProgram(this.#program, event);
    this.#program = program;
    if (program.table?.session !== before?.session) this.#ponderer.stop();
    if (before && program.table && this.#isAnimated) {
      const { columns, rows } = this.#local.terminal;
      this.#animation.show(before, program.table, columns, rows);
    }
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
    return animation === 'on' || (animation === 'auto' && this.#options.stage.caps.isNear);
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

  /** Seconds pass only while they are shown. */
  #runClock(): void {
    const { table, settings } = this.#program;
    this.#secondHand.run(table !== null && settings.timer === 'on');
  }

  #perform(effect: ProgramEffect): void {
    switch (effect.type) {
      case 'settings': {
        const { settings } = this.#appearance;
        const notice = this.#appearance.follow(effect.settings);
        if (effect.settings['solver-memory'] !== settings['solver-memory']) this.#judge?.close();
        if (notice !== null) this.#happen({ type: 'notice', text: notice, tone: 'refusal' });
        break;
      }
      case 'hint':
        this.#keeper.hint();
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
      default:
        this.#errands.run(effect, (event) => this.#happen(event));
    }
  }

  /** The next card of a game that is played out goes up by and by; all of them at once where nothing moves. */
  #goOn(): void {
    if (this.#isAnimated) {
      this.#animation.next(() => this.#happen({ type: 'go-on', isAll: false }));
    } else {
      this.#animation.wait();
      this.#happen({ type: 'go-on', isAll: true });
    }
  }

  #draw(): void {
    const { terminal } = this.#local;
    const { columns, rows } = terminal;
    terminal.draw(
      paintProgram(
        this.#program,
        columns,
        rows,
        this.#appearance.look,
        this.#painter ?? undefined,
        this.#animation.picture,
      ),
    );
  }

  /** The terminal is taken away: what counts is that all is kept. */
  #endAtOnce(): void {
    if (this.#isOver) return;
    this.#rest();
    this.#keeper.leave();
    this.#end(0);
  }

  #leave(): void {
    this.#rest();
    this.#local.close();
    this.#keeper.leave();
    this.#end(0);
  }

  /** Nothing happens by itself any more. */
  #rest(): void {
    this.#isOver = true;
    this.#secondHand.run(false);
    this.#animation.wait();
    this.#animation.end();
    this.#judge?.close();
    this.#painter?.close();
  }
}

function begunWith(begin: ProgramOptions['begin']) {
  return begin && 'telling' in begin
    ? { session: null, fortune: begin }
    : { session: begin, fortune: undefined };
}
