import { type Instant, type Stamp, stampOf } from '../../session/calendar.ts';
import { type Outcome, resultOf } from '../../session/history.ts';
import {
  LEFT,
  type Save,
  satWords,
  saveHeader,
  saveLine,
  stepWords,
} from '../../session/save-text.ts';
import { type Session, statusOf } from '../../session/session.ts';
import { type Step, stepsBetween, takeStep } from '../../session/step.ts';
import { counted, NO_TALLY, type Tally } from '../../session/tally.ts';
import type { Clock } from './clock.ts';
import { addResult } from './history-file.ts';
import { type Place, savesIn } from './place.ts';
import { keepReplay } from './replay-file.ts';
import { SaveFile } from './save-file.ts';
import { removeRemains } from './saves.ts';
import { replaceFile, unlinkQuietly } from './whole-file.ts';
import { thisWriter } from './writer.ts';

/**
 * The game in hand: it is written down as it is played, and its result when there is one. Nothing is written before
 * the player's first move.
 */
export class Hand {
  readonly play: string;
  readonly #place: Place;
  readonly #clock: Clock;
  #session: Session;
  #tally: Tally = NO_TALLY;
  #begun: Stamp | null = null;
  /** All lines, and their checksum: where another program has taken the file over, they are written to a new one. */
  #text = '';
  #sum = 0;
  #file: SaveFile | null = null;
  /** What the history says of this play. */
  #told: Outcome = 'open';
  /** When the last line was written, by the clock that never runs backward. */
  #last: number;
  /** Hints asked for before the first move. */
  #early: Step[] = [];
  #isOver = false;

  /**
   * @param play a name that no other play has.
   * @param session the deal; moves made before count from the first `follow` on.
   */
  constructor(place: Place, clock: Clock, play: string, session: Session) {
    this.#place = place;
    this.#clock = clock;
    this.play = play;
    this.#session = { ...session, moves: [], at: 0, joined: [], isResigned: false };
    this.#last = clock.elapsed();
  }

  /**
   * Goes on with a game that was saved; its file is written anew, under this process's name. `onKept` is called when
   * that is on the disk.
   */
  static resume(place: Place, clock: Clock, save: Save, onKept: () => void): Hand {
    const hand = new Hand(place, clock, save.play, save.session);
    hand.#session = save.session;
    hand.#tally = save.tally;
    hand.#begun = save.begun;
    hand.#text = save.text;
    hand.#sum = save.sum;
    hand.#note(satWords(thisWriter()));
    hand.#openFile();
    hand.#file!.whenSynced(onKept);
    return hand;
  }

  /**
   * Brings a saved game to its end without going on with it; one that is still in play is given up. The file, which
   * was taken over, goes last: if this is cut short, it tells the next program to do the same.
   */
  static settle(place: Place, save: Save, path: string, at: Instant): void {
    const { play, begun, tally } = save;
    const status = statusOf(save.session);
    let { session } = save;
    if (status === 'playing') {
      const step: Step = { kind: 'resign' };
      replaceFile(path, save.text + saveLine(stepWords(step, session, 0), save.sum).line);
      session = takeStep(session, step);
    }
    const outcome = status === 'won' ? 'won' : 'lost';
    addResult(place, resultOf(session, outcome, { play, begun, ended: stampOf(at), tally }));
    keepReplay(place, play, session);
    removeRemains(savesIn(place), session.game.name, play, path);
    unlinkQuietly(path);
  }

  get session(): Session {
    return this.#session;
  }

  /** Where it is written down, or null as long as it is not. */
  get path(): string | null {
    return this.#file?.path ?? null;
  }

  /** The game's name. */
  get game(): string {
    return this.#session.game.name;
  }

  get tally(): Tally {
    return this.#tally;
  }

  /** Whether the player has made a move: a deal that was only looked at is nobody's. */
  get isBegun(): boolean {
    return this.#begun !== null;
  }

  /** Won, and so settled whatever is still done with the cards. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Writes down what led from the last session to this one, of the same deal. */
  follow(session: Session): void {
    if (this.#isOver || session === this.#session) return;
    // A loss is taken back first: cut short after it, the file still tells that the game is lost.
    if (this.#told === 'lost' && statusOf(session) !== 'lost') this.#tell('open');
    for (const step of stepsBetween(this.#session, session)) this.#take(step);
    this.#session = session;
    this.#tellStanding();
  }

  /** Writes down that a hint was given. */
  hint(): void {
    if (this.#isOver) return;
    const step: Step = { kind: 'hint' };
    if (this.isBegun) this.#take(step);
    else this.#early.push(step);
  }

  /** The game counts as lost, having been given up for another. */
  giveUp(): void {
    if (!this.isBegun || this.#isOver) return;
    if (statusOf(this.#session) === 'playing') this.#take({ kind: 'resign' });
    this.#finish('lost');
  }

  /** Waits until all is on the disk. */
  sync(): void {
    this.#file?.sync();
  }

  /** The player goes away: a game that is lost is over, any other waits. */
  leave(): void {
    if (!this.isBegun || this.#isOver) return;
    if (statusOf(this.#session) === 'lost') this.#finish('lost');
    else {
      this.#write(this.#note(LEFT));
      this.#file?.close();
    }
  }

  #take(step: Step): void {
    if (!this.isBegun && step.kind !== 'move') {
      this.#session = takeStep(this.#session, step);
      return;
    }
    const now = this.#clock.elapsed();
    const lines = this.isBegun ? '' : this.#begin();
    const pause = now - this.#last;
    this.#last = now;
    const line = this.#note(stepWords(step, this.#session, pause));
    this.#tally = counted(this.#tally, step, pause);
    this.#session = takeStep(this.#session, step);
    this.#write(lines + line);
  }

  /** The lines before the first move. */
  #begin(): string {
    this.#begun = stampOf(this.#clock.now());
    const words = [
      ...saveHeader(this.play, this.#begun, this.#session),
      satWords(thisWriter()),
      ...this.#early.map((step) => stepWords(step, this.#session, 0)),
    ];
    for (const step of this.#early) this.#tally = counted(this.#tally, step, 0);
    return words.map((one) => this.#note(one)).join('');
  }

  /** Adds words to the lines there are. */
  #note(words: string): string {
    const { line, sum } = saveLine(words, this.#sum);
    this.#text += line;
    this.#sum = sum;
    return line;
  }

  #write(lines: string): void {
    if (!this.#file) this.#openFile();
    else if (!this.#file.add(lines)) {
      this.#file.close();
      this.#openFile();
    }
  }

  #openFile(): void {
    this.#file = SaveFile.create(savesIn(this.#place), this.game, this.#text);
  }

  /** A win settles the game; a loss is told at once, and taken back where the player undoes a move and goes on. */
  #tellStanding(): void {
    const status = statusOf(this.#session);
    if (!this.isBegun) return;
    if (status === 'won') this.#finish('won');
    else this.#tell(status === 'lost' ? 'lost' : 'open');
  }

  #tell(outcome: Outcome): void {
    if (this.#told === outcome) return;
    const { play } = this;
    const ended = stampOf(this.#clock.now());
    const begun = this.#begun!;
    addResult(
      this.#place,
      resultOf(this.#session, outcome, { play, begun, ended, tally: this.#tally }),
    );
    this.#told = outcome;
  }

  /** The result first: if this is cut short, the file is still there, and playing it to its end tells the same. */
  #finish(outcome: 'won' | 'lost'): void {
    this.#tell(outcome);
    this.#isOver = true;
    keepReplay(this.#place, this.play, this.#session);
    removeRemains(savesIn(this.#place), this.game, this.play, this.path);
    this.#file?.remove();
    this.#file = null;
  }
}
