import { describe, expect, it } from 'vitest';
import { type Model, startModel } from '../../../src/app/model.ts';
import { DEFAULT_SETTINGS } from '../../../src/app/settings.ts';
import { topSpot } from '../../../src/app/spot.ts';
import { catalogue } from '../../../src/games/index.ts';
import { english } from '../../../src/notation/language/en/english.ts';
import { countOf, fromOf } from '../../../src/rules/move.ts';
import { chooseOptions } from '../../../src/session/options.ts';
import { choices, machineAt, open, play } from '../../../src/session/session.ts';
import { lookFor } from '../../../src/ui/look.ts';
import { paintScreen } from '../../../src/ui/screen.ts';
import { isFast } from '../../play/samples.ts';

const SIZES = [
  [80, 24],
  [40, 12],
] as const;

function table(name: string, moves = 0): Model {
  const game = catalogue.find((one) => one.name === name)!;
  const read = chooseOptions(game, {});
  if ('fault' in read) throw new Error(read.fault);
  let session = open(game, read.options, { seed: '42' });
  for (let i = 0; i < moves && choices(session).length > 0; i++) {
    const all = choices(session);
    session = play(session, all[i % all.length]!);
  }
  return startModel(session, english);
}

/** What is on the screen when nothing but its characters is seen. */
function seen(model: Model, columns: number, rows: number): string {
  const look = lookFor({ ...DEFAULT_SETTINGS, theme: 'ascii' }, 'none', true);
  return paintScreen(model, columns, rows, look).text().join('\n');
}

describe.each(catalogue)('$name without colors', ({ name }) => {
  it.each(SIZES)(
    'shows cursor, held cards and targets by characters at %i × %i',
    (columns, rows) => {
      for (const moves of isFast ? [20] : [0, 5, 20, 40]) {
        const model = table(name, moves);
        const machine = machineAt(model.session);
        const plain = seen(model, columns, rows);
        const tops = machine.program.piles.map((pile) => topSpot(pile.index, machine));
        const runs = choices(model.session)
          .filter((move) => machine.verbOf(move) === 'move')
          .map((move) => ({ pile: fromOf(move), depth: countOf(move) }));
        for (const cursor of [...tops, ...runs]) {
          const pointed = seen({ ...model, cursor }, columns, rows);
          expect(pointed, machine.pile(cursor.pile).id).not.toBe(plain);
        }
        const from = choices(model.session)
          .map(fromOf)
          .find((pile) => pile !== machine.program.stock);
        if (from === undefined) continue;
        const spot = topSpot(from, machine);
        const pointed = seen({ ...model, cursor: spot }, columns, rows);
        const held = seen({ ...model, cursor: spot, held: spot }, columns, rows);
        expect(held).not.toBe(pointed);
        expect(held).toContain('<');
      }
    },
  );

  it('is drawn in ASCII alone', () => {
    for (const [columns, rows] of SIZES)
      expect(seen(table(name), columns, rows)).toMatch(/^[ -~\n]*$/u);
  });
});
