import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { build, built } from '../terminal/built.ts';
import { Tui } from '../terminal/tui.ts';

const { bin } = built;

beforeAll(build);

interface End {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a line of shell with `$PATIENCE` as the program. */
function shell(line: string): Promise<End> {
  const child = spawn('bash', ['-c', line], {
    env: { ...process.env, PATIENCE: bin, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ status, out, err }));
  });
}

describe('the built program', () => {
  it('plays in a pipe', async () => {
    const end = await shell("printf 'deal\\nundo\\n' | $PATIENCE tens --seed 3");
    expect(end).toMatchObject({ status: 0, err: '' });
    expect(end.out.match(/Tens · seed 3/gu)).toHaveLength(3);
  });

  it.each([
    '$PATIENCE tens --json < /dev/null',
    '$PATIENCE tens --json < <(yes deal)',
    '$PATIENCE tens < <(yes undo)',
    '$PATIENCE rules tens',
    '$PATIENCE --help',
  ])('ends quietly when nobody reads on: %s | head -1', async (line) => {
    const end = await shell(`(${line}; echo "status $?" >&2) | head -1`);
    expect(end.err).toBe('status 0\n');
    expect(end.out.split('\n')).toHaveLength(2);
  });

  it.each(['--json', '--line'])(
    'with %s does not wait for more once it has been told to quit',
    async (flag) => {
      const child = spawn(bin, ['tens', flag], { stdio: ['pipe', 'ignore', 'inherit'] });
      const end = new Promise((resolve) => child.on('close', resolve));
      child.stdin.write('quit\n');
      expect(await end).toBe(0);
    },
  );

  it('says in one line what is wrong, and ends with 2', async () => {
    expect(await shell('$PATIENCE tns')).toEqual({
      status: 2,
      out: '',
      err: 'patience: there is no game "tns". Did you mean "tens"?\n',
    });
  });

  it('says so when the answers cannot be written', async () => {
    const end = await shell('$PATIENCE list > /dev/full');
    expect(end).toEqual({
      status: 1,
      out: '',
      err: 'patience: the output cannot be written: ENOSPC\n',
    });
  });

  it('reads a deal from a pipe', async () => {
    const end = await shell('$PATIENCE tens --deal <(echo 7H QS 7H 7H) < /dev/null');
    expect(end.status).toBe(2);
    expect(end.err).toContain('Card 4 is 7H once more: there are two of it.');
  });

  it('refuses an old Node in one line', () => {
    const old = "Object.defineProperty(process.versions, 'node', { value: '18.20.0' });";
    const preload = `data:text/javascript,${encodeURIComponent(old)}`;
    try {
      execFileSync(process.execPath, ['--import', preload, bin, 'tens'], { stdio: 'pipe' });
      expect.unreachable();
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: Buffer };
      expect(status).toBe(2);
      expect(String(stderr)).toMatch(/^patience: needs Node\.js 20 or later; this is v.*\n$/u);
    }
  });

  it('loads neither commander nor Ink to begin a game', () => {
    const dist = join(built.folder, 'dist');
    const textOf = (name: string) => readFileSync(join(dist, name), 'utf8');
    const atOnce = textOf('patience.cjs');
    expect(atOnce).not.toMatch(/CommanderError|yoga|react\.element|showHelpAfterError/iu);
    // Only inside of functions, when they are called.
    expect(atOnce).not.toMatch(/^(?:var|const|let) [^;]*require\("\.\//mu);
    expect(atOnce.length).toBeLessThan(220_000);
    expect(readdirSync(dist).join('\n')).toMatch(/arguments-/u);
  });
});

describe('in a real terminal', () => {
  it('plays line by line at a prompt', async () => {
    const tui = Tui.start(process.execPath, [bin, 'tens', '--seed', '3', '--line'], {
      columns: 80,
      rows: 24,
      env: { LANG: 'C.UTF-8' },
    });
    try {
      await tui.until(/^>$/mu);
      tui.type('deal\r');
      await tui.until('aces   1 card');
      expect(tui.isAlternate).toBe(false);
      tui.key('ctrl-d');
      expect(await tui.exit).toEqual({ status: 0, signal: null });
      expect(await tui.isCooked()).toBe(true);
    } finally {
      await tui.close();
    }
  });

  it('plays line by line where the terminal is too small', async () => {
    const tui = Tui.start(process.execPath, [bin, 'klondike', '--seed', '3'], {
      columns: 39,
      rows: 30,
      env: { LANG: 'C.UTF-8' },
    });
    try {
      await tui.until(/^>$/mu);
      expect(tui.screen().join(' ')).toContain('The terminal is 39 x 30');
      tui.key('ctrl-c');
      expect(await tui.exit).toEqual({ status: 130, signal: null });
    } finally {
      await tui.close();
    }
  });
});
