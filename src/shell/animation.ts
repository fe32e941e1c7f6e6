import type { Model } from '../app/model.ts';
import type { Picture } from '../ui/board/animate.ts';
import { motionBetween } from '../ui/motion.ts';
import { Movie } from './movie.ts';

/** Milliseconds from card to card of a game that is played out: each has come to lie before the next goes up. */
const PACE = 160;

/** What moves on the table: cards on their way from one move to the next, and a game that is played out by itself. */
export class Animation {
  /** What is shown of a movement until it is over. */
  picture: Picture | null = null;
  readonly #movie: Movie<Picture>;
  #pace: NodeJS.Timeout | undefined;

  constructor(draw: () => void) {
    this.#movie = new Movie<Picture>((picture) => {
      this.picture = picture;
      draw();
    });
  }

  /** Begins to show how the cards got where they are. */
  show(before: Model, after: Model, columns: number, rows: number): void {
    if (before.session === after.session) return;
    this.picture = this.#movie.start(motionBetween(before, after, columns, rows));
  }

  /** Whatever moves is where it was going. */
  end(): void {
    this.#movie.stop();
    this.picture = null;
  }

  /** Calls back when the next card of a game that is played out is to go up. */
  next(goOn: () => void): void {
    this.wait();
    this.#pace = setTimeout(goOn, PACE);
  }

  /** The next card does not go up by itself any more. */
  wait(): void {
    clearTimeout(this.#pace);
  }
}
