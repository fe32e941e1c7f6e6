import { describe, expect, it } from 'vitest';
import type { Input } from '../../../src/app/input.ts';
import { type Program, startProgram } from '../../../src/app/program.ts';
import type { Records } from '../../../src/app/records.ts';
import { DEFAULT_SETTINGS, type ThemeName } from '../../../src/app/settings.ts';
import { updateProgram } from '../../../src/app/update-program.ts';
import { catalogue } from '../../../src/games/index.ts';
import { english } from '../../../src/notation/language/en/english.ts';
import { InkChrome } from '../../../src/ui/chrome/ink-chrome.tsx';
import { hitList, listScreen } from '../../../src/ui/list/screen.ts';
import { lookFor } from '../../../src/ui/look.ts';
import { paintProgram } from '../../../src/ui/screen.ts';
import { keyInput, typed } from '../../app/press-keys.ts';
import { isFast } from '../../play/samples.ts';

/** A catalogue of its own, so that a new game changes no frame. */
const GAMES = ['tens', 'demon', 'idiots-delight', 'canfield', 'klondike', 'hemispheres'].map(
  (name) => catalogue.find((game) => game.name === name)!,
);

const RECORDS: Records = {
  klondike: {
    played: 9,
    won: 3,
    lastPlayed: 20,
    unfinished: {
      seed: '42',
      options: { turn: '3', passes: 'unlimited', unit: 'whole', 'worry-back': 'no' },
      moves: 17,
    },
  },
  demon: { played: 2, won: 0, lastPlayed: 10, unfinished: null },
};

function program(records: Records, ...inputs: Input[]): Program {
  const start = startProgram({
    catalogue: GAMES,
    language: english,
    settings: DEFAULT_SETTINGS,
    keeps: true,
    records,
    session: null,
  });
  return inputs.reduce((now, input) => updateProgram(now, { type: 'input', input }).program, start);
}

function frame(of: Program, columns: number, rows: number, theme: ThemeName = 'terminal'): string {
  const look = lookFor({ ...DEFAULT_SETTINGS, theme }, '256', true);
  return `${paintProgram(of, columns, rows, look).text().join('\n')}\n`;
}

const SIZES = [
  [80, 24],
  [120, 40],
  [40, 12],
] as const;

const STATES: readonly (readonly [name: string, program: Program])[] = [
  ['first', program({})],
  ['played', program(RECORDS)],
  ['search', program(RECORDS, ...typed('canf 42'))],
  ['options', program(RECORDS, keyInput('tab'), keyInput('down'))],
  ['nothing', program(RECORDS, ...typed('zzz'), keyInput('enter'))],
  ['question', program(RECORDS, keyInput('ctrl-n'))],
];

describe.each(SIZES)('at %i × %i', (columns, rows) => {
  it.each(STATES)('the list looks as drawn: %s', async (name, now) => {
    const path = `./frames/${name}-${columns}x${rows}.txt`;
    await expect(frame(now, columns, rows)).toMatchFileSnapshot(path);
  });

  it.each(STATES)('Ink draws what is put without it: %s', (_name, now) => {
    const look = lookFor(DEFAULT_SETTINGS, '256', true);
    const ink = new InkChrome();
    const drawn = paintProgram(now, columns, rows, look, ink);
    const put = paintProgram(now, columns, rows, look);
    expect(drawn.text()).toEqual(put.text());
    expect(drawn.cursor).toEqual(put.cursor);
    for (let at = 0; at < put.codes.length; at++) {
      if (put.codes[at] !== 32) expect(drawn.styles[at]).toBe(put.styles[at]);
    }
    ink.close();
  });

  it('every game is told of without a word being cut off', () => {
    for (const game of GAMES) {
      const text = frame(program({}, ...typed(game.name)), columns, rows);
      expect(text).toContain(game.title);
      expect(text.replace(/\s+/gu, ' ')).toContain(
        game.about.gist.split(' ').slice(0, 3).join(' '),
      );
    }
  });

  it('is drawn in ASCII alone where nothing else can be shown', () => {
    for (const [, now] of STATES) {
      expect(frame(now, columns, rows, 'ascii')).toMatch(/^[ -~\n]*$/u);
    }
  });

  it('points at what is seen there', () => {
    const { list, bindings } = program(RECORDS, keyInput('tab'));
    const { list: theme } = lookFor(DEFAULT_SETTINGS, '256', true);
    const screen = listScreen(list, columns, rows, theme, bindings);
    const lines = frame(program(RECORDS, keyInput('tab')), columns, rows).split('\n');
    const titles = new Map(GAMES.map(({ name, title }) => [name, title]));
    const seen = new Set<string>();
    lines.forEach((line, y) => {
      const spot = hitList(screen, 3, y);
      const isGame = spot?.type === 'game';
      if (isGame) seen.add(spot.name);
      if (isGame) expect(line).toContain(titles.get(spot.name));
    });
    expect(seen.size).toBeGreaterThanOrEqual(4);
    const options = list.catalogue.find(({ name }) => name === 'klondike')!.options;
    const hits = lines.flatMap((line, y) => {
      const spot = hitList(screen, screen.layout.panel.x + 2, y);
      return spot?.type === 'option' ? [[spot.at, line] as const] : [];
    });
    expect(hits.length).toBeGreaterThan(0);
    for (const [at, line] of hits) expect(line).toContain(`${options[at]!.name}`);
    expect(hitList(screen, 0, 0)).toBeNull();
    expect(hitList(screen, 0, rows - 1)).toBeNull();
  });
});

it('a record that has no room is not told rather than cut to another number', () => {
  const game = GAMES.find(({ name }) => name === 'idiots-delight')!;
  const records = { [game.name]: { played: 1234, won: 1200, lastPlayed: 1, unfinished: null } };
  expect(frame(program(records), 80, 24)).toContain('1200/1234');
  expect(frame(program(records), 40, 12)).not.toMatch(/1200|12…/u);
});

it('any size at all is drawn', () => {
  for (let columns = 1; columns <= 130; columns += 7) {
    for (let rows = 1; rows <= 50; rows += isFast ? 11 : 3) {
      for (const [, now] of STATES) frame(now, columns, rows);
    }
  }
});
