import { describe, expect, it } from 'vitest';
import { courseFrom, courseOf } from '../../../src/app/lesson/course.ts';
import { inventCourse } from '../../../src/app/lesson/invent-course.ts';
import { faceOf, isFaceDown } from '../../../src/card/card.ts';
import { layOut } from '../../../src/card/pack.ts';
import { catalogue } from '../../../src/games/index.ts';
import { lessons } from '../../../src/games/lessons/index.ts';
import { cardText } from '../../../src/notation/card-text.ts';
import { readDiagram } from '../../../src/notation/diagram.ts';
import { english } from '../../../src/notation/language/en/english.ts';
import { wrap } from '../../../src/notation/wrap.ts';
import type { Pile } from '../../../src/rules/board.ts';
import type { Rules } from '../../../src/rules/game.ts';
import type { Machine } from '../../../src/rules/machine.ts';
import { kindsOfMove, type MoveKind } from '../../../src/session/move-kind.ts';
import { choices, machineAt, type Session } from '../../../src/session/session.ts';
import { cardsOf } from '../../play/position.ts';
import { isFast } from '../../play/samples.ts';
import { defaults, type Variant } from '../../play/variants.ts';
import { walk } from '../../play/walk.ts';

import { COLUMNS, LINES, NEVER, take, takeInvented, wanted } from './taking.ts';

/** Every kind of move met when deals are played by chance. */
function kindsMet(variant: Variant, deals: number, far: number): Set<MoveKind> {
  const met = new Set<MoveKind>();
  for (let seed = 1; seed <= deals; seed++) {
    for (const session of walk(variant, seed, far)) {
      for (const move of choices(session)) {
        for (const kind of kindsOfMove(machineAt(session), move)) met.add(kind);
      }
    }
  }
  return met;
}

/** The games for which a lesson was written. */
const written = defaults.filter(({ label }) => label in lessons);

describe.each(written.map((variant) => [variant.label, variant] as const))(
  '%s',
  (name, variant) => {
    const { game, options } = variant;
    const lesson = lessons[name]!;
    const course = courseFrom(lesson, game, options);

    it('every step can be made', () => {
      expect(course.length).toBeGreaterThan(4);
      take(course);
    });

    it('makes each kind of move, and takes one back', () => {
      const made = take(course);
      expect(wanted(variant).filter((kind) => !made.has(kind))).toEqual([]);
      const met = kindsMet(variant, isFast ? 2 : 4, 150);
      expect([...met].filter((kind) => !made.has(kind))).toEqual([]);
    });

    it('never meets what it leaves out', () => {
      const leftOut = NEVER[name] ?? [];
      const met = leftOut.length > 0 ? kindsMet(variant, isFast ? 2 : 6, 200) : new Set<MoveKind>();
      expect(leftOut.filter((kind) => met.has(kind))).toEqual([]);
    });

    it('says at each step what to type, in few enough words', () => {
      for (const [at, { say, play }] of course.entries()) {
        expect(say, `step ${at + 1}`).toContain(`“${play[0]}”`);
        expect(wrap(say, COLUMNS).length, say).toBeLessThanOrEqual(LINES);
        expect(say).not.toMatch(/“[^”]*“| {2}/u);
      }
    });

    it('lays out tables that keep to the rules', () => {
      const hidden = groupsWithHidden(variant);
      for (const { board } of lesson) {
        if (board === undefined) continue;
        const session = courseFrom([{ board, say: '', play: ['undo'] }], game, options)[0]!.board!;
        const machine = machineAt(session);
        const { piles } = machine.program;
        // Nothing happens of itself on it.
        expect(cardsOf(machine)).toEqual(readDiagram(board, piles).map((cards) => [...cards]));
        expect(machine.status(), board).toBe('playing');
        expect(tooOften(session), board).toEqual([]);
        for (const pile of piles)
          expect(faults(pile, machine, hidden), `${pile.id} of ${board}`).toEqual([]);
      }
    });
  },
);

/** Cards that lie on the table more often than they are in the pack. */
function tooOften(session: Session): string[] {
  const machine = machineAt(session);
  const left = new Map<number, number>();
  for (const card of layOut(machine.program.rules.pack)) left.set(card, (left.get(card) ?? 0) + 1);
  const found: string[] = [];
  for (const card of cardsOf(machine).flat().map(faceOf)) {
    left.set(card, (left.get(card) ?? 0) - 1);
    if (left.get(card)! < 0) found.push(cardText(card));
  }
  return found;
}

/** The groups in which cards lie face down in the first deals, apart from the stock. */
function groupsWithHidden(variant: Variant): Set<string> {
  const groups = new Set<string>();
  for (const session of walk(variant, 1, 20)) {
    for (const { group, index } of machineAt(session).program.piles) {
      if (cardsOf(machineAt(session))[index]!.some(isFaceDown)) groups.add(group);
    }
  }
  return groups;
}

/** What could not lie so in a pile. */
function faults(pile: Pile, machine: Machine, hidden: ReadonlySet<string>): string[] {
  const { rules } = machine.program;
  const { kind, build, empty, place } = rules.piles[pile.group]! as Rules['piles'][string];
  const cards = cardsOf(machine)[pile.index]!;
  const found: string[] = [];
  const firstUp = cards.findIndex((card) => !isFaceDown(card));
  if (kind === 'stock') {
    if (firstUp >= 0) found.push('a card face up in the stock');
    return found;
  }
  if (cards.length > 0 && firstUp < 0) found.push('no card face up');
  if (cards.slice(Math.max(0, firstUp)).some(isFaceDown))
    found.push('a hidden card on an open one');
  if (!hidden.has(pile.group) && cards.some(isFaceDown)) found.push('a hidden card');
  if (kind !== 'foundation') return found;
  cards.forEach((card, height) => {
    const below = cards[height - 1];
    if (below !== undefined && !build?.(card, below)) found.push(`${cardText(card)} out of order`);
    if (below === undefined && empty && !empty(card, pile.at, machine.base)) {
      found.push(`${cardText(card)} begins it`);
    }
    if (height > 0 && place && !place(card, pile.at, 0)) found.push(`${cardText(card)} too far`);
  });
  return found;
}

describe('a lesson made of the rules', () => {
  it.each(defaults.map((variant) => [variant.label, variant] as const))(
    'shows each kind of move of %s',
    (_label, variant) => {
      takeInvented(variant);
    },
  );

  it('is the same each time', () => {
    const { game, options } = defaults.find(({ label }) => label === 'klondike')!;
    const said = () => inventCourse(game, options, english).map(({ say }) => say);
    expect(said()).toEqual(said());
  });

  it('stands in where options are not the defaults, or nothing was written', () => {
    const game = catalogue.find(({ name }) => name === 'klondike')!;
    const { options } = defaults.find(({ label }) => label === 'klondike')!;
    const first = (chosen: typeof options, written = lessons['klondike'] ?? null) =>
      courseOf(game, chosen, written, english)[0]!.say;
    expect(first(options)).toBe(lessons['klondike']![0]!.say);
    expect(first({ ...options, turn: '1' })).not.toBe(first(options));
    expect(first(options, null)).not.toBe(first(options));
  });
});
