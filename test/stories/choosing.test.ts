import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Tui } from '../terminal/tui.ts';
import { shipped } from './shipped.ts';

const { newHome, start: startWith } = shipped();

function start(home: string, ...args: string[]): Tui {
  return startWith({ env: { PATIENCE_HOME: home } }, ...args);
}

it('a game is found, its options set, played, left with a question, and the settings are kept', async () => {
  const home = newHome();
  const tui = start(home);
  await tui.until('type to search');
  tui.type('klon');
  await tui.until(/^▸ Klondike/mu);
  tui.key('tab', 'right');
  await tui.until(/turn +3 +\[1\]/u);
  tui.key('enter');
  await tui.until(/Klondike · seed \d+ · 0 moves/u);
  tui.key('ctrl-t');
  await tui.until('theme: baize.');
  tui.type('turn\r');
  await tui.until('· 1 move ·');
  tui.type('list\r');
  await tui.until(/^▸ Klondike +waits/mu);
  tui.key('ctrl-n');
  await tui.until('y or n');
  tui.type('n');
  await tui.until('Klondike still waits');
  tui.type('42\r');
  await tui.until('y or n');
  tui.type('y');
  await tui.until(/Klondike · seed 42 · 0 moves/u);
  tui.type('quit\r');
  expect(await tui.exit).toEqual({ status: 0, signal: null });
  expect(tui.isAlternate).toBe(false);
  expect(tui.leftModes).toEqual([]);
  expect(JSON.parse(readFileSync(join(home, 'config.json'), 'utf8'))).toEqual({
    v: 1,
    theme: 'baize',
    options: { klondike: { turn: '1' } },
  });
});

it('keys that were chosen hold, Ctrl-Z among them, and the line of keys shows them', async () => {
  const keys = { undo: ['ctrl-z'], help: ['f3'] };
  const tui = start(newHome(JSON.stringify({ keys })), 'tens', '--seed', '3');
  await tui.until(/Ctrl-Z undo · F3 help/u);
  tui.type('deal\r');
  await tui.until('· 1 move ·');
  tui.key('ctrl-z');
  await tui.until('· 0 moves ·');
  tui.key('f3');
  await tui.until('Ctrl-Z');
  tui.key('escape', 'ctrl-c');
  expect(await tui.exit).toEqual({ status: 0, signal: null });
});

it('a damaged file of settings is kept aside, and told of, and the game begins all the same', async () => {
  const home = newHome('{"theme": "ba');
  const tui = start(home, 'tens');
  await tui.until('The settings file was damaged; it is kept as config.json.bak.');
  tui.key('ctrl-c');
  await tui.exit;
  expect(existsSync(join(home, 'config.json.bak'))).toBe(true);
});

it('the mouse chooses with a click and opens with two', async () => {
  const tui = start(newHome());
  await tui.until('type to search');
  const row = tui.screen().findIndex((line) => line.includes('Demon'));
  const click = `\x1b[<0;5;${row + 1}M\x1b[<0;5;${row + 1}m`;
  tui.write(click);
  await tui.until(/^▸ Demon/mu);
  tui.write(click + click);
  await tui.until(/^ Demon · seed/mu);
  tui.key('ctrl-c');
  await tui.exit;
});

it('a theme that there is none of is refused before anything is drawn', async () => {
  const tui = start(newHome(), '--theme', 'felt');
  expect(await tui.exit).toEqual({ status: 2, signal: null });
  expect(tui.screen().join('')).toContain('--theme is terminal, baize');
});
