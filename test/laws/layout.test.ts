import { describe, expect, it } from 'vitest';
import { compile } from '../../src/rules/compile.ts';
import { variants } from '../play/variants.ts';

/** 80 columns and 20 rows of cards that are 5 wide and 3 high. */
const WIDTH = 80 / 5;
const HEIGHT = 20 / 3;
/** What a fan needs below its first card, at the least, in card heights. */
const FAN = 0.75;
/** A row of text, in card heights. */
const ROW = 1 / 3;
const NEARLY = 1e-6;

/** A part of the table that one thing takes. */
interface Area {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function overlap(a: Area, b: Area): boolean {
  const apart = (at: number, size: number, other: number) => at + size <= other + NEARLY;
  return !(
    apart(a.x, a.width, b.x) ||
    apart(b.x, b.width, a.x) ||
    apart(a.y, a.height, b.y) ||
    apart(b.y, b.height, a.y)
  );
}

describe.each(variants)('the layout of $label', ({ game, options }) => {
  const { rules, piles } = compile(game.rules(options));
  const cards = rules.layout.map(({ group, at, x, y, fan, wide }): Area => {
    const name = `${group} ${at}`;
    return { name, x, y, width: wide ?? 1, height: fan === 'down' ? 1 + FAN : 1 };
  });
  const captions = (rules.captions ?? []).map(({ term, x, y, width }): Area => {
    return { name: `caption ${term}`, x, y, width, height: ROW };
  });
  const areas = [...cards, ...captions];

  it('places every pile exactly once', () => {
    const placed = cards.map(({ name }) => name).sort();
    expect(placed).toEqual(piles.map(({ group, at }) => `${group} ${at}`).sort());
  });

  it('fits the smallest screen', () => {
    const outside = areas.filter(
      ({ x, y, width, height }) =>
        x < 0 || y < 0 || x + width > WIDTH + NEARLY || y + height > HEIGHT + NEARLY,
    );
    expect(outside.map(({ name }) => name)).toEqual([]);
  });

  it('lays nothing on a card, a fan or a caption', () => {
    const clashes = areas.flatMap((a, i) =>
      areas
        .slice(i + 1)
        .filter((b) => overlap(a, b))
        .map((b) => `${a.name} with ${b.name}`),
    );
    expect(clashes).toEqual([]);
  });
});
