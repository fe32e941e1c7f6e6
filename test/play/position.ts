import type { Machine } from '../../src/rules/machine.ts';
import { Table } from '../../src/table/table.ts';

/** A copy of everything that makes a position: its bytes and both lanes of its key. */
export interface Snapshot {
  readonly bytes: Uint8Array;
  readonly keyA: number;
  readonly keyB: number;
}

export function snapshot({
  bytes,
  keyA,
  keyB,
}: Pick<Machine, 'bytes' | 'keyA' | 'keyB'>): Snapshot {
  return { bytes: bytes.slice(), keyA, keyB };
}

export function isSame(a: Snapshot, b: Snapshot): boolean {
  return a.keyA === b.keyA && a.keyB === b.keyB && Buffer.compare(a.bytes, b.bytes) === 0;
}

/** The cards of every pile by index, bottom first, as they lie. */
export function cardsOf({ board }: Machine): number[][] {
  return board.piles.map(({ index }) =>
    Array.from({ length: board.height(index) }, (_, height) => board.at(index, height)),
  );
}

/** The same cards and marks laid on a table that never saw a move. */
export function freshTable(
  { board, program }: Machine,
  piles: readonly (readonly number[])[],
): Table {
  const table = new Table(program.shape);
  piles.forEach((cards, pile) => {
    for (const card of cards) table.lay(pile, card);
  });
  program.marks.forEach((mark, i) => {
    table.set(i, board.mark(mark));
  });
  return table;
}

/**
 * The position as text, equal for positions that differ only in which of several piles declared alike holds
 * what, and in marks the key does not mind.
 */
export function canonical({ board, program }: Machine): string {
  const groups = new Map<string, string[]>();
  for (const { index, group } of board.piles) {
    let cards = '';
    for (let height = 0; height < board.height(index); height++) {
      cards += String.fromCharCode(board.at(index, height));
    }
    const piles = groups.get(group);
    if (piles) piles.push(cards);
    else groups.set(group, [cards]);
  }
  for (const [group, piles] of groups) if (program.rules.piles[group]!.alike) piles.sort();
  const marks = program.marks.map((mark, i) => (program.shape.keyed[i] ? board.mark(mark) : ''));
  return `${[...groups.values()].map((piles) => piles.join('|')).join('/')} ${marks}`;
}
