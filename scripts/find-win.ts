import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isFaceDown, rankOf, suitOf } from '../src/card/card.ts';
import { shuffledPack } from '../src/card/pack.ts';
import { catalogue } from '../src/games/index.ts';
import { compile } from '../src/rules/compile.ts';
import type { Rules } from '../src/rules/game.ts';
import { Machine } from '../src/rules/machine.ts';
import { MOST_MOVES, type Move } from '../src/rules/move.ts';
import { chooseOptions } from '../src/session/options.ts';
import { writeRecord } from '../src/session/record.ts';
import { open } from '../src/session/session.ts';
import { testDice } from '../test/play/dice.ts';

/**
 * `find-win GAME [OPTION=VALUE…] [--from SEED] [--moves N]` looks through deals 1, 2, 3 … for one that it can win,
 * and writes the game to test/replays. It goes depth first, likely moves first, with a little chance in what is
 * likely; where so many moves did not do, it begins anew a few times, and then takes the next deal. The cards
 * lying face down are known to it.
 */
const FOLDER = resolve(import.meta.dirname, '../test/replays');
const TRIES = 4;

/** How much of a chance a position seems to have: what is out of the way, and what lies well. */
function promise(machine: Machine): number {
  const { board, program } = machine;
  let sum = 0;
  for (const { index, kind, group } of board.piles) {
    const height = board.height(index);
    const { build } = program.rules.piles[group]!;
    if (kind === 'foundation' || kind === 'discard') sum += 12 * height;
    else if (kind === 'reserve') sum -= 4 * height;
    else if (kind === 'waste') sum -= 2 * height;
    else if (kind === 'tableau' && height === 0) sum += 4;
    else if (kind === 'tableau') {
      const lowest = [14, 14, 14, 14];
      for (let at = 0; at < height; at++) {
        const card = board.at(index, at);
        const suit = suitOf(card);
        if (isFaceDown(card)) sum -= 5;
        else if (at > 0 && build?.(card, board.at(index, at - 1))) sum += 2;
        if (rankOf(card) > lowest[suit]!) sum -= 2;
        lowest[suit] = Math.min(lowest[suit]!, rankOf(card));
      }
    }
  }
  return sum;
}

/** A line of moves that wins from the deal on the machine, or null where none was found among so many. */
function search(machine: Machine, most: number, dice: () => number): Move[] | null {
  const met = new Set<string>();
  const listed = new Int32Array(MOST_MOVES);
  const start = machine.moves;
  /** The moves still to be tried at every depth, the likeliest last. */
  const open: Move[][] = [];
  const list = () => {
    const moves = Array.from(listed.subarray(0, machine.legal(listed)));
    const ranked = moves.flatMap((move) => {
      machine.make(move);
      const key = `${machine.keyA} ${machine.keyB}`;
      const rank = { move, promise: promise(machine) + 3 * dice() };
      machine.unmake();
      return met.has(key) ? [] : [rank];
    });
    open.push(ranked.sort((a, b) => a.promise - b.promise).map(({ move }) => move));
  };
  list();
  for (let made = 0; made < most && open.length > 0; ) {
    const move = open.at(-1)!.pop();
    if (move === undefined) {
      open.pop();
      if (machine.moves > start) machine.unmake();
      continue;
    }
    machine.make(move);
    made++;
    const key = `${machine.keyA} ${machine.keyB}`;
    if (met.has(key)) {
      machine.unmake();
      continue;
    }
    met.add(key);
    if (machine.status() === 'won') {
      return Array.from({ length: machine.moves }, (_, i) => machine.made(i));
    }
    list();
  }
  return null;
}

/** The line without detours: from each position the move that leads furthest along it, until that changes nothing. */
function shortened(machine: Machine, pack: readonly number[], line: readonly Move[]): Move[] {
  const keyNow = () => `${machine.keyA} ${machine.keyB}`;
  const listed = new Int32Array(MOST_MOVES);
  machine.deal(pack);
  const placeOf = new Map<string, number>();
  line.forEach((move, i) => {
    machine.make(move);
    placeOf.set(keyNow(), i + 1);
  });
  machine.deal(pack);
  const path: Move[] = [];
  for (let place = 0; place < line.length; ) {
    // Alike piles may have traded places by now, so the line's own move is looked for by its key as well.
    let best = { move: 0, place };
    for (const move of listed.slice(0, machine.legal(listed))) {
      machine.make(move);
      const reached = placeOf.get(keyNow()) ?? 0;
      machine.unmake();
      if (reached > best.place) best = { move, place: reached };
    }
    machine.make(best.move);
    path.push(best.move);
    place = best.place;
  }
  return path.length < line.length ? shortened(machine, pack, path) : path;
}

function findWin(rules: Rules, seed: string, most: number): Move[] | null {
  const machine = new Machine(compile(rules));
  const pack = shuffledPack(rules.pack, seed);
  for (let i = 1; i <= TRIES; i++) {
    machine.deal(pack);
    const line = search(machine, most, testDice(i));
    if (line) return shortened(machine, pack, line);
  }
  return null;
}

function numberAfter(name: string, otherwise: string): number {
  const at = args.indexOf(name);
  return Number(at < 0 ? otherwise : args[at + 1]);
}

const args = process.argv.slice(2);
const [name] = args;
const game = catalogue.find((one) => one.name === name);
if (!game) throw new Error(`find-win GAME: ${catalogue.map((one) => one.name).join(', ')}`);
const chosen = Object.fromEntries(
  args.filter((arg) => arg.includes('=')).map((arg) => arg.split('=') as [string, string]),
);
const read = chooseOptions(game, chosen);
if ('fault' in read) throw new Error(JSON.stringify(read));
const file = [game.name, ...Object.entries(chosen).flat()].join('-');

const rules = game.rules(read.options);
for (let seed = numberAfter('--from', '1'); ; seed++) {
  const moves = findWin(rules, String(seed), numberAfter('--moves', '3000'));
  if (!moves) continue;
  const session = open(game, read.options, { seed: String(seed) });
  writeFileSync(
    resolve(FOLDER, `${file}.txt`),
    writeRecord({ ...session, moves, at: moves.length }),
  );
  console.log(`${file}: seed ${seed}, ${moves.length} moves`);
  break;
}
