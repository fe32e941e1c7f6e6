import xt from '@xterm/headless';
import { describe, expect, it } from 'vitest';
import { UNKNOWN } from '../../../src/ui/canvas/brush.ts';
import { type Depth, degrade } from '../../../src/ui/canvas/depth.ts';
import { diff } from '../../../src/ui/canvas/diff.ts';
import { Grid } from '../../../src/ui/canvas/grid.ts';
import {
  BOLD,
  BRIGHT,
  background,
  DIM,
  foreground,
  GREEN,
  INVERSE,
  ITALIC,
  PLAIN,
  RED,
  type Style,
  UNDERLINE,
  WHITE,
} from '../../../src/ui/canvas/style.ts';
import { randomFrom } from '../../terminal/random.ts';
import { firstDifference, readScreen } from '../../terminal/screen.ts';

type Random = ReturnType<typeof randomFrom>;

const STYLES: Style[] = [
  ...[PLAIN, PLAIN, BOLD, DIM, ITALIC, UNDERLINE, INVERSE, BOLD | DIM, UNDERLINE | INVERSE],
  ...[
    foreground(RED),
    foreground(RED + BRIGHT) | BOLD,
    background(GREEN),
    background(GREEN) | INVERSE,
  ],
  ...[foreground(208) | background(255), foreground(21) | UNDERLINE, background(236) | DIM | BOLD],
];
const WORDS = ['x', ' ', '     ', '7♥', '│', '漢', 'King', '──────', '字 x', 'Дама', '10♠ '];

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[random(items.length)] as Item;
}

function scribble(grid: Grid, random: Random): void {
  for (let n = random(12); n >= 0; n--) {
    const x = random(grid.columns + 4) - 2;
    const y = random(grid.rows);
    const style = pick(random, STYLES);
    if (random(4) === 0) grid.fill(x, y, random(grid.columns), random(3), style);
    else grid.put(x, y, pick(random, WORDS).repeat(1 + random(3)), style);
  }
  const isShown = random(3) === 0;
  grid.cursor = isShown ? { x: random(grid.columns), y: random(grid.rows) } : null;
}

/** An emulator, and whether the bytes written to it so far left its cursor visible. */
class Emulator {
  readonly terminal: xt.Terminal;
  isCursorVisible = true;

  constructor(columns: number, rows: number) {
    this.terminal = new xt.Terminal({ cols: columns, rows, allowProposedApi: true });
  }

  async write(bytes: string): Promise<Grid> {
    for (const [, final] of bytes.matchAll(/\[\?25([hl])/g)) this.isCursorVisible = final === 'h';
    await new Promise<void>((resolve) => this.terminal.write(bytes, resolve));
    return readScreen(this.terminal);
  }
}

function degraded(grid: Grid, depth: Depth): Grid {
  const copy = grid.copy();
  copy.styles.forEach((style, at) => {
    copy.styles[at] = degrade(style, depth);
  });
  return copy;
}

async function checkChain(seed: number, depth: Depth, frames: number): Promise<void> {
  const random = randomFrom(seed);
  const [columns, rows] = pick(random, [
    [80, 24],
    [20, 5],
    [7, 3],
    [130, 12],
  ] as const);
  const emulator = new Emulator(columns, rows);
  let shown: Grid | null = null;
  let next = new Grid(columns, rows);
  let tip = { ...UNKNOWN, pen: foreground(RED) };
  // What stood there before must not shine through.
  await emulator.write('\x1b[1;31;44mrubbish'.repeat(40));
  for (let frame = 0; frame < frames; frame++) {
    next = random(10) === 0 ? new Grid(columns, rows) : next.copy();
    scribble(next, random);
    const { bytes, tip: left } = diff(shown, next, depth, tip);
    const screen = await emulator.write(bytes);
    const where = `seed ${seed}, frame ${frame}`;
    expect(firstDifference(screen, degraded(next, depth)), where).toBeNull();
    expect(emulator.isCursorVisible, where).toBe(next.cursor !== null);
    if (next.cursor) expect(screen.cursor, where).toEqual(next.cursor);
    expect(bytes.includes('\x1b[3J'), where).toBe(false);
    expect(bytes.includes('\x1b[2J'), where).toBe(shown === null);
    expect(diff(next, next.copy(), depth, left)).toEqual({ bytes: '', tip: left });
    shown = next;
    tip = left;
  }
  // What is written next has the style that was told.
  const [style] = (await emulator.write('\x1b[H!')).styles;
  expect(style).toBe(degrade(tip.pen, depth));
}

function frame(paint: (grid: Grid) => void, columns = 40, rows = 10): Grid {
  const grid = new Grid(columns, rows);
  paint(grid);
  return grid;
}

describe('a terminal that is sent the difference shows the grid', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('in 256 colors, chain %i of 50 frames', (seed) =>
    checkChain(seed * 1009, '256', 50),
  );
  it('in 16 colors', () => checkChain(16, '16', 40));
  it('without color', () => checkChain(17, 'none', 40));

  it('after a change of size, by painting it all', async () => {
    const emulator = new Emulator(30, 6);
    const small = frame((grid) => grid.put(3, 3, 'small'), 20, 5);
    const large = frame((grid) => grid.put(25, 5, 'large'), 30, 6);
    const { bytes, tip } = diff(null, small, '256');
    await emulator.write(bytes);
    const screen = await emulator.write(diff(small, large, '256', tip).bytes);
    expect(firstDifference(screen, large)).toBeNull();
  });
});

describe('the difference is short', () => {
  it('where it goes on at the cursor', () => {
    const typed = (text: string) =>
      frame((grid) => {
        grid.put(2, 3, text);
        grid.cursor = { x: 2 + text.length, y: 3 };
      });
    const { tip } = diff(null, typed('mov'), '256');
    expect(diff(typed('mov'), typed('move'), '256', tip).bytes).toBe('e');
    expect(diff(typed('mov'), typed('mov '), '256', tip).bytes).toBe('\x1b[C');
    expect(diff(typed('mov'), typed('mo'), '256', tip).bytes).toBe('\b \b');
  });

  const change = (
    before: (grid: Grid) => void,
    after: (grid: Grid) => void,
    depth: Depth = '256',
  ) => diff(frame(before), frame(after), depth).bytes;
  const words = (grid: Grid) => grid.put(0, 4, 'one two three');

  it('nothing for nothing, and for what looks the same', () => {
    expect(change(words, words)).toBe('');
    const inked = (grid: Grid) => {
      words(grid);
      grid.fill(0, 0, 40, 2, foreground(RED) | BOLD);
    };
    expect(change(words, inked)).toBe('');
    const wide = foreground(124);
    const narrow = foreground(160);
    expect(
      change(
        (grid) => grid.put(0, 0, 'x', wide),
        (grid) => grid.put(0, 0, 'x', narrow),
        'none',
      ),
    ).toBe('');
  });

  it.each<[string, (grid: Grid) => void, string]>([
    ['one letter', (grid) => grid.put(3, 4, 'x'), '\x1b[5;4Hx'],
    ['in the corner', (grid) => grid.put(0, 0, 'x'), '\x1b[Hx'],
    ['in the top row', (grid) => grid.put(5, 0, 'x'), '\x1b[;6Hx'],
    ['a style', (grid) => grid.put(4, 4, 'two', BOLD), '\x1b[5;5H\x1b[1mtwo'],
    ['two letters with few between', (grid) => grid.put(0, 4, 'One two Three'), '\x1b[5HO\x1b[7CT'],
    ['letters over a gap', (grid) => grid.put(0, 4, 'oNe Two three'), '\x1b[5;2HNe T'],
    ['the rest of a row erased', (grid) => grid.fill(3, 4, 20, 1), '\x1b[5;5H\x1b[K'],
    ['a few blanks', (grid) => grid.fill(10, 4, 3, 1), '\x1b[5;11H   '],
    [
      'rows one under the other',
      (grid) => grid.put(0, 5, 'x').valueOf() + grid.put(0, 6, 'y'),
      '\x1b[6Hx\r\ny',
    ],
    ['below itself', (grid) => grid.put(9, 6, 'x') + grid.put(9, 8, 'y'), '\x1b[7;10Hx\x1b[2B\by'],
  ])('%s', (_, more, bytes) => {
    const after = (grid: Grid) => {
      words(grid);
      more(grid);
    };
    expect(change(words, after)).toBe(bytes);
  });

  it('styles change by the fewest codes', () => {
    const paint = (grid: Grid) => {
      let x = 0;
      for (const style of [
        BOLD,
        BOLD | UNDERLINE,
        UNDERLINE,
        foreground(RED),
        foreground(208) | DIM,
        BOLD,
      ])
        x = grid.put(x, 0, 'x', style);
      grid.put(x, 0, 'x');
    };
    expect(change(() => {}, paint)).toBe(
      '\x1b[H\x1b[1mx\x1b[4mx\x1b[22mx\x1b[0;31mx\x1b[2;38;5;208mx\x1b[0;1mx\x1b[mx',
    );
  });

  it('a column after a suit is always named, in case the suit is drawn wide', () => {
    const paint = (grid: Grid) => {
      grid.put(0, 4, '♥');
      grid.put(12, 4, 'x');
    };
    expect(change(() => {}, paint)).toBe('\x1b[5H♥\x1b[13Gx');
  });

  it('the cursor alone costs its move', () => {
    const at = (x: number) => (grid: Grid) => {
      words(grid);
      grid.cursor = { x, y: 4 };
    };
    expect(change(at(3), at(7))).toBe('\x1b[5;8H');
    expect(change(words, at(7))).toBe('\x1b[5;8H\x1b[?25h');
    expect(change(at(7), words)).toBe('\x1b[?25l');
    expect(change(at(7), at(7))).toBe('');
  });
});

describe('a table of cards', () => {
  const CARD = foreground(RED) | background(WHITE + BRIGHT);
  const LIT = foreground(RED) | background(220) | BOLD;

  /** Ten columns of twelve overlapped cards, seven cells wide, one of them lit. */
  function table(lit: number): Grid {
    const grid = new Grid(80, 24);
    grid.put(0, 0, 'Tens');
    for (let column = 0; column < 10; column++)
      for (let row = 0; row < 12; row++) {
        const last = row === 11;
        const style = last && column === lit ? LIT : CARD;
        grid.put(column * 8, 2 + row, '╭─────╮', style);
        grid.put(column * 8 + 1, 2 + row, `${'A23456789TJQK'[(column + row) % 13]}♥`, style);
        if (last) for (let y = 3; y < 6; y++) grid.put(column * 8, row + y, '│  ♥  │', style);
        if (last) grid.put(column * 8, row + 6, '╰─────╯', style);
      }
    grid.put(0, 23, `moves ${lit}`);
    return grid;
  }

  it('is painted in five kilobytes', () => {
    expect(Buffer.byteLength(diff(null, table(0), '256').bytes)).toBeLessThan(5 * 1024);
  });

  it('costs little more than two changed cards when the cursor steps', () => {
    const cards = 2 * Buffer.byteLength(`╭A♥───╮${'│  ♥  │'.repeat(3)}╰─────╯`);
    const { bytes } = diff(table(3), table(4), '256');
    expect(Buffer.byteLength(bytes)).toBeLessThan(cards + 110);
  });

  it.each<[Depth, number]>([
    ['256', 60],
    ['16', 55],
    ['none', 40],
  ])('of one row each costs in %s colors at most %i bytes a step', (depth, budget) => {
    const row = (lit: number) =>
      frame(
        (grid) => {
          for (let i = 0; i < 10; i++) grid.put(i * 8, 13, ' 7♥ ', i === lit ? LIT : CARD);
          grid.put(0, 23, `moves ${lit}`);
        },
        80,
        24,
      );
    expect(Buffer.byteLength(diff(row(3), row(4), depth).bytes)).toBeLessThanOrEqual(budget);
  });
});
