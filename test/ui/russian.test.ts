import { describe, expect, it } from 'vitest';
import { startProgram } from '../../src/app/program.ts';
import { DEFAULT_SETTINGS } from '../../src/app/settings.ts';
import { updateProgram } from '../../src/app/update-program.ts';
import { catalogue, fortunes } from '../../src/games/index.ts';
import { lessons } from '../../src/games/lessons/index.ts';
import { boardText } from '../../src/notation/board-text.ts';
import { fortunePage } from '../../src/notation/fortune-page.ts';
import { helpPage } from '../../src/notation/help-page.ts';
import { gamesIn, lessonsIn } from '../../src/notation/language/game-texts.ts';
import { russianLessons as texts } from '../../src/notation/language/ru/lessons.ts';
import { russian } from '../../src/notation/language/ru/russian.ts';
import { listPage } from '../../src/notation/list-page.ts';
import { rulesPage } from '../../src/notation/rules-page.ts';
import { textWidth } from '../../src/notation/width.ts';
import type { Game } from '../../src/rules/game.ts';
import { chooseOptions } from '../../src/session/options.ts';
import { machineAt, open } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { lookFor } from '../../src/ui/look.ts';
import { paintProgram } from '../../src/ui/screen.ts';
import { keyInput } from '../app/press-keys.ts';

const GAMES = gamesIn(russian, catalogue);
const SIZES = [
  [80, 24],
  [120, 40],
  [40, 12],
] as const;
/** As a player may name it: letters that are two cells wide. */
const WIDE_SEED = '猫と犬';

function dealt(game: Game) {
  const read = chooseOptions(game, {});
  if ('fault' in read) throw new Error(game.name);
  return open(game, read.options, { seed: WIDE_SEED });
}

function programFor(game: Game | null) {
  return startProgram({
    catalogue: GAMES,
    language: russian,
    settings: DEFAULT_SETTINGS,
    keeps: true,
    records: {},
    session: game && dealt(game),
  });
}

const look = lookFor(DEFAULT_SETTINGS, 'none', true);

describe.each(SIZES)('at %i × %i', (columns, rows) => {
  it.each(GAMES)('the table of $title keeps its lines, and is told in Russian', (game) => {
    const lines = paintProgram(programFor(game), columns, rows, look).text();
    expect(lines).toHaveLength(rows);
    expect(lines.filter((line) => textWidth(line) > columns)).toEqual([]);
    expect(lines[0]).toContain(game.title);
    // Words that are not Cyrillic are names of piles, of keys and of cards.
    const words = lines.join(' ').match(/[A-Za-z]{4,}/gu) ?? [];
    expect(words.filter((word) => !['Enter', 'Space', 'Backspace', 'Ctrl'].includes(word))).toEqual(
      [],
    );
  });

  it.each(GAMES)('the lesson of $title keeps its lines, and is told in Russian', (game) => {
    const written = lessonsIn(texts, lessons)[game.name] ?? null;
    const options = dealt(game).options;
    const { program } = updateProgram(programFor(game), { type: 'lesson', game, options, written });
    const lines = paintProgram(program, columns, rows, look).text();
    expect(lines.filter((line) => textWidth(line) > columns)).toEqual([]);
    const words = lines.join(' ').match(/[A-Za-z]{4,}/gu) ?? [];
    expect(words.filter((word) => word !== 'Enter')).toEqual([]);
  });

  it('the list of games keeps its lines', () => {
    const start = programFor(null);
    const down = { type: 'input', input: keyInput('down') } as const;
    let program = start;
    for (let i = 0; i < GAMES.length; i++) {
      const lines = paintProgram(program, columns, rows, look).text();
      expect(lines.filter((line) => textWidth(line) > columns)).toEqual([]);
      program = updateProgram(program, down).program;
    }
  });
});

describe.each([39, 78])('pages of %i columns', (width) => {
  it.each(GAMES)('of $title', (game) => {
    const session = dealt(game);
    const { rules } = machineAt(session).program;
    const view = viewOf(session);
    const status = {
      title: game.title,
      seed: WIDE_SEED,
      base: null,
      moves: 1,
      score: 2,
      passes: null,
      passesLeft: 3,
    };
    const pages = [
      rulesPage(game, session.options, russian, width),
      helpPage(rules, russian, width),
      listPage([game], fortunes, russian, width),
      fortunePage(fortunes[0]!, russian, width),
      boardText(view.piles, status, russian, width),
    ];
    expect(pages.flat().filter((line) => textWidth(line) > width)).toEqual([]);
    expect(pages.flat().join(' ')).not.toMatch(/undefined|NaN|\[object/u);
  });
});
