import { describe, expect, it } from 'vitest';
import {
  type Program,
  type ProgramEffect,
  type ProgramEvent,
  startProgram,
} from '../../src/app/program.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/app/settings.ts';
import { updateProgram } from '../../src/app/update-program.ts';
import { catalogue } from '../../src/games/index.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { chooseOptions } from '../../src/session/options.ts';
import { choices, open, play, type Session } from '../../src/session/session.ts';
import { summarize } from '../../src/session/summary.ts';
import { listPage, tablePage } from '../../src/ui/chrome/page-text.ts';
import { lookFor } from '../../src/ui/look.ts';
import { results } from '../session/results.ts';
import { keyInput, typed } from './press-keys.ts';

function session(name = 'tens', moves = 0): Session {
  const game = catalogue.find((one) => one.name === name)!;
  const read = chooseOptions(game, {});
  if ('fault' in read) throw new Error(read.fault);
  let now = open(game, read.options, { seed: '3' });
  for (let i = 0; i < moves; i++) now = play(now, choices(now)[0]!);
  return now;
}

function start(
  on: Session | null,
  { keeps = false, settings = DEFAULT_SETTINGS }: { keeps?: boolean; settings?: Settings } = {},
): Program {
  return startProgram({
    catalogue,
    language: english,
    settings,
    keeps,
    records: {},
    session: on,
  });
}

/** The program after some events; strings are keys, `word:` types what follows it and presses Enter. */
function after(program: Program, ...events: (string | ProgramEvent)[]) {
  let now = program;
  const effects: ProgramEffect[] = [];
  for (const event of events.flatMap(eventsOf)) {
    const step = updateProgram(now, event);
    now = step.program;
    effects.push(...step.effects);
  }
  return { program: now, effects };
}

function eventsOf(event: string | ProgramEvent): ProgramEvent[] {
  if (typeof event !== 'string') return [event];
  const inputs = event.startsWith('word:')
    ? [...typed(event.slice('word:'.length)), keyInput('enter')]
    : [keyInput(event)];
  return inputs.map((input) => ({ type: 'input', input }));
}

const kinds = (effects: readonly ProgramEffect[]) => effects.map(({ type }) => type);
const question = ({ table }: Program) => table?.question?.kind;

describe('the way from the list to a table and back', () => {
  it('goes through a seed picked outside', () => {
    const asked = after(start(null), 'word:klon');
    expect(kinds(asked.effects)).toEqual(['seed']);
    expect(asked.program.table).toBeNull();
    const { program } = after(asked.program, { type: 'seed', seed: '77' });
    expect(program.table?.session.game.name).toBe('klondike');
    expect(program.table?.session.deal.seed).toBe('77');
    expect(after(start(null), 'word:klon 42').program.table?.session.deal.seed).toBe('42');
  });

  it('takes the chosen options along, and has them kept', () => {
    const { program, effects } = after(start(null), ...'klon'.split(''), 'tab', 'right', 'word: 5');
    expect(program.table?.session.options).toMatchObject({ turn: '1', passes: '1' });
    expect(effects).toContainEqual({
      type: 'settings',
      settings: { ...DEFAULT_SETTINGS, options: { klondike: { turn: '1' } } },
    });
    const back = after(program, 'word:list').program;
    expect(back.list.choices).toEqual({ klondike: { turn: '1' } });
  });

  it.each(['word:list', 'word:games', 'ctrl-g'])(
    'leads back by %s, to the game that was played',
    (key) => {
      const { program, effects } = after(start(session('hemispheres')), key);
      expect(program.table).toBeNull();
      expect(program.list.chosen).toBe('hemispheres');
      expect(kinds(effects)).toEqual(['left']);
    },
  );

  it('asks for the game that waits, and deals where there is none after all', () => {
    const waits = {
      played: 1,
      won: 0,
      lastPlayed: 1,
      unfinished: { seed: '3', options: {}, moves: 2 },
    };
    const listed = after(start(null), { type: 'records', records: { tens: waits } }).program;
    const asked = after(listed, 'enter');
    expect(asked.effects).toEqual([{ type: 'resume', game: catalogue[0] }]);
    const found = after(asked.program, { type: 'resumed', session: session('tens', 2) }).program;
    expect(found.table?.session.at).toBe(2);
    const none = after(asked.program, { type: 'resumed', session: null });
    expect(kinds(none.effects)).toEqual(['seed']);
    expect(after(none.program, { type: 'seed', seed: '9' }).program.table?.session.at).toBe(0);
  });
});

describe('a game with moves', () => {
  const begun = () => start(session('tens', 2));

  it.each(['word:new', 'word:new 42', 'word:list', 'ctrl-g', 'word:quit'])(
    'is not thrown away by %s without a question',
    (key) => {
      const asked = after(begun(), key);
      expect(question(asked.program)).toBe('leave-game');
      expect(asked.effects).toEqual([]);
      for (const no of ['n', 'escape', 'x']) {
        const { program, effects } = after(asked.program, no);
        expect(program.table?.session.at, no).toBe(2);
        expect(question(program)).toBeUndefined();
        expect(effects).toEqual([]);
      }
      for (const yes of ['y', 'enter']) {
        const { program, effects } = after(asked.program, yes);
        const isGone = program.table?.session.at !== 2 || effects.length > 0;
        expect(isGone, yes).toBe(true);
      }
    },
  );

  it('can be come back to after restart, and not after again, which asks first', () => {
    const { program } = after(begun(), 'word:restart');
    expect(program.table?.session.at).toBe(0);
    expect(after(program, 'word:redo 2').program.table?.session.at).toBe(2);
    const asked = after(begun(), 'word:again').program;
    expect(question(asked)).toBe('leave-game');
    const again = after(asked, 'y').program.table!.session;
    expect(again).toMatchObject({ at: 0, moves: [], deal: asked.table!.session.deal });
  });

  it.each(['word:new', 'word:again', 'word:list'])(
    'is not thrown away by %s when they are all taken back',
    (key) => {
      const { program } = after(begun(), 'word:restart', key);
      expect(question(program)).toBe('leave-game');
      expect(after(program, 'n', 'word:redo 2').program.table?.session.at).toBe(2);
    },
  );

  it('waits where games are kept, so nothing is asked but for a new one', () => {
    const kept = start(session('tens', 2), { keeps: true });
    expect(after(kept, 'word:list').program.table).toBeNull();
    expect(kinds(after(kept, 'word:quit').effects)).toEqual(['quit']);
    expect(question(after(kept, 'word:new').program)).toBe('leave-game');
  });

  it('without moves, or at its end, may be left at once', () => {
    expect(after(start(session()), 'word:list').program.table).toBeNull();
    expect(kinds(after(start(session()), 'word:new').effects)).toEqual(['seed']);
  });

  it('is left at once by Ctrl-C, whatever is on the screen', () => {
    for (const keys of [[], ['?'], ['word:new'], ['word:list', 'y'], ['word:list', 'y', '?']]) {
      expect(after(after(begun(), ...keys).program, 'ctrl-c').effects).toEqual([{ type: 'quit' }]);
    }
  });
});

describe('settings', () => {
  it('are changed by an order or a key, kept, and told', () => {
    for (const key of ['ctrl-t', 'word:theme', 'word:theme Baize', 'word:set theme baize']) {
      for (const program of [start(session()), start(null)]) {
        const { program: next, effects } = after(program, key);
        expect(next.settings.theme, key).toBe('baize');
        expect(effects).toEqual([
          { type: 'settings', settings: { ...DEFAULT_SETTINGS, theme: 'baize' } },
        ]);
        expect((next.table ?? next.list).message?.text).toBe('theme: baize.');
      }
    }
  });

  it('reach the table that is open, and the next one', () => {
    const { program } = after(start(session()), 'word:set score off');
    expect(program.table?.settings.score).toBe('off');
    const next = after(program, 'word:list', 'word:klon 3').program;
    expect(next.table?.settings.score).toBe('off');
  });

  it('that are none are refused, with those there are', () => {
    const { program, effects } = after(start(session()), 'word:theme felt');
    expect(effects).toEqual([{ type: 'bell' }]);
    expect(program.table?.message?.text).toMatch(/^theme is terminal, baize, .*, not “felt”\.$/u);
    expect(after(start(session()), 'word:set').program.table?.message?.text).toContain('score');
    expect(after(start(session()), 'word:set tmier on').program.table?.message?.text).toContain(
      'no setting “tmier”',
    );
  });

  it('do not take the place of a question', () => {
    const { program } = after(start(session('tens', 2)), 'word:new', 'ctrl-t');
    expect(program.settings.theme).toBe('baize');
    expect(program.table?.message?.text).toContain('y or n');
  });

  it('have keys that hold at the table, in the list, on pages and before questions', () => {
    const settings: Settings = {
      ...DEFAULT_SETTINGS,
      keys: { undo: ['ctrl-z'], 'let-go': ['f10'], yes: ['j'], theme: ['f5'], help: ['f3'] },
    };
    const begun = start(session('tens', 2), { settings });
    expect(after(begun, 'ctrl-z').program.table?.session.at).toBe(1);
    expect(after(begun, 'backspace').program.table?.session.at).toBe(2);
    const paged = after(begun, 'f3').program;
    expect(paged.table?.page?.name).toBe('help');
    expect(after(paged, 'escape').program.table?.page).not.toBeNull();
    expect(after(paged, 'f10').program.table?.page).toBeNull();
    const asked = after(begun, 'word:list').program;
    expect(after(asked, 'y').program.table).not.toBeNull();
    expect(after(asked, 'j').program.table).toBeNull();
    const listed = after(start(null, { settings }), 'word:zzz').program;
    expect(after(listed, 'escape').program.list.search.text).toBe('zzz');
    expect(after(listed, 'f10').program.list.search.text).toBe('');
    expect(after(listed, 'f5').program.settings.theme).toBe('baize');
    expect(after(listed, 'ctrl-t').program.settings.theme).toBe('terminal');
  });
});

describe('what comes from outside', () => {
  it('is told where the player looks', () => {
    const notice: ProgramEvent = {
      type: 'notice',
      text: 'The disk is full.',
      tone: 'refusal',
    };
    expect(after(start(session()), notice).program.table?.message?.text).toBe('The disk is full.');
    expect(after(start(null), notice).program.list.message?.text).toBe('The disk is full.');
  });

  it('does no harm when it comes too late', () => {
    const listed = start(null);
    for (const event of [
      { type: 'seed', seed: '7' },
      { type: 'resumed', session: null },
      { type: 'point', action: 'press', spot: null },
      { type: 'second' },
    ] as const) {
      expect(after(listed, event)).toEqual({ program: listed, effects: [] });
    }
  });

  it('counts the seconds of a game that is played', () => {
    const { program } = after(start(session()), { type: 'second' }, { type: 'second' });
    expect(program.table?.seconds).toBe(2);
    expect(after(program, '?', { type: 'second' }).program.table?.seconds).toBe(2);
  });
});

describe('the statistics', () => {
  const summary = summarize(results({ outcome: 'won' }, {}, { game: 'demon' }), []);
  const asked = (on: Session | null, game: string | null, key: string) => {
    const { program, effects } = after(start(on), key);
    expect(effects).toEqual([
      { type: 'stats', game: catalogue.find(({ name }) => name === game) ?? null },
    ]);
    const [effect] = effects;
    if (effect?.type !== 'stats') throw new Error('nothing was asked for');
    const subject = { summary, catalogue, game: effect.game, today: '2026-11-29' };
    const shown = after(program, { type: 'stats', subject }).program;
    const look = lookFor(DEFAULT_SETTINGS, '256', true);
    const page = shown.table
      ? tablePage(shown.table, 76, look)
      : listPage(shown.list, shown.bindings, 76, look);
    const text = page?.lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
    const closed = after(shown, 'escape').program;
    expect((closed.table ?? closed.list).page).toBeNull();
    return { title: page?.title, text };
  };

  it.each(['ctrl-v', 'word:stats'])('of the game on the table lie over it by %s', (key) => {
    const { title, text } = asked(session('tens', 1), 'tens', key);
    expect(title).toBe('Tens');
    expect(text).toContain('2 games played, 1 won.');
    expect(text).toContain('won 1 █');
    expect(text).toContain('The last year: 2 games');
  });

  it.each(['ctrl-v', 'word:stats'])('of all games lie over the list by %s', (key) => {
    const { title, text } = asked(null, null, key);
    expect(title).toBe('Your games');
    expect(text).toContain('3 games played, 1 won.');
  });
});

describe('a terminal that may draw lines too wide', () => {
  const asked = after(start(session()), 'word:set glyphs probe');
  const message = (program: Program) => program.table?.message?.text;

  it('is asked when the player wants that, and by nothing else', () => {
    expect(asked.effects).toEqual([{ type: 'probe' }]);
    expect(asked.program.settings.glyphs).toBe('auto');
    expect(after(start(null), 'word:set glyphs probe').effects).toEqual([{ type: 'probe' }]);
    const round = Array.from({ length: 4 }, () => 'word:set glyphs');
    const { effects } = after(start(session()), ...round);
    expect(effects.map(({ type }) => type)).toEqual(round.map(() => 'settings'));
  });

  it('is drawn on in ASCII from then on if it does', () => {
    const { program, effects } = after(asked.program, { type: 'probed', cells: 2 });
    expect(program.settings.glyphs).toBe('ambiguous-wide');
    expect(effects).toEqual([{ type: 'settings', settings: program.settings }]);
    expect(message(program)).toContain('two columns wide');
  });

  it.each([
    [1, 'one column wide'],
    [null, 'did not say'],
    [0, 'did not say'],
  ])('is drawn on as before if it says %j', (cells, words) => {
    const { program, effects } = after(asked.program, { type: 'probed', cells });
    expect([program.settings, effects]).toEqual([DEFAULT_SETTINGS, []]);
    expect(message(program)).toContain(words);
  });
});

describe('a key that comes in pieces', () => {
  const none = { type: 'no-escape' } as const;

  it('takes back the Escape that it began with', () => {
    const looking = after(start(session()), 'right', 'right', 'enter').program;
    const whole = after(looking, 'right').program.table;
    const pieces = after(looking, 'escape', none, 'right').program.table;
    expect(pieces?.cursor).toEqual(whole?.cursor);
    expect(pieces?.held).toEqual(whole?.held);
    expect(after(looking, 'escape', 'right').program.table?.held).toBeNull();
  });

  it('does so for the list, and for a page over it, and only for the last Escape', () => {
    const searching = after(start(null), 'k', 'l', 'o').program;
    expect(after(searching, 'escape', none, 'down').program.list.search.text).toBe('klo');
    const page = after(start(null), '?', 'escape', none, 'down').program.list.page;
    expect(page).toMatchObject({ name: 'help', top: 1 });
    const twice = after(searching, 'escape', 'escape', none, 'down').program;
    expect(twice.list.search.text).toBe('');
    expect(twice.beforeEscape).toBeNull();
    expect(after(searching, 'escape', 'escape').program.beforeEscape?.beforeEscape).toBeNull();
  });
});

describe('the orders of the place', () => {
  const inHouse = () =>
    startProgram({
      catalogue,
      language: english,
      settings: DEFAULT_SETTINGS,
      keeps: true,
      solves: false,
      orders: ['who', 'board', 'watch'],
      records: {},
      session: null,
    });

  it('are passed on as they were typed, whatever game they fit', () => {
    const { program, effects } = after(inHouse(), 'word:board klondike');
    expect(effects).toEqual([{ type: 'order', words: ['board', 'klondike'] }]);
    expect(program.list.search.text).toBe('');
    expect(after(inHouse(), 'word:WATCH Ann').effects).toEqual([
      { type: 'order', words: ['WATCH', 'Ann'] },
    ]);
    expect(after(start(null), 'word:who').effects).toEqual([{ type: 'bell' }]);
  });

  it('are answered by a line, or on a page', () => {
    const one = { type: 'ordered', title: 'who', lines: ['Ann: Tens'] } as const;
    expect(after(inHouse(), one).program.list.message?.text).toBe('Ann: Tens');
    const more = { type: 'ordered', title: 'who', lines: ['Ann: Tens', 'Bob: Demon'] } as const;
    const { program } = after(inHouse(), more);
    const look = lookFor(program.settings, '256', true);
    const page = listPage(program.list, program.bindings, 70, look);
    expect(page?.title).toBe('who');
    expect(page?.lines.map((line) => line[0]?.text)).toEqual(more.lines);
  });

  it('are told of by the help of the list', () => {
    const { program } = after(inHouse(), '?');
    const look = lookFor(program.settings, '256', true);
    const text = (of: Program) =>
      listPage(of.list, of.bindings, 70, look)!
        .lines.map((line) => line[0]?.text ?? '')
        .join(' ');
    expect(text(program)).toContain('race klondike');
    expect(text(after(start(null), '?').program)).not.toContain('race klondike');
  });

  it.each(['light on', 'solver-memory 64'])('set %s says that there is no solver', (setting) => {
    const { program, effects } = after(inHouse(), `word:set ${setting}`);
    expect(program.list.message?.text).toContain('This house has no solver');
    expect(effects).toEqual([{ type: 'bell' }]);
    expect(program.settings).toEqual(DEFAULT_SETTINGS);
  });
});
