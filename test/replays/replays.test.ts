import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rankOf } from '../../src/card/card.ts';
import { catalogue } from '../../src/games/index.ts';
import { readRecord, writeRecord } from '../../src/session/record.ts';
import { machineAt, redo, type Session, undo } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { isSame, snapshot } from '../play/position.ts';

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt'));
const textOf = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

const sessions = files.map((file) => {
  const read = readRecord(textOf(file), catalogue);
  if ('fault' in read) throw new Error(`${file}, ${JSON.stringify(read)}`);
  return { file, session: read };
});

/** Seconds a move, and to how many minutes the time of a game is told. */
const PACE = 5;
const STEP = 5;

/** How many cards are up when a game is won; the others have left it. */
const UP: Readonly<Record<string, number>> = { tens: 0, constitution: 88, hemispheres: 104 };

it('there is a game won for every game of the catalogue', () => {
  const won = new Set(sessions.map(({ session }) => session.game.name));
  expect([...won].sort()).toEqual(catalogue.map(({ name }) => name).sort());
});

it.each(catalogue)('$name takes as long as it says', ({ name, about }) => {
  const { session } = sessions.find(({ file }) => file === `${name}.txt`)!;
  const minutes = (session.at * PACE) / 60;
  expect(about.minutes).toBe(Math.max(STEP, Math.round(minutes / STEP) * STEP));
});

describe.each(sessions)('$file', ({ file, session }) => {
  it('is won with its last move and no sooner, every foundation complete', () => {
    expect(viewOf(undo(session)).status).toBe('playing');
    const view = viewOf(session);
    expect(view.status).toBe('won');
    const held = (kind: string) => view.piles.filter((pile) => pile.kind === kind);
    const up = held('foundation').flatMap(({ cards }) => cards);
    const { packs } = session.seat.program.rules.pack;
    expect(up).toHaveLength(UP[session.game.name] ?? 52 * packs);
    for (const { cards, at } of held('foundation')) {
      if (session.game.name === 'grandfathers-clock') expect(rankOf(cards.at(-1)!)).toBe(at + 1);
      else expect(cards).toHaveLength(up.length / held('foundation').length);
      cards.forEach((card, i) => {
        if (i > 0) expect(nextTo(rankOf(card), rankOf(cards[i - 1]!))).toBe(true);
      });
    }
    expect(held('discard').flatMap(({ cards }) => cards)).toHaveLength(up.length === 0 ? 104 : 0);
  });

  it('can be taken back to the deal and made again', () => {
    const steps: ReturnType<typeof snapshot>[] = [];
    let now: Session = { ...session, at: 0 };
    for (; now.at < session.at; now = redo(now)) steps.push(snapshot(machineAt(now)));
    const won = snapshot(machineAt(now));
    for (now = undo(now); ; now = undo(now)) {
      expect(isSame(snapshot(machineAt(now)), steps[now.at]!)).toBe(true);
      if (now.at === 0) break;
    }
    expect(isSame(snapshot(machineAt(redo(now, session.at))), won)).toBe(true);
  });

  it('is written as it was read', () => {
    expect(writeRecord(session)).toBe(textOf(file));
  });
});

/** One rank apart, also round the corner. */
function nextTo(a: number, b: number): boolean {
  return Math.abs(a - b) === 1 || Math.abs(a - b) === 12;
}
