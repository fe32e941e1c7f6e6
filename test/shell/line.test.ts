import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { gameTalk } from '../../src/app/talk.ts';
import { english } from '../../src/notation/language/en/english.ts';
import type { Fortune } from '../../src/rules/fortune.ts';
import { openTelling } from '../../src/session/telling.ts';
import { playLines } from '../../src/shell/line.ts';
import { Output } from '../../src/shell/output.ts';
import { NO_KEEPER } from '../../src/shell/store/no-keeper.ts';
import { fresh } from '../play/diagram.ts';
import { run } from './run.ts';

const SETTING = {
  language: english,
  ascii: false,
  width: 79,
  preface: null,
  freshSeed: () => '77',
  lessonFor: () => null,
  telling: (fortune: Fortune) => openTelling(fortune, { seed: '1' }),
  resume: () => null,
};

/** The line mode at a terminal held in memory. */
class Prompt {
  readonly #stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  readonly #stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
  #seen = '';
  readonly status: Promise<number>;

  constructor(isPlain = false, session = fresh('tens', {}, '3')) {
    this.#stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#seen += text;
    });
    this.status = playLines(
      gameTalk(session, { ...SETTING, inWords: isPlain, hasSolver: true }),
      { stdin: this.#stdin, stdout: this.#stdout, stderr: new PassThrough() },
      new Output(this.#stdout),
      isPlain,
      NO_KEEPER,
      () => 2 ** 24,
    );
  }

  type(text: string): void {
    this.#stdin.write(text);
  }

  end(): void {
    this.#stdin.end();
  }

  leave(): void {
    this.#stdout.emit('error', Object.assign(new Error('gone'), { code: 'EPIPE' }));
  }

  /** Every byte written. */
  get raw(): string {
    return this.#seen;
  }

  /** Everything written, without what moves the cursor. */
  get seen(): string {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
    return this.#seen.replace(/\u001b\[[\d;?]*[A-Za-z]/gu, '');
  }

  async until(text: string): Promise<void> {
    while (!this.seen.includes(text)) await new Promise(setImmediate);
  }
}

describe('at a terminal', () => {
  let prompt: Prompt;
  afterEach(() => prompt.end());

  it('shows the table and a prompt, and plays what is typed', async () => {
    prompt = new Prompt();
    await prompt.until('> ');
    expect(prompt.seen).toContain('Tens · seed 3 · 0 moves');
    prompt.type('deal\r');
    await prompt.until('Tens · seed 3 · 1 move ·');
    prompt.type('quit\r');
    expect(await prompt.status).toBe(0);
  });

  it('completes a verb, and then the move', async () => {
    prompt = new Prompt();
    await prompt.until('> ');
    prompt.type('de\t');
    await prompt.until('> deal');
    prompt.type('\r');
    await prompt.until('1 move ·');
    prompt.type('q\r');
    expect(await prompt.status).toBe(0);
  });

  it('calls back what was typed before', async () => {
    prompt = new Prompt();
    await prompt.until('> ');
    prompt.type('deal\r');
    await prompt.until('1 move ·');
    prompt.type('\u001b[A\r');
    await prompt.until('2 moves ·');
    prompt.type('\u0004');
    expect(await prompt.status).toBe(0);
  });

  it('ends with the input', async () => {
    prompt = new Prompt();
    await prompt.until('> ');
    prompt.type('\u0004');
    expect(await prompt.status).toBe(0);
    expect(prompt.seen.endsWith('> \n')).toBe(true);
  });

  it('ends on Ctrl-C with the status of that', async () => {
    prompt = new Prompt();
    await prompt.until('> ');
    prompt.type('\u0003');
    expect(await prompt.status).toBe(130);
  });

  it('ends when nobody looks any more', async () => {
    prompt = new Prompt();
    await prompt.until('> ');
    prompt.leave();
    expect(await prompt.status).toBe(0);
  });

  it('writes nothing but text for a player who listens', async () => {
    prompt = new Prompt(true);
    await prompt.until('> ');
    prompt.type('deal\n');
    await prompt.until('From the stock: ');
    prompt.type('quit\n');
    expect(await prompt.status).toBe(0);
    expect(prompt.raw).toMatch(/^[\x20-\x7e\n]*$/u);
    expect(prompt.raw).toContain('Tens, seed 3.');
  });
});

describe('what a solver is asked', () => {
  const ORDER = /Looking for.*With all cards known, .*leads to a win\..*wobble.*nothing to deal/su;

  it.each([
    ['at a prompt', false],
    ['where it is plain', true],
  ])('is answered before what is typed meanwhile is played, %s', async (_where, isPlain) => {
    const prompt = new Prompt(isPlain, fresh('idiots-delight', {}, '5'));
    await prompt.until('> ');
    prompt.type('hint peek\n');
    await prompt.until('Looking for');
    prompt.type('wobble\ndeal\nquit\n');
    expect(await prompt.status).toBe(0);
    const [, answers = ''] = prompt.seen.split(/(?=Looking for)/u);
    expect(answers.replaceAll(/^(?:wobble|deal|quit)$/gmu, '')).toMatch(ORDER);
  });

  it('is answered when nothing more is to come, and everything typed before that is played', async () => {
    const prompt = new Prompt(true, fresh('idiots-delight', {}, '5'));
    await prompt.until('> ');
    prompt.type('hint peek\nwobble\ndeal\n');
    prompt.end();
    expect(await prompt.status).toBe(0);
    expect(prompt.seen).toMatch(ORDER);
  });

  it('is called off by Ctrl-C', async () => {
    const prompt = new Prompt(false, fresh('napoleons-square', {}, '3'));
    await prompt.until('> ');
    prompt.type('hint peek\r');
    await prompt.until('Looking for');
    prompt.type('\x03');
    expect(await prompt.status).toBe(130);
    expect(prompt.seen).not.toContain('ten seconds');
  });

  it.each(['--line', '--screen-reader'])(
    'is answered in a pipe before the next line (%s)',
    async (mode) => {
      const argv = ['idiots-delight', '--seed', '5', mode, '--no-record'];
      const { status, out } = await run(argv, { input: 'hint peek\nwobble\ndeal\n' });
      expect(status).toBe(0);
      expect(out).toMatch(ORDER);
    },
  );
});
