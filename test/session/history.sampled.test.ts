import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checksum, checksumText } from '../../src/session/checksum.ts';
import { finishedGames } from '../../src/session/finished.ts';
import { historyLine, type Result, readHistory, resultOf } from '../../src/session/history.ts';
import { lastGames } from '../../src/session/last-games.ts';
import { after, fresh } from '../play/diagram.ts';
import { pick, testDice } from '../play/dice.ts';
import { samples } from '../play/samples.ts';
import { result, results } from './results.ts';

it('checksums are those of zlib, and may be taken piece by piece', () => {
  for (const text of ['', 'a', 'Дед 💥', 'x'.repeat(1000)]) {
    expect(checksum(text)).toBe(crc32(text));
    expect(checksum(text, checksum('before '))).toBe(crc32(`before ${text}`));
  }
  expect(checksumText(1)).toBe('00000001');
});

describe('a line of the history', () => {
  it('says what was said', () => {
    const own = result({ seed: null, pack: '7H QS', outcome: 'won', options: { turn: '3' } });
    const text = historyLine(result()) + historyLine(own);
    expect(readHistory(text)).toEqual({
      results: [result(), own],
      damaged: [],
      newer: 0,
      end: text.length,
    });
  });

  it('is JSON on one line, and short enough to be written in one piece', () => {
    const pack = Array(104).fill('QS').join(' ');
    const line = historyLine(result({ seed: null, pack }));
    expect(Buffer.byteLength(line)).toBeLessThan(4096);
    expect(Buffer.byteLength(historyLine(result({ seed: '💥'.repeat(64) })))).toBeLessThan(4096);
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(JSON.parse(line)).toMatchObject({ v: 1, game: 'tens', sum: expect.any(String) });
  });

  it('is made of the session as it stands', () => {
    const session = after(fresh('tens', {}, '3'), 'deal', 'deal');
    const play = {
      play: 'x',
      begun: '2026-11-29T22:00:00+01:00',
      ended: '2026-11-29T22:10:05+01:00',
      tally: { hints: 1, undos: 2, ms: 3.4 },
    };
    expect(resultOf(session, 'lost', play)).toEqual({
      play: 'x',
      game: 'tens',
      rules: 1,
      options: {},
      seed: '3',
      outcome: 'lost',
      begun: play.begun,
      ended: play.ended,
      ms: 3,
      moves: 2,
      score: 1,
      passes: 0,
      out: 1,
      of: 104,
      undos: 2,
      hints: 1,
    });
  });
});

describe('a damaged history', () => {
  const all = results({}, { outcome: 'won' }, { game: 'demon' }, {});
  const lines = all.map(historyLine);

  it('loses the lines that are damaged, and no others', () => {
    const dice = testDice(4);
    for (let i = 0; i < 400; i++) {
      const which = Math.floor(dice() * 4);
      const line = lines[which]!;
      const at = Math.floor(dice() * (line.length - 1));
      const letter = pick([...'a0"}\u0000é'], dice);
      if (line[at] === letter) continue;
      const text = lines.with(which, line.slice(0, at) + letter + line.slice(at + 1)).join('');
      const read = readHistory(text);
      expect(read.results).toEqual(all.toSpliced(which, 1));
      expect(read.damaged).toEqual([which + 1]);
    }
  });

  it('finds the line that was glued to one cut short', () => {
    const text = lines[0]! + lines[1]!.slice(0, 60) + lines[2]! + lines[3]!;
    expect(readHistory(text)).toMatchObject({
      results: all.toSpliced(1, 1),
      damaged: [2],
      end: text.length,
    });
  });

  it('leaves a last line that is not finished for later', () => {
    const whole = lines[0]! + lines[1]!;
    const read = readHistory(whole + lines[2]!.slice(0, -1));
    expect(read).toMatchObject({ results: all.slice(0, 2), damaged: [], end: whole.length });
  });

  it('passes over lines of later versions without calling them damaged', () => {
    const body = '{"v":2,"anything":true';
    const later = lineOf(body);
    expect(readHistory(later + lines[0]!)).toMatchObject({
      results: [all[0]],
      damaged: [],
      newer: 1,
    });
  });

  it('is not fooled by a right checksum over nonsense', () => {
    for (const body of ['{"v":1', '{"v":1,"play":7', '{"v":"x","a":[', '{"v":0']) {
      expect(readHistory(lineOf(body))).toMatchObject({ results: [], damaged: [1] });
    }
  });
});

describe('what a history comes to', () => {
  it('is one result a play, where it was decided', () => {
    const games = finishedGames([
      result({ play: 'a', seed: '1', outcome: 'lost' }),
      result({ play: 'a', seed: '1', outcome: 'open' }),
      result({ play: 'b', seed: '2', outcome: 'lost' }),
      result({ play: 'a', seed: '1', outcome: 'won' }),
      result({ play: 'a', seed: '1', outcome: 'lost' }),
      result({ play: 'c', seed: '3', outcome: 'lost' }),
      result({ play: 'c', seed: '3', outcome: 'open' }),
      result({ play: 'b', seed: '2', outcome: 'lost' }),
    ]);
    expect(games.map(({ play, outcome }) => play + outcome)).toEqual(['awon', 'blost']);
  });

  it('marks every play of a deal but the first, whichever ended first', () => {
    const games = finishedGames([
      result({ play: 'a', outcome: 'lost' }),
      result({ play: 'b', outcome: 'won' }),
      result({ play: 'c', outcome: 'won', options: { fill: 'any' } }),
      result({ play: 'd', outcome: 'won', game: 'demon' }),
      result({ play: 'e', outcome: 'won', seed: null, pack: '7H' }),
      result({ play: 'f', outcome: 'won', seed: null, pack: '7H' }),
      result({ play: 'a', outcome: 'open' }),
      result({ play: 'a', outcome: 'won' }),
    ]);
    const marks = Object.fromEntries(games.map(({ play, isRepeat }) => [play, isRepeat]));
    expect(marks).toEqual({ a: false, b: true, c: false, d: false, e: false, f: true });
  });
});

describe('the last games', () => {
  it('are those of the whole history, from its end on, whatever the lines are', () => {
    const dice = testDice(7);
    let told = 0;
    for (let i = 0; i < samples(15, 60); i++) {
      const text = Array.from({ length: Math.floor(dice() ** 2 * 300) }, () => lineFor(dice)).join(
        '',
      );
      for (const sought of [{}, { game: 'demon' }, { game: 'tens', seed: 'a"7' }, { seed: null }]) {
        const fields = Object.entries(sought) as [keyof Result, unknown][];
        const games = finishedGames(readHistory(text).results).filter((one) =>
          fields.every(([name, value]) => one[name] === value),
        );
        expect([...lastGames(text, sought)]).toEqual(games.reverse());
        told += games.length;
      }
    }
    expect(told).toBeGreaterThan(samples(200, 1000));
  });

  it('are told though the last line is not finished', () => {
    const long = results(...Array.from({ length: 200 }, () => ({})));
    const text = `${long.map(historyLine).join('')}{"v":1,`;
    const [last] = lastGames(text);
    expect(last).toEqual({ ...long.at(-1)!, isRepeat: false });
  });
});

/** A line as histories have them: of one of few plays and deals, and now and then no whole one. */
function lineFor(dice: () => number): string {
  const own = dice() < 0.2;
  const line = historyLine(
    result({
      play: `p${Math.floor(dice() * 60)}`,
      game: pick(['tens', 'demon'], dice),
      seed: own ? null : `a"${Math.floor(dice() * 40)}`,
      ...(own ? { pack: pick(['7H', 'QS'], dice) } : {}),
      outcome: pick(['won', 'lost', 'lost', 'open'], dice),
      options: pick([{}, { fill: 'any' }], dice),
    }),
  );
  const spoiled = [
    line.slice(0, 90),
    line.slice(0, -20),
    '\n',
    `\n${line}`,
    line.replace('ten', 'Ten'),
  ];
  return dice() < 0.1 ? pick(spoiled, dice) : line;
}

/** A line whose checksum is right, whatever it says. */
function lineOf(body: string): string {
  return `${body},"sum":"${checksumText(checksum(body))}"}\n`;
}
