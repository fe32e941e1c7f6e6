import type { HouseWords } from '../../notation/language/house.ts';
import { machineAt, type Session, statusOf } from '../../session/session.ts';
import type { LiveTable } from './live-table.ts';

/** One of two who play the same deal. */
export interface Runner {
  readonly name: string;
  readonly live: LiveTable;
  /** In the runner's language. */
  readonly words: HouseWords['race'];
}

/** A game that two play at once on the same deal: whoever's comes out first has won. */
export class Race {
  readonly game: string;
  readonly seed: string;
  readonly host: Runner;
  #guest: Runner | null = null;
  #winner: string | null = null;
  readonly #racing = new Set<Runner>();
  #begin: () => void = () => {};
  readonly #out = new Map<Runner, number>();
  /** Resolves when there are two. */
  readonly begun: Promise<void>;

  constructor(game: string, seed: string, host: Runner) {
    this.game = game;
    this.seed = seed;
    this.host = host;
    this.begun = new Promise((resolve) => {
      this.#begin = resolve;
    });
  }

  /** Whose game came out first, or null. */
  get winner(): string | null {
    return this.#winner;
  }

  /** The second comes, and both begin. False where there are two already. */
  join(guest: Runner): boolean {
    if (this.#guest) return false;
    this.#guest = guest;
    this.#racing.add(this.host).add(guest);
    this.#follow(this.host, guest);
    this.#follow(guest, this.host);
    this.#begin();
    return true;
  }

  /** A runner has left the race; gives who is still running, if anybody is. */
  leave(runner: Runner): Runner | null {
    this.#racing.delete(runner);
    return [...this.#racing][0] ?? null;
  }

  #follow(runner: Runner, other: Runner): void {
    runner.live.onChange((session) => {
      if (session && this.#isOfRace(session)) this.#tell(runner, other, session);
    });
  }

  #isOfRace({ game, deal }: Session): boolean {
    return game.name === this.game && deal.seed === this.seed;
  }

  #tell(runner: Runner, other: Runner, session: Session): void {
    const { words } = other;
    if (statusOf(session) === 'won') {
      if (this.#winner !== null) return;
      this.#winner = runner.name;
      other.live.say(words.otherWon(runner.name));
      return;
    }
    const { board, program } = machineAt(session);
    const out = board.piles
      .filter(({ kind }) => kind === 'foundation' || kind === 'discard')
      .reduce((sum, { index }) => sum + board.height(index), 0);
    if (out <= (this.#out.get(runner) ?? 0)) return;
    this.#out.set(runner, out);
    other.live.say(words.other(runner.name, out, program.shape.cards));
  }
}
