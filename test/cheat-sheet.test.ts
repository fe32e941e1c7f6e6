import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withCheatSheet } from '../scripts/cheat-sheet.ts';
import { SETTINGS } from '../src/app/settings.ts';

const README = new URL('../README.md', import.meta.url);

it('the keys in the README are those of today: npx tsx scripts/cheat-sheet.ts writes them', () => {
  const text = readFileSync(README, 'utf8');
  expect(text).toBe(withCheatSheet(text));
});

it('the settings in the README are those there are, with their values', () => {
  const told = readFileSync(README, 'utf8').split('### Settings')[1]!.split('\n#')[0]!;
  const rows = Object.entries(SETTINGS).map(
    ([name, values]) => `| \`${name}\` | ${values.map((value) => `\`${value}\``).join(', ')} |`,
  );
  const listed = told.split('\n').filter((line) => line.startsWith('| `'));
  expect(listed.map((line) => line.split('|').slice(0, 3).join('|').concat('|'))).toEqual(rows);
});

it('is written between its marks, and nowhere else', () => {
  const words = '<!-- russian-words:begin --><!-- russian-words:end -->';
  const text = `a\n<!-- cheat-sheet:begin -->\nold\n<!-- cheat-sheet:end -->\nz${words}\n`;
  const written = withCheatSheet(text);
  expect(written).toMatch(/^a\n<!-- cheat-sheet:begin -->\n\|/u);
  expect(written).toMatch(
    /\|\n<!-- cheat-sheet:end -->\nz<!-- russian-words:begin -->\n- at the table: /u,
  );
  expect(written).toContain('`deal` сдать, ');
  expect(written).not.toContain('old');
  expect(withCheatSheet(written)).toBe(written);
  expect(() => withCheatSheet('a')).toThrow('cheat-sheet:begin');
});
