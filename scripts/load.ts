import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import ssh2, { type ClientChannel } from 'ssh2';
import { bundle } from './bundle.ts';

/**
 * Many players at once in a house on one core, by a real SSH client on this machine's loopback; prints what a key
 * takes to become a frame, what a session takes of memory, and whether anything was lost. Some players drop the line
 * and come again, some do not read for a while. Bounded in players and in time.
 */

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '600' },
    every: { type: 'string', default: '2000' },
  },
});
const SESSIONS = Math.min(1000, Number(values.sessions));
const SECONDS = Math.min(1200, Number(values.seconds));
/** Milliseconds between two keys of a player. */
const EVERY = Math.max(50, Number(values.every));

/** The budgets: milliseconds from key to frame for 99 of 100 keys, bytes a session. */
const P99 = 60;
const MEMORY = 1024 * 1024;

/** One player in so many drops the line once in a while; one does not read for a while. */
const DROPPER = 10;
const STALLER = 20;
/** Keys between two drops, or two times of not reading; how many keys those last. */
const FAR = 30;
const STALL = 5;

const folder = mkdtempSync(join(tmpdir(), 'patience-load-'));
const root = join(import.meta.dirname, '..');

function server(): ChildProcess {
  const program = [
    join(folder, 'dist/patience.cjs'),
    ...['serve', '--port', '0', '--data', join(folder, 'house'), '--status-port', '0'],
    ...['--connections', '2000', '--per-address', '2000'],
  ];
  const pinned = hasTaskset() ? ['taskset', '-c', '0'] : [];
  const [command = '', ...args] = [...pinned, process.execPath, ...program];
  return spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
}

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The port of a house, when it has opened; its log is read to the end. */
function opened(house: ChildProcess): Promise<number> {
  let text = '';
  return new Promise((resolve, reject) => {
    house.once('exit', () => reject(new Error(`the house did not open: ${text}`)));
    house.stderr!.on('data', (chunk) => {
      if (text.length < 10_000) text += chunk;
      const [, port] = /"event":"open".*?"port":(\d+)/u.exec(text) ?? [];
      if (port) resolve(Number(port));
    });
  });
}

/** Resident bytes of a process. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

const latencies: number[] = [];
const faults: string[] = [];

class Player {
  readonly #key: string;
  readonly #port: number;
  readonly #number: number;
  #client: ssh2.Client | null = null;
  #channel: ClientChannel | null = null;
  #sentAt: number | null = null;
  #pressed = 0;
  #isTurn = false;
  /** A deal that goes on for ever: one in two hundred is lost when it is dealt. Later, the game that waits. */
  #command = 'klondike --seed 42';
  /** Moves whose frame was seen. */
  turns = 0;

  constructor(port: number, number: number) {
    this.#port = port;
    this.#number = number;
    this.#key = newKey();
  }

  /** The folder of this player in the house. */
  get folder(): string {
    const key = ssh2.utils.parseKey(this.#key);
    if (key instanceof Error) throw key;
    const print = createHash('sha256').update(key.getPublicSSH()).digest('base64');
    const name = `SHA256:${print.replace(/=+$/u, '')}`;
    return createHash('sha256').update(name).digest('hex').slice(0, 32);
  }

  come(): Promise<void> {
    const client = new ssh2.Client();
    this.#client = client;
    return new Promise((resolve, reject) => {
      client.on('error', (error) => {
        faults.push(error.message);
        reject(error);
      });
      client.on('ready', () => {
        const pty = { cols: 80, rows: 24, term: 'xterm-256color' };
        client.exec(this.#command, { pty }, (error, channel) => {
          if (error) {
            reject(error);
            return;
          }
          this.#channel = channel;
          this.#command = 'klondike';
          let isShown = false;
          channel.on('data', () => {
            this.#answered();
            if (!isShown) resolve();
            isShown = true;
          });
        });
      });
      client.connect({
        host: '127.0.0.1',
        port: this.#port,
        username: 'load',
        privateKey: this.#key,
        readyTimeout: 60_000,
      });
    });
  }

  /** Three looks at the next card, then the stock is turned, by a word in one packet. */
  async press(): Promise<void> {
    this.#pressed++;
    const phase = this.#pressed % FAR;
    if (this.#number % DROPPER === 0 && phase === 0) {
      this.drop();
      await this.come();
      return;
    }
    const isStaller = this.#number % STALLER === 1;
    const socket = (this.#client as unknown as { readonly _sock: NodeJS.ReadableStream })._sock;
    if (isStaller && phase === 1) socket.pause();
    if (isStaller && phase === 1 + STALL) socket.resume();
    this.#isTurn = this.#pressed % 4 === 0;
    // A stalled player's own keys are not measured: it is they who do not read.
    const isMeasured = !isStaller || phase > 1 + STALL || phase === 0;
    this.#sentAt = isMeasured ? performance.now() : null;
    this.#channel?.write(this.#isTurn ? 'turn\r' : '\x1b[C');
  }

  drop(): void {
    this.#sentAt = null;
    this.#client?.destroy();
  }

  leave(): void {
    this.#client?.end();
  }

  #answered(): void {
    if (this.#sentAt === null) return;
    latencies.push(performance.now() - this.#sentAt);
    this.#sentAt = null;
    if (this.#isTurn) this.turns++;
  }
}

function newKey(): string {
  for (;;) {
    const key = ssh2.utils.generateKeyPairSync('ed25519').private;
    if (!(ssh2.utils.parseKey(key) instanceof Error)) return key;
  }
}

/** Turns written down for a player: in hand, or in games that came to an end. */
function turnsOf(player: Player): number {
  const home = join(folder, 'house/players', player.folder, 'saves');
  // Whoever made no move has none.
  if (!existsSync(home)) return 0;
  return readdirSync(home)
    .map((name) => readFileSync(join(home, name), 'utf8').match(/^\S+ turn/gmu)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
}

function percentile(share: number): number {
  const sorted = latencies.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

function row(what: string, value: string, budget = ''): void {
  process.stdout.write(`${what.padEnd(44)}${value.padStart(14)}   ${budget}\n`);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

process.chdir(root);
await bundle(join(folder, 'dist'));
const house = server();
const gone = new Promise((resolve) => house.once('exit', resolve));
try {
  const port = await opened(house);
  const first = new Player(port, 2);
  await first.come();
  // What is loaded once for all is loaded by the first.
  for (let i = 0; i < 8; i++) {
    await first.press();
    await pause(250);
  }
  const before = memoryOf(house.pid!);
  const players = [first];
  while (players.length < SESSIONS) {
    const more = Array.from(
      { length: Math.min(10, SESSIONS - players.length) },
      (_, i) => new Player(port, players.length + i),
    );
    await Promise.all(more.map((player) => player.come()));
    players.push(...more);
  }
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    players.map(async (player, i) => {
      await pause((EVERY * i) / players.length);
      while (performance.now() < end) {
        const next = performance.now() + EVERY;
        await player.press();
        await pause(Math.max(0, next - performance.now()));
      }
    }),
  );
  await pause(2000);
  const after = memoryOf(house.pid!);
  for (const player of players) player.leave();
  house.kill('SIGTERM');
  await gone;
  const lost = players.filter((player) => turnsOf(player) < player.turns).length;
  row('sessions at once', String(SESSIONS));
  row('keys answered', String(latencies.length));
  row('key to frame, median ms', percentile(0.5).toFixed(1));
  row('key to frame, 99 of 100, ms', percentile(0.99).toFixed(1), `at most ${P99}`);
  row('key to frame, longest, ms', percentile(1).toFixed(1));
  const memory = (after - before) / Math.max(1, SESSIONS - 1);
  row('memory a session beyond the first, KiB', (memory / 1024).toFixed(0), 'at most 1024');
  row('players who lost a move', String(lost), '0');
  row('faults', String(faults.length), '0');
  row('load of the machine', loadavg()[0]!.toFixed(1));
  if (percentile(0.99) > P99 || memory > MEMORY || lost > 0 || faults.length > 0) {
    process.exitCode = 1;
  }
} finally {
  house.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
