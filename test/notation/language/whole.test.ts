import { expect, it } from 'vitest';
import { BINDINGS, type Place } from '../../../src/app/keys.ts';
import { SETTINGS } from '../../../src/app/settings.ts';
import { MOVE_VERBS, ORDERS } from '../../../src/command/vocabulary.ts';
import { catalogue } from '../../../src/games/index.ts';
import { english } from '../../../src/notation/language/en/english.ts';
import { TYPED_WORDS } from '../../../src/notation/language/typed-words.ts';
import { chooseOptions } from '../../../src/session/options.ts';
import { TRANSLATIONS } from './translations.ts';

/*
 * What the types cannot see: that a language has a word for every name that is only a text. Where one is missing,
 * the English word would be shown.
 */

/** No name of a key, a card or a pile. */
const FOREIGN = /[a-z]{2,}/u;

const PLACES: readonly Place[] = ['table', 'list', 'page', 'question', 'anywhere'];
const ACTIONS = [...new Set([...BINDINGS.map(({ action }) => action), 'arrows', 'leave'] as const)];
/** Where a line of keys may stand, besides. */
const STATES = ['options', 'lesson', 'taught', 'search'];
/** What is the same word as the action in English. */
const SHORT = ['undo', 'help', 'rules', 'leave', 'yes'];

const rules = catalogue.map((game) => {
  const chosen = chooseOptions(game, {});
  if ('fault' in chosen) throw new Error(chosen.fault);
  return game.rules(chosen.options);
});
const groups = [...new Set(rules.flatMap(({ piles }) => Object.keys(piles)))];
const kinds = [
  ...new Set(rules.flatMap(({ piles }) => Object.values(piles).map(({ kind }) => kind))),
];

it.each(TRANSLATIONS)('every key is told of in $code', ({ keys }) => {
  for (const place of PLACES) {
    expect(keys.place(place)).not.toMatch(FOREIGN);
    for (const action of ACTIONS) {
      const isTold = english.keys.meaning(action, place) !== '';
      const meaning = keys.meaning(action, place);
      expect(meaning !== '', `${place} ${action}`).toBe(isTold);
      expect(meaning.replace('fg', '')).not.toMatch(FOREIGN);
    }
  }
  for (const place of [...PLACES, ...STATES]) {
    for (const action of ACTIONS) {
      if (english.keys.short(action, place) === action && !SHORT.includes(action)) continue;
      expect(keys.short(action, place), `${place} ${action}`).not.toMatch(FOREIGN);
    }
  }
});

it.each(TRANSLATIONS)('every command has a word in $code', ({ command, keys }) => {
  for (const verb of [...MOVE_VERBS, ...ORDERS, 'board', 'skip', 'play']) {
    expect(command(verb)).not.toMatch(FOREIGN);
    expect(keys.typed(verb)).not.toMatch(FOREIGN);
  }
});

it.each(TRANSLATIONS)('every setting and every value has a word in $code', ({ settings }) => {
  for (const [name, values] of Object.entries(SETTINGS)) {
    for (const value of values) expect(settings.changed(name, value)).not.toMatch(FOREIGN);
  }
});

it.each(TRANSLATIONS)('every pile has a name in $code', ({ caption, pages }) => {
  const unknown = caption('no such group');
  for (const group of groups) {
    expect(caption(group)).not.toMatch(FOREIGN);
    expect(caption(group) === unknown, group).toBe(group === 'pile');
  }
  for (const kind of kinds) {
    expect(pages.kind(kind) !== '', kind).toBe(english.pages.kind(kind) !== '');
    expect(pages.kind(kind)).not.toMatch(FOREIGN);
  }
});

it('every name that may be typed has words in every language', () => {
  const names = {
    settings: Object.keys(SETTINGS),
    values: Object.values(SETTINGS).flat(),
    options: catalogue.flatMap(({ options }) => options.map(({ name }) => name)),
    choices: catalogue.flatMap(({ options }) => options.flatMap(({ values }) => values)),
    verbs: [...MOVE_VERBS, ...ORDERS],
  };
  const isWord = (name: string) => /[a-z]{2,}/u.test(name);
  for (const typed of TYPED_WORDS) {
    for (const kind of ['settings', 'values', 'options', 'choices', 'verbs'] as const) {
      const missing = names[kind].filter((name) => isWord(name) && !typed[kind][name]?.[0]);
      expect(missing, kind).toEqual([]);
    }
  }
});
