import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Exit, Tui, type TuiOptions } from '../../terminal/tui.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'patience-terminal-'));
const DEMO = join(FOLDER, 'demo.mjs');
const open = new Set<Tui>();

// Translated once, not at each of its many starts.
beforeAll(async () => {
  await build({
    entryPoints: ['test/terminal/demo.ts'],
    outfile: DEMO,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});

afterAll(() => rmSync(FOLDER, { recursive: true }));

afterEach(async () => {
  for (const tui of open) await tui.close();
  open.clear();
});

/** The demonstration at work, and the file it is to write why it ended. */
async function startDemo(options: TuiOptions = {}): Promise<{ tui: Tui; log: string }> {
  const log = join(mkdtempSync(join(FOLDER, 'run-')), 'log');
  const tui = Tui.start(process.execPath, [DEMO, log], options);
  open.add(tui);
  await tui.until('seen.');
  expect([tui.isAlternate, tui.isCursorVisible, await tui.isCooked()]).toEqual([
    true,
    false,
    false,
  ]);
  return { tui, log };
}

/**
 * A shell with job control that runs the demonstration; its prompt is a plain `$`, its lines are
 * the tty's own.
 */
async function startShell(): Promise<Tui> {
  const env = { PS1: '$ ', HISTFILE: undefined };
  const tui = Tui.start('bash', ['--norc', '--noprofile', '--noediting', '-i'], { env });
  open.add(tui);
  await tui.until('$');
  tui.type(`'${process.execPath}' '${DEMO}'\n`);
  await tui.until('seen.');
  return tui;
}

function demoPid(tui: Tui): number {
  return Number(/pid (\d+)\./.exec(tui.screen()[0] ?? '')?.[1]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function expectGivenBack(tui: Tui): Promise<void> {
  expect({
    isAlternate: tui.isAlternate,
    isCursorVisible: tui.isCursorVisible,
    leftModes: tui.leftModes,
    isCooked: await tui.isCooked(),
    isScrollbackErased: tui.output.includes('\x1b[3J'),
  }).toEqual({
    isAlternate: false,
    isCursorVisible: true,
    leftModes: [],
    isCooked: true,
    isScrollbackErased: false,
  });
}

const byStatus = (status: number): Exit => ({ status, signal: null });
const bySignal = (signal: string): Exit => ({ status: null, signal });

describe('a program in the local terminal gives it back', () => {
  it('when it quits, with all it wrote, and says so below what was there', async () => {
    const { tui, log } = await startDemo();
    tui.key('l', 'q');
    expect(await tui.exit).toEqual(byStatus(0));
    await expectGivenBack(tui);
    expect(tui.output.slice(-100)).toContain('\b200');
    expect(tui.screen()[0]).toBe('goodbye');
    expect(existsSync(log)).toBe(false);
  });

  it('at Ctrl-C', async () => {
    const { tui } = await startDemo();
    tui.key('ctrl-c');
    expect(await tui.exit).toEqual(byStatus(130));
    await expectGivenBack(tui);
  });

  it('when it exits without a word', async () => {
    const { tui } = await startDemo();
    tui.key('e');
    expect(await tui.exit).toEqual(byStatus(3));
    await expectGivenBack(tui);
  });

  it.each<[NodeJS.Signals, Exit]>([
    ['SIGTERM', bySignal('SIGTERM')],
    ['SIGHUP', bySignal('SIGHUP')],
    ['SIGINT', bySignal('SIGINT')],
    ['SIGQUIT', byStatus(131)],
  ])('at %s, and dies of it, having saved', async (signal, exit) => {
    const { tui, log } = await startDemo();
    tui.kill(signal);
    expect(await tui.exit).toEqual(exit);
    await expectGivenBack(tui);
    expect(readFileSync(log, 'utf8')).toBe(`${signal}\n`);
  });

  it('when it crashes, with one line about it, having saved', async () => {
    const { tui, log } = await startDemo();
    tui.key('x');
    expect(await tui.exit).toEqual(byStatus(70));
    await expectGivenBack(tui);
    const said = tui.screen().join(' ').trim();
    expect(said).toMatch(/^patience: .*the demo fell over/);
    expect(said).not.toContain('    at ');
    expect(readFileSync(log, 'utf8')).toBe('crash\n');
  });

  it('when a promise fails, with the whole story if asked for', async () => {
    const { tui } = await startDemo({ env: { PATIENCE_DEBUG: '1' } });
    tui.key('r');
    expect(await tui.exit).toEqual(byStatus(70));
    await expectGivenBack(tui);
    expect(tui.screen().join('\n')).toMatch(/broke its word\n +at /);
  });
});

describe('a program in the local terminal', () => {
  it('saves when the terminal is closed under it, and dies of the hangup without a core', async () => {
    const { tui, log } = await startDemo();
    tui.hangUp();
    expect(await tui.exit).toEqual(bySignal('SIGHUP'));
    expect(readFileSync(log, 'utf8')).toMatch(/^(SIGHUP|gone)\n$/);
  });

  it('goes on at Ctrl-Z where no shell could wake it', async () => {
    const { tui } = await startDemo();
    tui.key('ctrl-z');
    await tui.until(() => !tui.isAlternate);
    await tui.until(() => tui.isAlternate);
    tui.key('k');
    await tui.until('seen k.');
    expect([tui.isCursorVisible, await tui.isCooked()]).toEqual([false, false]);
  });

  it('follows the size of the window, and never erases what scrolled away', async () => {
    const { tui } = await startDemo();
    for (const columns of [79, 78, 77, 60]) tui.resize(columns, 20);
    await tui.until('size 60x20.');
    expect(tui.screen()).toHaveLength(20);
    expect(tui.screen()[19]).toBe(`${' '.repeat(59)}#`);
    tui.resize(100, 30);
    await tui.until('size 100x30.');
    expect(tui.screen()[29]).toBe(`${' '.repeat(99)}#`);
    expect(tui.screen().join('').match(/#/g)).toHaveLength(1);
    tui.key('q');
    await tui.exit;
    await expectGivenBack(tui);
  });

  it('reads keys and clicks', async () => {
    const { tui } = await startDemo();
    tui.write('\x1b[A\x1b[<0;3;4Mjjj\x1b[200~pa\x1b[201~sto\x1b[12;34R');
    await tui.until('seen up press@2,3 j j j pa s t o.');
  });
});

describe('a program stopped by', () => {
  it('Ctrl-Z leaves the terminal to the shell, and comes back to one of another size', async () => {
    const tui = await startShell();
    tui.key('j', 'ctrl-z');
    await tui.until('Stopped');
    await expectGivenBack(tui);
    tui.resize(60, 20);
    tui.type('fg\n');
    await tui.until('size 60x20.');
    await tui.until('seen j.');
    expect([tui.isAlternate, tui.isCursorVisible, await tui.isCooked()]).toEqual([
      true,
      false,
      false,
    ]);
    tui.key('k');
    await tui.until('seen j k.');
    tui.key('q');
    await tui.until('goodbye');
    await expectGivenBack(tui);
  });

  it('SIGTSTP does the same', async () => {
    const tui = await startShell();
    tui.kill('SIGTSTP', demoPid(tui));
    await tui.until('Stopped');
    await expectGivenBack(tui);
    tui.type('fg\n');
    await tui.until('seen.');
    tui.key('q');
    await tui.until('goodbye');
    await expectGivenBack(tui);
  });

  it('SIGSTOP, which it cannot feel, sets all anew when it goes on', async () => {
    const tui = await startShell();
    tui.kill('SIGSTOP', demoPid(tui));
    await tui.until('Stopped');
    tui.type('clear; stty sane; fg\n');
    await tui.until('seen.');
    tui.key('k');
    await tui.until('seen k.');
    expect(await tui.isCooked()).toBe(false);
  });

  it('Ctrl-Z can be ended by the shell', async () => {
    const tui = await startShell();
    const pid = demoPid(tui);
    tui.key('ctrl-z');
    await tui.until('Stopped');
    tui.type('kill %1\n');
    await tui.until(() => !isAlive(pid));
    tui.type('\n');
    await tui.until('Terminated');
    await expectGivenBack(tui);
  });
});
