import type { Input } from '../../src/app/input.ts';
import { type Model, startModel } from '../../src/app/model.ts';
import { makeMove } from '../../src/app/perform.ts';
import { DEFAULT_SETTINGS, type ThemeName } from '../../src/app/settings.ts';
import { update } from '../../src/app/update.ts';
import { english } from '../../src/notation/language/en/english.ts';
import type { Move } from '../../src/rules/move.ts';
import { choices, machineAt, type Session } from '../../src/session/session.ts';
import { UNKNOWN } from '../../src/ui/canvas/brush.ts';
import { diff } from '../../src/ui/canvas/diff.ts';
import type { Grid } from '../../src/ui/canvas/grid.ts';
import { type Look, lookFor } from '../../src/ui/look.ts';
import { paintScreen } from '../../src/ui/screen.ts';
import { keyInput } from '../app/press-keys.ts';
import { pick } from '../play/dice.ts';

/** How a table is looked at. */
export interface Seat {
  readonly columns: number;
  readonly rows: number;
  readonly theme: ThemeName;
}

/** A player at a table on a terminal of so many cells, and what the terminal is sent for each thing they do. */
export class Sitting {
  /** What was sent for the first screen, and then for what was done last. */
  sent: string;
  #model: Model;
  #shown: Grid;
  #tip = UNKNOWN;
  readonly #seat: Seat;
  readonly #look: Look;

  constructor(session: Session, seat: Seat) {
    this.#seat = seat;
    this.#look = lookOf(seat.theme);
    this.#model = startModel(session, english, DEFAULT_SETTINGS);
    this.#shown = this.drawing();
    this.sent = '';
    this.#send(diff(null, this.#shown, '256', this.#tip));
  }

  get session(): Session {
    return this.#model.session;
  }

  /** The screen as it would be drawn anew. */
  drawing(): Grid {
    return this.seenFrom(this.#seat, this.#look);
  }

  /** The screen as it would be drawn on another terminal. */
  seenFrom({ columns, rows, theme }: Seat, look = lookOf(theme)): Grid {
    return paintScreen(this.#model, columns, rows, look);
  }

  /** Presses a key by its name, or types a character; gives how many bytes the terminal is sent for it. */
  press(name: string): number {
    return this.#follow(
      update(this.#model, { type: 'input', input: keyInput(name) as Input }).model,
    );
  }

  /** Makes a move, however a player would; gives how many bytes the terminal is sent for it. */
  make(move: Move): number {
    return this.#follow(makeMove(this.#model, move).model);
  }

  /** A move the dice choose, rather one that carries cards than another; null where there is none. */
  randomMove(dice: () => number): Move | null {
    const moves = choices(this.session);
    if (moves.length === 0) return null;
    const machine = machineAt(this.session);
    const carries = moves.filter((move) => machine.verbOf(move) === 'move');
    return pick(carries.length > 0 && dice() < 0.7 ? carries : moves, dice);
  }

  #follow(model: Model): number {
    this.#model = model;
    const next = this.drawing();
    const bytes = this.#send(diff(this.#shown, next, '256', this.#tip));
    this.#shown = next;
    return bytes;
  }

  #send({ bytes, tip }: ReturnType<typeof diff>): number {
    this.sent = bytes;
    this.#tip = tip;
    return Buffer.byteLength(bytes);
  }
}

function lookOf(theme: ThemeName): Look {
  return lookFor({ ...DEFAULT_SETTINGS, theme }, '256', true);
}
