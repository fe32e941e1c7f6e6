import { expect, it } from 'vitest';
import { startReplay } from '../../src/app/replay.ts';
import { DEFAULT_SETTINGS } from '../../src/app/settings.ts';
import { tens } from '../../src/games/tens.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { russian } from '../../src/notation/language/ru/russian.ts';
import { open } from '../../src/session/session.ts';
import { lookFor } from '../../src/ui/look.ts';
import { paintReplay } from '../../src/ui/replay-screen.ts';

const replay = startReplay(open(tens, {}, { seed: '42' }));

it.each([english, russian])(
  'tells its keys in $code: all of them at 80 × 24, the way out at 40 × 12',
  (language) => {
    const lines = (columns: number, rows: number) =>
      paintReplay(replay, {
        columns,
        rows,
        settings: DEFAULT_SETTINGS,
        look: lookFor(DEFAULT_SETTINGS, 'none', true),
        language,
        hasKeys: true,
      }).text();
    const { keys } = language.figures.replay;
    const told = lines(80, 24).slice(-2).join(' · ');
    expect(keys.filter((key) => !told.includes(key))).toEqual([]);
    expect(lines(40, 12).at(-1)).toMatch(/q (?:quit|выход)$/u);
  },
);
