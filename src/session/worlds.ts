import { type Card, isFaceDown } from '../card/card.ts';
import { shuffle, shuffledPack } from '../card/pack.ts';
import { diceOf } from '../card/seed.ts';
import { choices, machineAt, open, play, type Session } from './session.ts';
import { viewOf } from './view.ts';

/**
 * Games that look to the player like this one, move for move, in which the cards not yet seen lie otherwise; `count` of
 * them at most, the same ones every time. Where all cards are seen there is only the game itself.
 */
export function worldsOf(session: Session, count: number): Session[] {
  const { deal, seat } = session;
  const pack = deal.pack ?? shuffledPack(seat.program.rules.pack, deal.seed);
  const places = hiddenPlaces(session, pack);
  if (places.length < 2) return [session];
  const seen = appearance(session);
  const worlds: Session[] = [];
  for (let i = 1; i <= count; i++) {
    const order = shuffle([...places], diceOf(`worlds ${i}`));
    const other = [...pack];
    places.forEach((place, at) => {
      other[place] = pack[order[at]!]!;
    });
    const world = played(open(session.game, session.options, { pack: other }), session);
    if (world && appearance(world) === seen) worlds.push(world);
  }
  return worlds;
}

/** Where in the pack the cards come from that the player has not seen. */
function hiddenPlaces(session: Session, pack: readonly Card[]): number[] {
  const hidden = hiddenOf(session);
  const placesOf = (card: Card) => [...pack.keys()].filter((at) => isSame(pack[at]!, card));
  const timesOf = (card: Card) => hidden.filter((one) => isSame(one, card)).length;
  const sure = hidden.filter((card) => placesOf(card).length === timesOf(card));
  const places = new Set(sure.flatMap(placesOf));
  for (const card of hidden.filter((one) => !sure.includes(one))) {
    // Of two of a kind one is seen: the other is the one that can be exchanged without anything looking otherwise.
    const [first, second] = placesOf(card) as [number, number];
    const other = [...places][0];
    places.add(
      other === undefined || !looksTheSame(session, exchanged(pack, first, other)) ? second : first,
    );
  }
  return [...places].sort((a, b) => a - b);
}

/** The cards that the player has not seen, each as often as it lies there. */
function hiddenOf(session: Session): Card[] {
  const { board, program } = machineAt(session);
  return program.piles.flatMap(({ index }) => {
    const cards = Array.from({ length: board.height(index) }, (_, h) => board.at(index, h));
    if (index === program.stock) return board.passes === 0 ? cards : [];
    return cards.filter(isFaceDown);
  });
}

function exchanged(pack: readonly Card[], a: number, b: number): Card[] {
  return pack.map((card, at) => (at === a ? pack[b]! : at === b ? pack[a]! : card));
}

function looksTheSame(session: Session, pack: readonly Card[]): boolean {
  const world = played(open(session.game, session.options, { pack }), session);
  return world !== null && appearance(world) === appearance(session);
}

function isSame(a: Card, b: Card): boolean {
  return (a & 0x3f) === (b & 0x3f);
}

/** The moves of a game made in another, or null where one of them is not possible there. */
function played(world: Session, { moves, at }: Session): Session | null {
  let now = world;
  for (const move of moves.slice(0, at)) {
    if (!choices(now).includes(move)) return null;
    now = play(now, move);
  }
  return now;
}

/** All that the player sees and has seen, as text; a stock that was gone through is known. */
function appearance(session: Session): string {
  const { board, program } = machineAt(session);
  const isKnown = program.stock >= 0 && board.passes > 0;
  const stock = isKnown
    ? Array.from({ length: board.height(program.stock) }, (_, h) => board.at(program.stock, h))
    : [];
  return JSON.stringify([viewOf(session), stock]);
}
