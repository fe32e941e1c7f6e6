import type { Card } from '../../src/card/card.ts';
import { layOut } from '../../src/card/pack.ts';
import { cardText, readCard } from '../../src/notation/card-text.ts';
import { fromOf, MOST_MOVES, toOf } from '../../src/rules/move.ts';
import { machineAt, open, type Session } from '../../src/session/session.ts';
import { revealedView } from '../../src/session/view.ts';
import { fresh, pile } from '../play/diagram.ts';
import { deck } from './shared.ts';

type Chosen = Readonly<Record<string, string>>;

/** Cards of one suit in a row, each a step from the one before, round the corner: `AH 2H 3H`. */
export function sequence(first: string, count: number, step = 1): string {
  const ranks = 'A23456789TJQK';
  const start = ranks.indexOf(first[0]!);
  return Array.from({ length: count }, (_, i) => {
    const rank = (start + i * step + count * ranks.length) % ranks.length;
    return ranks[rank]! + first[1]!;
  }).join(' ');
}

/** A row of piles each with one and the same card: `a1: 9H | a2: 9H …`. */
export function row(prefix: string, count: number, card: string): string {
  return Array.from({ length: count }, (_, i) => `${prefix}${i + 1}: ${card}`).join(' | ');
}

/** Every pile by its name, the empty ones too, each as `pile` writes it. */
export function pilesOf(session: Session): Record<string, string> {
  const { piles } = revealedView(session);
  return Object.fromEntries(piles.map(({ id }) => [id, pile(session, id)]));
}

/** The stock that holds these cards face down, the first of them the next to be dealt. */
export function stockOf(cards: readonly string[]): string {
  return [...cards]
    .reverse()
    .map((card) => card.toLowerCase())
    .join(' ');
}

/** These cards, and of the others of the game's pack first those not of the rank `last`. */
export function stacked(game: string, first: string, options: Chosen = {}, last = ''): Session {
  const { game: found, options: chosen, seat } = fresh(game, options);
  const others = layOut(seat.program.rules.pack).map(cardText);
  const begin = first.split(' ').filter((card) => card !== '');
  for (const card of begin) others.splice(others.indexOf(card), 1);
  const late = others.filter((card) => card[0] === last);
  const texts = [...begin, ...others.filter((card) => card[0] !== last), ...late];
  return open(found, chosen, { pack: texts.map((text) => readCard(text)!) });
}

/**
 * Asks of every card, laid alone on `from`, whether it may be carried to `to`, where each of `onto` lies alone
 * in turn (`['']`: nothing does) and the rest of the board stays. Gives the pairs for which it may: `7D on 8S`.
 */
export function fitsOn(
  board: Session,
  from: string,
  to: string,
  onto: readonly string[] = deck,
): string[] {
  const { piles } = revealedView(board);
  const [source, target] = [from, to].map((name) => piles.findIndex(({ id }) => id === name));
  const read = (text: string): Card[] => (text === '' ? [] : [readCard(text)!]);
  const laid = (card: string, below: string) =>
    piles.map(({ id, cards }) => (id === from ? read(card) : id === to ? read(below) : cards));
  const isLegal = (card: string, below: string) => {
    board.seat.arrange(laid(card, below));
    const moves = listed.subarray(0, machineAt(board).legal(listed));
    return moves.some((move) => fromOf(move) === source && toOf(move) === target);
  };
  return onto.flatMap((below) =>
    deck.filter((card) => isLegal(card, below)).map((card) => `${card} on ${below}`),
  );
}

const listed = new Int32Array(MOST_MOVES);

/** A table written as text: one row a line, its cells parted by semicolons; `-` is an empty cell. */
export function table(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(';').map((cell) => (cell.trim() === '-' ? '' : cell.trim())));
}

/** The commands of a cell, parted by commas, sorted as `legal` sorts them. */
export function commands(cell: string): string[] {
  return cell === '' ? [] : cell.split(', ').sort();
}
