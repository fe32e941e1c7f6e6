import type { Session } from '../../session/session.ts';
import type { Notice } from '../store/no-keeper.ts';
import type { Stop } from '../terminal/port.ts';

/** Is shown what lies on a table; null where that is nothing, or no longer to be seen. */
type Watcher = (session: Session | null) => void;

/** What lies on a player's table now, for those who look on, and what others have to tell that player. */
export class LiveTable {
  #session: Session | null = null;
  #notices: Notice[] = [];
  #heard: () => void = () => {};
  readonly #watchers = new Set<Watcher>();

  get session(): Session | null {
    return this.#session;
  }

  show(session: Session | null): void {
    if (session === this.#session) return;
    this.#session = session;
    for (const watcher of [...this.#watchers]) watcher(session);
  }

  /** Nobody may look on any more. */
  dismiss(): void {
    for (const watcher of [...this.#watchers]) watcher(null);
  }

  /** Calls back whenever something else lies on the table, and when there is nothing more to be seen. */
  onChange(watcher: Watcher): Stop {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Something to tell the player. */
  say(text: string): void {
    this.#notices.push({ text, tone: 'plain' });
    this.#heard();
  }

  /** Calls back whenever there are notices, instead of whom it called before. */
  onNotice(handler: () => void): void {
    this.#heard = handler;
  }

  notices(): Notice[] {
    return this.#notices.splice(0);
  }
}
