import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawn } from '@lydell/node-pty';
import about from '../package.json' with { type: 'json' };

/**
 * Tries the package as users get it: packed, installed alone into an empty folder with an empty cache, and played
 * there in a pipe and in a real pseudo-terminal. Ends with a line that counts, and with status 1 where
 * something failed.
 */
const ROOT = resolve(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'patience-smoke-'));
const home = join(work, 'home');

/** Milliseconds after which the terminal is given up on; generous, since machines are shared. */
const DEADLINE = 60_000;

let passed = 0;
let failed = 0;

function check(what: string, holds: boolean, seen: unknown = ''): void {
  if (holds) passed++;
  else failed++;
  console.log(`${holds ? 'ok' : 'FAILED'}: ${what}`);
  if (!holds && seen !== '') console.log(seen);
}

function npm(cwd: string, ...args: string[]): string {
  const cache = ['--cache', join(work, 'cache'), '--no-audit', '--no-fund', '--no-update-notifier'];
  return execFileSync('npm', [...args, ...cache], { cwd, encoding: 'utf8' });
}

function patience(args: readonly string[], input = '') {
  return spawnSync('npx', ['--no-install', 'patience', ...args], {
    cwd: home,
    input,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C.UTF-8' },
  });
}

function install(): void {
  const packed = npm(ROOT, 'pack', '--pack-destination', work);
  const tarball = join(work, packed.trim().split('\n').at(-1)!);
  check('npm pack makes a package', existsSync(tarball), packed);
  mkdirSync(home);
  npm(home, 'init', '-y');
  npm(home, 'install', tarball, '--omit=dev');
  const packages = readdirSync(join(home, 'node_modules'));
  check('the package is installed', packages.includes(about.name), packages);
  for (const tool of ['typescript', 'tsx', 'esbuild', 'vitest']) {
    check(`${tool} is not installed with it`, !packages.includes(tool));
  }
}

function playInPipe(): void {
  const version = patience(['--version']);
  check('--version tells the version', version.stdout === `${about.version}\n`, version);

  const lines = patience(['tens', '--seed', '1'], 'deal\nundo\n');
  check('in a pipe, the game ends with status 0', lines.status === 0, lines);
  check('in a pipe, nothing is on standard error', lines.stderr === '', lines.stderr);
  const boards = lines.stdout.match(/^Tens · seed 1 · .*\n1 {6}\?\? \?\? /gmu) ?? [];
  check(
    'in a pipe, the board is shown at the start and after each move',
    boards.length === 3,
    lines.stdout,
  );

  const json = patience(['tens', '--seed', '1', '--json'], 'deal\n');
  const answers = json.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  check('--json answers in JSON', answers.length === 2 && answers[1].moves === 1, json.stdout);

  const wrong = patience(['tns']);
  check('a wrong name ends with status 2', wrong.status === 2, wrong);
  check(
    'a wrong name is answered in one line',
    /^patience: .*"tens".*\n$/u.test(wrong.stderr),
    wrong,
  );
}

/** Plays in a pseudo-terminal: waits for a text, types, waits for the end; gives what was written and the status. */
function playInTerminal(args: readonly string[], wait: RegExp, keys: string) {
  return new Promise<{ readonly text: string; readonly status: number }>((done) => {
    const { CI: _, ...env } = process.env;
    const terminal = spawn('npx', ['--no-install', 'patience', ...args], {
      cols: 80,
      rows: 24,
      cwd: home,
      env: { ...env, TERM: 'xterm-256color', LANG: 'C.UTF-8' },
    });
    let text = '';
    let isTyped = false;
    const timer = setTimeout(() => terminal.kill(), DEADLINE);
    terminal.onData((data) => {
      text += data;
      if (isTyped || !wait.test(text)) return;
      isTyped = true;
      terminal.write(keys);
    });
    terminal.onExit(({ exitCode }) => {
      clearTimeout(timer);
      done({ text, status: isTyped ? exitCode : -1 });
    });
  });
}

async function playInTerminals(): Promise<void> {
  const line = await playInTerminal(['tens', '--seed', '1', '--line'], /> /u, 'quit\r');
  check('at a prompt, the board is shown', line.text.includes('Tens · seed 1'), line.text);
  check('at a prompt, quit ends with status 0', line.status === 0, line);

  const full = await playInTerminal(['tens', '--seed', '1'], /stock/u, '\u0003');
  check('full screen, the board is shown', /[♠♥♦♣]/u.test(full.text), full.text);
  check('full screen, Ctrl-C ends with status 0', full.status === 0, full);
  const entered = full.text.lastIndexOf('\u001b[?1049h');
  const left = full.text.lastIndexOf('\u001b[?1049l');
  check('full screen, the terminal is given back', entered >= 0 && left > entered, full.text);
}

try {
  install();
  playInPipe();
  await playInTerminals();
} catch (error) {
  check(error instanceof Error ? error.message : String(error), false);
} finally {
  rmSync(work, { recursive: true, force: true });
}
console.log(`smoke: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
