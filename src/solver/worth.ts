import { type Card, isFaceDown, rankOf } from '../card/card.ts';
import { layOut, ONE_PACK } from '../card/pack.ts';
import type { Pile } from '../rules/board.ts';
import type { Group } from '../rules/game.ts';
import type { Machine } from '../rules/machine.ts';
import { countOf, fromOf, type Move, toOf } from '../rules/move.ts';
import { isForced, isOnStock } from './finish.ts';
import { hiddenCards } from './hidden.ts';

/** What moves are worth to good sense, best first; less than `USEFUL` is only pushing cards about. */
const SAFE_UP = 100;
const NEW_CARD = 90;
const OUT_OF_RESERVE = 85;
/** From here on a move gains something that is never lost again. */
export const COMING_HOME = 70;
const COMES_HOME = 80;
const ACTION = COMING_HOME;
const UP = 60;
const WANTED_SPACE = 55;
const OUT_OF_WASTE = 50;
const RANKED_SPACE = 48;
const JOIN = 45;
const UNWANTED_SPACE = 40;
const FORCED = 40;
const FROM_STOCK = 20;
const USES_SPACE = 10;

/** From here on a move is worth making for itself. */
export const USEFUL = 35;
/** From here on it is worth making other moves that lead to it. */
export const WORTH_THE_WAY = RANKED_SPACE;

/**
 * What a legal move is worth by good sense, from what is to be seen: 0 for one that leads nowhere by itself. `safe`
 * is a move known to be no mistake, or null. Whatever happens of itself after a hidden card is turned up, the worth
 * does not depend on which card it is.
 */
export function worthOf(move: Move, machine: Machine, safe: Move | null): number {
  if (move === safe) return SAFE_UP;
  const news = newsOf(move, machine);
  if (machine.verbOf(move) !== 'move') {
    if (!isOnStock(move, machine)) return ACTION;
    return news.isNew ? FROM_STOCK : 0;
  }
  const from = machine.pile(fromOf(move));
  const to = machine.pile(toOf(move));
  if (from.kind === 'foundation') return 0;
  if (isForced(move, machine)) return FORCED + (machine.board.height(from.index) > 1 ? 1 : 0);
  if (to.kind === 'foundation') return news.isNew ? NEW_CARD + 5 : UP;
  if (news.isNew) return NEW_CARD + Math.min(9, hiddenIn(from, machine)) / 10;
  if (machine.board.height(to.index) === 0) return worthInSpace(move, machine);
  if (from.kind === 'reserve' || news.leavesReserve) return OUT_OF_RESERVE;
  return worthOnCard(move, machine);
}

function worthInSpace(move: Move, machine: Machine): number {
  const from = machine.pile(fromOf(move));
  const to = machine.pile(toOf(move));
  const source = machine.program.rules.piles[from.group]!;
  const target = machine.program.rules.piles[to.group]!;
  if (comesHome(headOf(move, machine), source, target)) return COMES_HOME;
  if (from.kind === 'tableau') return 0;
  return takesOneRank(target, to, machine) ? RANKED_SPACE : USES_SPACE;
}

function worthOnCard(move: Move, machine: Machine): number {
  const { board, program } = machine;
  const from = machine.pile(fromOf(move));
  const to = machine.pile(toOf(move));
  const source = program.rules.piles[from.group]!;
  const target = program.rules.piles[to.group]!;
  const head = headOf(move, machine);
  if (comesHome(head, source, target)) return COMES_HOME;
  if (from.kind === 'waste') return OUT_OF_WASTE;
  const below = board.at(from.index, board.height(from.index) - countOf(move) - 1);
  const isOneWay = from.group !== to.group && !(to.group in (source.takes ?? {}));
  const fit = source.run ?? source.build;
  const wasJoined = below !== 0 && !isFaceDown(below) && (fit?.(head, below) ?? false);
  if (wasJoined && !isOneWay) return 0;
  if (below !== 0) return JOIN;
  return isWanted(from, source, machine) ? WANTED_SPACE : UNWANTED_SPACE;
}

/** What a move brings beside what it moves, whichever cards lie hidden. */
function newsOf(move: Move, machine: Machine): { isNew: boolean; leavesReserve: boolean } {
  const hidden = hiddenCards(machine);
  const reserve = inReserve(machine);
  machine.make(move);
  const news = {
    isNew: hiddenCards(machine) < hidden,
    leavesReserve: inReserve(machine) < reserve,
  };
  machine.unmake();
  return news;
}

function inReserve({ board }: Machine): number {
  return board.piles.reduce(
    (sum, { kind, index }) => sum + (kind === 'reserve' ? board.height(index) : 0),
    0,
  );
}

function hiddenIn({ index }: Pile, { board }: Machine): number {
  let hidden = 0;
  while (isFaceDown(board.at(index, hidden))) hidden++;
  return hidden;
}

function headOf(move: Move, { board }: Machine): Card {
  return board.at(fromOf(move), board.height(fromOf(move)) - countOf(move));
}

/** The card lies where it could not be laid, and goes where it could. */
function comesHome(card: Card, source: Group, target: Group): boolean {
  return source.place?.(card, 0, 0) === false && target.place?.(card, 0, 0) === true;
}

const EVERY_CARD = layOut(ONE_PACK);

function takesOneRank({ empty }: Group, { at }: Pile, { base }: Machine): boolean {
  return new Set(EVERY_CARD.filter((one) => empty?.(one, at, base)).map(rankOf)).size === 1;
}

/** Some other card that could use the space would leave something by it: the waste, or the card it lies on. */
function isWanted({ index, at }: Pile, { empty, takes }: Group, machine: Machine): boolean {
  if (!empty) return false;
  const { board, base } = machine;
  return board.piles.some((pile) => {
    if (pile.index === index || !(pile.group in (takes ?? {}))) return false;
    const least = pile.kind === 'tableau' ? 1 : 0;
    for (let h = board.height(pile.index) - 1; h >= least; h--) {
      const card = board.at(pile.index, h);
      if (isFaceDown(card)) return false;
      if (empty(card, at, base)) return true;
      if (pile.kind !== 'tableau') return false;
    }
    return false;
  });
}
