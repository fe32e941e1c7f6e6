import { Chalk } from 'chalk';
import { describe, expect, it } from 'vitest';
import { applySgr, readFrame } from '../../../src/ui/canvas/ansi.ts';
import {
  BOLD,
  BRIGHT,
  background,
  CYAN,
  DIM,
  foreground,
  GREEN,
  INVERSE,
  ITALIC,
  PLAIN,
  RED,
  type Style,
  UNDERLINE,
} from '../../../src/ui/canvas/style.ts';

describe('SGR', () => {
  it.each<[string, Style, Style]>([
    ['', BOLD | foreground(RED), PLAIN],
    ['0', BOLD, PLAIN],
    ['1', PLAIN, BOLD],
    ['2', BOLD, BOLD | DIM],
    ['3', PLAIN, ITALIC],
    ['4', PLAIN, UNDERLINE],
    ['4:3', PLAIN, UNDERLINE],
    ['4:0', UNDERLINE, PLAIN],
    ['7', PLAIN, INVERSE],
    ['22', BOLD | DIM | ITALIC, ITALIC],
    ['23', BOLD | ITALIC, BOLD],
    ['24', UNDERLINE, PLAIN],
    ['27', INVERSE, PLAIN],
    ['31', foreground(GREEN), foreground(RED)],
    ['46', PLAIN, background(CYAN)],
    ['91', PLAIN, foreground(RED + BRIGHT)],
    ['102', PLAIN, background(GREEN + BRIGHT)],
    ['39', foreground(RED) | background(RED), background(RED)],
    ['49', foreground(RED) | background(RED), foreground(RED)],
    ['38;5;208', BOLD, BOLD | foreground(208)],
    ['48;5;16', PLAIN, background(16)],
    ['38:5:208', PLAIN, foreground(208)],
    ['38;2;255;135;0', PLAIN, foreground(208)],
    ['48:2::255:135:0', PLAIN, background(208)],
    ['48:2:255:135:0', PLAIN, background(208)],
    ['0;1;38;5;9;4;48;2;0;0;0', ITALIC, BOLD | foreground(9) | UNDERLINE | background(16)],
    ['38;5;300', PLAIN, foreground(255)],
    ['38', BOLD, BOLD],
    ['38;5', BOLD, BOLD | foreground(0)],
    ['99;9;53', BOLD, BOLD],
  ])('%j', (parameters, before, after) => {
    expect(applySgr(before, parameters)).toBe(after);
  });
});

describe('a frame', () => {
  it('is read with its styles, as chalk writes it', () => {
    const chalk = new Chalk({ level: 2 });
    const frame = `${chalk.bold('A')}${chalk.red('♥')} ${chalk.bgAnsi256(22)('x')}\nsecond 漢!`;
    const grid = readFrame(frame, 12, 3);
    expect(grid.text()).toEqual(['A♥ x', 'second 漢!', '']);
    expect([...grid.styles.subarray(0, 5)]).toEqual([
      BOLD,
      foreground(RED),
      PLAIN,
      background(22),
      PLAIN,
    ]);
    expect(grid.cursor).toBeNull();
  });

  it('keeps its style over line ends until told otherwise', () => {
    const grid = readFrame('\x1b[31mone\r\ntwo\x1b[m!', 5, 2);
    expect([...grid.styles]).toEqual([2, 2, 2, 0, 0, 2, 2, 2, 0, 0]);
  });

  it('loses other sequences and what does not fit', () => {
    const link = '\x1b]8;;https://example.org\x1b\\link\x1b]8;;\x07';
    const grid = readFrame(`\x1b[2J\x1b[5;5H\x1b7${link}\x1b[?25l\nlong row\nbelow`, 6, 2);
    expect(grid.text()).toEqual(['link', 'long r']);
  });
});
