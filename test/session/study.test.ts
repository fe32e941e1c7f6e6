import { describe, expect, it } from 'vitest';
import { readStudied, type Studied, summarize, wilson } from '../../src/session/study.ts';

const deal = (seed: number, verdict: Studied['verdict'], more: Partial<Studied> = {}): Studied => ({
  game: 'a',
  seed: String(seed),
  options: { turn: '1', unit: 'any' },
  verdict,
  nodes: 100,
  ...more,
});

describe('the interval for a share', () => {
  it.each([
    [5, 10, 0.2365931, 0.7634069],
    [81, 1000, 0.0656478, 0.0995542],
    [0, 20, 0, 0.1611252],
    [20, 20, 0.8388748, 1],
  ])('%i of %i', (part, whole, low, high) => {
    const [least, most] = wilson(part, whole);
    expect(least).toBeCloseTo(low, 5);
    expect(most).toBeCloseTo(high, 5);
  });

  it('of nothing is everything', () => expect(wilson(0, 0)).toEqual([0, 1]));
});

describe('what a study comes to', () => {
  it('counts each deal once, decided where it was decided anywhere', () => {
    const [summary, ...more] = summarize([
      deal(1, 'unknown'),
      deal(1, 'winnable', { options: { unit: 'any', turn: '1' } }),
      deal(1, 'unknown'),
      deal(2, 'unwinnable'),
      deal(3, 'unknown'),
      deal(4, 'winnable'),
    ]);
    expect(more).toEqual([]);
    expect(summary).toMatchObject({ deals: 4, winnable: 2, unwinnable: 1, unknown: 1 });
    expect(summary!.share).toEqual([0.5, 0.75]);
    expect(summary!.interval).toEqual([wilson(2, 4)[0], wilson(3, 4)[1]]);
  });

  it('keeps games and options apart', () => {
    const other = { options: { turn: '3', unit: 'any' } };
    const summaries = summarize([
      deal(1, 'winnable'),
      deal(1, 'winnable', other),
      deal(1, 'winnable', { game: 'b' }),
    ]);
    expect(summaries.map(({ deals }) => deals)).toEqual([1, 1, 1]);
  });

  it('sorts decided deals by the power of ten of their moves', () => {
    const nodes = [0, 9, 10, 99, 1000].map((count, i) => deal(i, 'winnable', { nodes: count }));
    const [summary] = summarize([...nodes, deal(9, 'unknown', { nodes: 10 ** 9 })]);
    expect(summary!.nodes).toEqual([2, 2, 0, 1]);
  });

  it('tells of opposite verdicts', () => {
    const [summary] = summarize([deal(7, 'winnable'), deal(7, 'unwinnable'), deal(8, 'winnable')]);
    expect(summary!.contradictions).toEqual(['7']);
  });
});

it.each([
  '',
  '{"v":1,"game":"a","seed":"1","opt',
  'null',
  '[]',
  JSON.stringify({ ...deal(1, 'winnable'), verdict: 'won' }),
  JSON.stringify({ ...deal(1, 'winnable'), seed: 1 }),
])('%s is no line of a study', (line) => expect(readStudied(line)).toBeNull());
