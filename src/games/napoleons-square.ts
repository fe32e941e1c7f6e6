import { ACE, KING, rankOf, suitOf } from '../card/card.ts';
import { TWO_PACKS } from '../card/pack.ts';
import { turning } from '../rules/action.ts';
import type { Board } from '../rules/board.ts';
import { packets, rest } from '../rules/deal.ts';
import { cleared, onFoundations } from '../rules/end.ts';
import type { Action, Game } from '../rules/game.ts';
import { across, downward } from '../rules/layout.ts';
import { NOWHERE } from '../rules/move.ts';
import { phrase } from '../rules/phrase.ts';
import { ontoCards } from '../rules/way.ts';
import { all, anyCard, down, inSuit, only, run, top, up } from '../rules/words.ts';

/** The height of every king in a pile with a smaller card of its suit below it, by suit. */
function blockedKings(board: Board, pile: number): Map<number, number[]> {
  const blocked = new Map<number, number[]>();
  const suitsBelow = new Set<number>();
  for (let height = 0; height < board.height(pile); height++) {
    const card = board.at(pile, height);
    const suit = suitOf(card);
    if (rankOf(card) !== KING) suitsBelow.add(suit);
    else if (suitsBelow.has(suit)) blocked.set(suit, [...(blocked.get(suit) ?? []), height]);
  }
  return blocked;
}

/** The uppermost king of a packet that is one of two blocked kings of its suit, or -1. */
function kingToSlip(board: Board, packets: readonly number[], packet: number): number {
  const all = packets.map((pile) => blockedKings(board, pile));
  let height = -1;
  for (const [suit, heights] of blockedKings(board, packet)) {
    const count = all.reduce((sum, kings) => sum + (kings.get(suit)?.length ?? 0), 0);
    if (count === 2) height = Math.max(height, ...heights);
  }
  return height;
}

/** Cadogan's remedy where both kings of a suit sit on smaller cards of it: one goes under its own packet. */
const slip: Action = {
  verb: 'slip',
  form: 'slip FROM',
  says: phrase('slip'),
  bind: (hand) => {
    const square = hand.group('packet');
    return {
      list: (offer) => {
        if (hand.mark('opening') === 0) return;
        for (const packet of square) {
          if (kingToSlip(hand, square, packet) >= 0) offer(packet, NOWHERE, 0);
        }
      },
      play: (packet) => {
        const king = kingToSlip(hand, square, packet);
        for (let height = king; height > 0; height--) hand.swap(packet, height, packet, height - 1);
      },
    };
  },
};

/** Napoleon's Square: twelve packets on three sides of eight foundations, and one pass. */
export const napoleonsSquare: Game = {
  name: 'napoleons-square',
  title: "Napoleon's Square",
  aliases: ['Le Carré Napoléon', 'Busy Aces (twelve singles)'],
  source:
    'Lady Adelaide Cadogan, Illustrated Games of Solitaire or Patience (New York 1914), pp. 48-49',
  version: 1,
  about: {
    family: 'Forty Thieves',
    gist: 'Two packs, everything in the square to be seen, one card at a time and one pass.',
    luck: 2,
    thought: 3,
    minutes: 20,
    odds: null,
    notes: [
      'Cards move one at a time: the rule speaks of uppermost cards only, and the book shifts even long sequences card by card.',
      'A space may be left open and is filled only from the talon or, what is the same, the card just turned.',
      'Where both kings of a suit lie on smaller cards of their suit, you may slip one under its packet before the first move, or ask for a new deal.',
    ],
  },
  options: [
    {
      name: 'layout',
      values: ['packets', 'singles'],
      about:
        "Twelve packets of four, or twelve single cards with the rest in hand: Cadogan's two versions, in her order.",
    },
    {
      name: 'unit',
      values: ['single', 'run'],
      about: 'Whether cards move one at a time, as in the book, or in runs, as in modern rules.',
    },
    {
      name: 'fill',
      values: ['talon', 'any'],
      about:
        "Whether spaces are filled from the talon only, the book's rule II, or from packets too.",
    },
  ],
  rules: (options) => {
    const inPackets = options['layout'] === 'packets';
    const unit = options['unit'] === 'run' ? run : top;
    return {
      pack: TWO_PACKS,
      piles: {
        packet: {
          kind: 'tableau',
          count: 12,
          id: '',
          build: all(down, inSuit),
          empty: anyCard,
          takes: { packet: options['fill'] === 'any' ? unit : ontoCards(unit), waste: top },
          alike: true,
        },
        foundation: {
          kind: 'foundation',
          count: 8,
          id: 'f',
          build: all(up, inSuit),
          empty: only(ACE),
          takes: { packet: top, waste: top },
          alike: true,
        },
        stock: { kind: 'stock', count: 1, id: 'stock' },
        waste: { kind: 'waste', count: 1, id: 'waste' },
      },
      layout: [
        ...downward('packet', 4, 0, 1.9, { fan: 'right', wide: 3 }),
        ...across('packet', 4, 3.3, 0, { from: 4, step: 1.667, fan: 'down' }),
        ...downward('packet', 4, 10.2, 1.9, { from: 8, fan: 'right', wide: 3 }),
        ...across('foundation', 4, 3.3, 2.9, { step: 1.667 }),
        ...across('foundation', 4, 3.3, 3.9, { from: 4, step: 1.667 }),
        ...across('stock', 1, 4.967, 5),
        ...across('waste', 1, 6.633, 5),
      ],
      deal: [packets('packet', inPackets ? 4 : 1), rest()],
      actions: [turning({ by: 1, passes: 1 }), ...(inPackets ? [slip] : [])],
      after: [],
      won: cleared,
      score: onFoundations(),
      ...(inPackets
        ? { marks: { opening: { start: 1, next: (value, verb) => (verb === 'slip' ? value : 0) } } }
        : {}),
    };
  },
};
