import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Tui, type TuiOptions } from '../terminal/tui.ts';
import { shipped } from './shipped.ts';

/** On terminals of many kinds: what the README's table of manners promises. */
const { program, keep, start: startWith } = shipped();

function start(options: TuiOptions = {}, ...args: string[]): Tui {
  return startWith(options, 'tens', '--seed', '3', '--no-record', ...args);
}

const ESCAPE = '\x1b';
/** Colors, in a sequence that sets the pen. */
const COLOR = new RegExp(`${ESCAPE}\\[(?:\\d+;)*(?:3\\d|4\\d|9\\d|10\\d)(?:;\\d+)*m`, 'u');
const ERASES_SCROLLBACK = '\x1b[3J';

describe('a terminal', () => {
  it.each([
    { TERM: 'xterm-256color', suits: '♠', isColored: true },
    { TERM: 'screen', suits: '♠', isColored: true },
    { TERM: 'tmux-256color', suits: '♠', isColored: true },
    { TERM: 'linux', suits: 'S', isColored: true },
    { TERM: 'vt100', suits: '♠', isColored: false },
    { LANG: 'C', suits: 'S', isColored: true },
    { NO_COLOR: '1', suits: '♠', isColored: false },
    { CI: 'true', suits: '♠', isColored: true },
  ])('is painted on as it can show it: %j', async ({ suits, isColored, ...env }) => {
    const tui = start({ env });
    // This deal shows a spade: with its sign, or by its letter. The frame may come in pieces.
    await tui.until(/(?:10|[2-9AJQK])[♠S]/u);
    expect(tui.isAlternate).toBe(true);
    expect(/(?:10|[2-9AJQK])([♠S])/u.exec(tui.screen().join(' '))?.[1]).toBe(suits);
    expect(COLOR.test(tui.output)).toBe(isColored);
    tui.key('ctrl-c');
    expect(await tui.exit).toEqual({ status: 0, signal: null });
    expect([tui.isAlternate, tui.isCursorVisible, tui.leftModes]).toEqual([false, true, []]);
    expect(await tui.isCooked()).toBe(true);
    expect(tui.output).not.toContain(ERASES_SCROLLBACK);
  });

  it('without a name is painted on without colors', async () => {
    const args = ['-u', 'TERM', process.execPath, program, 'tens', '--seed', '3', '--no-record'];
    const tui = keep(Tui.start('env', args));
    await tui.until('stock');
    expect(COLOR.test(tui.output)).toBe(false);
  });

  it('that is dumb is written to line by line, without an escape', async () => {
    const tui = start({ env: { TERM: 'dumb' } });
    await tui.until('>');
    tui.type('quit\r');
    await tui.exit;
    expect(tui.output).not.toContain('\x1b[');
  });

  it('that is made narrower column by column shows one board, whatever its size', async () => {
    const tui = start({ columns: 120, rows: 40 });
    await tui.until('stock');
    for (let columns = 119; columns >= 40; columns--) tui.resize(columns, 24);
    await tui.until('J♦  J♥  4♥  Q♣  10♣ 4♥');
    expect(tui.screen().filter((row) => row.startsWith('>'))).toHaveLength(1);
    expect(tui.screen().filter((row) => row.includes('Tens'))).toHaveLength(1);
    tui.resize(80, 24);
    await tui.until('stock');
    const resized = tui.screen();
    tui.key('ctrl-l');
    await tui.idle(200);
    expect(tui.screen()).toEqual(resized);
    expect(tui.output).not.toContain(ERASES_SCROLLBACK);
  });

  it('has its cursor hidden while the cards are walked, and not while something is typed', async () => {
    const tui = start();
    await tui.until('stock');
    tui.key('right');
    await tui.until((one) => !one.isCursorVisible);
    tui.type('mo');
    await tui.until('> mo');
    await tui.until((one) => one.isCursorVisible);
  });

  it('that pastes a list of commands is asked before they are played', async () => {
    const tui = start();
    await tui.until('stock');
    tui.write('\x1b[200~deal\nundo\ndeal\n\x1b[201~');
    await tui.until('Play 3 pasted lines');
    tui.key('y');
    await tui.until('· 1 move ·');
  });

  it('that sends an arrow in pieces, or late, is understood', async () => {
    const tui = start();
    await tui.until('stock');
    tui.write('\x1b');
    await tui.idle(20);
    tui.write('[C');
    await tui.until((one) => !one.isCursorVisible);
    expect(tui.screen().join('\n')).not.toContain('> [C');
  });
});

describe('without a terminal', () => {
  it.each(['</dev/null', '</dev/null | cat', '< <(printf "deal\\nquit\\n")'])(
    'it plays line by line, without an escape: %s',
    async (where) => {
      const line = `"${process.execPath}" "${program}" tens --seed 3 --no-record ${where}`;
      const env = { ...process.env, LANG: 'C.UTF-8', TERM: 'xterm-256color', CI: 'true' };
      const { stdout, stderr } = await promisify(execFile)('bash', ['-c', line], { env });
      expect(stdout).toContain('Tens · seed 3');
      expect(stdout + stderr).not.toContain('\x1b');
    },
  );
});
