import type { Fortune } from '../../rules/fortune.ts';
import type { Game } from '../../rules/game.ts';
import type { Session } from '../../session/session.ts';
import type { Telling } from '../../session/telling.ts';
import type { Keeper, Notice } from '../store/no-keeper.ts';
import type { LiveTable } from './live-table.ts';
import type { Seat } from './store/house-store.ts';

/** Remembers games as another does, and lets the house know what is being played. */
export class ShownKeeper implements Keeper {
  readonly #keeper: Keeper;
  readonly #seat: Seat;
  readonly #live: LiveTable;
  readonly #guard: (act: () => void) => void;
  #session: Session | null = null;

  /** @param guard runs on behalf of this player what others bring about. */
  constructor(keeper: Keeper, seat: Seat, live: LiveTable, guard: (act: () => void) => void) {
    this.#keeper = keeper;
    this.#seat = seat;
    this.#live = live;
    this.#guard = guard;
  }

  resume(game: Game, fits?: (session: Session) => boolean): Session | null {
    const session = this.#keeper.resume(game, fits);
    this.#seat.changed();
    return session;
  }

  follow(session: Session): void {
    this.#keeper.follow(session);
    if (session === this.#session) return;
    if (session.game !== this.#session?.game) this.#seat.plays(session.game.name);
    this.#session = session;
    this.#seat.changed();
    this.#live.show(session);
  }

  hint(): void {
    this.#keeper.hint();
    this.#seat.changed();
  }

  resumeTelling(fortune: Fortune): Telling | null {
    return this.#keeper.resumeTelling(fortune);
  }

  followTelling(telling: Telling): void {
    this.#keeper.followTelling(telling);
    this.#seat.changed();
  }

  sync(): void {
    this.#keeper.sync();
  }

  leave(): void {
    this.#keeper.leave();
    this.#session = null;
    this.#live.show(null);
    this.#seat.plays(null);
    this.#seat.changed();
  }

  onNotice(handler: () => void): void {
    this.#live.onNotice(() => this.#guard(handler));
  }

  notices(): readonly Notice[] {
    return [...this.#keeper.notices(), ...this.#live.notices()];
  }
}
