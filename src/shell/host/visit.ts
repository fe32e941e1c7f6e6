import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asciiText } from '../../notation/ascii.ts';
import { english } from '../../notation/language/en/english.ts';
import type { Language } from '../../notation/language/language.ts';
import { textWidth } from '../../notation/width.ts';
import { wrap } from '../../notation/wrap.ts';
import { Complaint } from '../complaint.ts';
import { languageNamed, languageOf, readLanguageFlag } from '../languages.ts';
import { main } from '../main.ts';
import { type Memory, memoryOf, NO_MEMORY } from '../memory.ts';
import type { Request } from '../request.ts';
import { detectCaps, type Environment } from '../terminal/caps.ts';
import type { Orders, World } from '../world.ts';
import { checkServed, needsSeat } from './admit.ts';
import { callerEnvironment } from './caller-env.ts';
import { commandWords } from './command-words.ts';
import { HOUSE_WORDS, houseCommand } from './commands/house-command.ts';
import { obey } from './commands/obey.ts';
import { type HouseSetting, say } from './commands/setting.ts';
import type { Caller } from './greeter.ts';
import { HostedScreen } from './hosted-screen.ts';
import type { House } from './house.ts';
import { LiveTable } from './live-table.ts';
import { faultText } from './log.ts';
import { ShownKeeper } from './shown-keeper.ts';
import type { Seat } from './store/house-store.ts';
import type { Wire } from './wire.ts';
import { wireStreams } from './wire-streams.ts';

/** Why somebody has to leave who did not want to. */
export type LeaveCause = 'closing' | 'elsewhere' | 'idle' | 'fault' | 'gone';

/** EX_SOFTWARE and EX_TEMPFAIL of sysexits.h. */
const FAULT_STATUS = 70;
const LATER_STATUS = 75;

/** Milliseconds after which a visit that was told to leave is over, whatever it still does. */
const PATIENCE = 1000;

/** Milliseconds after which a player who has to wait is told why; a database that does not answer is known by then. */
const SOON = 3500;

/** What is known of a visit when it begins. */
export interface VisitStart {
  readonly caller: Caller;
  /** What was asked for, as typed; null for nothing in particular. */
  readonly command: string | null;
  /** What the player's machine said of itself. */
  readonly taken: ReadonlyMap<string, string>;
  /** Whether there is a terminal on the other side. */
  readonly isTTY: boolean;
  /** A number for the log. */
  readonly connection: number;
}

/** One player at one terminal: the program run for them alone, guarded from all others and they from it. */
export class Visit {
  readonly caller: Caller;
  readonly live = new LiveTable();
  readonly #house: House;
  readonly #start: VisitStart;
  #language: Language = english;
  /** Whether the player's terminal shows no more than ASCII. */
  #isAscii = false;
  #wire: Wire | null = null;
  #screen: HostedScreen | null = null;
  #seat: Seat | null = null;
  #idle: NodeJS.Timeout | undefined;
  #leaving: LeaveCause | null = null;
  #isRacing = false;
  #told: () => void = () => {};
  readonly #isTold: Promise<void>;
  /** Resolves when it is over and everything is kept. */
  #over: Promise<void> = Promise.resolve();

  constructor(house: House, start: VisitStart) {
    this.#house = house;
    this.#start = start;
    this.caller = start.caller;
    this.#isTold = new Promise((resolve) => {
      this.#told = resolve;
    });
  }

  /** Runs the program on a wire until it ends; never rejects. */
  run(wire: Wire): Promise<void> {
    this.#wire = wire;
    this.#screen = new HostedScreen(wire, () => void this.leave('gone'));
    this.#house.visits.add(this);
    this.#house.metrics.sessions++;
    const { connection, isTTY, command } = this.#start;
    this.#tell('session', { terminal: isTTY, command: command !== null, connection });
    const { idleMinutes } = this.#house.options.limits;
    this.#idle = setTimeout(() => void this.leave('idle'), idleMinutes * 60_000);
    wire.onClose(() => void this.leave('gone'));
    this.#over = this.#house.current.run(this, () => this.#live(wire));
    return this.#over;
  }

  /** Something was typed. */
  touched(): void {
    this.#idle?.refresh();
  }

  /** Runs something on behalf of this visit: what it throws ends this one alone. */
  guard(act: () => void): void {
    this.#house.current.run(this, () => {
      try {
        act();
      } catch (error) {
        this.fail(error);
      }
    });
  }

  /** The program has a fault: this visit ends, with a save. */
  fail(error: unknown): void {
    this.#house.metrics.faults++;
    this.#tell('fault', { fault: faultText(error) });
    void this.leave('fault');
  }

  /** Plays a deal that another chose: the player's own games go on waiting meanwhile. */
  async race<T>(play: () => Promise<T>): Promise<T> {
    this.#isRacing = true;
    try {
      return await play();
    } finally {
      this.#isRacing = false;
    }
  }

  /** Saves, tells the player why, and ends; resolves when that is done. */
  leave(cause: LeaveCause): Promise<void> {
    if (this.#leaving) return this.#over;
    this.#leaving = cause;
    clearTimeout(this.#idle);
    try {
      this.#screen?.end();
    } catch (error) {
      this.#tell('fault', { fault: faultText(error) });
    }
    if (cause !== 'gone') this.#say([this.#language.house.leave(cause)]);
    this.#wire?.cutOutput();
    this.#wire?.cutInput();
    this.#told();
    return this.#over;
  }

  async #live(wire: Wire): Promise<void> {
    const begun = performance.now();
    const isOut = this.#isTold.then(async () => {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE).unref());
      return LATER_STATUS;
    });
    const { caller } = this;
    const { store } = this.#house;
    let home: string | null = null;
    let status = FAULT_STATUS;
    try {
      home =
        caller === null ? mkdtempSync(join(tmpdir(), 'patience-guest-')) : store.homeOf(caller);
      status = await Promise.race([this.#serve(wire, home), isOut]);
    } catch (error) {
      if (!(error instanceof Left)) this.fail(error);
    }
    const cause = this.#leaving;
    await this.#settle(caller === null ? home : null);
    if (cause === 'fault') status = FAULT_STATUS;
    else if (cause !== null) status = LATER_STATUS;
    if (!wire.isClosed) {
      wire.channel.exit(status);
      wire.channel.end();
    }
    wire.close();
    this.#house.visits.delete(this);
    const seconds = Math.round((performance.now() - begun) / 1000);
    this.#tell('session-over', { cause: cause ?? 'left', status, seconds });
  }

  /** Everything is kept, and nothing that was only for now. */
  async #settle(temporary: string | null): Promise<void> {
    clearTimeout(this.#idle);
    this.#leaving ??= 'gone';
    try {
      await this.#seat?.leave();
      if (temporary !== null) rmSync(temporary, { recursive: true, force: true });
    } catch (error) {
      this.#tell('fault', { fault: faultText(error) });
    }
  }

  async #serve(wire: Wire, home: string): Promise<number> {
    const { taken, isTTY, command } = this.#start;
    const env = callerEnvironment(taken, home);
    this.#isAscii = !detectCaps(env, { isTTY }).unicode;
    this.#language = await languageOf(env);
    const language = this.#language;
    const screen = this.#screen!;
    const tell = (lines: readonly string[]) => this.#say(lines);
    const orders: Orders = {
      words: HOUSE_WORDS,
      obey: (words) => obey(words, { ...setting, language: this.#language }),
    };
    const world = this.#worldOn(wire, env, isTTY, orders);
    const play = (words: readonly string[]) => main(words, world);
    const about = { house: this.#house, visit: this, wire, screen, env, language, isTTY };
    const setting: HouseSetting = { ...about, tell, play };
    try {
      const typed = commandWords(command ?? '');
      const { lang, argv } = readLanguageFlag(typed);
      if (lang !== null) this.#language = await languageNamed(lang);
      const told = { ...setting, language: this.#language };
      return (await houseCommand(argv, told)) ?? (await play(typed));
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      return say([`patience: ${error.told(this.#language.complaints)}`], setting, error.status);
    }
  }

  #worldOn(wire: Wire, env: Environment, isTTY: boolean, orders: Orders): World {
    const { clock, painter, store } = this.#house;
    const { caller } = this;
    return {
      streams: wireStreams(wire, isTTY),
      env,
      clock,
      isHosted: true,
      loadScreen: async (language) => this.#screen!.program(env, language, clock, painter, orders),
      admit: async (request: Request) => {
        checkServed(request);
        if (caller === null) return;
        if (needsSeat(request)) await this.#sit(caller);
        else await store.fetch(caller);
      },
      remember: (language) => this.#memory(env, language),
    };
  }

  async #sit(caller: string): Promise<void> {
    if (this.#seat) return;
    const told = setTimeout(() => {
      if (this.#start.isTTY) this.#say([this.#language.house.waitsForPlace()]);
    }, SOON);
    const sitting = this.#house.store.sit(caller, () => void this.leave('elsewhere'));
    const seat = await sitting.finally(() => clearTimeout(told));
    this.#seat = seat;
    if (!this.#leaving) return;
    await seat.leave();
    throw new Left();
  }

  #memory(env: Environment, language: Language): Memory {
    if (this.caller === null) return NO_MEMORY;
    const memory = memoryOf(env, this.#house.clock, language, this.#isRacing);
    const seat = this.#seat;
    if (!seat) return memory;
    const keeper = new ShownKeeper(memory.keeper, seat, this.live, (act) => this.guard(act));
    return { ...memory, keeper };
  }

  /** Writes lines to the player as their terminal can show them: in its letters, and as wide as it is. */
  #say(lines: readonly string[]): void {
    const wire = this.#wire;
    if (!wire) return;
    const { isTTY } = this.#start;
    const spelled = this.#isAscii ? lines.map(asciiText) : lines;
    const shown = isTTY ? spelled.flatMap((line) => folded(line, wire.columns)) : spelled;
    wire.write(shown.map((line) => `${line}${isTTY ? '\r\n' : '\n'}`).join(''));
  }

  #tell(event: string, fields: Readonly<Record<string, string | number | boolean>> = {}): void {
    this.#house.log(event, {
      connection: this.#start.connection,
      player: this.caller ?? 'guest',
      ...fields,
    });
  }
}

/** A line broken between words where it is wider than so many columns. */
function folded(line: string, columns: number): string[] {
  if (textWidth(line) <= columns) return [line];
  const [indent = ''] = /^ */u.exec(line) ?? [];
  return wrap(line.slice(indent.length), columns, indent);
}

/** Whoever waited for their seat has left before they had it: nothing is begun any more. */
class Left extends Error {}
