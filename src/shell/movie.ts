/** Milliseconds from picture to picture: some thirty a second, as films have. */
const PICTURE = 33;

/** Shows pictures one after another, until they end or are stopped. */
export class Movie<Picture> {
  readonly #show: (picture: Picture | null) => void;
  #timer: NodeJS.Timeout | undefined;

  /** `show` is given each picture when its time has come, and null after the last. */
  constructor(show: (picture: Picture | null) => void) {
    this.#show = show;
  }

  /** Gives the first picture to be shown at once, or null where there is none, and shows the others by and by. */
  start(pictures: Iterator<Picture>): Picture | null {
    this.stop();
    const { value, done } = pictures.next();
    if (done) return null;
    this.#timer = setInterval(() => {
      const next = pictures.next();
      if (next.done) this.stop();
      this.#show(next.done ? null : next.value);
    }, PICTURE);
    return value;
  }

  /** Shows no more of them. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
