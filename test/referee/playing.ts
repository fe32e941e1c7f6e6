import { entryText, listed, sortedPack } from './board.ts';
import type { Position, Referee } from './referee.ts';

/** The names of all piles of a game of two packs, or of one. */
export function pileNames(referee: Referee, packs: number): string[] {
  return Object.keys(referee.deal(sortedPack(packs), {}).piles);
}

/** The legal moves as sorted text, but for turning from the stock. */
export function carriesIn(referee: Referee, position: Position): string[] {
  return listed(referee.legal(position)).filter((move) => !move.startsWith('turn'));
}

/** The position after these moves, each as {@link entryText} writes it; throws where one is not legal. */
export function after(referee: Referee, position: Position, ...moves: string[]): Position {
  let now = position;
  for (const move of moves) {
    const entries = referee.legal(now);
    const entry = entries.find((candidate) => entryText(candidate) === move);
    if (entry === undefined) throw new Error(`${move} is not among ${listed(entries).join(', ')}`);
    now = referee.play(now, entry);
  }
  return now;
}

/** `sequence('TH', 3)` is `TH JH QH`; with `step` -1 downward; the ace follows the king and the other way. */
export function sequence(first: string, count: number, step: 1 | -1 = 1): string {
  const ranks = 'A23456789TJQK';
  const start = ranks.indexOf(first.charAt(0));
  const at = (i: number): string => ranks.charAt((start + i * step + 13) % 13);
  return Array.from({ length: count }, (_, i) => at(i) + first.charAt(1)).join(' ');
}
