import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { catalogue } from '../src/games/index.ts';
import { countLines, type Perft, perftText, positionOf } from '../test/perft/perft.ts';
import { defaults, variantsOf } from '../test/play/variants.ts';

/**
 * `perft [GAME…]` writes test/perft/GAME.txt anew: how many lines of moves there are from some positions. Run it
 * only when a game's rules have changed, and look at what changed.
 */
const FOLDER = resolve(import.meta.dirname, '../test/perft');
const DEEPEST = 9;
const HEAD = '# How many lines of 1, 2, 3 … moves there are from a position of a random game.';

/** Counts deeper and deeper, until there are more than so many lines. */
function count(position: Omit<Perft, 'counts'>, most: number): Perft | null {
  const machine = positionOf(position);
  if (!machine) return null;
  const counts: number[] = [];
  while (counts.length < DEEPEST && (counts.at(-1) ?? 1) > 0) {
    const lines = countLines(machine, counts.length + 1);
    counts.push(lines);
    if (lines * (lines / (counts.at(-2) ?? 1)) > most) break;
  }
  return { ...position, counts };
}

const names = process.argv.slice(2);
for (const game of catalogue.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const usual = defaults.find((one) => one.game === game)!;
  const lines = variantsOf(game).flatMap(({ label, options }) => {
    const isUsual = JSON.stringify(options) === JSON.stringify(usual.options);
    return (isUsual ? [1, 2, 3] : [1]).flatMap((seed) =>
      [0, 12, 40].flatMap(
        (moves) => count({ label, seed, moves }, isUsual ? 400_000 : 40_000) ?? [],
      ),
    );
  });
  writeFileSync(
    resolve(FOLDER, `${game.name}.txt`),
    [HEAD, ...lines.map(perftText), ''].join('\n'),
  );
  console.log(`${game.name}: ${lines.length} lines`);
}
