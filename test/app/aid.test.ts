import { describe, expect, it } from 'vitest';
import { hintMarks } from '../../src/app/hint-marks.ts';
import { type LineSetting, lineAnswer, NO_MEMORY } from '../../src/app/line-mode.ts';
import { type Model, type Step, startModel } from '../../src/app/model.ts';
import { type ReaderState, readerAnswer, readerStart } from '../../src/app/reader-mode.ts';
import { DEFAULT_SETTINGS } from '../../src/app/settings.ts';
import { update } from '../../src/app/update.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { type Session, statusOf } from '../../src/session/session.ts';
import { after, boardOf, diagram, fresh, pile } from '../play/diagram.ts';
import { keyInput, typed } from './press-keys.ts';

/** A table after keys by name and lines typed with Enter (`word:undo`), and all that it asked of the world. */
function at(session: Session, ...keys: string[]): Step {
  return on(startModel(session, english), ...keys);
}

function on(model: Model, ...keys: string[]): Step {
  const inputs = keys.flatMap((key) =>
    key.startsWith('word:')
      ? [...typed(key.slice('word:'.length)), keyInput('enter')]
      : [keyInput(key)],
  );
  return inputs.reduce<Step>(
    ({ model: now, effects }, input) => {
      const step = update(now, { type: 'input', input });
      return { model: step.model, effects: [...effects, ...step.effects] };
    },
    { model, effects: [] },
  );
}

const text = ({ model }: Step) => model.message?.text;
const klondike = fresh('klondike', {}, '42');
const auto = { ...DEFAULT_SETTINGS, auto: 'on' } as const;

const up = (suit: string, last: string) => {
  const ranks = 'A23456789TJQK';
  return [...ranks.slice(0, ranks.indexOf(last) + 1)].map((rank) => rank + suit).join(' ');
};
const jacks = ['C', 'D', 'H', 'S'].map((suit, i) => `f${i + 1}: ${up(suit, 'J')}`).join(' | ');

describe('a hint', () => {
  it('tells where to look, then the card, then the move, and marks them', () => {
    const first = at(klondike, 'tab');
    expect(text(first)).toBe('There is something to do: look at the columns.');
    expect(hintMarks(first.model.hint)).toBeNull();
    const second = on(first.model, 'tab');
    expect(text(second)).toBe('Look at 4♣ on 6.');
    expect(hintMarks(second.model.hint)).toEqual({ pile: 5, depth: 1, target: null });
    const third = on(second.model, 'word:hint');
    expect(text(third)).toBe('You might play 6→4 4♣ on 5♦.');
    expect(hintMarks(third.model.hint)).toEqual({ pile: 5, depth: 1, target: 3 });
    expect(text(on(third.model, 'tab'))).toBe(text(third));
  });

  it('is counted once, and told to the world once', () => {
    const { model, effects } = at(klondike, 'tab', 'tab', 'tab', 'tab');
    expect(model.tally).toEqual({ hints: 1, undos: 0 });
    expect(effects).toEqual([{ type: 'hint' }]);
    const next = on(model, '6', '4', 'tab', 'backspace', 'tab');
    expect(next.model.tally).toEqual({ hints: 3, undos: 1 });
  });

  it('is forgotten with the next move, and with the next game', () => {
    const { model } = at(klondike, 'tab', 'tab', ' ');
    expect(model.hint).toBeNull();
    const other = on(model, 'word:new 7', 'y').model;
    expect(other).toMatchObject({ hint: null, tally: { hints: 0, undos: 0 } });
  });

  it('of the stock has no card to tell', () => {
    const board = boardOf('klondike', '1: KC 8C | 2: 8D 7C | stock: ks 2d');
    expect(text(at(board, 'tab'))).toBe('There is something to do: look at the stock.');
    expect(text(at(board, 'tab', 'tab'))).toBe('You might play turn.');
  });

  it('says how far back there was something, where nothing useful is left', () => {
    const one = { turn: '1', passes: 'unlimited', unit: 'any' };
    const board = boardOf(
      'klondike',
      '1: kh TH 9C | 2: ks TD | 3: jh 5S | 4: QS 6D | 5: QC 5C',
      one,
    );
    const stuck = after(board, '5 4', '1 2');
    const { model, effects } = at(stuck, 'tab');
    expect(model.message?.text).toBe('Nothing useful is left from here: undo 2 or new.');
    expect(model.tally.hints).toBe(0);
    expect(effects).toEqual([]);
  });

  it('is refused when the game is over', () => {
    expect(text(at(after(klondike, 'turn'), 'word:resign', 'y', 'tab'))).toMatch(
      /^The game is lost/u,
    );
  });

  it('completes the word where something is being typed', () => {
    expect(at(klondike, 'r', 'u', 'tab').model.prompt.text).toBe('rules');
  });
});

describe('cards that go up of themselves', () => {
  const board = boardOf(
    'klondike',
    'f1: AC | f2: AH | 1: 2H | 2: 2C | 3: 9S 3H | stock: 2s kd 4d 4h',
  );

  it('do so with each move, as one step, where the player likes it', () => {
    const moved = on(startModel(board, english, auto), ' ');
    expect(moved.model.session).toMatchObject({ at: 3, joined: [1, 2] });
    expect(text(moved)).toBe('turn, and 2 cards more up');
    const back = on(moved.model, 'backspace');
    expect(diagram(back.model.session)).toBe(diagram(board));
    expect(text(back)).toBe('3 moves taken back.');
    expect(back.model.session.at).toBe(0);
    expect(on(back.model, 'ctrl-r').model.session.at).toBe(3);
    expect(at(board, ' ').model.session.at).toBe(1);
  });

  it('do so when they are told to', () => {
    const told = at(board, 'word:auto');
    expect(told.model.session).toMatchObject({ at: 2, joined: [1] });
    expect(text(on(told.model, 'word:auto'))).toBe(
      'No card can go up that might not be needed yet.',
    );
    expect(at(board, 'word:auto on').effects).toEqual([{ type: 'set', name: 'auto', value: 'on' }]);
  });

  it('leave a card alone that was taken down', () => {
    const back = boardOf(
      'klondike',
      `f1: ${up('C', '4')} | f2: ${up('S', '3')} | f3: ${up('H', '4')} | f4: ${up('D', '4')} | 1: 5S | 3: 9C 4S | stock: kc 9h`,
      { 'worry-back': 'yes' },
    );
    const down = on(startModel(back, english, auto), 'word:f3 1').model.session;
    expect(pile(down, '1')).toBe('5S 4H');
    expect(pile(down, '3')).toBe('9C');
  });
});

describe('a decided game', () => {
  const board = boardOf(
    'klondike',
    `${jacks} | 1: KC QD | 2: KD QC | 3: KS | 4: KH QS | waste: QH`,
  );

  const goOn = (model: Model, isAll = false) => update(model, { type: 'go-on', isAll });

  it('offers to play the rest, and plays it card by card as one step', () => {
    const moved = at(board, 'word:2 f');
    expect(text(moved)).toBe('2→f1 Q♣ on J♣ · The rest needs no more thought: finish plays it.');
    let step = on(moved.model, 'word:finish');
    for (let cards = 2; cards < 8; cards++) {
      expect(step.model.session.at).toBe(cards);
      expect(text(step)).toBe('The rest goes up by itself; any key stops it.');
      expect(step.effects).toEqual([{ type: 'pace' }]);
      step = goOn(step.model);
    }
    expect(statusOf(step.model.session)).toBe('won');
    expect([step.model.message?.tone, step.effects]).toEqual(['good', []]);
    expect(on(step.model, 'backspace').model.session.at).toBe(1);
  });

  it('is played out at once where nobody looks on, or in a list that was pasted', () => {
    const begun = on(at(board, 'word:2 f').model, 'word:finish');
    const end = goOn(begun.model, true).model;
    expect(statusOf(end.session)).toBe('won');
    expect(on(end, 'backspace').model.session.at).toBe(1);
    const pasted = { type: 'paste', text: 'finish\nundo\n' } as const;
    const asked = update(startModel(board, english), { type: 'input', input: pasted });
    expect(on(asked.model, 'y').model.session).toMatchObject({ at: 0 });
    expect(on(asked.model, 'y').model.coming).toEqual([]);
  });

  it.each(['backspace', ' ', 'x', 'enter', 'escape', 'right'])(
    'stays where it is when %j is pressed meanwhile, and that does nothing else',
    (key) => {
      const begun = goOn(at(board, 'word:finish').model).model;
      const stopped = on(begun, key);
      expect(stopped.model.session).toEqual(begun.session);
      expect(stopped.model).toMatchObject({ cursor: null, page: null, prompt: { text: '' } });
      expect(text(stopped)).toBe('Stopped: finish plays the rest.');
      expect(goOn(stopped.model)).toEqual({ model: stopped.model, effects: [] });
      expect(on(stopped.model, 'backspace').model.session.at).toBe(0);
      expect(goOn(on(stopped.model, 'word:finish').model, true).model.session.at).toBe(8);
    },
  );

  it('stays where it is when the pointer is pressed', () => {
    const begun = at(board, 'word:finish').model;
    const point = { type: 'point', action: 'press', spot: { pile: 0, depth: 1 } } as const;
    expect(update(begun, point).model).toMatchObject({
      session: { at: 1 },
      coming: [],
      held: null,
    });
  });

  it('is not one with something to think about', () => {
    expect(text(at(klondike, 'word:finish'))).toMatch(/^There is still something to think about/u);
    expect(text(at(klondike, ' '))).toBe('turn');
  });
});

describe('giving up', () => {
  const begun = after(klondike, 'turn');

  it('is asked about, and can be taken back', () => {
    const asked = at(begun, 'word:resign');
    expect(asked.model.question?.kind).toBe('leave-game');
    expect(text(on(asked.model, 'n'))).toBe('The game goes on.');
    const given = on(asked.model, 'y');
    expect(statusOf(given.model.session)).toBe('lost');
    expect(given.model.message).toMatchObject({ tone: 'refusal' });
    const back = on(given.model, 'backspace');
    expect(back.model.session).toEqual(begun);
    expect(text(back)).toBe('The game goes on.');
    expect(text(on(given.model, 'word:resign'))).toMatch(/^The game is lost/u);
  });

  it('is for games that are under way', () => {
    expect(text(at(klondike, 'word:resign'))).toMatch(/^No move was made yet/u);
  });

  it('or beginning again asks too, and there is nothing to redo then', () => {
    const again = at(begun, 'word:again', 'y').model;
    expect(again.session).toMatchObject({ at: 0, moves: [], deal: begun.deal });
    expect(diagram(again.session)).toBe(diagram(klondike));
    expect(text(on(again, 'ctrl-r'))).toBe('There is nothing to redo.');
    expect(at(klondike, 'word:again').model.question).toBeNull();
  });
});

describe('a whole pass that changed nothing', () => {
  it('is told', () => {
    const one = { turn: '1', passes: 'unlimited', unit: 'any' };
    // The eight on the nine would turn up a card: the game is not past hope.
    const places = '1: TH 9C | 2: TD | 4: qs 8S | 5: 9H | stock: 5d 4d';
    const board = boardOf('klondike', places, one);
    const pass = [' ', ' ', ' '];
    expect(text(at(board, ...pass))).toBe('turn');
    expect(text(at(board, ...pass, ...pass))).toMatch(/^A whole pass through the stock/u);
    expect(text(at(board, ...pass, ...pass, ' '))).toBe('turn');
  });
});

describe('asking', () => {
  it('why, after a refusal, opens a page with the rules', () => {
    const why = at(klondike, '3', '1', 'word:why').model.page;
    expect(why).toMatchObject({ name: 'told', title: 'Why not', top: 0 });
    expect(why?.name === 'told' && why.lines).toHaveLength(2);
    expect(at(klondike, '3', '1', ' ', 'word:why').model.page).toBeNull();
    expect(text(at(klondike, 'word:why'))).toBe('Nothing was refused. Ask about a move: why 3 7.');
    expect(text(at(klondike, 'word:why 99 1'))).toMatch(/no pile or card “99”/u);
    expect(on(at(klondike, '3', '1', 'word:why').model, 'escape').model.page).toBeNull();
  });

  it('what lies on a pile tells it in a line, from its bottom', () => {
    const board = boardOf('klondike', '3: 5d 2c JH TS 9D | stock: kd kh | 4: 2h');
    expect(text(at(board, 'word:say 3'))).toBe('3: 2 hidden, then J♥ 10♠ 9♦');
    expect(text(at(board, 'word:say stock'))).toBe('stock: 2 hidden');
    expect(text(at(board, 'word:say 1'))).toBe('1: empty');
    expect(text(at(board, 'word:say 12'))).toBe('“12” is no pile of this game.');
  });

  it('what can be done with a pile lists its moves, or says that there are none', () => {
    const page = at(klondike, 'word:what 6').model.page;
    expect(page).toMatchObject({ lines: ['6: 5 hidden, then 4♣', '6→4 4♣ on 5♦'] });
    expect(text(at(klondike, 'word:what 3'))).toBe('Nothing on 3 can move now.');
  });

  it('what can be done with either pile of an exchange lists it', () => {
    const board = boardOf(
      'hemispheres',
      '1: 9S | 2: 5H | 3: 5H | 4: 7H | 5: 7H | 6: 9H | 7: 9D | 8: 5C | 9: 5C | 10: 7C | 11: 7C | 12: 9C | stock: 2h 3h',
    );
    const exchange = 'exchange 1 with 7 (9♠, 9♦)';
    for (const pile of [1, 7]) {
      const page = at(board, `word:what ${pile}`).model.page;
      expect(page?.name === 'told' && page.lines).toContain(exchange);
    }
  });

  it('how the game stands opens a page', () => {
    const page = at(klondike, 'word:say').model.page;
    expect(page).toMatchObject({ name: 'told', title: 'How the game stands' });
    expect(at(klondike, 'word:what').model.page).toMatchObject({ title: 'What can be done now' });
  });

  it('for a card leads the cursor there', () => {
    const found = at(klondike, 'word:/jh');
    expect(text(found)).toMatch(/^J♥ is not to be seen/u);
    expect(found.model.cursor).toBeNull();
    const seen = at(klondike, 'word:/9d');
    expect(text(seen)).toBe('9♦ is on top of 5.');
    expect(seen.model.cursor).toEqual({ pile: 4, depth: 1 });
  });

  it('for the same again makes the last move once more', () => {
    expect(at(klondike, ' ', '.', '.').model.session.at).toBe(3);
    expect(text(at(klondike, '.'))).toBe('No move was made yet that could be made once more.');
  });
});

describe('the cursor on a pile that covers its cards', () => {
  it('tells them, until it goes on', () => {
    const full = (id: string, first: number) =>
      Array.from({ length: 9 - first }, (_, i) => `${id}${first + i}: ${i + 2}S`).join(' | ');
    const places = `a1: 6H 5C 4H | ${full('a', 2)} | ${full('b', 1)} | ${full('c', 1)} | stock: 2c 3c`;
    const board = boardOf('constitution', places);
    const model: Model = { ...startModel(board, english), cursor: { pile: 1, depth: 1 } };
    const there = on(model, 'left');
    expect(there.model.cursor?.pile).toBe(0);
    expect(text(there)).toBe('a1: 6♥ 5♣ 4♥');
    expect(text(on(there.model, 'right'))).toBeUndefined();
  });

  it('tells a waste deeper than its fan, and no column', () => {
    const board = boardOf('klondike', '1: KH QC | waste: 2C 3C 4C 5C | stock: 9d');
    const model: Model = { ...startModel(board, english), cursor: { pile: 11, depth: 1 } };
    expect(text(on(model, 'right'))).toBe('waste: 2♣ 3♣ 4♣ 5♣');
    expect(text(on(model, 'down'))).toBeUndefined();
  });

  it('leaves other messages alone', () => {
    expect(text(at(klondike, 'tab', 'right', 'right'))).toMatch(/look at the columns/u);
  });
});

const setting: LineSetting = {
  language: english,
  ascii: false,
  width: 78,
  preface: null,
  freshSeed: () => '77',
};

/** The last answer to these lines, typed one after another. */
function said(session: Session, ...lines: string[]) {
  return lines.reduce((now, line) => lineAnswer(now.session, line, setting, now.memory), {
    session,
    memory: NO_MEMORY,
    lines: [] as readonly string[],
    isOver: false,
  });
}

describe('line by line', () => {
  it('a hint goes on from line to line', () => {
    const hints = ['hint', 'hint', 'hint'];
    expect(said(klondike, ...hints).lines).toEqual(['You might play 6→4 4♣ on 5♦.']);
    expect(said(klondike, ...hints, 'turn', 'undo').memory).toMatchObject({
      hint: null,
      tally: { hints: 1, undos: 1 },
    });
    expect(said(klondike, ...hints, 'new 7').memory.tally).toEqual({ hints: 0, undos: 0 });
  });

  it('why explains the last refusal', () => {
    expect(said(klondike, '3 1', 'foo', 'why').lines.length).toBeGreaterThan(2);
    expect(said(klondike, '3 1', 'turn', 'why').lines).toEqual([
      'Nothing was refused. Ask about a move: why 3 7.',
    ]);
  });

  it('settings hold', () => {
    const board = boardOf('klondike', 'f1: AC | f2: AH | 1: 2H | 2: 2C | stock: 2s kd 4d 4h');
    expect(said(board, 'auto on').lines).toEqual(['auto: on.']);
    expect(said(board, 'auto on', 'turn').session.at).toBe(3);
    expect(said(board, 'auto on', 'turn', 'undo').session.at).toBe(0);
    expect(said(board, 'auto on', 'auto off', 'turn').session.at).toBe(1);
    expect(said(board, 'score money', 'turn').lines[0]).toContain('$');
    expect(said(board, 'score off', 'turn').lines[0]).not.toContain('score');
    expect(said(board, 'score much').lines[0]).toContain('not “much”');
  });

  it('a game is given up at once', () => {
    const given = said(klondike, 'turn', 'resign');
    expect(statusOf(given.session)).toBe('lost');
    expect(given.lines.at(-1)).toMatch(/^You gave it up/u);
    expect(said(klondike, 'resign').lines).toEqual([
      'No move was made yet: there is nothing to give up.',
    ]);
  });

  it('a decided game says so, and is played out', () => {
    const board = boardOf('klondike', `${jacks} | 1: KC QD | 2: KD QC | 3: KS QH | 4: KH QS`);
    expect(said(board, '2 f').lines.at(-1)).toMatch(/finish plays it/u);
    expect(statusOf(said(board, 'finish').session)).toBe('won');
  });
});

describe('for a player who listens', () => {
  const heard = (session: Session, ...lines: string[]) =>
    lines.reduce<{ state: ReaderState; lines: readonly string[] }>(
      ({ state }, line) => readerAnswer(state, line, setting),
      { state: readerStart(session), lines: [] },
    );

  it('a hint goes on, and what goes up of itself is told', () => {
    expect(heard(klondike, 'hint', 'hint').lines).toEqual(['Look at four of clubs on 6.']);
    const board = boardOf('klondike', 'f1: AC | f2: AH | 1: 2H | 2: 2C | stock: 2s kd 4d 4h');
    const { state, lines } = heard(board, 'auto on', 'turn');
    expect(state.session.at).toBe(3);
    expect(lines.join(' ')).toContain('Two of clubs');
    expect(heard(board, 'auto on', 'turn', 'undo').state.session.at).toBe(0);
  });

  it('giving up is told, and taken back', () => {
    expect(heard(klondike, 'turn', 'resign').lines.join(' ')).toMatch(/You gave it up/u);
    expect(heard(klondike, 'turn', 'resign', 'undo').lines[0]).toBe('The game goes on.');
  });
});
