import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import about from '../../package.json' with { type: 'json' };
import { ONE_PACK, shuffledPack } from '../../src/card/pack.ts';
import { catalogue } from '../../src/games/index.ts';
import { cardText } from '../../src/notation/card-text.ts';
import { complaint, run } from './run.ts';

const BOTH = { stdin: true, stdout: true };

function file(name: string, text: string | Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), 'patience-')), name);
  writeFileSync(path, text);
  return path;
}

function reportOf(out: string): Record<string, unknown> {
  return JSON.parse(out.split('\n')[0]!);
}

describe('what is played', () => {
  it('plays a game line by line in a pipe, and ends with the input', async () => {
    const { status, out, err } = await run(['tens', '--seed', '3'], { input: 'deal\nundo\n' });
    expect(status).toBe(0);
    expect(err).toBe('');
    expect(out.match(/^Tens · .*$/gmu)).toEqual([
      'Tens · seed 3 · 0 moves · score 0',
      'Tens · seed 3 · 1 move · score 1',
      'Tens · seed 3 · 0 moves · score 0',
    ]);
    expect(out).not.toContain('> ');
  });

  it.each([
    [['tens', '--seed', '3']],
    [['tens', '--seed=3']],
    [['play', 'tens', '--seed', '3']],
    [['--seed', '3', 'tens']],
    [['--seed', '3', 'play', 'tens']],
    [['tens', '--seed', '  003 ']],
    [['TENS', '--seed', '3', '--line']],
  ])('%j plays the deal of seed 3', async (argv) => {
    expect((await run(argv)).out).toMatch(/^Tens · seed 3 · /u);
  });

  it.each([
    ['idiots', "The Idiot's Delight"],
    ['klon', 'Klondike'],
    ['Idiot’s Delight', "The Idiot's Delight"],
    ['napoleonssquare', "Napoleon's Square"],
    ['King Albert', "The Idiot's Delight"],
    ['solitaire', 'Klondike'],
    ['demon', 'Demon'],
    ['canfield', 'Canfield'],
    ['le carre napoleon', "Napoleon's Square"],
  ])('%s is %s', async (word, title) => {
    expect((await run([word])).out.startsWith(`${title} · `)).toBe(true);
  });

  it.each(['-5', '--json', 'ж♥ é', 'x'.repeat(64)])('takes %s as a seed', async (seed) => {
    const { out } = await run([`tens`, '--json', `--seed=${seed}`]);
    expect(reportOf(out)['seed']).toBe(seed);
  });

  it('takes a seed that begins with a hyphen after a space too', async () => {
    expect(reportOf((await run(['tens', '--seed', '-5', '--json'])).out)['seed']).toBe('-5');
  });

  it('picks a whole number where no seed is given', async () => {
    const { out } = await run(['tens', '--json']);
    const seed = String(reportOf(out)['seed']);
    expect(seed).toMatch(/^[1-9]\d{0,8}$/u);
  });

  it('picks a different deal nearly every time', async () => {
    const deals = new Set<string>();
    for (let i = 0; i < 100; i++) {
      const { out } = await run(['tens', '--json', '--reveal']);
      deals.add(JSON.stringify(reportOf(out)['piles']));
    }
    expect(deals.size).toBeGreaterThanOrEqual(99);
  });

  it('passes options on to the game, whatever their case', async () => {
    const { out } = await run([
      'klondike',
      '--json',
      '--option',
      'TURN=1',
      '--option=перенос=Любая',
    ]);
    expect(reportOf(out)['options']).toEqual({
      turn: '1',
      passes: '1',
      unit: 'any',
      'worry-back': 'no',
    });
  });

  it('plays a deal of one’s own', async () => {
    const pack = shuffledPack(ONE_PACK, '42').map(cardText).join(' ');
    const own = await run(['klondike', '--json', '--deal', file('deal', pack)]);
    const seeded = await run(['klondike', '--json', '--seed', '42']);
    expect(reportOf(own.out)).toEqual({ ...reportOf(seeded.out), seed: null });
    expect((await run(['klondike', '--deal', file('deal', pack)])).out).toContain(' · own deal · ');
  });
});

describe('how it is played', () => {
  it('on a terminal, full screen, with the flags as they were given', async () => {
    const table = vi.fn(async () => 7);
    const { status, out } = await run(
      ['tens', '--seed', '3', '--no-color', '--ascii', '--theme', 'felt', '--no-mouse'],
      { tty: BOTH, table },
    );
    expect(status).toBe(7);
    expect(out).toBe('');
    expect(table).toHaveBeenCalledWith(
      expect.objectContaining({ deal: { seed: '3' } }),
      {
        color: 'none',
        unicode: false,
        theme: 'felt',
        mouse: false,
        animation: true,
        screenReader: false,
        record: true,
      },
      catalogue,
      expect.anything(),
    );
  });

  it('on a terminal, full screen with nothing decided, where no flag is given', async () => {
    const table = vi.fn(async () => 0);
    await run(['tens'], { tty: BOTH, table });
    expect(table).toHaveBeenCalledWith(
      expect.anything(),
      { mouse: true, animation: true, screenReader: false, record: true },
      catalogue,
      expect.anything(),
    );
  });

  it('with --no-animation', async () => {
    const table = vi.fn(async () => 0);
    await run(['tens', '--no-animation'], { tty: BOTH, table });
    expect(table).toHaveBeenCalledWith(
      expect.anything(),
      { mouse: true, animation: false, screenReader: false, record: true },
      catalogue,
      expect.anything(),
    );
  });

  it.each([
    ['--screen-reader is given', ['--screen-reader'], {}],
    ['INK_SCREEN_READER is set', [], { INK_SCREEN_READER: 'true' }],
  ])('in words alone where %s', async (_why, flags, env) => {
    const input = 'deal\nquit\n';
    const argv = ['tens', '--seed', '3', ...flags];
    const { out } = await run(argv, { input, tty: BOTH, env });
    expect(out).toContain('Tens, seed 3.\n');
    expect(out).toMatch(/^(?:> )?From the stock: /mu);
    expect(out).toMatch(/^[\x20-\x7e\n]*$/u);
  });

  it('by the number of a game, told in words, where none is named', async () => {
    const { out } = await run(['--screen-reader'], { input: 'golf\n5\nturn\nlist\nquit\n' });
    expect(out).toContain('Which game?\n1: Tens.\n');
    expect(out).toContain('5: Klondike.\n');
    expect(out).toContain('golf');
    expect(out).toContain('Klondike, seed ');
    expect(out.match(/^Which game\?$/gmu)).toHaveLength(2);
  });

  it('as a lesson: full screen, or line by line, or in words', async () => {
    const table = vi.fn(async () => 0);
    await run(['learn', 'klon'], { tty: BOTH, table });
    expect(table.mock.calls[0]).toEqual([
      null,
      expect.anything(),
      catalogue,
      expect.anything(),
      { game: expect.objectContaining({ name: 'klondike' }), options: expect.anything() },
    ]);
    const lines = await run(['learn', 'klondike'], { input: '2 1\nquit\n' });
    expect(lines.out).toContain('step 2 of 13');
    const words = await run(['learn', 'klondike', '--screen-reader'], { input: '2 1\nquit\n' });
    expect(words.out).toContain('Seven of spades from column 2 to column 1');
    const within = await run(['klondike', '--seed', '1'], { input: 'learn\n2 1\nquit\nturn\n' });
    expect(within.out).toMatch(/step 2 of 13[\s\S]*seed 1 · 1 move/u);
    expect(await complaint('learn', 'klondike', '--seed', '1')).toContain('--seed');
  });

  it.each([
    ['standard output is no terminal', [], { tty: { stdin: true } }],
    ['standard input is no terminal', [], { tty: { stdout: true } }],
    ['the terminal is dumb', [], { tty: BOTH, env: { TERM: 'dumb' } }],
    ['--line is given', ['--line'], { tty: BOTH }],
  ])('line by line where %s', async (_why, flags, surroundings) => {
    const { status, out } = await run(['tens', '--seed', '3', ...flags], surroundings);
    expect(status).toBe(0);
    expect(out).toContain('Tens ');
  });

  it.each([
    [39, 24, ['tens']],
    [80, 11, ['tens']],
    [39, 24, ['learn', 'tens']],
    [39, 24, ['replay', 'test/replays/tens.txt']],
    [39, 24, ['fortune-telling']],
  ])(
    'line by line, with a word why, on a terminal of %i x %i: %j',
    async (columns, rows, words) => {
      const { out } = await run(words, { tty: BOTH, columns, rows });
      expect(out.replace(/\s+/gu, ' ')).toContain(
        `The terminal is ${columns} x ${rows}, and the full screen needs 40 x 12`,
      );
      expect(out.split('\n').filter((line) => line.length >= columns)).toEqual([]);
    },
  );

  it.each([
    [40, 12],
    [0, 0],
  ])('full screen on one of %i x %i', async (columns, rows) => {
    const table = vi.fn(async () => 0);
    await run(['tens'], { tty: BOTH, columns, rows, table });
    expect(table).toHaveBeenCalledOnce();
  });

  it.each([
    ['--ascii', ['--ascii'], {}],
    ['the C locale', [], { LANG: 'C' }],
    ['the Linux console', [], { TERM: 'linux' }],
  ])('in ASCII with %s', async (_why, flags, env) => {
    const { out } = await run(['klondike', '--line', ...flags], { env, input: 'foo\nrules\n' });
    expect(out).toContain('Klondike - seed');
    expect(out).toMatch(/^\p{ASCII}+$/u);
  });
});

it('what is said aside is in ASCII too where the terminal has no more', async () => {
  const tty = { ...BOTH, stderr: true };
  const env = { LANG: 'C' };
  const { err } = await run(['watch', 'tens', '--seed', '3', '--nodes', '1'], { tty, env });
  expect(err).toContain('patience: Looking for a line that wins ...\n');
  expect(err).toMatch(/^\p{ASCII}+$/u);
});

describe('JSON', () => {
  it('answers every line in turn, the last one without an end too', async () => {
    const { status, out, err } = await run(['tens', '--json', '--seed', '3'], {
      input: 'deal\r\nnonsense\n\nundo',
    });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(err).toBe('');
    expect(answers.map(({ moves, error }) => moves ?? error.code)).toEqual([
      0,
      1,
      'unknown-command',
      'unknown-command',
      0,
    ]);
  });

  it('ends on quit, whatever comes after', async () => {
    const { status, out } = await run(['tens', '--json'], { input: 'quit\ndeal\n' });
    expect(status).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(1);
  });

  it('shows hidden cards with --reveal only', async () => {
    const hidden = await run(['tens', '--json', '--seed', '3']);
    const shown = await run(['tens', '--json', '--seed', '3', '--reveal']);
    expect(hidden.out).toContain('"??"');
    expect(shown.out).not.toContain('"??"');
    expect(shown.out).toMatch(/"[2-9tjqka][cdhs]"/u);
  });

  it('survives a line of ten million letters', async () => {
    const { out } = await run(['tens', '--json'], { input: `${'x'.repeat(1e7)}\ndeal\n` });
    const [, refused, dealt] = out.split('\n').map((line) => (line ? JSON.parse(line) : null));
    expect(refused.error.code).toBe('unknown-command');
    expect(dealt.moves).toBe(1);
  });
});

describe('pages', () => {
  it.each([[['list']], [[]]])('%j lists the games', async (argv) => {
    const { status, out } = await run(argv);
    expect(status).toBe(0);
    for (const { name, title } of catalogue) {
      expect(out).toMatch(new RegExp(`^${name} +${title} \\(`, 'mu'));
    }
    for (const line of out.split('\n')) expect(line.length).toBeLessThan(80);
  });

  it('lists the games for programs', async () => {
    const { out } = await run(['list', '--json']);
    expect(out.trimEnd()).not.toContain('\n');
    const { v, games } = JSON.parse(out);
    expect(v).toBe(1);
    expect(games.map(({ name }: { name: string }) => name)).toEqual(
      catalogue.map(({ name }) => name),
    );
    const klondike = games.find(({ name }: { name: string }) => name === 'klondike');
    expect(klondike).toMatchObject({ title: 'Klondike', packs: 1, luck: 2, thought: 2 });
    expect(klondike.options[0]).toMatchObject({ name: 'turn', values: ['3', '1'], default: '3' });
    expect((await run(['--json', 'list'])).out).toBe(out);
  });

  it('tells the rules of a game, under the options given', async () => {
    const { status, out } = await run(['rules', 'klon', '--option', 'turn=1']);
    expect(status).toBe(0);
    expect(out).toMatch(/^Klondike\n/u);
    expect(out).toContain('turn: one card at a time');
  });

  it.each(['play', 'rules', 'learn', 'solve', 'study', 'watch', 'review', 'export'])(
    'the help of %s names a game',
    async (command) => {
      for (const lang of ['en', 'ru']) {
        const { out } = await run(['--lang', lang, command, '--help']);
        expect(out).not.toMatch(/^ +\S+ {2,}(such as|например)$/mu);
      }
    },
  );

  it.each([[['--help']], [['-h']], [['help']], [['tens', '--help']], [['list', '--help']]])(
    '%j helps',
    async (argv) => {
      const { status, out, err } = await run(argv);
      expect(status).toBe(0);
      expect(err).toBe('');
      expect(out).toMatch(/^Usage: patience /u);
    },
  );

  it('names every flag and game in its help', async () => {
    const { out } = await run(['--help']);
    for (const word of [
      '--seed',
      '--deal',
      '--option',
      '--json',
      '--reveal',
      '--line',
      '--ascii',
    ]) {
      expect(out).toContain(word);
    }
    for (const { name } of catalogue) expect(out).toContain(name);
  });

  it('tells its version', async () => {
    expect(await run(['--version'])).toEqual({ status: 0, out: `${about.version}\n`, err: '' });
  });
});

describe('what is wrong', () => {
  it.each([
    [['tns'], 'there is no game "tns". Did you mean "tens"?'],
    [
      ['grandfathersclok'],
      'there is no game "grandfathersclok". Did you mean "grandfathers-clock"?',
    ],
    [['lst'], 'there is no game "lst". Did you mean "list"?'],
    [['wobble'], 'there is no game "wobble". "patience list" names them all.'],
    [[''], 'there is no game "". "patience list" names them all.'],
    [['x'.repeat(99)], `there is no game "${'x'.repeat(40)}...". "patience list" names them all.`],
    [['a\nb\u0007'], 'there is no game "a b ". "patience list" names them all.'],
    [['rules', 'tns'], 'there is no game "tns". Did you mean "tens"?'],
    [['patience'], '"patience" may be klondike or auld-lang-syne: say which'],
    [['he'], '"he" may be hemispheres or help-your-neighbour: say which'],
    [['rules'], 'name a game; "patience list" names them all'],
    [['play'], 'name a game; "patience list" names them all'],
    [['tens', '3'], 'too many arguments. Expected 1 argument but got 2; see "patience --help"'],
    [['tens', '--sede', '3'], 'there is no flag "--sede"; did you mean --seed?'],
    [['tens', '--wobble'], 'there is no flag "--wobble"; see "patience --help"'],
    [['-x'], 'there is no flag "-x"; see "patience --help"'],
    [['--seed', '3'], '--seed goes with a game: name one, such as "patience GAME --seed"'],
    [
      ['--no-mouse', 'list'],
      '--no-mouse goes with a game: name one, such as "patience GAME --no-mouse"',
    ],
    [['--seed', '3', 'list'], '--seed goes with a game: name one, such as "patience GAME --seed"'],
    [['tens', '--seed'], '--seed needs a value after it'],
    [
      ['tens', '--seed', ''],
      '--seed: A seed is any text of 1 to 64 characters: this one is empty.',
    ],
    [['tens', '--seed='], '--seed: A seed is any text of 1 to 64 characters: this one is empty.'],
    [
      ['tens', '--seed', ' \t '],
      '--seed: A seed is any text of 1 to 64 characters: this one is empty.',
    ],
    [['tens', '--seed', 'x'.repeat(65)], '--seed: A seed has at most 64 characters.'],
    [['tens', '--seed', 'a\u0007b'], '--seed: A seed has no control characters in it.'],
    [
      ['tens', '--seed', 'a\ud800'],
      '--seed: This seed has half a character in it: write it again.',
    ],
    [
      ['tens', '--seed', '--json'],
      '--seed needs a value before --json; if that is the value, write --seed=--json',
    ],
    [['tens', '--seed', '3', '--deal', 'x'], '--seed and --deal exclude each other: leave one out'],
    [['tens', '--json', '--line'], '--json and --line exclude each other: leave one out'],
    [['tens', '--reveal'], '--reveal goes only with --json: add it, or leave --reveal out'],
    [['tens', '--option', 'turn=1'], 'tens has no option "turn". It has none.'],
    [['klondike', '--option', 'tirn=1'], 'klondike has no option "tirn". Did you mean "turn"?'],
    [
      ['klondike', '--option', 'wobble=1'],
      'klondike has no option "wobble". It has turn, passes, unit, worry-back.',
    ],
    [['klondike', '--option', 'turn=2'], 'turn is 3 or 1, not "2"'],
    [['klondike', '--option', 'turn='], 'turn is 3 or 1, not ""'],
    [['klondike', '--option', 'turn'], '--option "turn" should be NAME=VALUE, such as turn=1'],
    [['klondike', '--option', '=1'], '--option "=1" should be NAME=VALUE, such as turn=1'],
  ])('%j', async (argv, line) => {
    expect(await complaint(...argv)).toBe(`patience: ${line}`);
  });

  it.each([
    ['nowhere/deal', '--deal "nowhere/deal": there is no such file'],
    ['.', '--deal ".": that is a folder; name a file of cards'],
    ['package.json/deal', '--deal "package.json/deal": there is no such file'],
    ['/dev/zero', '--deal "/dev/zero": too long to be a deal'],
    ['-', '--deal cannot read standard input, which is for commands: name a file'],
    ['', '--deal needs the name of a file'],
  ])('a deal file %j', async (path, line) => {
    expect(await complaint('tens', '--deal', path)).toBe(`patience: ${line}`);
  });

  const pack = shuffledPack(ONE_PACK, '1').map(cardText);
  it.each([
    ['not a card', ['7H', 'joker'], 'Card 2, “joker”, is no card: write them like 7H or TS.'],
    [
      'not a card, and long',
      ['\u0007'.repeat(30)],
      `Card 1, “${'?'.repeat(20)}…”, is no card: write them like 7H or TS.`,
    ],
    ['too often', ['7H', 'QS', '7H'], 'Card 3 is 7H once more: there is one of it.'],
    ['one missing', pack.slice(1), `There are 51 cards, and 52 are wanted: ${pack[0]} is missing.`],
    ['nothing', [], 'There are 0 cards, and 52 are wanted: AC is missing.'],
  ])('a deal with %s', async (_what, cards, line) => {
    const path = file('d', cards.join(' '));
    expect(await complaint('klondike', '--deal', path)).toMatch(
      new RegExp(`^patience: ".*": ${line.replace(/[?.]/gu, '\\$&')}$`, 'u'),
    );
  });

  it('tells it in ASCII where the locale knows nothing else', async () => {
    const { err } = await run(['klondike', '--deal', file('d', 'joker')], { env: { LANG: 'C' } });
    expect(err).toContain('Card 1, "joker", is no card');
  });
});
