import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundle } from '../../../scripts/bundle.ts';
import { until } from './open-house.ts';

/** The program as it is shipped, as a host in a process of its own. */
export interface Served {
  readonly port: number;
  readonly statusPort: number;
  /** Everything it has of its own: the host key, players, games. */
  readonly folder: string;
  readonly pid: number;
  /** What it has logged so far. */
  readonly told: readonly Readonly<Record<string, unknown>>[];
  /** What it has said on standard output so far. */
  readonly said: string;
  /** Resolves when it has ended, with its status or the signal that ended it. */
  readonly exit: Promise<number | string | null>;
  kill(signal: NodeJS.Signals): void;
}

/** The program in a folder of its own, and the hosts that were begun from it. */
export class Shipped {
  readonly folder: string;
  readonly #begun: { readonly house: ChildProcess; readonly exit: Promise<unknown> }[] = [];

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async build(): Promise<Shipped> {
    const folder = mkdtempSync(join(tmpdir(), 'patience-shipped-'));
    await bundle(join(folder, 'dist'));
    // What is installed on wish is found where it would be installed.
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    return new Shipped(folder);
  }

  get program(): string {
    return join(this.folder, 'dist/patience.cjs');
  }

  /** Begins a host, and waits until its door is open. */
  async serve(args: readonly string[] = [], data = this.newFolder()): Promise<Served> {
    const words = ['serve', '--port', '0', '--status-port', '0', '--data', data, ...args];
    const house = spawn(process.execPath, [this.program, ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exit = new Promise<number | string | null>((end) => {
      house.once('exit', (status, signal) => end(status ?? signal));
    });
    this.#begun.push({ house, exit });
    let text = '';
    let said = '';
    house.stdout.on('data', (chunk) => {
      said += chunk;
    });
    house.stderr.on('data', (chunk) => {
      text += chunk;
    });
    const told = () =>
      text
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line));
    const isOver = () => house.exitCode !== null || house.signalCode !== null;
    await until(() => text.includes('"event":"open"') || isOver(), 'an open house');
    const open = told().find(({ event }) => event === 'open');
    if (!open) throw new Error(`the house did not open: ${text}`);
    return {
      port: open.port,
      statusPort: open.status,
      folder: data,
      pid: house.pid!,
      exit,
      get told() {
        return told();
      },
      get said() {
        return said;
      },
      kill: (signal) => {
        house.kill(signal);
      },
    };
  }

  newFolder(): string {
    return mkdtempSync(join(this.folder, 'data-'));
  }

  /** Ends every host that still is, and takes all away. */
  async close(): Promise<void> {
    for (const { house, exit } of this.#begun) {
      house.kill('SIGKILL');
      await exit;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The texts of all games in hand in a house's folder. */
export function savesIn(folder: string): string[] {
  const players = join(folder, 'players');
  return readdirSync(players, { recursive: true, encoding: 'utf8' })
    .filter((path) => /saves\/[\w-]+\.txt$/u.test(path))
    .map((path) => readFileSync(join(players, path), 'utf8'));
}
