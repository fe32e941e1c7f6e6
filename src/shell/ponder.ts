import { Outlook } from '../session/outlook.ts';
import type { Session } from '../session/session.ts';

/** So many positions are looked at before the next key has its turn: a few milliseconds' worth. */
const PONDERED = 50;

/** Looks into the future of a game between the keys, a little at a time. */
export class Ponderer {
  readonly #find: (session: Session) => void;
  #next: NodeJS.Immediate | undefined;

  /** `find` is called with a game that turns out to be past hope. */
  constructor(find: (session: Session) => void) {
    this.#find = find;
  }

  /** Begins to look into another game; the one before is dropped. */
  start(session: Session): void {
    this.#look(new Outlook(session));
  }

  /** Drops what it looks into. */
  stop(): void {
    clearImmediate(this.#next);
  }

  #look(outlook: Outlook): void {
    this.stop();
    this.#next = setImmediate(() => {
      const answer = outlook.look(PONDERED);
      if (answer === null) this.#look(outlook);
      else if (answer) this.#find(outlook.session);
    });
  }
}
