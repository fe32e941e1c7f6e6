import { expect, it } from 'vitest';
import type { Card } from '../../src/card/card.ts';
import { layOut, shuffledPack } from '../../src/card/pack.ts';
import { cardText, readCard } from '../../src/notation/card-text.ts';
import { choices, redo, type Session, undo } from '../../src/session/session.ts';
import { revealedView, viewOf } from '../../src/session/view.ts';
import { after, boardOf, diagram, fresh, legal, refusal } from '../play/diagram.ts';

type Chosen = Readonly<Record<string, string>>;

/** The board on one line, as `boardOf` reads it. */
export function seen(session: Session): string {
  return diagram(session).replaceAll('\n', ' | ');
}

/** Everything that undoing must bring back. */
function state(session: Session): unknown {
  return { view: revealedView(session), choices: choices(session) };
}

/** The session after these commands; expects each to be one step that can be undone and redone. */
export function played(session: Session, ...commands: readonly string[]): Session {
  return commands.reduce((before, command) => {
    const was = state(before);
    const now = after(before, command);
    const is = state(now);
    expect(state(undo(now)), `undoing ${command}`).toEqual(was);
    expect(state(redo(undo(now))), `redoing ${command}`).toEqual(is);
    return now;
  }, session);
}

function commandsOf(text: string): string[] {
  return text === '' ? [] : text.split(', ');
}

/** A sentence of the rules, a board, and every move that is legal on it. */
type LegalRow = readonly [says: string, board: string, moves: string];

export function legalTable(game: string, rows: readonly LegalRow[], options: Chosen = {}): void {
  it.each(rows)('%s', (_says, board, moves) => {
    expect(legal(boardOf(game, board, options))).toEqual(commandsOf(moves).sort());
  });
}

/** A sentence of the rules, a board, the commands given on it, and the board they lead to, each in one step. */
type PlayRow = readonly [says: string, board: string, commands: string, then: string];

export function playTable(game: string, rows: readonly PlayRow[], options: Chosen = {}): void {
  it.each(rows)('%s', (_says, board, commands, then) => {
    const start = boardOf(game, board, options);
    expect(seen(played(start, ...commandsOf(commands)))).toBe(then);
  });
}

/** A sentence of the rules, a board, a command it forbids, and words of the answer. */
type RefusalRow = readonly [says: string, board: string, command: string, words: string];

export function refusalTable(
  game: string,
  rows: readonly RefusalRow[],
  options: Chosen = {},
): void {
  it.each(rows)('%s', (_says, board, command, words) => {
    const { code, message } = refusal(boardOf(game, board, options), command);
    expect(message).toContain(words);
    expect(code).toBe('illegal-move');
  });
}

/** A sentence of the rules, a board, and whether the game is won, lost or going on there. */
type StatusRow = readonly [says: string, board: string, status: string];

export function statusTable(game: string, rows: readonly StatusRow[], options: Chosen = {}): void {
  it.each(rows)('%s', (_says, board, status) => {
    expect(viewOf(boardOf(game, board, options)).status).toBe(status);
  });
}

/** The shuffled pack of a seed as text, the first card to be dealt first. */
export function packOf(game: string, seed: string): string[] {
  return shuffledPack(fresh(game).seat.program.rules.pack, seed).map(cardText);
}

/** Every card of one pack as text. */
export const deck: readonly string[] = layOut({
  packs: 1,
  ranks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
}).map(cardText);

/** The rank of a card's text, ace 1 to king 13. */
export function rank(text: string): number {
  return 'A23456789TJQK'.indexOf(text[0]!) + 1;
}

export function suit(text: string): string {
  return text[1]!;
}

/** So many cards of a suit from a rank upward, round the corner. */
export function upFrom(start: number, suitOf: string, count = 13): string[] {
  return Array.from({ length: count }, (_, i) => {
    return `${'A23456789TJQK'[(start - 1 + i) % 13]}${suitOf}`;
  });
}

export function isRed(text: string): boolean {
  return 'DH'.includes(suit(text));
}

/**
 * Asks of every card whether it may be carried from a pile where it lies alone onto another where a second one
 * lies alone, or onto an empty one where `onto` is `['']`. Piles named in `beside` hold one card each all the
 * while. Gives the pairs for which it may: `7D on 8S`.
 */
export function accepted(
  game: string,
  from: string,
  to: string,
  onto: readonly string[] = deck,
  options: Chosen = {},
  beside: Readonly<Record<string, string>> = {},
): string[] {
  const session = fresh(game, options);
  const { piles } = session.seat.program;
  const found: string[] = [];
  for (const target of onto) {
    for (const card of deck) {
      const lying: Record<string, string> = { ...beside, [from]: card, [to]: target };
      const cards = piles.map(({ id }): Card[] => (lying[id] ? [readCard(lying[id])!] : []));
      session.seat.arrange(cards);
      if (legal(session).includes(`move ${from} to ${to}`)) found.push(`${card} on ${target}`);
    }
  }
  return found;
}

/** The pairs for which a rule holds, written here a second time, in the order of `accepted`. */
export function pairs(
  rule: (card: string, onto: string) => boolean,
  onto: readonly string[] = deck,
): string[] {
  return onto.flatMap((target) =>
    deck.filter((card) => rule(card, target)).map((card) => `${card} on ${target}`),
  );
}
