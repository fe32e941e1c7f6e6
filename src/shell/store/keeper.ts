import type { Keeping } from '../../notation/language/keeping.ts';
import type { Fortune } from '../../rules/fortune.ts';
import type { Game } from '../../rules/game.ts';
import { localDay } from '../../session/calendar.ts';
import { type ReadSave, readSave } from '../../session/save-text.ts';
import { type Session, statusOf } from '../../session/session.ts';
import type { Telling } from '../../session/telling.ts';
import { type WishGame, wishOn } from '../../session/wish.ts';
import { type Clock, systemClock } from './clock.ts';
import { Hand } from './hand.ts';
import { syncHistory } from './history-file.ts';
import { newPlay } from './new-play.ts';
import type { Keeper, Notice } from './no-keeper.ts';
import { type Place, savesIn } from './place.ts';
import { putAside, type SavedFile, savedFilesOf, takeOver } from './saves.ts';
import { summaryOf } from './summary-file.ts';
import { TellingFile } from './telling-file.ts';
import { codeOf, textOf, unlinkQuietly } from './whole-file.ts';
import { isAtTable } from './writer.ts';

/** Remembers games in files. */
export class FileKeeper implements Keeper {
  readonly #place: Place;
  readonly #catalogue: readonly Game[];
  readonly #wishGames: readonly WishGame[];
  readonly #words: Keeping;
  readonly #clock: Clock;
  readonly #spares: boolean;
  #hand: Hand | null = null;
  /** A game of the same kind that was left for the one in hand: it is given up when a move is made there. */
  #left: Hand | null = null;
  /** Whether other games of the kind in hand have been given up for it. */
  #isAlone = false;
  #telling: TellingFile | null = null;
  #notices: Notice[] = [];
  #isBroken = false;

  /** @param spares whether games of the same kind go on waiting when another is begun. */
  constructor(
    place: Place,
    catalogue: readonly Game[],
    wishGames: readonly WishGame[],
    words: Keeping,
    clock: Clock = systemClock,
    spares = false,
  ) {
    this.#place = place;
    this.#catalogue = catalogue;
    this.#wishGames = wishGames;
    this.#words = words;
    this.#clock = clock;
    this.#spares = spares;
  }

  resume(game: Game, fits: (session: Session) => boolean = () => true): Session | null {
    return this.#guarded(() => {
      this.#leaveAll();
      for (const file of savedFilesOf(savesIn(this.#place), game.name)) {
        const read = this.#open(file, fits);
        if (!read) continue;
        this.#hand = this.#goOn(read);
        // Others of the kind go on waiting.
        this.#isAlone = true;
        // Of a damaged one more is said.
        if (read.damaged === null) {
          this.#tell(this.#words.goesOn(this.#hand.session.at), 'plain');
        }
        return this.#hand.session;
      }
      return null;
    }, null);
  }

  follow(session: Session): void {
    this.#guarded(() => {
      const hand = this.#handFor(session);
      const wasOver = hand.isOver;
      hand.follow(session);
      if (hand.isOver && !wasOver) this.#tellWish(hand.game);
      if (hand.isBegun) this.#giveUpOthers(hand);
    }, undefined);
  }

  hint(): void {
    this.#guarded(() => this.#hand?.hint(), undefined);
  }

  resumeTelling(fortune: Fortune): Telling | null {
    return this.#guarded(() => {
      this.#telling = TellingFile.resume(this.#place, fortune);
      if (this.#telling) this.#tell(this.#words.tellingGoesOn(), 'plain');
      return this.#telling?.telling ?? null;
    }, null);
  }

  followTelling(telling: Telling): void {
    this.#guarded(() => {
      if (!this.#telling?.isOf(telling)) this.#telling = TellingFile.begun(this.#place, telling);
      if (this.#telling.follow(telling)) {
        this.#tell(this.#words.tellingKept(this.#telling.name), 'plain');
      }
    }, undefined);
  }

  sync(): void {
    this.#guarded(() => {
      this.#hand?.sync();
      syncHistory(this.#place);
    }, undefined);
  }

  leave(): void {
    this.#guarded(() => {
      this.#leaveAll();
      syncHistory(this.#place);
    }, undefined);
  }

  notices(): readonly Notice[] {
    return this.#notices.splice(0);
  }

  /** The game in hand that this session belongs to, taken up if it is another than before. */
  #handFor(session: Session): Hand {
    if (this.#hand?.session.seat === session.seat) return this.#hand;
    const before = this.#hand;
    if (this.#left?.session.seat === session.seat) {
      this.#hand = this.#left;
      this.#left = null;
      return this.#hand;
    }
    if (before && before.game !== session.game.name) this.#leaveAll();
    else if (before?.isBegun && !before.isOver) {
      this.#left?.giveUp();
      this.#left = before;
    }
    this.#hand = new Hand(this.#place, this.#clock, newPlay(), session);
    this.#isAlone = this.#spares;
    return this.#hand;
  }

  /** One game of a kind waits, so the others count as lost, unless somebody is still playing them. */
  #giveUpOthers(hand: Hand): void {
    if (this.#isAlone) return;
    this.#isAlone = true;
    this.#left?.giveUp();
    this.#left = null;
    for (const { path, text } of savedFilesOf(savesIn(this.#place), hand.game)) {
      if (path === hand.path) continue;
      const read = readSave(text, this.#catalogue);
      if ('fault' in read || isAtTable(read.save.writer)) continue;
      const taken = takeOver(path);
      if (taken !== null) Hand.settle(this.#place, read.save, taken, this.#clock.now());
    }
  }

  /** What the wish still wants, after one of its games has come out. */
  #tellWish(won: string): void {
    if (!this.#wishGames.some(({ game }) => game === won)) return;
    const { wish } = summaryOf(this.#place, this.#wishGames);
    const { parts } = wishOn(wish, localDay(this.#clock.now()), this.#wishGames);
    if (!parts.some(({ game, isDone }) => game === won && isDone)) return;
    const missing = parts.filter(({ isDone }) => !isDone).map(({ game }) => this.#titleOf(game));
    this.#tell(this.#words.wishAfter(missing), 'good');
  }

  #titleOf(game: string): string {
    return this.#catalogue.find(({ name }) => name === game)?.title ?? game;
  }

  #leaveAll(): void {
    this.#left?.leave();
    this.#hand?.leave();
    this.#left = null;
    this.#hand = null;
  }

  /**
   * Takes a file over and reads it. Null where there is nothing to go on with: it is finished, put aside, or not what
   * is wanted; then it stays where it is.
   */
  #open(file: SavedFile, fits: (session: Session) => boolean): OpenSave | null {
    const seen = readSave(file.text, this.#catalogue);
    const isOther = !('fault' in seen) && isInPlay(seen) && !fits(seen.save.session);
    if (isOther) return null;
    const path = takeOver(file.path);
    const text = path === null ? null : textOf(path);
    if (path === null || text === null) return null;
    const read = readSave(text, this.#catalogue);
    if ('fault' in read) {
      this.#tell(this.#words.putAside(read, putAside(path, read.fault)));
      return null;
    }
    if (isInPlay(read)) return { ...read, path };
    Hand.settle(this.#place, read.save, path, { ...this.#clock.now(), ms: file.at });
    return null;
  }

  /** Goes on with a game that was taken over. Its old file is there until the new one is on the disk. */
  #goOn({ save, damaged, path }: OpenSave): Hand {
    if (damaged === null) {
      return Hand.resume(this.#place, this.#clock, save, () => unlinkQuietly(path));
    }
    const hand = Hand.resume(this.#place, this.#clock, save, () => {});
    hand.sync();
    this.#tell(this.#words.goesOnBefore(damaged, putAside(path, 'damaged')));
    return hand;
  }

  #tell(text: string, tone: Notice['tone'] = 'refusal'): void {
    this.#notices.push({ text, tone });
  }

  /** Does what may fail with the disk; after a failure nothing more is tried. */
  #guarded<T>(act: () => T, otherwise: T): T {
    if (this.#isBroken) return otherwise;
    try {
      return act();
    } catch (error) {
      if (codeOf(error) === '') throw error;
      this.#isBroken = true;
      this.#tell(this.#words.cannotKeep(this.#place.data, codeOf(error)));
      return otherwise;
    }
  }
}

/** A saved game that was taken over, and where its file is now. */
interface OpenSave extends ReadSave {
  readonly path: string;
}

function isInPlay({ save }: ReadSave): boolean {
  return statusOf(save.session) === 'playing';
}
