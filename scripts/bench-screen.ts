import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawn } from '@lydell/node-pty';
import { Tui } from '../test/terminal/tui.ts';

/** Prints what the screen costs, each figure beside its floor or budget, all measured in this one run. */

const ROOT = resolve(import.meta.dirname, '..');
const BIN = join(ROOT, 'bin', 'patience');
const STARTS = 15;
const KEYS = 40;

const home = mkdtempSync(join(tmpdir(), 'patience-bench-'));
const env = { PATIENCE_HOME: home };

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;
}

function row(what: string, value: string, budget: string): void {
  process.stdout.write(`${what.padEnd(44)}${value.padStart(14)}   ${budget}\n`);
}

/** Milliseconds from starting Node in a terminal of its own to a text that it writes there. */
async function start(args: readonly string[], text: string): Promise<number> {
  const begun = performance.now();
  const pty = spawn(process.execPath, [...args], {
    cols: 80,
    rows: 24,
    env: { ...process.env, ...env, TERM: 'xterm-256color', LANG: 'C.UTF-8' },
  });
  const ended = new Promise<void>((resolve) => {
    pty.onExit(() => resolve());
  });
  let written = '';
  const ms = await new Promise<number>((resolve) => {
    pty.onData((data) => {
      written += data;
      if (written.includes(text)) resolve(performance.now() - begun);
    });
  });
  pty.kill('SIGKILL');
  await ended;
  return ms;
}

async function starts(): Promise<void> {
  const floor: number[] = [];
  const ours: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    floor.push(await start(['-e', 'console.log("READY");setTimeout(() => {}, 1000)'], 'READY'));
    ours.push(await start([BIN, 'tens'], 'stock'));
  }
  const ratio = median(ours) / median(floor);
  row('start: node -e 0, median ms', median(floor).toFixed(0), 'floor');
  row('start: first frame of Tens, median ms', median(ours).toFixed(0), '');
  row('start: times the floor', ratio.toFixed(2), 'at most 1.5');
}

interface Cost {
  readonly bytes: number;
  readonly ms: number;
}

/** What one key costs: the bytes that follow it, and how long until the first of them. */
async function press(tui: Tui, key: string): Promise<Cost> {
  await tui.idle(30);
  tui.mark();
  const begun = performance.now();
  tui.key(key);
  const deadline = begun + 1000;
  while (tui.bytes === 0 && performance.now() < deadline) {
    await new Promise((done) => setImmediate(done));
  }
  const ms = performance.now() - begun;
  await tui.idle(30);
  return { bytes: tui.bytes, ms };
}

async function keys(): Promise<void> {
  const tui = Tui.start(process.execPath, [BIN, 'tens', '--seed', '42', '--no-animation'], { env });
  try {
    await tui.until('stock');
    await tui.idle(400);
    row('first frame and Ink behind it, bytes', String(tui.bytes), 'at most 5120');
    const cursor: Cost[] = [];
    for (let i = 0; i < KEYS; i++) cursor.push(await press(tui, i % 8 < 6 ? 'right' : 'left'));
    report('cursor key', cursor, 'at most 60 bytes');
    await press(tui, 'escape');
    const moves: Cost[] = [];
    for (let i = 0; i < KEYS / 2; i++) {
      const pair = i % 2 === 0 ? '13' : '26';
      await press(tui, pair[0]!);
      moves.push(await press(tui, pair[1]!));
      moves.push(await press(tui, 'backspace'));
    }
    report('a move of Tens, and undoing it', moves, 'at most 400 bytes');
    const deals: Cost[] = [];
    for (let i = 0; i < 5; i++) deals.push(await press(tui, ' '));
    report('a deal of ten', deals, 'at most 700 bytes');
    tui.mark();
    await new Promise((done) => setTimeout(done, 2000));
    row('idle for two seconds, bytes', String(tui.bytes), '0');
    row('peak memory, MiB', peakMemory(tui.pid).toFixed(0), 'at most 90');
  } finally {
    await tui.close();
  }
}

function report(what: string, costs: readonly Cost[], budget: string): void {
  const bytes = costs.map((cost) => cost.bytes);
  const times = costs.map((cost) => cost.ms);
  row(`${what}: bytes, median`, String(median(bytes)), budget);
  row(`${what}: bytes, most`, String(Math.max(...bytes)), '');
  row(
    `${what}: ms to the first byte, median / p95`,
    `${median(times).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)}`,
    'at most 10 / 25',
  );
}

function peakMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

try {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' });
  await starts();
  await keys();
} finally {
  rmSync(home, { recursive: true, force: true });
}
