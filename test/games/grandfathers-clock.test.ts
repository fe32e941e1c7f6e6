import { describe, expect, it } from 'vitest';
import { type Session, undo } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { boardOf, diagram, fresh, legal, pile, refusal } from '../play/diagram.ts';
import { commands, fitsOn, pilesOf, sequence, table } from './positions.ts';
import { deck, packOf, pairs, played, rank, suit } from './shared.ts';

type Chosen = Readonly<Record<string, string>>;

/** Hour, the card it starts with, the card it must end with, and how many are added. */
const DIAL = [
  [1, 'TH', 'AH', 4],
  [2, 'JC', '2C', 4],
  [3, 'QD', '3D', 4],
  [4, 'KS', '4S', 4],
  [5, '2H', '5H', 3],
  [6, '3C', '6C', 3],
  [7, '4D', '7D', 3],
  [8, '5S', '8S', 3],
  [9, '6H', '9H', 3],
  [10, '7C', 'TC', 3],
  [11, '8D', 'JD', 3],
  [12, '9S', 'QS', 3],
] as const;
const COLUMNS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The dial as it starts, a queen of hearts on each column, otherwise where told. */
function clock(text: string, options: Chosen = {}): Session {
  const dial = DIAL.map(([hour, first]) => `h${hour}: ${first}`).join(' | ');
  const columns = COLUMNS.map((name) => `${name}: QH`).join(' | ');
  return boardOf('grandfathers-clock', `${dial} | ${columns} | ${text}`, options);
}

/** The cards still to come on an hour, the next first. */
function toCome(hour: number): string[] {
  const [, first, , added] = DIAL[hour - 1]!;
  return sequence(first, added + 1)
    .split(' ')
    .slice(1);
}

describe('Grandfather’s Clock: the deal', () => {
  it.each([
    ['HCDS', '1'],
    ['HSDC', '42'],
    ['SHCD', 'midnight'],
    ['HCDS', '7'],
  ])(
    'suits=%s lays the dial, the two at five, and forty in rows of eight: seed %s',
    (suits, seed) => {
      const pack = packOf('grandfathers-clock', seed);
      expect(pack).toHaveLength(52);
      const dial = Object.fromEntries(
        [...'23456789TJQK'].map((first, step) => [
          `h${((step + 4) % 12) + 1}`,
          first + suits[step % 4]!,
        ]),
      );
      const rest = pack.filter((card) => !Object.values(dial).includes(card));
      expect(rest).toHaveLength(40);
      const session = fresh('grandfathers-clock', { suits }, seed);
      expect(pilesOf(session)).toEqual({
        ...dial,
        ...Object.fromEntries(
          COLUMNS.map((name, c) => [name, rest.filter((_, k) => k % 8 === c).join(' ')]),
        ),
      });
      expect(viewOf(session)).toMatchObject({ moves: 0, score: 0, passes: 0, status: 'playing' });
    },
  );

  it('lays the dial of the figure', () => {
    const dealt = pilesOf(fresh('grandfathers-clock'));
    for (const [hour, first] of DIAL) expect(dealt[`h${hour}`]).toBe(first);
  });
});

describe('Grandfather’s Clock: the dial', () => {
  it.each(DIAL)('%i o’clock is built from %s to %s and no further', (hour, first, last, added) => {
    const cards = sequence(first, added + 2).split(' ');
    for (let i = 1; i < cards.length; i++) {
      const lying = `h${hour}: ${cards.slice(0, i).join(' ')}`;
      const session = clock(`3: ${cards[i]} | ${lying}`);
      const isComing = i <= added;
      expect(legal(session).includes(`move 3 to h${hour}`), cards[i]).toBe(isComing);
    }
    expect(cards[added]).toBe(last);
    expect(rank(last)).toBe(hour);
  });

  it.each([
    ['HCDS', DIAL.map(([hour, first]) => [hour, first] as const)],
    ['HSDC', [1, 2, 3, 4].map((hour) => [hour, ['TH', 'JS', 'QD', 'KC'][hour - 1]!] as const)],
  ])('suits=%s: every card on every other on the dial', (suits, hours) => {
    const board = clock('', { suits });
    for (const [hour, first] of hours) {
      const onto = deck.filter((card) => suit(card) === suit(first));
      const next = (card: string, below: string) =>
        suit(card) === suit(below) && rank(card) === (rank(below) % 13) + 1;
      const isComing = (card: string, below: string) =>
        next(card, below) && rank(card) !== hour + 1;
      expect(fitsOn(board, '3', `h${hour}`, onto), `h${hour}`).toEqual(pairs(isComing, onto));
    }
  });

  it('has one destination for each of forty cards', () => {
    const all = DIAL.flatMap(([hour]) => toCome(hour));
    expect(all).toHaveLength(40);
    const board = clock('');
    for (const card of all) {
      const hours = DIAL.filter(([hour]) => {
        const cards = toCome(hour);
        const below = cards[cards.indexOf(card) - 1] ?? DIAL[hour - 1]![1];
        const isThere = cards.includes(card);
        const found = fitsOn(board, '3', `h${hour}`, [below]).includes(`${card} on ${below}`);
        expect(found, `${card} on h${hour}`).toBe(isThere);
        return found;
      });
      expect(hours, card).toHaveLength(1);
    }
  });

  it('brings the whole clock right, from full columns', () => {
    const columns = COLUMNS.map((name, c) => {
      const hours = [c + 1, c + 9].filter((hour) => hour <= 12);
      const cards = hours.flatMap((hour) => toCome(hour)).reverse();
      return `${name}: ${cards.join(' ')}`;
    });
    let session = clock(columns.join(' | '));
    for (let c = 0; c < 8; c++) {
      for (const hour of [c + 1, c + 9].filter((one) => one <= 12)) {
        for (const card of toCome(hour)) {
          expect(viewOf(session).status).toBe('playing');
          session = played(session, `move ${c + 1} to h${hour}`);
          expect(pile(session, `h${hour}`).endsWith(card)).toBe(true);
        }
      }
    }
    for (const [hour, , last] of DIAL) expect(pile(session, `h${hour}`).slice(-2)).toBe(last);
    expect(viewOf(session)).toMatchObject({ status: 'won', score: 40, moves: 40 });
    expect(refusal(session, 'move 1 to 2').code).toBe('game-over');
  });
});

describe('Grandfather’s Clock: columns', () => {
  it.each(
    table(`
      a top card goes on one a rank higher ; 1: 7S | 2: 6D ; move 2 to 1
      whatever its color ; 1: 7S | 2: 6D | 3: 6C ; move 2 to 1, move 3 to 1
      on either of two ; 1: 7S | 2: 6D | 3: 7C ; move 2 to 1, move 2 to 3
      not a rank lower, nor two higher ; 1: 6C | 2: 8D | 3: 4D ; -
      no king on an ace ; 1: AC | 2: KC ; ${COLUMNS.slice(2)
        .map((name) => `move ${name} to 2`)
        .join(', ')}
      nor an ace on a king of the dial but in its turn ; 1: AS ; move 1 to h4
      one card at a time ; 1: TC | 2: 3D 9C 8S ; -
      the card below is free next ; 1: 9C | 2: 6D 8S ; move 2 to 1
      cards do not come back from the dial ; 1: 6C | h5: 2H 3H 4H 5H ; -
      any top card fills a space ; 1: | 2: 6D 8S ; move 2 to 1
      each space is a target ; 1: | 8: | 2: 6D 8S ; move 2 to 1, move 2 to 8
      but the only card of a column would change nothing ; 1: ; -
    `),
  )('%s: %s', (_says, text, expected) => {
    expect(legal(clock(text!))).toEqual(commands(expected!));
  });

  it.each([
    ['1', '2', (card: string, onto: string) => rank(card) === rank(onto) - 1],
    ['2', 'h1', () => false],
    ['h2', 'h1', () => false],
  ])('every card on every card: to %s from %s', (to, from, rule) => {
    expect(fitsOn(clock(''), from, to)).toEqual(pairs(rule));
  });

  it('takes any single card to a space, whatever it is', () => {
    for (const card of deck) {
      expect(legal(clock(`1: | 2: 4C ${card}`)), card).toContain('move 2 to 1');
    }
  });

  it('sends nothing to the dial of itself, and fills no space of itself', () => {
    const session = played(clock('1: 8C | 2: 5D 7H | 3: 3H'), 'move 2 to 1');
    expect([pile(session, '3'), pile(session, 'h5')]).toEqual(['3H', '2H']);
    const open = played(session, 'move 3 to h5');
    expect([pile(open, '3'), pile(open, 'h5')]).toEqual(['', '2H 3H']);
  });
});

describe('Grandfather’s Clock: examples', () => {
  it('puts the three and then the four of hearts on the two', () => {
    const end = played(clock('1: 9C 4H 3H'), 'move 1 to h5', 'move 1 to h5');
    expect(pile(end, 'h5')).toBe('2H 3H 4H');
  });

  it('goes on from the king to the ace, the two, the three and the four', () => {
    const end = played(
      clock('1: 9C 4S 3S 2S AS'),
      ...Array.from({ length: 4 }, () => 'move 1 to h4'),
    );
    expect(pile(end, 'h4')).toBe('KS AS 2S 3S 4S');
    const one = played(
      clock('1: 9C AH KH QH JH'),
      ...Array.from({ length: 4 }, () => 'move 1 to h1'),
    );
    expect(pile(one, 'h1')).toBe('TH JH QH KH AH');
  });

  it.each(['6H', '6C', '6S'])('lays %s on a black seven', (card) => {
    expect(legal(clock(`1: 7S | 2: ${card}`))).toContain('move 2 to 1');
  });

  it.each(['2D', '2C', '2S'])('lays %s on a red three', (card) => {
    expect(legal(clock(`1: 3D | 2: ${card}`))).toContain('move 2 to 1');
  });
});

describe('Grandfather’s Clock: piles and refusals', () => {
  it('knows every pile by its name', () => {
    for (const name of COLUMNS) {
      for (const other of COLUMNS.filter((one) => one !== name)) {
        const session = played(clock(`${name}: 7S | ${other}: 9C 6D`), `move ${other} to ${name}`);
        expect(pile(session, name)).toBe('7S 6D');
      }
    }
    for (const [hour, first] of DIAL) {
      const [card] = toCome(hour);
      const session = played(clock(`8: 9C ${card}`), `move 8 to h${hour}`);
      expect(pile(session, `h${hour}`)).toBe(`${first} ${card}`);
    }
    for (const wrong of ['9', 'h13', 'h0', 'stock', 'waste', 'f1']) {
      expect(refusal(clock('1: 3H'), `move 1 to ${wrong}`).code, wrong).toBe('unknown-pile');
    }
  });

  it.each(
    table(`
      another suit on the dial ; 1: 3S ; move 1 to h5 ; 3♠ does not go on 2♥: the hours of the dial are built up by one, an ace following a king, in suit
      a card out of turn ; 1: 4H ; move 1 to h5 ; 4♥ does not go on 2♥
      a card past the hour ; 1: 6H | h5: 2H 3H 4H 5H ; move 1 to h5 ; only cards up to its hour lie there
      a card back from the dial ; 1: 4C ; move h6 to 1 ; Cards come to the columns only from columns, not from the hours of the dial
      one back into a space ; 1: ; move h6 to 1 ; not from the hours of the dial
      from one hour to another ; - ; move h6 to h5 ; Cards come to the hours of the dial only from columns, not from the hours of the dial
      upward in the columns ; 1: 6S | 2: 7H ; move 2 to 1 ; 7♥ does not go on 6♠: the columns are built down by one, whatever the suit
      a king on an ace ; 1: AC | 2: KC ; move 2 to 1 ; K♣ does not go on A♣
      two cards at once ; 1: TS | 2: 9C 8C ; move 2 to 1 count 2 ; From the columns only the top card moves
      a buried card ; 1: TS | 2: 9C 8C ; move 9c to 1 ; From the columns only the top card moves
      two cards into a space ; 1: | 2: 3D 9C 8C ; move 2 to 1 count 2 ; From the columns only the top card moves
      the only card of a column into a space ; 1: | 2: 9C ; move 2 to 1 ; only change one column for another
      from a space ; 1: ; move 1 to 2 ; There is no card on 1
      onto itself ; - ; move 2 to 2 ; 2 is where it lies already
      turning ; - ; turn ; There is nothing to turn in Grandfather's Clock
      dealing ; - ; deal ; There is nothing to deal in Grandfather's Clock
      a redeal ; - ; redeal ; There is nothing to redeal in Grandfather's Clock
      filling ; - ; fill ; There is nothing to fill in Grandfather's Clock
      slipping ; - ; slip 1 ; There is nothing to slip in Grandfather's Clock
      an exchange ; - ; exchange 1 with 2 ; There is nothing to exchange in Grandfather's Clock
    `),
  )('%s', (_says, text, command, words) => {
    // A queen more on the eighth column keeps a move open.
    const { code, message } = refusal(clock(`${text} | 8: QH | 7: JC`), command!);
    expect(message).toContain(words);
    expect(code).toBe('illegal-move');
  });
});

describe('Grandfather’s Clock: the end', () => {
  it.each(
    table(`
      lost: no card can move ; - ; lost
      not lost while a card can go to the dial ; 1: 3H ; playing
      not lost while a card can be built ; 1: KH ; playing
      not lost with a space, though it only serves to shift cards ; 1: | 2: 9C 9D ; playing
      lost with spaces, but no column of two ; 1: | 2: ; lost
    `),
  )('%s', (_says, text, status) => {
    expect(viewOf(clock(text!)).status).toBe(status);
  });

  it('scores the cards added', () => {
    const start = clock('1: 9C 4H 3H');
    expect(viewOf(start).score).toBe(0);
    const end = played(start, 'move 1 to h5', 'move 1 to h5');
    expect(viewOf(end).score).toBe(2);
    expect(viewOf(undo(end)).score).toBe(1);
  });

  it('goes back to the deal, whatever was played', () => {
    const start = fresh('grandfathers-clock', {}, '7');
    const first = diagram(start);
    let session = start;
    for (let i = 0; i < 6; i++) session = played(session, legal(session)[0]!);
    expect(session.at).toBe(6);
    expect(diagram(undo(session, session.at))).toBe(first);
  });
});
