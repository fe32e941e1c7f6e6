import { type Card, isFaceDown, rankOf } from '../../card/card.ts';
import { rankText } from '../../notation/card-text.ts';
import type { Box } from './box.ts';

/** Some rows of a fan: the cards `first` to `last` share them. */
export interface FanRow {
  readonly first: number;
  readonly last: number;
  /** Rows from the fan's top. */
  readonly y: number;
  readonly height: number;
}

/**
 * How a fanned pile is divided over its rows. The uppermost card shows whole while there is room; a longer pile
 * is squeezed in steps: the last card loses its height, hidden cards share one row, then face-up cards share
 * rows from the oldest on. Every face-up card keeps its rank and suit, and the open end is always there.
 *
 * `perRow` is how many cards can be named side by side in one row; `step` how many rows a covered card may take.
 */
export function fanRows(
  cards: readonly Card[],
  room: number,
  cardHeight: number,
  perRow: number,
  step = 1,
): FanRow[] {
  if (cards.length === 0) return [];
  const groups = cards.map((_, i) => [i, i] as [number, number]);
  const least = 1;
  if ((groups.length - 1) * step + cardHeight <= room) return stack(groups, cardHeight, step);
  if (groups.length - 1 + least > room) foldHidden(groups, cards);
  let share = 2;
  while (groups.length - 1 + least > room && share <= perRow) {
    shareRows(groups, cards, groups.length - 1 + least - room, share);
    share++;
  }
  while (groups.length > Math.max(1, room)) {
    const [first] = groups.shift()!;
    groups[0]![0] = first;
  }
  return stack(groups, Math.max(least, Math.min(cardHeight, room - groups.length + 1)), 1);
}

function stack(groups: readonly [number, number][], lastHeight: number, step: number): FanRow[] {
  return groups.map(([first, last], i) => ({
    first,
    last,
    y: i * step,
    height: i === groups.length - 1 ? lastHeight : step,
  }));
}

/** All cards lying face down at the bottom share one row. */
function foldHidden(groups: [number, number][], cards: readonly Card[]): void {
  const firstUp = cards.findIndex((card) => !isFaceDown(card));
  const hidden = firstUp < 0 ? cards.length - 1 : firstUp;
  if (hidden > 1) groups.splice(0, hidden, [0, hidden - 1]);
}

/** Makes `saved` rows' worth of face-up cards share, `share` to a row, from the oldest; never the last card. */
function shareRows(
  groups: [number, number][],
  cards: readonly Card[],
  saved: number,
  share: number,
): void {
  let left = saved;
  let at = groups.findIndex(([first]) => !isFaceDown(cards[first]!));
  while (left > 0 && at >= 0 && at < groups.length - 2) {
    const [first, last] = groups[at]!;
    const [nextFirst, nextLast] = groups[at + 1]!;
    if (nextLast - first + 1 <= share && last < nextFirst) {
      groups.splice(at, 2, [first, nextLast]);
      left--;
      if (nextLast - first + 1 === share) at++;
    } else at++;
  }
}

/** Whether face-up cards that share a row are but counted, as there is no room for their names. */
export function isCounted(cards: readonly Card[], width: number): boolean {
  return cards.reduce((sum, card) => sum + rankText(rankOf(card)).length + 1, 0) > width;
}

/** How many cells of a covered card show in a fan to the right: its edge, rank and suit. */
export const SLICE = 4;

/** Some covered cards of a fan to the right, which share one slice where room is short. */
export interface FanSlice {
  readonly first: number;
  readonly last: number;
  /** Cells from the fan's left. */
  readonly x: number;
}

/**
 * How the covered cards of a pile are divided over slices to the left of the uppermost card. Where there are
 * more than fit, several share a slice, one below another; what still doesn't fit is counted in the first. Cards that
 * are not to show at all are left out.
 */
export function sliceFan(
  cards: readonly Card[],
  box: Pick<Box, 'room' | 'width' | 'height' | 'show'>,
): FanSlice[] {
  const slices = Math.max(0, Math.floor((box.room - box.width) / SLICE));
  const covered = Math.max(0, Math.min(cards.length, box.show) - 1);
  const share = Math.min(box.height, Math.max(1, Math.ceil(covered / Math.max(1, slices))));
  const shown = Math.min(covered, slices * share);
  const start = cards.length - 1 - shown;
  const oldest = box.show === Number.POSITIVE_INFINITY ? 0 : start;
  return Array.from({ length: Math.ceil(shown / share) }, (_, i) => ({
    first: i === 0 ? oldest : start + i * share,
    last: Math.min(start + (i + 1) * share, cards.length - 1) - 1,
    x: i * SLICE,
  }));
}

/** How many cards of a slice are but counted, in its first row, as there are more than rows. */
export function countedIn({ first, last }: FanSlice, height: number): number {
  const more = last - first + 1 - height;
  return more > 0 ? more + 1 : 0;
}
