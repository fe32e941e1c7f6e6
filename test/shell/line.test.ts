import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { gameTalk } from '../../src/app/talk.ts';
import { english } from '../../src/notation/language/en/english.ts';
import type { Fortune } from '../../src/rules/fortune.ts';
import { openTelling } from '../../src/session/telling.ts';
import { playLines } from '../../src/shell/line.ts';
import { Output } from '../../src/shell/output.ts';
import { NO_KEEPER } from '../../src/shell/store/keeper.ts';
import { fresh } from '../play/diagram.ts';

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

  constructor(isPlain = false) {
    this.#stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#seen += text;
    });
    this.status = playLines(
      gameTalk(fresh('tens', {}, '3'), { ...SETTING, inWords: isPlain }),
      { stdin: this.#stdin, stdout: this.#stdout, stderr: new PassThrough() },
      new Output(this.#stdout),
      isPlain,
      NO_KEEPER,
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
