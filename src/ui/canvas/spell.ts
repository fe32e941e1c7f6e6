import { IN_ASCII } from '../../notation/ascii.ts';
import type { Grid } from './grid.ts';

/** How signs are spelled in ASCII in one cell each. */
const SPELLED = new Map(
  Object.entries({
    ...IN_ASCII,
    '…': '~',
    '→': '>',
    '▸': '>',
    '●': '*',
    '○': '.',
    '─': '-',
    '│': '|',
    '╭': '+',
    '╮': '+',
    '╰': '+',
    '╯': '+',
    '├': '+',
    '┤': '+',
  }).map(([sign, letter]) => [sign.codePointAt(0)!, letter.codePointAt(0)!]),
);

/**
 * Writes what a grid holds in ASCII, cell by cell, where there is such a spelling: accents go, suits become
 * letters, lines become dashes. Letters of other alphabets stay.
 */
export function spellInAscii(grid: Grid): void {
  grid.codes.forEach((code, at) => {
    if (code > 0x7e) grid.codes[at] = SPELLED.get(code) ?? withoutAccent(code);
  });
}

function withoutAccent(code: number): number {
  const [base = ''] = String.fromCodePoint(code).normalize('NFD');
  return /[a-z]/iu.test(base) ? base.codePointAt(0)! : code;
}
