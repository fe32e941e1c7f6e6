import { describe, expect, it } from 'vitest';
import { english } from '../../../src/notation/language/en/english.ts';
import { compile } from '../../../src/rules/compile.ts';
import type { Box, Measure } from '../../../src/ui/board/box.ts';
import { SLICE } from '../../../src/ui/board/fan.ts';
import { measure } from '../../../src/ui/board/measure.ts';
import { fresh } from '../../play/diagram.ts';
import { defaults, variants } from '../../play/variants.ts';
import { Sitting } from '../sitting.ts';

/** The rows that a board has on a screen of 24, and on one of 12. */
const ROOMY = 20;
const SMALL = 9;

describe.each(variants)('the board of $label', ({ game, options }) => {
  const { rules, piles } = compile(game.rules(options));
  const measured = (columns: number, rows: number): Measure => {
    const found = measure(rules.layout, piles, columns, rows);
    if (!found) throw new Error(`no room on ${columns} × ${rows}`);
    return found;
  };

  it('has a gap between any two cards side by side, on 80 columns', () => {
    const { boxes, isFramed } = measured(80, ROOMY);
    expect(isFramed).toBe(true);
    const end = ({ x, width }: Box) => x + width;
    const areBeside = (a: Box, b: Box) => a.x < b.x && Math.abs(a.y - b.y) < a.height;
    const touching = boxes.flatMap((a) =>
      boxes.filter((b) => areBeside(a, b) && b.x - end(a) < 1).map((b) => [a, b]),
    );
    expect(touching).toEqual([]);
  });

  it('ends every column a row above what lies below it, on 80 columns', () => {
    const { boxes } = measured(80, ROOMY);
    for (const { x, y, width, room, fan } of boxes) {
      if (fan !== 'down') continue;
      const below = boxes.filter((b) => b.y > y && b.x < x + width && x < b.x + b.width);
      for (const b of below) expect(b.y).toBeGreaterThan(y + room);
    }
  });

  it('names every row of a small board', () => {
    const { boxes, isFramed } = measured(40, SMALL);
    expect(isFramed).toBe(false);
    const singles = boxes.filter(({ fan }) => fan !== 'down');
    for (const { y } of singles) {
      const inRow = singles.filter((one) => one.y === y);
      expect(
        inRow.some(({ name }) => name !== null),
        `row ${y}`,
      ).toBe(true);
    }
  });

  it('shows what lies fanned out on a small board too, if only the cards on top', () => {
    const { boxes } = measured(40, SMALL);
    for (const { group, at, fan, show } of rules.layout) {
      const pile = piles.find((one) => one.group === group && one.at === at)!;
      const box = boxes[pile.index]!;
      if (fan === 'none' || show !== undefined) continue;
      expect(box.fan).not.toBe('none');
      if (box.fan === 'right') expect(box.room).toBeGreaterThanOrEqual(3 * SLICE);
    }
  });

  it('gives columns four rows at least on a small board', () => {
    for (const { fan, room } of measured(40, SMALL).boxes) {
      if (fan === 'down') expect(room).toBeGreaterThanOrEqual(4);
    }
  });
});

describe.each(defaults)('the board of $label, by its defaults', ({ game, options }) => {
  const { rules, piles } = compile(game.rules(options));
  it('lays nothing on anything else, whatever the size', () => {
    for (let columns = 40; columns <= 120; columns += 16) {
      for (let rows = SMALL; rows <= 36; rows += 5) {
        const areas = measure(rules.layout, piles, columns, rows)!.boxes.map(areaOf);
        for (const [i, a] of areas.entries()) {
          const isInside =
            a.x >= 0 && a.y >= 0 && a.x + a.width <= columns && a.y + a.height <= rows;
          expect(isInside, `${piles[i]!.id} on ${columns} × ${rows}`).toBe(true);
          const under = areas.slice(i + 1).filter((b) => overlap(a, b));
          expect(under, `${piles[i]!.id} on ${columns} × ${rows}`).toEqual([]);
        }
      }
    }
  });
});

describe.each(['constitution', 'hemispheres'])('the board of %s on a very large screen', (name) => {
  const { game, options } = defaults.find((one) => one.game.name === name)!;
  const { rules, piles } = compile(game.rules(options));
  const measured = measure(rules.layout, piles, 200, 46)!;

  it('stands in the middle', () => {
    const areas = measured.boxes.map(areaOf);
    const above = Math.min(...areas.map(({ y }) => y));
    const below = 46 - Math.max(...areas.map(({ y, height }) => y + height));
    expect(above).toBeGreaterThan(0);
    expect(Math.abs(above - below)).toBeLessThanOrEqual(1);
  });

  it('has what is written beside its cards with them', () => {
    const sitting = new Sitting(fresh(name), { columns: 200, rows: 50, theme: 'terminal' });
    const screen = sitting.seenFrom({ columns: 200, rows: 50, theme: 'terminal' }).text();
    const first = rules.captions!.filter(({ x }) => x === 0);
    expect(first).not.toEqual([]);
    for (const { term } of first) {
      const word = english.caption(term).split(' ')[0]!;
      const row = screen.find((line) => line.includes(word));
      expect(row?.indexOf(word), word).toBe(measured.left + 1);
    }
  });
});

type Area = Pick<Box, 'x' | 'y' | 'width' | 'height'>;

/** All that a pile may take. */
function areaOf({ x, y, width, height, fan, room }: Box): Area {
  return {
    x,
    y,
    width: fan === 'right' ? Math.max(room, width) : width,
    height: fan === 'down' ? Math.max(room, 1) : height,
  };
}

function overlap(a: Area, b: Area): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
