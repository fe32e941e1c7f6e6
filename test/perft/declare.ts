import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { variants } from '../play/variants.ts';
import { countLines, positionOf, readPerfts } from './perft.ts';

/** Declares a test for each line of every file: those counts that are from `least` up to `most`. */
export function testPerfts(least: number, most: number): void {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt'));
  describe.each(files)('%s', (file) => {
    const perfts = readPerfts(readFileSync(join(import.meta.dirname, file), 'utf8'));
    it('has lines for every variant of its game', () => {
      const [game] = file.split('.');
      const labels = variants.filter((one) => one.game.name === game).map(({ label }) => label);
      expect([...new Set(perfts.map(({ label }) => label))]).toEqual(labels);
    });
    it.each(perfts)('$label seed=$seed moves=$moves', (perft) => {
      const machine = positionOf(perft)!;
      const due = (count: number) => count >= least && count < most;
      const found = perft.counts.map((count, i) =>
        due(count) ? countLines(machine, i + 1) : count,
      );
      expect(found).toEqual(perft.counts);
    });
  });
}
