import { describe, expect, it } from 'vitest';
import { shuffledPack, TWO_PACKS } from '../../src/card/pack.ts';
import { readSeed } from '../../src/card/seed.ts';
import { catalogue } from '../../src/games/index.ts';
import { cardText } from '../../src/notation/card-text.ts';
import { readRecord, writeRecord } from '../../src/session/record.ts';
import {
  choices,
  machineAt,
  open,
  play,
  resign,
  type Session,
  undo,
} from '../../src/session/session.ts';
import { after, fresh } from '../play/diagram.ts';
import { pick, testDice } from '../play/dice.ts';
import { isSame, snapshot } from '../play/position.ts';
import { samples } from '../play/samples.ts';
import { defaults, tried } from '../play/variants.ts';
import { walk } from '../play/walk.ts';

function read(text: string): Session {
  const found = readRecord(text, catalogue);
  if ('fault' in found) throw new Error(JSON.stringify(found));
  return found;
}

/** Everything of a session but the machine it sits at. */
function matter({ seat: _, game, ...rest }: Session): object {
  return { ...rest, game: game.name };
}

const SHORT = `patience record 1
game klondike 1
option turn 3
option passes unlimited
option unit whole
option worry-back no
seed 42
`;

describe('a record', () => {
  it('is a readable text', () => {
    const session = after(fresh('klondike', {}, '42'), 'turn', 'turn', 'turn');
    expect(writeRecord(session)).toBe(`${SHORT}turn\nturn\nturn\n`);
    expect(writeRecord(undo(session, 2))).toBe(`${SHORT}turn\nundone\nturn\nturn\n`);
    expect(writeRecord(undo(session, 3))).toBe(`${SHORT}undone\nturn\nturn\nturn\n`);
  });

  it('tells a step of several moves, and a game given up', () => {
    const opened = after(fresh('klondike', {}, '42'), 'turn');
    const session = resign(play(opened, choices(opened)[0]!, true));
    const text = writeRecord(session);
    expect(text).toMatch(/\n(.+)\nand .+\nresigned\n$/u);
    expect(matter(read(text))).toEqual(matter(session));
    const taken = resign(undo(session, 2));
    expect(matter(read(writeRecord(taken)))).toEqual(matter(taken));
  });

  it.each(tried.filter(({ game }) => catalogue.includes(game)))(
    'of $label is read back as it was',
    (variant) => {
      const dice = testDice(3);
      for (const session of walk(variant, 1, 120)) {
        if (session.at % 40 !== 0 && choices(session).length > 0) continue;
        const some = { ...session, at: Math.floor(dice() * (session.at + 1)) };
        for (const one of [session, some]) {
          const again = read(writeRecord(one));
          expect(matter(again)).toEqual(matter(one));
          expect(isSame(snapshot(machineAt(again)), snapshot(machineAt(one)))).toBe(true);
          expect(writeRecord(again)).toBe(writeRecord(one));
        }
      }
    },
  );

  it('leaves the session it is written of where it was', () => {
    const session = undo(after(fresh('klondike', {}, '42'), 'turn', 'turn', 'turn'), 1);
    const before = snapshot(machineAt(session));
    writeRecord(session);
    expect(isSame(snapshot(session.seat), before)).toBe(true);
  });

  it.each([
    '1',
    '0',
    '9007199254740993',
    '-5',
    '3.14',
    'a  b # c',
    '# no comment',
    'ключ',
    'deal 7H',
  ])('keeps the seed %j', (text) => {
    const seed = readSeed(text);
    if ('fault' in seed) throw new Error(seed.fault);
    const session = open(defaults[0]!.game, defaults[0]!.options, seed);
    const again = read(writeRecord(session));
    expect(again.deal).toEqual({ seed: text });
    expect([...machineAt(again).bytes]).toEqual([...machineAt(session).bytes]);
  });

  it('keeps an imported deal', () => {
    const pack = shuffledPack(TWO_PACKS, 'imported').reverse();
    const { game, options } = defaults.find((one) => one.game.name === 'constitution')!;
    const opened = open(game, options, { pack });
    const session = play(opened, choices(opened)[0]!);
    const text = writeRecord(session);
    expect(text).toContain(`\ndeal ${pack.map(cardText).join(' ')}\n`);
    expect(matter(read(text))).toEqual(matter(session));
  });

  it('is read with other line ends, blank lines, comments and a byte order mark', () => {
    const text = `${SHORT}turn\nundone\nturn\n`;
    const plain = matter(read(text));
    expect(matter(read(text.replaceAll('\n', '\r\n')))).toEqual(plain);
    expect(matter(read(text.replaceAll('\n', '\r')))).toEqual(plain);
    expect(matter(read(`\uFEFF${text}`))).toEqual(plain);
    expect(matter(read(`# mine\n\n${text.replaceAll('\n', ' \n\n  # so\n\t')}`))).toEqual(plain);
    expect(matter(read(text.trimEnd()))).toEqual(plain);
  });

  it('may leave options to their defaults, and counts where one is possible', () => {
    const short = 'patience record 1\ngame klondike 1\noption turn 1\nseed 42\n';
    expect(read(short).options).toMatchObject({ turn: '1', passes: '1', unit: 'whole' });
    const [carry] = writeRecord(firstCarry()).match(/^move \d+ to \d+$/mu)!;
    const record = writeRecord(firstCarry()).replace(carry, `${carry} count 1`);
    expect(matter(read(record))).toEqual(matter(firstCarry()));
  });
});

/** Tens after a move that carries one card. */
function firstCarry(): Session {
  const session = fresh('tens', {}, '2');
  const machine = machineAt(session);
  return play(session, choices(session).find((move) => machine.verbOf(move) === 'move')!);
}

describe('a text that is no record', () => {
  it.each<[string, string, object]>([
    ['nothing', '', { line: 1, fault: 'not-a-record' }],
    ['comments alone', '# a\n# b\n', { line: 3, fault: 'not-a-record' }],
    ['something else', 'hello\n', { line: 1, fault: 'not-a-record' }],
    ['no form', 'patience record\n', { line: 1, fault: 'not-a-record' }],
    ['another form', 'patience record 2\n', { line: 1, fault: 'other-form', version: '2' }],
    ['no game', 'patience record 1\nseed 1\n', { line: 2, fault: 'not-a-record' }],
    ['nothing after the head', 'patience record 1', { line: 1, fault: 'not-a-record' }],
    [
      'a game that is not known',
      'patience record 1\n# so\ngame chess 1\nseed 1\n',
      { line: 3, fault: 'unknown-game', game: 'chess' },
    ],
    [
      'other rules',
      'patience record 1\ngame tens 99\nseed 1\n',
      { line: 2, fault: 'other-rules', game: 'tens', version: '99' },
    ],
    [
      'no version of the rules',
      'patience record 1\ngame tens\nseed 1\n',
      { line: 2, fault: 'other-rules', game: 'tens', version: '' },
    ],
    [
      'an option the game has not',
      'patience record 1\ngame tens 1\noption turn 3\nseed 1\n',
      { line: 3, fault: 'bad-option', why: { fault: 'unknown-option', name: 'turn' } },
    ],
    [
      'a value the option has not',
      'patience record 1\ngame klondike 1\noption turn 3\noption unit half\nseed 1\n',
      {
        line: 4,
        fault: 'bad-option',
        why: { fault: 'unknown-value', name: 'unit', value: 'half' },
      },
    ],
    [
      'a name every object has',
      'patience record 1\ngame tens 1\noption __proto__ 3\nseed 1\n',
      { line: 3, fault: 'bad-option', why: { fault: 'unknown-option', name: '__proto__' } },
    ],
    ['no cards', 'patience record 1\ngame tens 1\ndeal\n', { line: 3, fault: 'bad-deal' }],
    [
      'a move before the deal',
      'patience record 1\ngame klondike 1\nturn\nseed 1\n',
      { line: 3, fault: 'no-deal' },
    ],
    ['an end before the deal', 'patience record 1\ngame tens 1\n', { line: 3, fault: 'no-deal' }],
    [
      'an empty seed',
      'patience record 1\ngame tens 1\nseed\n',
      { line: 3, fault: 'bad-seed', why: 'empty' },
    ],
    [
      'a bad seed',
      `patience record 1\ngame tens 1\nseed ${'x'.repeat(65)}\n`,
      { line: 3, fault: 'bad-seed', why: 'too-long' },
    ],
    [
      'a bad deal',
      'patience record 1\ngame klondike 1\ndeal 7H 7H\n',
      {
        line: 3,
        fault: 'bad-deal',
        why: { fault: 'too-often', at: 2, text: '7H', times: 1 },
      },
    ],
    [
      'an illegal move',
      `${SHORT}turn\n\nmove 1 to 1\nturn\n`,
      { line: 10, fault: 'illegal-move', text: 'move 1 to 1' },
    ],
    ['an unknown move', `${SHORT}castle\n`, { line: 8, fault: 'illegal-move', text: 'castle' }],
    [
      'an illegal move that was undone',
      `${SHORT}turn\nundone\nmove 1 to 1\n`,
      { line: 10, fault: 'illegal-move', text: 'move 1 to 1' },
    ],
    ['undone twice', `${SHORT}undone\nundone\n`, { line: 9, fault: 'illegal-move' }],
    ['a move after giving up', `${SHORT}resigned\nturn\n`, { line: 9, fault: 'illegal-move' }],
    ['a second seed', `${SHORT}seed 1\n`, { line: 8, fault: 'illegal-move', text: 'seed 1' }],
  ])('%s', (_, text, fault) => {
    expect(readRecord(text, catalogue)).toMatchObject(fault);
  });

  it('does not go on once the game is lost, though cards could still be turned', () => {
    const { game, options } = defaults.find((one) => one.game.name === 'klondike')!;
    for (let seed = 1; ; seed++) {
      const lost = [...walk({ game, options, label: '' }, seed, 300)].at(-1)!;
      if (choices(lost).length > 0 || machineAt(lost).legal(new Int32Array(99)) === 0) continue;
      const record = writeRecord(lost);
      expect(matter(read(record))).toEqual(matter(lost));
      expect(readRecord(`${record}turn\n`, catalogue)).toMatchObject({ fault: 'illegal-move' });
      break;
    }
  });

  it('is never played further than the rules allow, however it is damaged', () => {
    const dice = testDice(11);
    const texts = defaults.map((variant) => writeRecord([...walk(variant, 5, 60)].at(-1)!));
    const all = texts.flatMap((text) => text.split('\n'));
    const damages: ((text: string) => string)[] = [
      (text) => text.slice(0, dice() * text.length),
      (text) => text.slice(dice() * text.length),
      (text) => {
        const at = Math.floor(dice() * text.length);
        return text.slice(0, at) + String.fromCharCode(dice() * 0x10000) + text.slice(at + 1);
      },
      (text) => {
        const lines = text.split('\n');
        lines.splice(Math.floor(dice() * lines.length), Math.floor(dice() * 2), pick(all, dice));
        return lines.join('\n');
      },
      (text) =>
        text.replace(/\d/gu, (digit) => (dice() < 0.05 ? String(Math.floor(dice() * 10)) : digit)),
      () => Array.from({ length: 8 }, () => pick(all, dice)).join('\n'),
      () => String.fromCharCode(...Array.from({ length: 60 }, () => dice() * 0x3000)),
    ];
    const faults = new Map<string, number>();
    for (let round = 0; round < samples(140, 700); round++) {
      const damaged = damages[round % damages.length]!(pick(texts, dice));
      const found = readRecord(damaged, catalogue);
      const kind = 'fault' in found ? found.fault : 'read';
      faults.set(kind, (faults.get(kind) ?? 0) + 1);
      if (kind === 'read') {
        // What can be read is a game by the rules, and the same once more.
        expect(matter(read(writeRecord(found as Session)))).toEqual(matter(found as Session));
      } else {
        const { line } = found as { line: number };
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(damaged.split(/\r\n|\r|\n/u).length);
      }
    }
    expect([...faults.keys()].sort()).toEqual(
      expect.arrayContaining(['illegal-move', 'no-deal', 'not-a-record', 'read']),
    );
  });
});
