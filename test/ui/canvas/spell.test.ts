import { expect, it } from 'vitest';
import { Grid } from '../../../src/ui/canvas/grid.ts';
import { spellInAscii } from '../../../src/ui/canvas/spell.ts';
import { BOLD } from '../../../src/ui/canvas/style.ts';

it('spells signs, quotes and accents in one cell each, and leaves other alphabets', () => {
  const grid = new Grid(30, 2);
  grid.put(0, 0, '10♥ “Carré” · 3→4 … ×2 ╭─│╯ ▸●○', BOLD);
  grid.put(0, 1, 'Дедушкины');
  spellInAscii(grid);
  expect(grid.text()).toEqual(['10H "Carre" - 3>4 ~ x2 +-|+ >*', 'Дедушкины']);
  expect(grid.styles[2]).toBe(BOLD);
});
