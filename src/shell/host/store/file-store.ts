import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../../rules/game.ts';
import type { WishGame } from '../../../session/wish.ts';
import { historyPath } from '../../store/history-file.ts';
import { placeOf } from '../../store/place.ts';
import { codeOf, createFile, makeFolder, replaceFile } from '../../store/whole-file.ts';
import type { HouseStore, Player, Playing, Seat } from './house-store.ts';
import { foldedName } from './player-name.ts';
import { type Showing, showingOf } from './showing.ts';

/** Who sits at a place, and what must be done where somebody takes it over. */
interface Sitting {
  readonly onLost: () => void;
  game: string | null;
}

/**
 * Players in files, one folder each, in the same form as at home:
 *
 *     players/HASH/player.json   the key, the name
 *     players/HASH/…             saves, history, replays, settings
 *     names/NAME                 whose name that is
 *
 * One host at a time owns the folder: see `lockFolder`.
 */
export class FileStore implements HouseStore {
  readonly #folder: string;
  readonly #catalogue: readonly Game[];
  readonly #wishGames: readonly WishGame[];
  readonly #now: () => number;
  readonly #sitting = new Map<string, Sitting>();
  /** What was shown last, and by which state of the history. */
  readonly #shown = new Map<string, { readonly state: string; readonly showing: Showing }>();

  private constructor(
    folder: string,
    catalogue: readonly Game[],
    wishGames: readonly WishGame[],
    now: () => number,
  ) {
    this.#folder = folder;
    this.#catalogue = catalogue;
    this.#wishGames = wishGames;
    this.#now = now;
  }

  /** Opens the folder, which is made where it is not there. */
  static open(
    folder: string,
    catalogue: readonly Game[],
    wishGames: readonly WishGame[],
    now: () => number,
  ): FileStore {
    makeFolder(join(folder, 'players'));
    makeFolder(join(folder, 'names'));
    return new FileStore(folder, catalogue, wishGames, now);
  }

  async player(key: string): Promise<Player> {
    const known = this.#read(key);
    if (known) return known;
    const player: Player = { key, name: null, isWatched: false };
    makeFolder(this.homeOf(key));
    this.#write(player);
    return player;
  }

  async named(name: string): Promise<Player | null> {
    const key = textIn(this.#namePath(name));
    return key === null ? null : this.#read(key);
  }

  async rename(key: string, name: string): Promise<boolean> {
    const player = await this.player(key);
    if (player.name !== null) return false;
    const path = this.#namePath(name);
    // A name that was taken and not given, when a host was cut short, is still that player's to take.
    if (!createFile(path, key) && textIn(path) !== key) return false;
    this.#write({ ...player, name });
    return true;
  }

  async letWatch(key: string, isWatched: boolean): Promise<void> {
    this.#write({ ...(await this.player(key)), isWatched });
  }

  async sit(key: string, onLost: () => void): Promise<Seat> {
    await this.player(key);
    const before = this.#sitting.get(key);
    const sitting: Sitting = { onLost, game: null };
    this.#sitting.set(key, sitting);
    // Whoever sat here saves before it is read again.
    before?.onLost();
    return {
      changed: () => {},
      plays: (game) => {
        sitting.game = game;
      },
      leave: async () => {
        if (this.#sitting.get(key) === sitting) this.#sitting.delete(key);
      },
    };
  }

  homeOf(key: string): string {
    return join(this.#folder, 'players', hashed(key));
  }

  async fetch(key: string): Promise<void> {
    await this.player(key);
  }

  async showings(): Promise<readonly Showing[]> {
    const showings: Showing[] = [];
    for (const folder of readdirSync(join(this.#folder, 'players'))) {
      const showing = this.#showingIn(folder);
      if (showing) showings.push(showing);
      // A house with many players must not make those who play wait.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return showings;
  }

  async playing(): Promise<readonly Playing[]> {
    return [...this.#sitting].flatMap(([key, { game }]) =>
      game === null ? [] : [{ name: this.#read(key)?.name ?? null, game }],
    );
  }

  /** Everything is on the disk already. */
  async close(): Promise<void> {}

  #showingIn(folder: string): Showing | null {
    const player = readPlayer(textIn(join(this.#folder, 'players', folder, 'player.json')));
    if (!player?.name) return null;
    const place = placeOf({ PATIENCE_HOME: join(this.#folder, 'players', folder) });
    const state = `${player.name} ${stateOf(historyPath(place))}`;
    const shown = this.#shown.get(folder);
    if (shown?.state === state) return shown.showing;
    const showing = showingOf(player.name, place, this.#catalogue, this.#wishGames, this.#now());
    this.#shown.set(folder, { state, showing });
    return showing;
  }

  #read(key: string): Player | null {
    const player = readPlayer(textIn(this.#playerPath(key)));
    return player?.key === key ? player : null;
  }

  #write(player: Player): void {
    replaceFile(this.#playerPath(player.key), `${JSON.stringify({ v: VERSION, ...player })}\n`);
  }

  #playerPath(key: string): string {
    return join(this.homeOf(key), 'player.json');
  }

  #namePath(name: string): string {
    return join(this.#folder, 'names', hashed(foldedName(name)));
  }
}

const VERSION = 1;

/** A file's name for a text of any letters. */
export function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function readPlayer(text: string | null): Player | null {
  try {
    const { v, key, name, isWatched } = JSON.parse(text ?? '');
    return v === VERSION && typeof key === 'string' ? { key, name, isWatched } : null;
  } catch {
    return null;
  }
}

function stateOf(path: string): string {
  try {
    const { size, mtimeMs } = statSync(path);
    return `${size} ${mtimeMs}`;
  } catch {
    return '';
  }
}

function textIn(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
