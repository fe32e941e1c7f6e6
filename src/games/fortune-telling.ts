import {
  ACE,
  type Card,
  CLUBS,
  card,
  DIAMONDS,
  faceOf,
  HEARTS,
  isReversed,
  KING,
  QUEEN,
  rankOf,
  SPADES,
  suitOf,
} from '../card/card.ts';
import type {
  CardLine,
  Following,
  Fortune,
  GroupLine,
  GroupName,
  MeaningName,
  Question,
} from '../rules/fortune.ts';

const JACK = 11;
const REVERSIBLE = [7, JACK, QUEEN, KING];
/** From the highest to the lowest, as the book tells of them, and how each is written. */
const RANKS = new Map([
  [ACE, 'A'],
  [KING, 'K'],
  [QUEEN, 'Q'],
  [JACK, 'J'],
  [10, 'T'],
  [9, '9'],
  [8, '8'],
  [7, '7'],
] as const);
const SUIT_LETTERS = new Map([
  [CLUBS, 'C'],
  [DIAMONDS, 'D'],
  [HEARTS, 'H'],
  [SPADES, 'S'],
] as const);

const FOLLOWED: readonly Following[] = [
  { card: card(10, CLUBS), next: { card: card(9, DIAMONDS) }, says: 'note-unpaid' },
  { card: card(10, CLUBS), next: { card: card(9, SPADES) }, says: 'debt-lost' },
  { card: card(8, SPADES), next: { card: card(7, DIAMONDS) }, says: 'quarrels' },
  { card: card(7, SPADES), next: { suit: HEARTS }, says: 'quarrels-not-lasting' },
];

/** Fortune telling after Etteilla, by thirty-two single-headed cards. */
export const fortuneTelling: Fortune = {
  name: 'fortune-telling',
  aliases: ['fortune', 'etteilla', 'eittella', 'oracle', 'Гадание'],
  source: "Foster's Complete Hoyle, pp. 513–515",
  version: 1,
  pack: { packs: 1, ranks: [7, 8, 9, 10, JACK, QUEEN, KING, ACE] },
  reversible: REVERSIBLE,
  count: 7,
  lay: 12,
  packets: ['person', 'house', 'future', 'surprise'],
  packetSize: 3,
  significators: [
    { card: card(KING, DIAMONDS), of: 'man-married-fair' },
    { card: card(KING, CLUBS), of: 'man-married-dark' },
    { card: card(JACK, HEARTS), of: 'man-single' },
    { card: card(QUEEN, HEARTS), of: 'woman-fair' },
    { card: card(QUEEN, CLUBS), of: 'woman-dark' },
  ],
  question: {
    asks: 'who',
    answers: [
      {
        says: 'man',
        leads: {
          asks: 'married',
          answers: [
            { says: 'married', leads: hair(card(KING, DIAMONDS), card(KING, CLUBS)) },
            { says: 'single', leads: { card: card(JACK, HEARTS) } },
          ],
        },
      },
      // Whether a woman is married is not asked.
      { says: 'woman', leads: hair(card(QUEEN, HEARTS), card(QUEEN, CLUBS)) },
    ],
  },
  followed: FOLLOWED,
  read: (row, significator) => [
    { of: 'significator', at: row.map(faceOf).indexOf(significator) },
    ...groupsOf(row),
    ...row.map((_, at) => lineOf(row, at, true)),
  ],
  readPacket: (packet) => packet.map((_, at) => lineOf(packet, at, false)),
};

function hair(fair: Card, dark: Card): Question {
  return {
    asks: 'hair',
    answers: [
      { says: 'fair', leads: { card: fair } },
      { says: 'dark', leads: { card: dark } },
    ],
  };
}

/** Two, three or four of a rank, wherever they lie; those of most cards first. */
function groupsOf(row: readonly Card[]): GroupLine[] {
  return [...RANKS]
    .map(([rank, letter]) => ({
      letter,
      at: row.flatMap((one, at) => (rankOf(one) === rank ? [at] : [])),
    }))
    .filter(({ at }) => at.length > 1)
    .map(
      ({ letter, at }): GroupLine => ({
        of: 'group',
        says: `${at.length}${letter}` as GroupName,
        at,
      }),
    )
    .sort((a, b) => b.at.length - a.at.length);
}

/** What a card says where it lies. On its head a card has the meaning of that alone, whatever follows it. */
function lineOf(row: readonly Card[], at: number, isRow: boolean): CardLine {
  const one = row[at]!;
  const isOther = isReversed(one) && REVERSIBLE.includes(rankOf(one));
  const says = `${nameOf(one)}${isOther ? 'R' : ''}` as MeaningName;
  const next = isRow && !isOther ? row[at + 1] : undefined;
  const found = FOLLOWED.find(
    (following) => following.card === faceOf(one) && next !== undefined && fits(following, next),
  );
  return { of: 'card', at, says, followed: found?.says ?? null };
}

function nameOf(one: Card): string {
  const letters = [RANKS.get(rankOf(one) as 1), SUIT_LETTERS.get(suitOf(one) as 0)];
  return letters.join('');
}

function fits({ next }: Following, card: Card): boolean {
  return 'card' in next ? faceOf(card) === next.card : suitOf(card) === next.suit;
}
