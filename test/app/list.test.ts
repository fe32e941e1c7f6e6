import { describe, expect, it } from 'vitest';
import { BINDINGS } from '../../src/app/keys.ts';
import {
  chosenGame,
  type List,
  optionsFor,
  shownGames,
  startList,
  waitingGame,
} from '../../src/app/list.ts';
import type { Records } from '../../src/app/records.ts';
import { type ListEffect, touchList, updateList } from '../../src/app/update-list.ts';
import { readWish } from '../../src/app/wish.ts';
import { catalogue } from '../../src/games/index.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { keyInput, typed } from './press-keys.ts';

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
  demon: { played: 2, won: 0, lastPlayed: 30, unfinished: null },
};

function list(records: Records = {}): List {
  return startList(catalogue, english, records, {});
}

/** The list after some keys; `word:` types what follows it. */
function after(start: List, ...keys: string[]): { list: List; effects: ListEffect[] } {
  let now = start;
  const effects: ListEffect[] = [];
  const inputs = keys.flatMap((key) =>
    key.startsWith('word:') ? typed(key.slice('word:'.length)) : [keyInput(key)],
  );
  for (const input of inputs) {
    const step = updateList(now, input, BINDINGS);
    now = step.list;
    effects.push(...step.effects);
  }
  return { list: now, effects };
}

const names = (of: List) => shownGames(of).map(({ name }) => name);
const played = (effects: readonly ListEffect[]) =>
  effects.map((effect) =>
    effect.type === 'play' || effect.type === 'resume'
      ? [effect.type, effect.game.name, effect.type === 'play' ? effect.seed : '']
      : [effect.type],
  );

describe('the order', () => {
  it('is the catalogue, and what was played last comes first', () => {
    expect(names(list())).toEqual(catalogue.map(({ name }) => name));
    expect(names(list(RECORDS)).slice(0, 3)).toEqual(['demon', 'klondike', 'tens']);
    expect(chosenGame(list(RECORDS))?.name).toBe('demon');
  });
});

describe('the search', () => {
  it.each([
    ['klon', ['klondike']],
    ['KLON', ['klondike']],
    ['king alb', ['idiots-delight']],
    ['hémi', ['hemispheres']],
    ["grandfather's", ['grandfathers-clock']],
    ['grandfathers', ['grandfathers-clock']],
    ['nap squ', ['napoleons-square']],
    ['cadogan', ['napoleons-square', 'hemispheres', 'constitution']],
    ['дедушкины', ['grandfathers-clock']],
    ['help', ['help-your-neighbour']],
    ['canf', ['canfield', 'demon']],
    ['zzz', []],
  ])('%s leaves %j', (word, found) => {
    const { list: now } = after(list(), `word:${word}`);
    expect(names(now)).toEqual(expect.arrayContaining(found));
    if (word !== 'canf') expect(names(now)).toHaveLength(found.length);
    expect(names(now).slice(0, found.length)).toEqual(found);
  });

  it('takes back a key that turns out to begin a word', () => {
    const { list: moved } = after(list(), 'down', 'down', 'k');
    expect(chosenGame(moved)?.name).toBe(catalogue[1]!.name);
    const { list: now } = after(moved, 'l');
    expect(now.search.text).toBe('kl');
    expect(chosenGame(now)?.name).toBe('klondike');
  });

  it('lets letters act where they begin no word', () => {
    const { list: now } = after(list(), 'j', 'j', 'j', 't');
    expect(now.search.text).toBe('t');
    expect(after(list(), 'j', 'j').list.search.text).toBe('');
  });

  it('is emptied by Esc, which does nothing else and never leaves', () => {
    const { list: now, effects } = after(list(), 'word:klon', 'escape', 'escape', 'escape');
    expect(now.search.text).toBe('');
    expect(effects).toEqual([]);
  });

  it('puts the cursor on the game that fits best, and a number leaves it there', () => {
    const start = after(list(), 'end').list;
    expect(chosenGame(after(start, 'word:dem').list)?.name).toBe('demon');
    expect(chosenGame(after(start, 'word:42').list)?.name).toBe(chosenGame(start)?.name);
    expect(chosenGame(after(list(), 'word:klon', 'backspace').list)?.name).toBe('klondike');
  });

  it('keeps the cursor on a game that is shown', () => {
    const { list: now } = after(
      list(),
      'down',
      'down',
      'word:cadogan',
      'up',
      'down',
      'down',
      'down',
    );
    expect(chosenGame(now)?.name).toBe('constitution');
  });
});

describe('a wish', () => {
  it.each([
    ['klon 42', ['klon'], '42', {}],
    ['42', [], '42', {}],
    ['klon #a b', ['klon'], 'a b', {}],
    ['klon --seed 007', ['klon'], '007', {}],
    ['seed x', [], 'x', {}],
    ['klon turn=1 7', ['klon'], '7', { turn: '1' }],
    ['klon TURN=1', ['klon'], null, { turn: '1' }],
    ['#', [], null, {}],
    ['', [], null, {}],
    ['__proto__=1', [], null, { ['__proto__']: '1' }],
  ])('%s', (text, words, seed, options) => {
    expect(readWish(text)).toEqual({ words, seed, options });
  });
});

it('an option may be wished for in the words of any language', () => {
  for (const text of ['klon turn=1', 'klon открывать=1', 'klon ОТКРЫВАТЬ=1', 'klon егкт=1']) {
    const now = after(list(), `word:${text}`).list;
    expect(optionsFor(now, chosenGame(now)!)['turn'], text).toBe('1');
  }
  const now = after(list(), 'word:demon перенос=всё').list;
  expect(optionsFor(now, chosenGame(now)!)['unit']).toBe('whole');
});

describe('opening', () => {
  it('deals by chance, or the deal of a number that was typed', () => {
    expect(played(after(list(), 'enter').effects)).toEqual([['play', 'tens', null]]);
    expect(played(after(list(), 'word:42', 'enter').effects)).toEqual([['play', 'tens', '42']]);
    expect(played(after(list(), 'word:klon 042', 'enter').effects)).toEqual([
      ['play', 'klondike', '42'],
    ]);
  });

  it('goes on with the game that waits, unless something else is asked for', () => {
    const start = after(list(RECORDS), 'word:klon').list;
    expect(waitingGame(start, chosenGame(start)!)?.moves).toBe(17);
    expect(played(after(start, 'enter').effects)).toEqual([['resume', 'klondike', '']]);
    expect(played(after(start, 'word: 42', 'enter').effects)).toEqual([['resume', 'klondike', '']]);
    for (const keys of [['word: 7', 'enter'], ['word: turn=1', 'enter'], ['ctrl-n']]) {
      const { list: asked, effects } = after(start, ...keys);
      expect(effects).toEqual([]);
      expect(asked.message?.text).toBe('Give up the game that waits? y or n');
      expect(played(after(asked, 'n').effects)).toEqual([]);
      expect(after(asked, 'n').list.message?.text).toBe('Klondike still waits.');
      expect(played(after(asked, 'y').effects)[0]!.slice(0, 2)).toEqual(['play', 'klondike']);
    }
  });

  it('refuses a seed that is none, and words that name nothing', () => {
    const { list: now, effects } = after(list(), 'word:klon #', ...Array(65).fill('x'), 'enter');
    expect(effects).toEqual([{ type: 'bell' }]);
    expect(now.message?.text).toContain('at most 64');
    expect(after(list(), 'word:klobdike', 'enter').list.message?.text).toBe(
      'No game is called “klobdike”. Did you mean “klondike”?',
    );
  });

  it('carries out orders that are typed', () => {
    expect(after(list(), 'word:quit', 'enter').effects).toEqual([{ type: 'quit' }]);
    expect(after(list(), 'word:theme baize', 'enter').effects).toEqual([
      { type: 'set', name: 'theme', value: 'baize' },
    ]);
    expect(after(list(), 'word:set timer on', 'enter').effects).toEqual([
      { type: 'set', name: 'timer', value: 'on' },
    ]);
  });
});

describe('the options', () => {
  const optionsOf = (of: List) => optionsFor(of, chosenGame(of)!);

  it('are reached by Tab, Right and o, set by left and right, and left by Esc', () => {
    for (const key of ['tab', 'right', 'o', ' ']) {
      const { list: now } = after(list(RECORDS), 'word:klon', 'escape', key);
      expect(now.option, key).toBe(0);
      expect(optionsOf(after(now, 'right').list)['turn']).toBe('1');
      expect(optionsOf(after(now, 'left').list)['turn']).toBe('1');
      expect(optionsOf(after(now, 'o', 'o').list)['turn']).toBe('3');
      expect(after(now, 'down', 'down', 'escape').list.option).toBeNull();
    }
  });

  it('follow one another where a default hangs on another option', () => {
    const start = after(list(), 'word:klon', 'tab').list;
    expect(optionsOf(start)['passes']).toBe('unlimited');
    const once = after(start, 'right').list;
    expect(optionsOf(once)['passes']).toBe('1');
    expect(once.choices).toEqual({ klondike: { turn: '1' } });
    expect(after(once, 'right').list.choices).toEqual({});
    const chosen = after(once, 'down', 'left').list;
    expect(chosen.choices).toEqual({ klondike: { turn: '1', passes: 'unlimited' } });
  });

  it('go with the game that is opened', () => {
    const { effects } = after(list(), 'word:klon', 'tab', 'right', 'enter');
    expect(effects[0]).toMatchObject({ type: 'play', options: { turn: '1', passes: '1' } });
  });

  it('are told where there are none', () => {
    const { list: now } = after(list(), 'o');
    expect(now.option).toBeNull();
    expect(now.message?.text).toContain('no options');
  });
});

describe('the pointer', () => {
  it('chooses, opens and sets', () => {
    const start = list();
    const once = touchList(start, { type: 'game', name: 'klondike' }, false);
    expect(chosenGame(once.list)?.name).toBe('klondike');
    expect(once.effects).toEqual([]);
    const twice = touchList(once.list, { type: 'game', name: 'klondike' }, true);
    expect(played(twice.effects)).toEqual([['play', 'klondike', null]]);
    const set = touchList(once.list, { type: 'option', at: 0 }, false).list;
    expect(optionsFor(set, chosenGame(set)!)['turn']).toBe('1');
  });

  it('turns the wheel', () => {
    const wheel = (action: 'wheel-up' | 'wheel-down') =>
      ({
        type: 'mouse',
        action,
        button: 'none',
        column: 0,
        row: 0,
        ctrl: false,
        alt: false,
        shift: false,
      }) as const;
    const down = updateList(list(), wheel('wheel-down'), BINDINGS).list;
    expect(chosenGame(down)?.name).toBe(catalogue[1]!.name);
    expect(chosenGame(updateList(down, wheel('wheel-up'), BINDINGS).list)?.name).toBe(
      catalogue[0]!.name,
    );
  });
});

describe('anything that is pressed', () => {
  it('leaves a list that can be shown', () => {
    const keys =
      'up down left right enter tab escape page-up page-down home end backspace ctrl-n ctrl-u f2 f9 delete'
        .split(' ')
        .concat([...'jkohl?q #=42кяé']);
    let state = 7;
    const next = (below: number) => {
      state = (state * 1103515245 + 12345) & 0x7fffffff;
      return state % below;
    };
    let now = list(RECORDS);
    for (let i = 0; i < 4000; i++) {
      now = after(now, keys[next(keys.length)]!).list;
      const game = chosenGame(now);
      if (game) optionsFor(now, game);
      if (now.option !== null) expect(game!.options[now.option]).toBeDefined();
    }
  });
});
