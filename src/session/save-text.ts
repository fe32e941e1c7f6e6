import { cardText } from '../notation/card-text.ts';
import { readDeal } from '../notation/deal-text.ts';
import type { Game } from '../rules/game.ts';
import { readStamp, type Stamp } from './calendar.ts';
import { checksum, checksumText } from './checksum.ts';
import { chooseOptions } from './options.ts';
import { type Deal, open, type Session } from './session.ts';
import { readStep, type Step, stepText, takeStep } from './step.ts';
import { counted, NO_TALLY, type Tally } from './tally.ts';

/** The version of the format that is written here. */
export const SAVE_VERSION = 1;

/**
 * A game in progress as it is kept: a text that only ever grows, a line a step, each line with a checksum of itself
 * and of all lines before it. So it can be cut off anywhere and what is left is an earlier state of the same game.
 */
export interface Save {
  /** What tells this play of a deal from every other. */
  readonly play: string;
  readonly begun: Stamp;
  readonly session: Session;
  readonly tally: Tally;
  /** Who wrote last, as `satLine` was told, or null where they have left the table. */
  readonly writer: string | null;
  /** As much of the text as can be trusted, and its checksum: what is added must go on from there. */
  readonly text: string;
  readonly sum: number;
}

/** Why a text is no game that can be gone on with. */
export type SaveFault =
  /** Written by a later version of the program. */
  | { readonly fault: 'newer'; readonly version: number }
  /** The game's rules have changed since, or had not yet changed. */
  | { readonly fault: 'other-rules'; readonly game: string; readonly version: number }
  | { readonly fault: 'unknown-game'; readonly game: string }
  /** `line` counts from 1. */
  | { readonly fault: 'damaged'; readonly line: number };

/** What a text was found to hold; `damaged` is the first line that could not be trusted, or null. */
export interface ReadSave {
  readonly save: Save;
  readonly damaged: number | null;
}

/** Words as a line of the file, given the checksum of everything before; and the checksum including it. */
export function saveLine(
  words: string,
  before: number,
): { readonly line: string; readonly sum: number } {
  const sum = checksum(words, before);
  return { line: `${words} #${checksumText(sum)}\n`, sum };
}

/** The first lines of a game that is begun: all that must be known to deal it again. */
export function saveHeader(play: string, begun: Stamp, session: Session): readonly string[] {
  const { game, options, deal } = session;
  return [
    `patience save ${SAVE_VERSION}`,
    `play ${play}`,
    `begun ${begun}`,
    `game ${game.name} ${game.version}`,
    ...Object.entries(options).map(([name, value]) => `option ${name}=${value}`),
    deal.pack ? `pack ${deal.pack.map(cardText).join(' ')}` : `seed ${deal.seed}`,
  ];
}

/** The line that says who sits at the table from now on. */
export function satWords(writer: string): string {
  return `sat ${writer}`;
}

/** The line that says that they left it. */
export const LEFT = 'left';

/** The line of a step, made so many milliseconds after the line before; told from the session before it. */
export function stepWords(step: Step, session: Session, pause: number): string {
  return `+${(Math.max(0, pause) / 1000).toFixed(1)} ${stepText(step, session)}`;
}

/** Reads a kept game. Never throws, whatever the text; gives nothing that the rules do not allow. */
export function readSave(text: string, catalogue: readonly Game[]): ReadSave | SaveFault {
  const lines = new TrustedLines(text);
  const header = readHeader(lines, catalogue);
  if ('fault' in header) return header;
  let { session } = header;
  let tally = NO_TALLY;
  let writer: string | null = null;
  let trusted = lines.mark();
  for (let words = lines.next(); words !== null; words = lines.next()) {
    const [, seconds, did = ''] = /^\+(\d{1,7}\.\d) (.*)$/su.exec(words) ?? [];
    if (seconds !== undefined) {
      const step = readStep(did, session);
      if (!step) return { save: saveOf(), damaged: lines.number };
      session = takeStep(session, step);
      tally = counted(tally, step, Number(seconds) * 1000);
    } else if (words === LEFT) writer = null;
    else if (words.startsWith('sat ')) writer = words.slice('sat '.length);
    else return { save: saveOf(), damaged: lines.number };
    trusted = lines.mark();
  }
  return { save: saveOf(), damaged: lines.isTorn ? null : lines.damaged };

  function saveOf(): Save {
    const { play, begun } = header as Header;
    return {
      play,
      begun,
      session,
      tally,
      writer,
      text: text.slice(0, trusted.end),
      sum: trusted.sum,
    };
  }
}

interface Header {
  readonly play: string;
  readonly begun: Stamp;
  readonly session: Session;
}

function readHeader(lines: TrustedLines, catalogue: readonly Game[]): Header | SaveFault {
  const first = lines.peek();
  const version = Number(/^patience save (\d{1,9})\b/u.exec(first)?.[1] ?? 0);
  if (version > SAVE_VERSION) return { fault: 'newer', version };
  const [head, play, begun, named] = [
    lines.next(),
    field(lines, /^play ([a-z0-9]{1,32})$/u),
    field(lines, /^begun (.*)$/su),
    lines.next(),
  ];
  const [, name, rules] = /^game ([a-z0-9-]{1,64}) (\d{1,9})$/u.exec(named ?? '') ?? [];
  const damaged: SaveFault = { fault: 'damaged', line: lines.number };
  if (head !== `patience save ${SAVE_VERSION}` || !play || !begun || !readStamp(begun) || !name) {
    return damaged;
  }
  const game = catalogue.find((one) => one.name === name);
  if (!game) return { fault: 'unknown-game', game: name };
  if (game.version !== Number(rules)) {
    return { fault: 'other-rules', game: name, version: Number(rules) };
  }
  const chosen: Record<string, string> = {};
  let words = lines.next();
  while (words?.startsWith('option ')) {
    const [, option = '', value = ''] = /^option ([^=]*)=(.*)$/su.exec(words) ?? [];
    chosen[option] = value;
    words = lines.next();
  }
  const read = chooseOptions(game, chosen);
  if ('fault' in read) return { fault: 'other-rules', game: name, version: Number(rules) };
  const deal = readDealWords(words ?? '', game.rules(read.options).pack);
  if (!deal) return { ...damaged, line: lines.number };
  return { play, begun, session: open(game, read.options, deal) };
}

function field(lines: TrustedLines, pattern: RegExp): string | null {
  return pattern.exec(lines.next() ?? '')?.[1] ?? null;
}

function readDealWords(words: string, pack: Parameters<typeof readDeal>[1]): Deal | null {
  if (words.startsWith('seed ')) return { seed: words.slice('seed '.length) };
  if (!words.startsWith('pack ')) return null;
  const read = readDeal(words.slice('pack '.length), pack);
  return 'fault' in read ? null : { pack: read.cards };
}

/** The lines of a text as long as their checksums are right. */
class TrustedLines {
  readonly #text: string;
  #end = 0;
  #sum = 0;
  /** How many lines were read, the one that is wrong included. */
  number = 0;
  /** The first line that is wrong, or null. */
  damaged: number | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  /** The words of the next line, or null at the end and from the first line on that is wrong. */
  next(): string | null {
    if (this.damaged !== null || this.#end === this.#text.length) return null;
    this.number++;
    const [, words, written] = /^(.*) #([0-9a-f]{8})$/su.exec(this.peek()) ?? [];
    const sum = words === undefined ? 0 : checksum(words, this.#sum);
    const stop = this.#text.indexOf('\n', this.#end);
    if (words === undefined || stop < 0 || checksumText(sum) !== written) {
      this.damaged = this.number;
      return null;
    }
    this.#end = stop + 1;
    this.#sum = sum;
    return words;
  }

  /** The next line as it stands. */
  peek(): string {
    const stop = this.#text.indexOf('\n', this.#end);
    return this.#text.slice(this.#end, stop < 0 ? undefined : stop);
  }

  /** Where the text was right up to, and its checksum. */
  mark(): { readonly end: number; readonly sum: number } {
    return { end: this.#end, sum: this.#sum };
  }

  /** Whether all that is wrong is a last line without an end: a write that was cut short. */
  get isTorn(): boolean {
    return this.damaged !== null && !this.#text.includes('\n', this.#end);
  }
}
