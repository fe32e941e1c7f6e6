import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { foreground, GREEN } from '../../src/ui/canvas/style.ts';
import { keyBytes } from './keys.ts';
import { Tui, type TuiOptions } from './tui.ts';

const open: Tui[] = [];

afterEach(async () => {
  for (const tui of open.splice(0)) await tui.close();
});

function sh(script: string, options: TuiOptions = { columns: 30, rows: 5 }): Tui {
  const tui = Tui.start('sh', ['-c', script], options);
  open.push(tui);
  return tui;
}

describe('the harness', () => {
  it('shows what a program wrote, with its colors, and how it ended', async () => {
    const tui = sh('printf "one \\033[32mtwo\\033[m\\n"; exit 5');
    expect(await tui.exit).toEqual({ status: 5, signal: null });
    expect(tui.screen()).toEqual(['one two', '', '', '', '']);
    expect(tui.cells().styles[4]).toBe(foreground(GREEN));
  });

  it('has the last bytes of a program that floods and ends', async () => {
    const tui = sh('seq 1 20000; printf last');
    await tui.exit;
    expect(tui.screen()).toEqual(['19997', '19998', '19999', '20000', 'last']);
  });

  it('counts bytes from a mark, and waits for more', async () => {
    const tui = sh('printf ready; read -r word; printf "%s" "$word$word"; read -r _');
    await tui.until('ready');
    tui.mark();
    tui.type('♥\n');
    await tui.until(/♥♥$/m);
    // The echo of the line, its end, and the answer.
    expect(tui.bytes).toBe(3 + 2 + 6);
  });

  it('tells what was waited for, and shows the screen, when it never comes', async () => {
    const tui = sh('printf "nothing here"; read -r _');
    await tui.until('here');
    await expect(tui.until('something', 60)).rejects.toThrow(
      'waited for something, but 60 ms passed; the screen shows\n  |nothing here',
    );
    tui.kill('SIGKILL');
    await expect(tui.until('something')).rejects.toThrow('but the program ended');
    expect(await tui.exit).toEqual({ status: null, signal: 'SIGKILL' });
  });

  it('hides from programs that a machine is looking', async () => {
    const script = 'echo "[$CI$NO_COLOR$FORCE_COLOR|$TERM|$LANG|$MORE]"';
    const tui = sh(script, { env: { MORE: 'more' } });
    await tui.exit;
    expect(tui.screen()[0]).toBe('[|xterm-256color|C.UTF-8|more]');
  });

  it('draws the screen', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'patience-picture-'));
    const tui = sh('printf "\\033[1;31;47m 7♥ \\033[m \\033[4;7mlit"; read -r _');
    await tui.until('lit');
    tui.png(join(folder, 'screen.png'));
    const picture = readFileSync(join(folder, 'screen.png'));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([320, 120]);
    rmSync(folder, { recursive: true });
  });
});

describe('keys by name', () => {
  it.each([
    ['up', '\x1b[A'],
    ['ctrl-up', '\x1b[1;5A'],
    ['alt-shift-home', '\x1b[1;4H'],
    ['ctrl-delete', '\x1b[3;5~'],
    ['shift-tab', '\x1b[Z'],
    ['f1', '\x1bOP'],
    ['f12', '\x1b[24~'],
    ['ctrl-c', '\x03'],
    ['alt-x', '\x1bx'],
    ['alt-enter', '\x1b\r'],
    ['ctrl-space', '\x00'],
    ['q', 'q'],
    ['-', '-'],
    ['♥', '♥'],
  ])('%s is %j', (name, bytes) => {
    expect(keyBytes(name)).toBe(bytes);
  });

  it('unknown are refused', () => {
    expect(() => keyBytes('entre')).toThrow('no key is named "entre"');
  });
});
