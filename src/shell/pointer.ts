import type { MouseInput } from '../app/input.ts';
import { inputsAt } from '../app/key-press.ts';
import type { Program, ProgramEvent } from '../app/program.ts';
import { viewOf } from '../session/view.ts';
import { hit } from '../ui/board/hit.ts';
import { hitFortune } from '../ui/fortune/screen.ts';
import { hitList, listScreen } from '../ui/list/screen.ts';
import type { Look } from '../ui/look.ts';
import { paintProgram } from '../ui/screen.ts';
import { measureBoard } from '../ui/table-screen.ts';
import type { Clock } from './store/clock.ts';

/** Two presses on one card within so many milliseconds are a double press. */
const DOUBLE_PRESS = 400;

/** The size of a screen, and how it is drawn. */
export interface Shown {
  readonly columns: number;
  readonly rows: number;
  readonly look: Look;
}

/** The player's mouse: tells what it points at. */
export class Pointer {
  readonly #clock: Clock;
  #last: { readonly at: number; readonly key: string } | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * What a pointer event on the screen means: the keys that are pressed on in the last line, or something on the table,
   * or on the list.
   */
  read(input: MouseInput, program: Program, shown: Shown): readonly ProgramEvent[] {
    const typed = this.#typed(input, program, shown);
    if (typed.length > 0) return typed;
    const event = this.#pointed(input, program, shown);
    return event ? [event] : [];
  }

  #typed({ action, button, column, row }: MouseInput, program: Program, shown: Shown) {
    if (action !== 'press' || button !== 'left' || row !== shown.rows - 1) return [];
    const { table, fortune, list, bindings } = program;
    const { keys } = (fortune ?? table ?? list).language;
    const lines = paintProgram(program, shown.columns, shown.rows, shown.look).text();
    return inputsAt(lines[row] ?? '', column, bindings, keys).map(
      (input) => ({ type: 'input', input }) as const,
    );
  }

  #pointed(
    { action, button, column, row }: MouseInput,
    { table, fortune, list, bindings }: Program,
    { columns, rows, look }: Shown,
  ): ProgramEvent | null {
    const isPress = action === 'press' && button === 'left';
    if (fortune) {
      if (!isPress) return null;
      const spot = hitFortune(fortune, columns, rows, look, column, row);
      return { type: 'point-out', spot, isDouble: this.#isDouble(spot) };
    }
    if (!isPress && (action !== 'release' || !table)) return null;
    if (!table) {
      const spot = hitList(listScreen(list, columns, rows, look.list, bindings), column, row);
      return { type: 'touch', spot, isDouble: this.#isDouble(spot) };
    }
    const place = measureBoard(table, columns, rows);
    const spot = place && hit(viewOf(table.session), place.measured, column, row - place.top);
    if (!isPress) return { type: 'point', action: 'release', spot };
    return { type: 'point', action: this.#isDouble(spot) ? 'double' : 'press', spot };
  }

  #isDouble(spot: unknown): boolean {
    const key = JSON.stringify(spot);
    const now = this.#clock.elapsed();
    const isDouble = this.#last?.key === key && now - this.#last.at < DOUBLE_PRESS;
    this.#last = isDouble ? null : { at: now, key };
    return isDouble;
  }
}
