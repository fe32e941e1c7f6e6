import { describe, expect, it } from 'vitest';
import { findGame } from '../../../src/command/find-game.ts';
import { catalogue } from '../../../src/games/index.ts';
import { lessons } from '../../../src/games/lessons/index.ts';
import { gamesIn } from '../../../src/notation/language/game-texts.ts';
import { TRANSLATIONS } from './translations.ts';

describe.each(TRANSLATIONS)('in $code', (language) => {
  it.each(catalogue)('$name says everything that it says in English', (game) => {
    const text = language.games[game.name];
    expect(text).toBeDefined();
    expect(text!.notes).toHaveLength(game.about.notes.length);
    expect(Object.keys(text!.options).sort()).toEqual(game.options.map(({ name }) => name).sort());
    const told = [text!.title, text!.family, text!.gist, ...text!.notes];
    expect([...told, ...Object.values(text!.options)].filter((one) => one.trim() === '')).toEqual(
      [],
    );
  });

  it('speaks of no game that there is not', () => {
    const names = catalogue.map(({ name }) => name);
    expect(Object.keys(language.games).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('says a text for every step of every lesson', async () => {
    const texts = await language.lessons();
    const steps = (of: Readonly<Record<string, readonly unknown[]>>) =>
      Object.fromEntries(Object.entries(of).map(([name, all]) => [name, all.length]));
    expect(steps(texts)).toEqual(steps(lessons));
  });

  it('has a word of its own for every option and for what it may be set to', () => {
    const isOwn = (word: string) => !/[a-z]/u.test(word);
    for (const { options } of catalogue) {
      for (const { name, values } of options) {
        expect(language.option(name)).toSatisfy(isOwn);
        expect(values.map(language.choice).filter((word) => !isOwn(word))).toEqual([]);
        expect(new Set(values.map(language.choice)).size).toBe(values.length);
      }
    }
  });

  it('keeps every rule: only what is read differs', () => {
    for (const [i, game] of gamesIn(language, catalogue).entries()) {
      expect(game.rules).toBe(catalogue[i]!.rules);
      expect(game.name).toBe(catalogue[i]!.name);
      expect(game.options.map(({ values }) => values)).toEqual(
        catalogue[i]!.options.map(({ values }) => values),
      );
    }
  });

  it.each(catalogue)('finds $name by its name here and by its own', (game) => {
    const games = gamesIn(language, catalogue);
    for (const word of [game.name, language.games[game.name]!.title, game.title]) {
      const found = findGame(word, games);
      expect('game' in found && found.game.name).toBe(game.name);
    }
  });
});
