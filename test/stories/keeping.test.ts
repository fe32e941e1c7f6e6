import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Tui } from '../terminal/tui.ts';
import { played, testEnds } from './left.ts';
import { shipped } from './shipped.ts';

const program = shipped();
const { newHome, start: startWith } = program;

function start(home: string, ...args: string[]): Tui {
  return startWith({ env: { PATIENCE_HOME: home } }, ...args);
}

describe('a game in hand when the program', () => {
  testEnds(program, [
    ['is left by Ctrl-C', (tui) => tui.key('ctrl-c')],
    ['is killed', (tui) => tui.kill('SIGKILL')],
    ['loses its terminal', (tui) => tui.hangUp()],
  ]);

  it('is offered in the list, and counts as lost once another is played', async () => {
    const home = newHome();
    const before = await played(program, home);
    before.key('ctrl-c');
    await before.exit;
    const tui = start(home, '--no-animation');
    await tui.until(/^▸ Tens +waits/mu);
    tui.key('enter');
    await tui.until('seed 3 · 1 move ·');
    tui.type('new 4\r');
    await tui.until('y or n');
    tui.type('y');
    await tui.until('seed 4 · 0 moves');
    tui.type('deal\r');
    await tui.until('seed 4 · 1 move ·');
    tui.type('list\r');
    await tui.until('0 of 1 won');
    tui.key('ctrl-c');
    await tui.exit;
    const stats = start(home, 'stats');
    await stats.exit;
    expect(stats.screen().join('\n')).toContain('1 game played, 0 won.');
  });

  it('is on the disk while the program is stopped', async () => {
    const home = newHome();
    const before = await played(program, home);
    before.key('ctrl-z');
    await before.until((tui) => !tui.isAlternate);
    const tui = start(home, 'tens', '--no-animation');
    await tui.until('seed 3 · 1 move ·');
  });
});

it('a game that leaves no trace leaves none, nor do settings that are changed meanwhile', async () => {
  const folder = newHome();
  const tui = start(join(folder, 'none'), 'tens', '--seed', '3', '--no-record', '--no-animation');
  await tui.until('seed 3 · 0 moves');
  tui.type('deal\r');
  await tui.until('· 1 move ·');
  tui.key('ctrl-t');
  await tui.until('theme: ');
  tui.type('resign\r');
  await tui.until('y or n');
  tui.type('y');
  await tui.until('You gave it up');
  tui.key('ctrl-v');
  await tui.until('No game has been finished yet.');
  tui.key('escape', 'ctrl-c');
  expect((await tui.exit).status).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

describe('a replay full screen', () => {
  it('is stepped through, run, and played on', async () => {
    const tui = start(newHome(), 'replay', 'test/replays/demon.txt');
    await tui.until('Move 0 of 154');
    tui.key('right', 'right');
    await tui.until(/^Move 2 of 154: /mu);
    tui.type('150\r');
    await tui.until(/^Move 150 of 154: /mu);
    tui.type('+++ ');
    await tui.until('Won in 154 moves.');
    tui.key('home');
    tui.type('30\r');
    await tui.until(/^Move 30 of 154: /mu);
    // What is typed ahead of the table is for the table.
    tui.type('pundo\r');
    await tui.until('Backspace undo');
    await tui.until('· 29 moves ·');
    tui.key('ctrl-c');
    expect((await tui.exit).status).toBe(0);
    expect(tui.isAlternate).toBe(false);
  });

  it('is left by q, the terminal as it was', async () => {
    const tui = start(newHome(), 'replay', 'test/replays/demon.txt');
    await tui.until('Move 0 of 154');
    tui.key('q');
    expect(await tui.exit).toEqual({ status: 0, signal: null });
    expect([tui.isAlternate, tui.isCursorVisible, tui.leftModes]).toEqual([false, true, []]);
  });
});
