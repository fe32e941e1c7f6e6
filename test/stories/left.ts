import { expect, it } from 'vitest';
import type { Tui } from '../terminal/tui.ts';
import type { Shipped } from './shipped.ts';

/** A game of Tens dealt to twice, one of it taken back. */
export async function played({ start }: Shipped, home: string): Promise<Tui> {
  const env = { PATIENCE_HOME: home };
  const tui = start({ env }, 'tens', '--seed', '3', '--no-animation');
  await tui.until('seed 3 · 0 moves');
  tui.type('deal\r');
  await tui.until('· 1 move ·');
  tui.type('deal\r');
  await tui.until('· 2 moves ·');
  tui.type('undo\r');
  await tui.until('· 1 move ·');
  return tui;
}

type End = readonly [how: string, end: (tui: Tui) => void];

/** Declares for each of these ways to end the program that the game goes on afterwards. */
export function testEnds(shipped: Shipped, ends: readonly End[]): void {
  it.each(ends)('%s goes on, undone moves and all', async (_, end) => {
    const home = shipped.newHome();
    const before = await played(shipped, home);
    end(before);
    await before.exit;
    const tui = shipped.start({ env: { PATIENCE_HOME: home } }, 'tens', '--no-animation');
    await tui.until('seed 3 · 1 move ·');
    await tui.until('The game you left goes on, after one move');
    tui.type('redo\r');
    await tui.until('· 2 moves ·');
    tui.type('undo 2\r');
    await tui.until('· 0 moves ·');
    tui.key('ctrl-c');
    expect((await tui.exit).status).toBe(0);
  });
}
