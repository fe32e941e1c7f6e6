import { shuffledPack } from '../src/card/pack.ts';
import { catalogue } from '../src/games/index.ts';
import { compile } from '../src/rules/compile.ts';
import { Machine } from '../src/rules/machine.ts';
import { MOST_MOVES } from '../src/rules/move.ts';
import { chooseOptions } from '../src/session/options.ts';
import { depthFirst } from './search.ts';

/** What `bench` runs, bundled and in a process of its own, for each game: `bench-game GAME SECONDS`; prints figures as JSON. */
export interface Figures {
  /** Positions a second where every line of three moves is made, listed and unmade along a game. */
  readonly tree: number;
  /** Positions a second of a plain depth-first search with the key and a table of positions met. */
  readonly search: number;
  /** Rounds a second of a fixed loop, to compare machines and moments by. */
  readonly loop: number;
}

const DEALS = 8;
const STEPS = 60;

const [name, length] = process.argv.slice(2) as [string, string];
const game = catalogue.find((one) => one.name === name)!;
const read = chooseOptions(game, {});
if ('fault' in read) throw new Error(`${name} has no defaults`);
const rules = game.rules(read.options);
const machine = new Machine(compile(rules));
const packs = Array.from({ length: DEALS }, (_, i) => shuffledPack(rules.pack, String(i + 1)));
const moves = new Int32Array(8 * MOST_MOVES);

/** Runs `round` for so many seconds of processor time; gives how much it did a second. */
function rate(round: (i: number) => number, seconds: number): number {
  const start = process.cpuUsage();
  let done = 0;
  let used = 0;
  for (let i = 0; used < seconds; i++) {
    done += round(i);
    const { user, system } = process.cpuUsage(start);
    used = (user + system) / 1e6;
  }
  return done / used;
}

/** Makes and unmakes every line of `depth` moves; gives how many moves were made. */
function tree(depth: number, from: number): number {
  const end = machine.legal(moves, from);
  let made = end - from;
  for (let i = from; i < end; i++) {
    machine.make(moves[i]!);
    if (depth > 1) made += tree(depth - 1, end);
    machine.unmake();
  }
  return made;
}

/** Walks into a game, the same way every time, and looks three moves ahead from every position on the way. */
function lookAround(deal: number): number {
  machine.deal(packs[deal % DEALS]!);
  let made = 0;
  let dice = 1;
  for (let step = 0; step < STEPS; step++) {
    made += tree(3, 0);
    const count = machine.legal(moves);
    if (count === 0) break;
    dice = (Math.imul(dice, 1103515245) + 12345) & 0x7fffffff;
    machine.make(moves[(dice >> 8) % count]!);
  }
  return made;
}

function search(deal: number): number {
  machine.deal(packs[deal % DEALS]!);
  return depthFirst(machine, 50_000);
}

const wheel = new Int32Array(1 << 14);
function turnWheel(): number {
  let x = 1;
  for (let i = 0; i < 1_000_000; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    wheel[x & 0x3fff] = wheel[(x >>> 9) & 0x3fff]! + x;
  }
  return 1_000_000;
}

const seconds = Number(length);
rate(lookAround, seconds / 3);
rate(search, seconds / 3);
const before = rate(turnWheel, seconds / 6);
const figures: Figures = {
  tree: rate(lookAround, seconds),
  search: rate(search, seconds),
  loop: (before + rate(turnWheel, seconds / 6)) / 2,
};
console.log(JSON.stringify(figures));
