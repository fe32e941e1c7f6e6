import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Program, startProgram } from '../../src/app/program.ts';
import { DEFAULT_SETTINGS } from '../../src/app/settings.ts';
import { updateProgram } from '../../src/app/update-program.ts';
import { catalogue } from '../../src/games/index.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { readRecord } from '../../src/session/record.ts';
import { undo } from '../../src/session/session.ts';
import type { Grid } from '../../src/ui/canvas/grid.ts';
import { InputDecoder } from '../../src/ui/input/decode.ts';
import { lookFor } from '../../src/ui/look.ts';
import { paintProgram } from '../../src/ui/screen.ts';
import { keyBytes } from '../terminal/keys.ts';
import { firstDifference } from '../terminal/screen.ts';
import type { Tui } from '../terminal/tui.ts';
import type { Shipped } from './shipped.ts';

/** A recorded game of Tens that comes out, as keys: two for a move, `d` and Enter for a deal. */
function wonGame(): { seed: string; keys: string[] } {
  const text = readFileSync(join(import.meta.dirname, '../replays/tens.txt'), 'utf8');
  const lines = text.split('\n');
  const seed = lines.find((line) => line.startsWith('seed '))!.slice(5);
  const short = (pile: string) => (pile === '10' ? '0' : pile);
  const keys = lines.flatMap((line) => {
    const [, from, to] = /^move (\d+) to (\d+)$/.exec(line) ?? [];
    // `10` is a pile, so going from 1 to 10 takes the whole sentence.
    if (from && to && from + short(to) !== '10') return [short(from), short(to)];
    if (line === 'deal') return ['d', 'enter'];
    return line.startsWith('move') ? [...line, 'enter'] : [];
  });
  return { seed, keys };
}

/** The program as it should be, led by the same keys. */
function meant(seed: string): Program {
  const read = readRecord(`patience record 1\ngame tens 1\nseed ${seed}\n`, catalogue);
  if ('fault' in read) throw new Error(read.fault);
  return startProgram({
    catalogue,
    language: english,
    settings: DEFAULT_SETTINGS,
    keeps: false,
    records: {},
    session: undo(read, read.at),
  });
}

/** Plays the game on a screen of a size: after every key the screen must be a fresh drawing. */
export async function playWholeGame(
  { newHome, start }: Shipped,
  columns: number,
  rows: number,
): Promise<void> {
  const { seed, keys } = wonGame();
  const look = lookFor(DEFAULT_SETTINGS, '256', true);
  const env = { PATIENCE_HOME: newHome() };
  const words = ['tens', '--seed', seed, '--no-animation', '--no-record'];
  const tui = start({ columns, rows, env }, ...words);
  let program = meant(seed);
  await shows(tui, paintProgram(program, columns, rows, look), 'at first');
  const decoder = new InputDecoder();
  for (const key of keys) {
    for (const input of decoder.feed(Buffer.from(keyBytes(key)))) {
      program = updateProgram(program, { type: 'input', input }).program;
    }
    tui.key(key);
    await shows(tui, paintProgram(program, columns, rows, look), key);
  }
  await tui.until('Won');
  expect(tui.output).not.toContain('\x1b[3J');
  tui.key('ctrl-c');
  expect((await tui.exit).status).toBe(0);
  expect(tui.isAlternate).toBe(false);
}

async function shows(tui: Tui, screen: Grid, when: string): Promise<void> {
  const difference = () => firstDifference(tui.cells(), screen);
  await tui.until(() => difference() === null).catch(() => expect(difference(), when).toBeNull());
}
