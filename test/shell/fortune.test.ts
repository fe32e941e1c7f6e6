import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/card/pack.ts';
import { fortuneTelling } from '../../src/games/fortune-telling.ts';
import { cardText } from '../../src/notation/card-text.ts';
import { complaint, run } from './run.ts';

/** Every line of JSON that answers the program's input. */
async function reports(input: string, ...flags: string[]) {
  const { out, status, err } = await run(['fortune-telling', '--json', ...flags], { input });
  expect([status, err]).toEqual([0, '']);
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Cut, laid out and gathered as often as it takes, then the packets. */
const ALL = `${'cut 5\nlay\ngather\n'.repeat(30)}cut 3\nlay\n`;

describe('for programs', () => {
  it('tells the spread, the packets and the reading in place of legal moves', async () => {
    const [first] = await reports('', '--seed', '042', '--significator', 'kd');
    expect(Object.keys(first)).toEqual(
      expect.arrayContaining(['v', 'game', 'seed', 'options', 'moves', 'status', 'piles']),
    );
    expect(first).toMatchObject({
      v: 1,
      game: 'fortune-telling',
      seed: '42',
      significator: 'KD',
      stage: 'cut',
      status: 'telling',
      shuffles: 1,
      spread: [],
      reading: [],
    });
    for (const absent of ['legal', 'score', 'passes']) expect(first).not.toHaveProperty(absent);
    expect(first.piles[0].cards).toEqual(Array(32).fill('??'));
  });

  it('tells a whole fortune', async () => {
    const all = await reports(ALL, '--seed', '42', '--significator', 'KD');
    const row = all.find((one) => one.stage === 'row');
    expect(row.spread).toHaveLength(12);
    expect(row.spread.map(({ card }: { card: string }) => card)).toContain('KD');
    expect(row.reading[0]).toMatchObject({ of: 'significator', cards: [{ card: 'KD' }] });
    const singles = row.reading.filter(({ of }: { of: string }) => of === 'card');
    expect(singles.map(({ at }: { at: number[] }) => at[0])).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
    for (const { text } of row.reading) expect(text).toMatch(/^.+\.$/u);
    const told = all.find((one) => one.status === 'told');
    expect(told.packets.map(({ name }: { name: string }) => name)).toEqual([
      'person',
      'house',
      'future',
      'surprise',
    ]);
    for (const { cards } of told.packets) expect(cards).toHaveLength(3);
    expect(told.reading.filter((line: object) => 'packet' in line)).toHaveLength(12);
  });

  it('shows what lies face down where that is asked for', async () => {
    const [first] = await reports('', '--reveal', '--seed', '1');
    expect(first.piles[0].cards[0]).toMatch(/^[7-9tjqka][cdhs]$/u);
    const [, , cut] = await reports('KD\ncut 4\n', '--seed', '1');
    expect(cut.piles[0].cards).toHaveLength(32);
  });

  it.each([
    ['fly', 'unknown-command'],
    ['9', 'illegal-move'],
    ['cut 3', 'illegal-move'],
    ['7h', 'illegal-move'],
    ['significator', 'illegal-move'],
    ['undo', 'nothing-to-undo'],
    ['redo', 'nothing-to-redo'],
    ['undo x', 'unknown-command'],
    ['hint', 'unknown-command'],
    ['help', 'unknown-command'],
    ['', 'unknown-command'],
    ['re', 'ambiguous'],
    ['new \u0001', 'unknown-command'],
  ])('refuses %j as %s', async (line, code) => {
    const [first, answer, last] = await reports(`${line}\nrestart\n`, '--seed', '1');
    expect(answer).toMatchObject({ v: 1, error: { code, message: expect.any(String) } });
    expect(last).toEqual(first);
  });

  it('is cut at the edges', async () => {
    const answers = await reports(
      'cut 0\ncut 32\ncut 31\nundo\n1\n',
      '--seed',
      '1',
      '--significator',
      'QC',
    );
    expect(answers.map((one) => one.error?.code ?? one.stage)).toEqual([
      'cut',
      'illegal-move',
      'illegal-move',
      'lay',
      'cut',
      'lay',
    ]);
  });
});

describe('line by line', () => {
  const lines = async (input: string, ...flags: string[]) =>
    (await run(['fortune-telling', '--seed', '42', ...flags], { input })).out;

  it.each([
    ['1\n1\n1\n', 'K♦'],
    ['1\n1\n2\n', 'K♣'],
    ['a man\nsingle\n', 'J♥'],
    ['2\nfair\n', 'Q♥'],
    ['2\n2\n', 'Q♣'],
    ['3\n4\n', 'Q♥'],
    ['1\n3\n5\n', 'Q♣'],
    ['2\n3\n1\n', 'K♦'],
    ['kc\n', 'K♣'],
  ])('%j finds the card for the person: %s', async (input, card) => {
    expect(await lines(input)).toContain(`${card} stands for you.`);
  });

  it('asks a woman nothing of marriage', async () => {
    expect(await lines('2\n')).not.toContain('married');
  });

  it('takes an answer back', async () => {
    const out = await lines('1\n3\nundo\nundo\n2\n2\n');
    expect(out).toContain('Q♣ stands for you.');
  });

  it('says that it is for entertainment, and from which book', async () => {
    expect((await lines('')).replace(/\s+/gu, ' ')).toContain(
      'For entertainment, after an old book: Foster',
    );
  });

  it('tells everything, with cards on their heads named so', async () => {
    const out = await lines(ALL, '--significator', 'KD');
    for (const part of ['The Person', 'The House', 'The Future', 'The Surprise', ' reversed: ']) {
      expect(out).toContain(part);
    }
    expect(out).toMatch(/^\d+\. \S+( reversed)?: .*\.$/mu);
    for (const line of out.split('\n')) expect([...line].length).toBeLessThan(80);
  });

  it('tells it in words to who listens, a sentence a line', async () => {
    const out = await lines(ALL, '--significator', 'KD', '--screen-reader');
    expect(out).not.toMatch(/[♣♦♥♠·“”]/u);
    expect(out).toMatch(/^\d+\. [A-Z]?[a-z]+ of [a-z]+ reversed: /mu);
  });

  it('in ASCII alone where nothing else can be shown', async () => {
    expect(await lines(ALL, '--significator', 'KD', '--ascii')).toMatch(/^[ -~\n]*$/u);
  });

  it('an empty line goes on where nothing is to be chosen', async () => {
    const out = await lines(`cut 5\n${'\n'.repeat(12)}`, '--significator', 'KD');
    expect(out).toMatch(/^12\. /mu);
  });
});

describe('what was told', () => {
  it('is kept, is gone on with, can be seen again, and counts nowhere', async () => {
    const env = { PATIENCE_HOME: mkdtempSync(join(tmpdir(), 'patience-fortune-')) };
    const first = await run(['fortune-telling', '--seed', '42', '--significator', 'KD'], {
      input: 'cut 5\nturn\n',
      env,
    });
    const on = await run(['fortune-telling'], { input: ALL, env });
    expect(on.out).toContain('The telling you left goes on');
    expect(on.out).toContain('K♦ stands for you.');
    const [, name = ''] = /patience replay (\S+)/u.exec(on.out) ?? [];
    expect(readdirSync(join(env.PATIENCE_HOME, 'replays'))).toEqual([`${name}.txt`]);
    const again = await run(['replay', name], { input: '\n'.repeat(200), env });
    const told = (out: string) => out.split('\n').filter((line) => /^\d+\. .*: /u.test(line));
    expect(told(again.out)).toEqual(told(on.out));
    expect(first.status + on.status + again.status).toBe(0);
    const history = await run(['history', 'fortune-telling', '--json'], { env });
    expect(JSON.parse(history.out).tellings).toMatchObject([
      { stage: 'told', significator: 'KD', seed: '42', replay: name },
    ]);
    expect((await run(['history', 'fortune'], { env })).out).toContain(name);
    expect((await run(['history'], { env })).out).not.toContain('fortune');
    const stats = await run(['stats', '--json'], { env });
    expect(stats.out).not.toContain('fortune');
    expect((await run(['fortune-telling'], { input: '', env })).out).not.toContain('goes on');
  });

  it('that nothing was told is said', async () => {
    expect((await run(['history', 'fortune-telling'])).out).toBe('No fortune has been told yet.\n');
  });

  it('leaves no trace where none is wanted', async () => {
    const env = { PATIENCE_HOME: mkdtempSync(join(tmpdir(), 'patience-fortune-')) };
    await run(['fortune-telling', '--no-record', '--significator', 'KD'], { input: ALL, env });
    expect(readdirSync(env.PATIENCE_HOME)).toEqual([]);
  });

  it('is no game to be checked or drawn', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'patience-fortune-')), 'told.txt');
    writeFileSync(path, 'patience telling 1\nfortune fortune-telling 1\nseed 1\n');
    expect(await complaint('verify', path)).toContain('no game');
    expect(await complaint('export', path, '--text')).toContain('no game');
  });

  it('a record that is damaged is refused in one line', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'patience-fortune-')), 'told.txt');
    writeFileSync(path, 'patience telling 1\nfortune fortune-telling 1\nseed 1\nturn\n');
    expect(await complaint('replay', path)).toContain('line 4');
    expect(readFileSync(path, 'utf8')).toContain('turn');
  });
});

describe('a pack of one’s own', () => {
  const pack = layOut(fortuneTelling.pack).map(cardText);
  const file = (text: string) => {
    const path = join(mkdtempSync(join(tmpdir(), 'patience-fortune-')), 'deal.txt');
    writeFileSync(path, text);
    return path;
  };

  it('says of each card whether it lies on its head', async () => {
    // Cut by one, the seventh card is the eighth of the file.
    const own = pack.map((one, i) => (i === 7 ? `${one}R` : one)).join(' ');
    const all = await reports('cut 1\nturn\n', '--deal', file(own), '--significator', 'KD');
    expect(all[0].seed).toBeNull();
    expect(all[2].spread).toEqual([{ card: pack[7], reversed: true }]);
  });

  it('that is not whole is refused in one line', async () => {
    expect(await complaint('fortune-telling', '--deal', file('7H 2C'))).toContain('Card 2, 2C');
    expect(await complaint('fortune-telling', '--deal', file('7H 7HR'))).toContain('7H once more');
    expect(await complaint('fortune-telling', '--deal', file(pack.slice(1).join(' ')))).toContain(
      'There are 31 cards, and 32 are wanted',
    );
  });
});

it.each([
  [['fortune-telling', '--significator', '7H'], '“7H” cannot stand for you'],
  [['fortune-telling', '--significator', 'queen'], 'KD, KC, JH, QH or QC'],
  [['fortune-telling', '--option', 'turn=1'], '--option does nothing'],
  [['fortune-telling', '--winnable'], '--winnable does nothing'],
  [['klondike', '--gentle'], '--gentle is for fortune telling alone'],
  [['klondike', '--significator', 'KD'], '--significator is for fortune telling alone'],
  [['learn', 'fortune-telling'], 'is no game'],
  [['daily', 'fortune-telling'], 'is no game'],
  [['stats', 'fortune-telling'], 'is no game'],
  [['fort'], 'may be'],
  [['fortune-teling'], 'Did you mean "fortune-telling"'],
])('%j is refused in one line', async (argv, told) => {
  expect(await complaint(...argv)).toContain(told);
});

it.each(['fortune', 'Гадание', 'fortu', 'play etteilla'])('goes by the name %j', async (name) => {
  const { out } = await run([...name.split(' '), '--seed', '1']);
  expect(out).toContain('Fortune Telling · seed 1');
});

it('its page tells how it is done, and every meaning', async () => {
  const { out } = await run(['rules', 'fortune-telling']);
  for (const word of ['left hand', 'K♦ R', 'four aces: death', 'For entertainment']) {
    expect(out).toContain(word);
  }
});

it('is listed with the games, and is chosen from the list that is heard', async () => {
  expect((await run(['list'])).out).toContain('fortune-telling');
  const number = (await run(['--screen-reader'], { tty: { stdout: false } })).out;
  expect(number).toContain('Fortune Telling');
  const input = 'fortune telling\n2\n1\nlist\nquit\n';
  const { out } = await run([], { input, env: { INK_SCREEN_READER: 'true' } });
  expect(out).toContain('Queen of hearts stands for you.');
});

describe('in Russian', () => {
  it('asks which of its words is meant in those words', async () => {
    const { out } = await run(['гадание', '--lang', 'ru'], { input: 'п\n' });
    expect(out).toContain('Может быть, «собрать, вернуть, справка, правила»');
  });

  const told = async (input: string, ...flags: string[]) =>
    (await run(['гадание', '--lang', 'ru', '--seed', '20', ...flags], { input })).out;

  it('is asked, cut, laid out and read in Russian words', async () => {
    const out = await told('1\nженат\nсветлые\nснять 16\nразложить\nсобрать\n6\nразложить\n');
    for (const part of ['Для забавы', 'K♦ — ваша карта.', 'Четыре короля: почести.', 'Что будет']) {
      expect(out).toContain(part);
    }
    expect(out).toContain('7♠: Долгие ссоры. Но следом A♥: ссоры недолги.');
    const own = out.replace(/«Foster’s Complete Hoyle»|patience replay \S+/gu, '');
    expect(own).not.toMatch(/[a-z]{2,}/u);
  });

  it('English words are understood, and those of a keyboard left on the other layout', async () => {
    expect(await told('kd\ncut 16\nlay\n')).toContain('12. Q♥: ');
    // «сге 16» is what the keys of "cut 16" type.
    expect(await told('лв\nсге 16\nдфн\n')).toContain('12. Q♥: ');
  });

  it('Russian words are understood in English too', async () => {
    const { out } = await run(['fortune-telling', '--seed', '20'], {
      input: 'kd\nснять 16\nвсе\n',
    });
    expect(out).toContain('12. Q♥: A woman with every charm.');
  });

  it('is refused in Russian', async () => {
    const out = await told('семь\nкд\n');
    expect(out).toContain('«семь» — не ответ');
    expect(await complaint('klondike', '--gentle', '--lang', 'ru')).toContain('только для гадания');
  });

  it('is heard in words', async () => {
    const out = await told('kd\n16\nвсе\n', '--screen-reader');
    expect(out).not.toMatch(/[♣♦♥♠]/u);
  });
});
