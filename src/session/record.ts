import type { SeedFault } from '../card/seed.ts';
import { cardText, readCard } from '../notation/card-text.ts';
import type { DealFault } from '../notation/deal-text.ts';
import { moveEntries, writtenMove } from '../notation/move-text.ts';
import type { Game } from '../rules/game.ts';
import type { Machine } from '../rules/machine.ts';
import { MOST_MOVES, type Move } from '../rules/move.ts';
import { chooseOptions, type OptionFault } from './options.ts';
import { type RecordForm, readDealt, readSubject } from './record-head.ts';
import { RecordLines } from './record-lines.ts';
import { machineAt, open, type Session } from './session.ts';

const FORM: RecordForm = { head: 'patience record', version: 1, names: 'game' };
/** Begins a move that is one step with the move before. */
const JOINED = 'and ';
const RESIGNED = 'resigned';
const UNDONE = 'undone';

/** Why a text is no record that can be played; `line` counts from 1. */
export type RecordFault = { readonly line: number } & (
  | { readonly fault: 'not-a-record' }
  /** Written in a form that is not known here. */
  | { readonly fault: 'other-form'; readonly version: string }
  | { readonly fault: 'unknown-game'; readonly game: string }
  /** The game's rules have changed since, or had not yet changed. */
  | { readonly fault: 'other-rules'; readonly game: string; readonly version: string }
  | { readonly fault: 'bad-option'; readonly why: OptionFault }
  | { readonly fault: 'bad-seed'; readonly why: SeedFault }
  | { readonly fault: 'bad-deal'; readonly why: DealFault }
  /** Neither `seed` nor `deal` comes before the first move. */
  | { readonly fault: 'no-deal' }
  /** The first move that the rules do not allow, or that is none. */
  | { readonly fault: 'illegal-move'; readonly text: string }
);

/**
 * A session as text: replay and bug report in one. The deal, then a move a line as it would be typed; moves that
 * were undone come after a line `undone`.
 */
export function writeRecord(session: Session): string {
  const { game, options, deal, moves, at, joined, isResigned } = session;
  const machine = machineAt({ ...session, at: 0 });
  const commands = moves.map((move, i) => {
    const listed = legalMoves(machine);
    const { command } = moveEntries(machine, listed)[listed.indexOf(move)]!;
    machine.make(move);
    return (joined.includes(i) ? JOINED : '') + command;
  });
  machineAt(session);
  return [
    `${FORM.head} ${FORM.version}`,
    `${FORM.names} ${game.name} ${game.version}`,
    ...Object.entries(options).map(([name, value]) => `option ${name} ${value}`),
    deal.pack ? `deal ${deal.pack.map(cardText).join(' ')}` : `seed ${deal.seed}`,
    ...commands.slice(0, at),
    ...(isResigned ? [RESIGNED] : []),
    ...(at < moves.length ? [UNDONE, ...commands.slice(at)] : []),
    '',
  ].join('\n');
}

/**
 * Reads a record by playing it. Never throws, whatever the text, and gives no session that the rules do not allow.
 * Blank lines, lines that begin with `#` and every kind of line end are taken.
 */
export function readRecord(text: string, catalogue: readonly Game[]): Session | RecordFault {
  const lines = new RecordLines(text);
  const session = readOpening(lines, catalogue);
  return 'fault' in session ? session : readMoves(lines, session);
}

function readOpening(lines: RecordLines, catalogue: readonly Game[]): Session | RecordFault {
  const game = readSubject(lines, FORM, catalogue);
  if ('fault' in game) return game;
  const chosen: Record<string, string> = {};
  for (let option = lines.field('option'); option !== null; option = lines.field('option')) {
    const [key = '', value = ''] = option.split(/\s+/u);
    const read = chooseOptions(game, { [key]: value });
    if ('fault' in read) return lines.fault({ fault: 'bad-option', why: read });
    chosen[key] = value;
    lines.next();
  }
  const read = chooseOptions(game, chosen);
  if ('fault' in read) return lines.fault({ fault: 'bad-option', why: read });

  const deal = readDealt(lines, game.rules(read.options).pack, readCard);
  return 'fault' in deal ? deal : open(game, read.options, deal);
}

function readMoves(lines: RecordLines, session: Session): Session | RecordFault {
  const machine = machineAt(session);
  const moves: Move[] = [];
  const joined: number[] = [];
  let isResigned = false;
  let at: number | null = null;
  for (let words = lines.words; words !== null; words = lines.words) {
    const isJoined = words.startsWith(JOINED) && moves.length > 0;
    const command = isJoined ? words.slice(JOINED.length) : words;
    if (words === UNDONE && at === null) at = moves.length;
    else if (words === RESIGNED && at === null && !isResigned) isResigned = true;
    else {
      const move =
        isResigned && at === null ? null : writtenMove(command, machine, legalMoves(machine));
      if (move === null) return lines.fault({ fault: 'illegal-move', text: words });
      if (isJoined) joined.push(moves.length);
      moves.push(move);
      machine.make(move);
    }
    lines.next();
  }
  return { ...session, moves, joined, isResigned, at: at ?? moves.length };
}

const list = new Int32Array(MOST_MOVES);

function legalMoves(machine: Machine): Move[] {
  if (machine.status() !== 'playing') return [];
  return Array.from(list.subarray(0, machine.legal(list)));
}
