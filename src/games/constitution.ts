import { ACE, card, KING, QUEEN, SUITS } from '../card/card.ts';
import { TWO_PACKS } from '../card/pack.ts';
import { turning } from '../rules/action.ts';
import { refill } from '../rules/after.ts';
import { around, leaveOut, rest, setOut } from '../rules/deal.ts';
import { cleared, onFoundations } from '../rules/end.ts';
import type { Game, Group } from '../rules/game.ts';
import { across } from '../rules/layout.ts';
import { all, alternating, anyCard, down, inSuit, top, up } from '../rules/words.ts';

/** A division of the state: built down in alternate colors from the one below, which also fills its spaces. */
function division(id: string, below?: string): Group {
  return {
    kind: 'tableau',
    count: 8,
    id,
    alike: true,
    ...(below
      ? {
          build: all(down, alternating),
          empty: anyCard,
          takes: { [below]: top },
          must: true,
        }
      : {}),
  };
}

/** The Constitution: cards rise from the People through Commons and Lords to the Privy Council. */
export const constitution: Game = {
  name: 'constitution',
  title: 'The Constitution',
  aliases: ['The British Constitution'],
  source:
    'Lady Adelaide Cadogan, Illustrated Games of Solitaire or Patience (New York 1914), pp. 50-52',
  version: 1,
  about: {
    family: 'ladder of rows',
    gist: 'Nobody rises without a vacancy above: wait for the right one before you make it.',
    luck: 2,
    thought: 3,
    minutes: 25,
    odds: [56, 100],
    notes: [
      'The kings and queens leave the game; in the book they are bishops, judges and the sovereign, and look on.',
      'A vacancy in the three upper divisions is filled at once with any top card of the division below: which, is yours to choose, also where there is only one.',
      'Cards from the hand enter only by filling the People; they are not built there.',
      'There is no redeal: the book says so where there is one.',
    ],
  },
  options: [],
  rules: () => ({
    pack: TWO_PACKS,
    piles: {
      council: division('a', 'lords'),
      lords: division('b', 'commons'),
      commons: division('c', 'people'),
      people: division('d'),
      foundation: {
        kind: 'foundation',
        count: 8,
        id: 'f',
        build: all(up, inSuit),
        takes: { council: top },
        alike: true,
      },
      stock: { kind: 'stock', count: 1, id: 'stock' },
      waste: { kind: 'waste', count: 1, id: 'waste' },
    },
    layout: [
      ...across('foundation', 8, 2, 0),
      ...across('council', 8, 2, 1.25),
      ...across('lords', 8, 2, 2.25),
      ...across('commons', 8, 2, 3.25),
      ...across('people', 8, 2, 4.25),
      ...across('stock', 1, 11, 3.25),
      ...across('waste', 1, 11, 4.25),
    ],
    captions: [
      { term: 'government', x: 0, y: 0, width: 2 },
      { term: 'council', x: 0, y: 1.25, width: 2 },
      { term: 'lords', x: 0, y: 2.25, width: 2 },
      { term: 'commons', x: 0, y: 3.25, width: 2 },
      { term: 'people', x: 0, y: 4.25, width: 2 },
    ],
    deal: [
      leaveOut(QUEEN, KING),
      setOut(
        'foundation',
        SUITS.flatMap((suit) => [card(ACE, suit), card(ACE, suit)]),
      ),
      around(['people', 'commons', 'lords', 'council']),
      rest(),
    ],
    actions: [turning({ by: 1, passes: 1 })],
    after: [refill(['people'], ['waste', 'stock'])],
    won: cleared,
    score: onFoundations(),
  }),
};
