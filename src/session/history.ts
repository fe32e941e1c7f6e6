import { cardText } from '../notation/card-text.ts';
import type { Options } from '../rules/game.ts';
import type { Stamp } from './calendar.ts';
import { openLine, sealLine } from './sealed-line.ts';
import { machineAt, type Session } from './session.ts';
import type { Tally } from './tally.ts';

/** The version of the lines that are written here. */
const VERSION = 1;

/**
 * What one line of the history says: how a play of a deal stands. The last line of a play counts, but a play that
 * was won stays won. `open` takes a loss back: the player undid a move and went on.
 */
export interface Result {
  /** What tells this play of a deal from every other. */
  readonly play: string;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly options: Options;
  /** The seed, or null where the cards were given. */
  readonly seed: string | null;
  /** The cards in dealing order, where they were given. */
  readonly pack?: string;
  readonly outcome: Outcome;
  readonly begun: Stamp;
  readonly ended: Stamp;
  /** Milliseconds at the table. */
  readonly ms: number;
  readonly moves: number;
  readonly score: number;
  readonly passes: number;
  /** Cards on foundations or out of the game, and how many cards there are. */
  readonly out: number;
  readonly of: number;
  readonly undos: number;
  readonly hints: number;
}

/** How a play stands: won, lost, or gone on with after it was lost. */
export type Outcome = 'won' | 'lost' | 'open';

/** When and by whom something was played. */
export interface Play {
  readonly play: string;
  readonly begun: Stamp;
  readonly ended: Stamp;
  readonly tally: Tally;
}

/** The result of a session as it stands. */
export function resultOf(
  session: Session,
  outcome: Outcome,
  { play, begun, ended, tally }: Play,
): Result {
  const { game, options, deal } = session;
  const { board, score, program } = machineAt(session);
  const out = board.piles
    .filter(({ kind }) => kind === 'foundation' || kind === 'discard')
    .reduce((sum, { index }) => sum + board.height(index), 0);
  return {
    play,
    game: game.name,
    rules: game.version,
    options,
    seed: deal.seed ?? null,
    ...(deal.pack ? { pack: deal.pack.map(cardText).join(' ') } : {}),
    outcome,
    begun,
    ended,
    ms: Math.round(tally.ms),
    moves: session.at,
    score,
    passes: board.passes,
    out,
    of: program.shape.cards,
    undos: tally.undos,
    hints: tally.hints,
  };
}

/** A result as one line of the history, its end included. Shorter than 4 kB, so that it is written in one piece. */
export function historyLine(result: Result): string {
  return `${sealLine({ v: VERSION, ...result })}\n`;
}

/** What a history was found to hold. */
export interface ReadHistory {
  readonly results: readonly Result[];
  /** The lines that could not be understood, from 1. */
  readonly damaged: readonly number[];
  /** How many lines later versions of the program have written. */
  readonly newer: number;
  /** Where reading ended: what is after it is a line that is not finished. */
  readonly end: number;
}

/**
 * Reads the lines of a history. Lines that are damaged are left out; where a write was cut short and the next line
 * was glued to it, that one is found. Never throws.
 */
export function readHistory(text: string): ReadHistory {
  const results: Result[] = [];
  const damaged: number[] = [];
  let newer = 0;
  let number = 0;
  let start = 0;
  for (let stop = text.indexOf('\n'); stop >= 0; stop = text.indexOf('\n', start)) {
    number++;
    const line = text.slice(start, stop);
    start = stop + 1;
    if (line === '') continue;
    const { result, version, isWhole } = readLine(line);
    if (result) results.push(result);
    else if (version > VERSION) newer++;
    if (!isWhole) damaged.push(number);
  }
  return { results, damaged, newer, end: start };
}

interface ReadLine {
  readonly result: Result | null;
  readonly version: number;
  readonly isWhole: boolean;
}

const BEGINNING = '{"v":';

function readLine(line: string): ReadLine {
  const fields = openLine(line);
  if (fields) {
    const version = Number(fields['v']);
    const result = version === VERSION ? asResult(fields) : null;
    return { result, version, isWhole: result !== null || version > VERSION };
  }
  const glued = line.indexOf(BEGINNING, 1);
  if (glued < 0) return { result: null, version: 0, isWhole: false };
  return { ...readLine(line.slice(glued)), isWhole: false };
}

const NUMBERS = ['rules', 'ms', 'moves', 'score', 'passes', 'out', 'of', 'undos', 'hints'];

function asResult({ v, ...fields }: Record<string, unknown>): Result | null {
  const { play, game, options, seed, outcome, begun, ended } = fields;
  const isSound =
    typeof play === 'string' &&
    typeof game === 'string' &&
    (typeof seed === 'string' || seed === null) &&
    (outcome === 'won' || outcome === 'lost' || outcome === 'open') &&
    isStamp(begun) &&
    isStamp(ended) &&
    NUMBERS.every((name) => Number.isFinite(fields[name])) &&
    typeof options === 'object' &&
    options !== null &&
    Object.values(options).every((value) => typeof value === 'string');
  return isSound ? (fields as unknown as Result) : null;
}

const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/u;

function isStamp(value: unknown): value is Stamp {
  return typeof value === 'string' && STAMP.test(value);
}
