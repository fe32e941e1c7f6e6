import type { Language } from '../notation/language/language.ts';
import { actionOf, CARRYING, countOf, fromOf, type Move, toOf } from '../rules/move.ts';
import { type Carrying, type Change, changesBetween } from '../session/changes.ts';
import { machineAt, type Session } from '../session/session.ts';
import { type View, viewOf } from '../session/view.ts';

type Came = Extract<Change, { kind: 'came' }>;
type Hidden = Extract<Change, { kind: 'hidden' }>;

/** What a move changed, and nothing else, in sentences that name every card that was seen to move. */
export function announce(
  before: View,
  after: View,
  move: Move | null,
  { speech }: Language,
): string[] {
  const changes = changesBetween(before, after, move === null ? undefined : carryingOf(move));
  const left = after.piles.find(({ kind }) => kind === 'stock')?.cards.length ?? 0;
  const told = new Set<Change>();
  const sentences: string[] = [];
  for (const change of changes) {
    if (told.has(change)) continue;
    const together = changes.filter((one) => isToldWith(change, one));
    for (const one of together) told.add(one);
    sentences.push(tell(change, together, left, speech));
  }
  return sentences;
}

/** What is dealt is told in one sentence, and so are cards gathered on one pile, and piles that are empty. */
function isToldWith(change: Change, other: Change): boolean {
  if (isFromStock(change)) return isFromStock(other);
  if (change.kind === 'hidden') return other.kind === 'hidden' && isGatheredWith(change, other);
  return change.kind === 'emptied' ? other.kind === 'emptied' : other === change;
}

function tell(
  change: Change,
  together: readonly Change[],
  left: number,
  speech: Language['speech'],
): string {
  switch (change.kind) {
    case 'came':
      return change.from.kind === 'stock'
        ? speech.dealt(together.filter(isFromStock).flatMap(eachCard), left)
        : speech.came(change.cards, change.from, change.to, change.onto);
    case 'hidden': {
      const hidden = together.filter((one): one is Hidden => one.kind === 'hidden');
      const cards = hidden.flatMap((one) => one.cards);
      return speech.hidden(
        cards,
        hidden.map(({ from }) => from),
        change.to,
      );
    }
    case 'turned-up':
      return speech.turnedUp(change.card, change.pile);
    case 'turned-down':
      return speech.turnedDown(change.card, change.pile);
    case 'exchanged':
      return speech.exchanged(change.cards, change.piles);
    case 'reordered':
      return speech.whole(change.pile, change.pile.cards);
    case 'shows':
      return speech.shows(change.card, change.pile);
    case 'emptied':
      return speech.emptied(together.flatMap((one) => (one.kind === 'emptied' ? [one.pile] : [])));
  }
}

/** Everything that changed from one point of a game to another, move by move, made or taken back. */
export function announceBetween(from: Session, to: Session, language: Language): string[] {
  const points = pointsBetween(from, to);
  return points.slice(1).flatMap((point, i) => {
    const before = points[i]!;
    const move = point.at > before.at ? point.moves[before.at]! : null;
    return announce(viewOf(before), viewOf(point), move, language);
  });
}

/** How many moves lie between, made or taken back; infinitely many between two deals. */
export function distanceBetween(from: Session, to: Session): number {
  return from.seat === to.seat ? Math.abs(from.at - to.at) : Number.POSITIVE_INFINITY;
}

/** A move that is still to be made, in words. */
export function announceChoice(session: Session, move: Move, language: Language): string {
  const { speech } = language;
  const carrying = carryingOf(move);
  const before = viewOf(session);
  if (carrying) {
    const cards = before.piles[carrying.from]!.cards.slice(-carrying.count);
    const to = before.piles[carrying.to]!;
    return speech.came(cards, before.piles[carrying.from]!, to, to.cards.at(-1) ?? 0);
  }
  const machine = machineAt(session);
  const nameOf = (pile: number) => before.piles[pile];
  return speech.doing(
    machine.verbOf(move),
    nameOf(fromOf(move)) ?? null,
    nameOf(toOf(move)) ?? null,
  );
}

function pointsBetween(from: Session, to: Session): Session[] {
  const step = Math.sign(to.at - from.at);
  const longer = step < 0 ? from : to;
  const count = distanceBetween(from, to) + 1;
  return Array.from({ length: count }, (_, i) => ({ ...longer, at: from.at + i * step }));
}

function carryingOf(move: Move): Carrying | undefined {
  if (actionOf(move) !== CARRYING) return undefined;
  return { from: fromOf(move), to: toOf(move), count: countOf(move) };
}

function isFromStock(change: Change): change is Came {
  return change.kind === 'came' && change.from.kind === 'stock';
}

/** As many from each pile, or all there was: a listener can tell what is left of them. */
function isGatheredWith(one: Hidden, other: Hidden): boolean {
  if (one.to.index !== other.to.index) return false;
  const areGone = one.from.cards.length === 0 && other.from.cards.length === 0;
  return areGone || one.cards.length === other.cards.length;
}

function eachCard({ cards, to }: Came) {
  return cards.map((card) => ({ card, to }));
}
