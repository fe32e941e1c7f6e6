import { describe, expect, it } from 'vitest';
import { type Session, undo } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { boardOf, diagram, fresh, legal, pile, refusal } from '../play/diagram.ts';
import { commands, fitsOn, pilesOf, row, sequence, stacked, stockOf, table } from './positions.ts';
import { packOf, pairs, played, rank, suit } from './shared.ts';

type Chosen = Readonly<Record<string, string>>;

/** A nine of hearts on each packet not told, and a card in hand unless told. */
function square(text: string, options: Chosen = {}): Session {
  const usual = `${row('', 12, '9H')} | stock: 4s`;
  return boardOf('napoleons-square', `${usual} | ${text}`, options);
}

/** The legal moves but for turning, which is always possible there. */
function moves(session: Session): string[] {
  return legal(session).filter((command) => command !== 'turn');
}

/** A dealt square that begins with these packets; no other king lies in it. */
function dealt(...packets: string[]): Session {
  return stacked('napoleons-square', packets.join(' '), {}, 'K');
}

function slips(session: Session): string[] {
  return legal(session).filter((command) => command.startsWith('slip'));
}

const NO_FOUNDATION = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`f${n}`, '']));

describe('Napoleon’s Square: the deal', () => {
  it.each(['1', '42', 'Austerlitz'])('lays twelve packets of four together: seed %s', (seed) => {
    const pack = packOf('napoleons-square', seed);
    expect(pack).toHaveLength(104);
    const packets = Array.from({ length: 12 }, (_, p) => pack.slice(4 * p, 4 * p + 4));
    const session = fresh('napoleons-square', {}, seed);
    expect(pilesOf(session)).toEqual({
      ...Object.fromEntries(packets.map((cards, p) => [`${p + 1}`, cards.join(' ')])),
      ...NO_FOUNDATION,
      stock: stockOf(pack.slice(48)),
      waste: '',
    });
    expect(pack.slice(48)).toHaveLength(56);
    expect(viewOf(session)).toMatchObject({ moves: 0, score: 0, passes: 0, status: 'playing' });
  });

  it.each(['1', '42', 'Wagram'])('layout=singles lays twelve single cards: seed %s', (seed) => {
    const pack = packOf('napoleons-square', seed);
    const session = fresh('napoleons-square', { layout: 'singles' }, seed);
    expect(pilesOf(session)).toEqual({
      ...Object.fromEntries(pack.slice(0, 12).map((card, p) => [`${p + 1}`, card])),
      ...NO_FOUNDATION,
      stock: stockOf(pack.slice(12)),
      waste: '',
    });
    expect(pack.slice(12)).toHaveLength(92);
  });

  it('turns the card that lies next in the pack', () => {
    const start = stacked('napoleons-square', packOf('napoleons-square', '3').join(' '));
    expect(pile(played(start, 'turn'), 'waste')).toBe(packOf('napoleons-square', '3')[48]);
  });
});

describe('Napoleon’s Square: moves', () => {
  it.each(
    table(`
      N1 an ace opens the first empty foundation ; 3: 5H AD ; move 3 to f1
      N1 and no other ; 3: 5H AD | f1: AC | f2: AS | f4: AC ; move 3 to f3
      N1 an ace of the talon as well ; waste: AD ; move waste to f1
      N1 what fits goes up on either of two alike ; 3: 2D | f1: AD | f2: AC | f3: AD ; move 3 to f1, move 3 to f3
      N1 from the talon as well ; waste: QS KS | f2: ${sequence('AS', 12)} ; move waste to f2
      N1 in suit ; 3: 2D | waste: 2S | f1: AC | f2: AH ; -
      N1 by one rank ; 3: 3C | f1: AC ; -
      N1 not round the corner ; 3: 5H AC | f1: ${sequence('AC', 13)} | f2: AD ; move 3 to f3
      N1 no other card opens a foundation ; 3: KD | waste: 2C ; -
      N1 the top card only ; 3: AD 5C | waste: AS 5C ; -
      N2 a packet’s top marries downward in suit ; 3: 5C | 4: 6C ; move 3 to 4
      N2 and the talon’s ; 4: 6C | waste: 5C ; move waste to 4
      N2 on every card that fits ; 4: 6C | 7: 6C | waste: 5C ; move waste to 4, move waste to 7
      N2 not in another suit of its color ; 3: 5C | 4: 6S | waste: 5S | 5: 6C ; move 3 to 5, move waste to 4
      N2 not in another color ; 3: 5C | 4: 6D ; -
      N2 no king on an ace ; 3: KC | 4: AC | f1: AC | f2: AC | f3: AC | f4: AC | f5: AC | f6: AC | f7: AC | f8: AC ; -
      N2 an ace may also be married on a two ; 3: 2C | waste: AC ; move waste to 3, move waste to f1
      N2 one card at a time ; 3: 5C JD TD | 4: QD ; -
      N3 the talon’s top fills any space ; 3: | 8: | waste: 5S 7C ; move waste to 3, move waste to 8
      N3 but need not ; 3: | 4: 6C | waste: 5C ; move waste to 3, move waste to 4
      N3 a packet’s top does not ; 3: | 4: 6C 8D ; -
      N4 a card may be turned though a space is empty ; 3: ; -
    `),
  )('%s: %s', (_says, text, expected) => {
    const session = square(text!);
    expect(moves(session)).toEqual(commands(expected!));
    expect(legal(session)).toContain('turn');
  });

  it('never fills a space of itself', () => {
    const open = played(square('3: AC | waste: 5C'), 'move 3 to f1');
    expect([pile(open, '3'), pile(open, 'waste')]).toEqual(['', '5C']);
    const later = played(open, 'turn', 'move waste to 3');
    expect([pile(later, '3'), pile(later, 'waste')]).toEqual(['4S', '5C']);
  });

  it('keeps cards of no use on the talon until they can come into use', () => {
    const start = square('1: 7D AC | stock: 5c 6d');
    const idle = played(start, 'turn');
    expect(moves(idle)).toEqual(['move 1 to f1']);
    const end = played(idle, 'move 1 to f1', 'move waste to 1');
    expect(pile(end, '1')).toBe('7D 6D');
  });

  const isUp = (card: string, onto: string) =>
    suit(card) === suit(onto) && rank(card) === rank(onto) + 1;
  const isDown = (card: string, onto: string) => isUp(onto, card);

  it.each([
    ['f3', 'waste', isUp],
    ['f3', '5', isUp],
    ['5', 'waste', isDown],
    ['5', '12', isDown],
  ])('every card on every card: to %s from %s', (to, from, rule) => {
    expect(fitsOn(square(''), from, to)).toEqual(pairs(rule));
  });

  it.each([
    ['f1', 'waste', (card: string) => rank(card) === 1],
    ['f1', '5', (card: string) => rank(card) === 1],
    ['f2', '5', () => false],
    ['5', 'waste', () => true],
    ['5', '6', () => false],
  ])('every card in the empty place: to %s from %s', (to, from, rule) => {
    expect(fitsOn(square(''), from, to, [''])).toEqual(pairs(rule, ['']));
  });
});

describe('Napoleon’s Square: options', () => {
  const SPACED = '1: | 2: 5C JD TD | 3: QD | 4: JC';

  it.each(
    table(`
      single ; talon ; -
      single ; any ; move 2 to 1
      run ; talon ; move 2 to 3
      run ; any ; move 2 to 1 count 1, move 2 to 1 count 2, move 2 to 3
    `),
  )('unit=%s fill=%s', (unit, fill, expected) => {
    for (const layout of ['packets', 'singles']) {
      const session = square(SPACED, { layout, unit: unit!, fill: fill! });
      expect(legal(session, '2')).toEqual(commands(expected!));
      expect(
        legal(square(`${SPACED} | waste: 4C`, { layout, unit: unit!, fill: fill! })),
      ).toContain('move waste to 1');
    }
  });

  it.each(
    table(`
      any number from the top that fits ; 2: QD JD TD | 3: JD ; move 2 to 3
      the whole packet onto a card ; 2: JD TD | 3: QD ; move 2 to 3
      not a gap ; 2: JD 9D | 3: QD ; -
      not across suits ; 2: JD 5S | 3: QD ; -
      a foundation takes single cards ; 2: 3D 2D | f1: AD ; move 2 to f1
      the talon gives single cards ; 3: QS | waste: JS TS ; -
    `),
  )('unit=run lifts %s', (_says, text, expected) => {
    expect(moves(square(text!, { unit: 'run' }))).toEqual(commands(expected!));
  });

  it('unit=run carries a run as it lies, in one step', () => {
    const end = played(square('2: 5C JD TD | 3: QD', { unit: 'run' }), 'move 2 to 3');
    expect([pile(end, '2'), pile(end, '3')]).toEqual(['5C', 'QD JD TD']);
  });

  it('fill=any fills a space with the top or any part of the run, but with no whole packet', () => {
    const all = square('1: | 2: 5C | 3: 7C JD TD', { unit: 'run', fill: 'any' });
    expect(legal(all, '2')).toEqual([]);
    const part = square('1: | 2: JD TD 9D', { unit: 'run', fill: 'any' });
    expect(legal(part, '2')).toEqual(['move 2 to 1 count 1', 'move 2 to 1 count 2']);
    const end = played(part, 'move 2 to 1 count 2');
    expect([pile(end, '1'), pile(end, '2')]).toEqual(['TD 9D', 'JD']);
  });

  it('layout=singles knows no slip', () => {
    const singles = { layout: 'singles' };
    const text = '1: 3D KD 5C 6S | 2: 7H 4D 2S KD';
    expect(slips(square(text))).toEqual(['slip 1', 'slip 2']);
    expect(slips(square(text, singles))).toEqual([]);
    expect(refusal(square(text, singles), 'slip 1').message).toContain('nothing to slip');
  });
});

describe('Napoleon’s Square: the two kings', () => {
  it('lets one king go under its own packet, either of the two', () => {
    const start = dealt('3D KD 5C 6S', '7H 4D 2S KD');
    expect(slips(start)).toEqual(['slip 1', 'slip 2']);
    const first = played(start, 'slip 1');
    expect([pile(first, '1'), pile(first, '2')]).toEqual(['KD 3D 5C 6S', '7H 4D 2S KD']);
    const second = played(start, 'slip 2');
    expect([pile(second, '1'), pile(second, '2')]).toEqual(['3D KD 5C 6S', 'KD 7H 4D 2S']);
    for (const slipped of [first, second]) {
      expect(slips(slipped)).toEqual([]);
      expect(viewOf(slipped).moves).toBe(1);
      expect(slips(undo(slipped))).toEqual(['slip 1', 'slip 2']);
    }
  });

  it.each([
    ['nothing lower of its suit lies below one', ['3D KD 5C 6S', 'KD 7H 4D 2S']],
    ['only other suits lie below one', ['3D KD 5C 6S', '4S 7H 3S KD']],
    ['one is in hand', ['3D KD 5C 6S']],
    ['only its like lies below one', ['KD 7H 4S KD']],
    ['they lie on each other', ['4S 7H KD KD']],
    ['the lower cards lie above them', ['KD 3D 5C 6S', 'KD 4D 2S 7H']],
  ])('offers none where %s', (_says, packets) => {
    expect(slips(dealt(...packets))).toEqual([]);
  });

  it('counts two kings in one packet, the uppermost slipping first', () => {
    const start = dealt('3D KD 5C KD');
    expect(slips(start)).toEqual(['slip 1']);
    const slipped = played(start, 'slip 1');
    expect(pile(slipped, '1')).toBe('KD 3D KD 5C');
    expect(slips(slipped)).toEqual([]);
  });

  it('gives each suit its slip, and lists a packet once', () => {
    const start = dealt('3D 2S KD KS', '4D KD 5S KS');
    expect(slips(start)).toEqual(['slip 1', 'slip 2']);
    const spade = played(start, 'slip 1');
    expect(pile(spade, '1')).toBe('KS 3D 2S KD');
    expect(slips(spade)).toEqual(['slip 1', 'slip 2']);
    const both = played(spade, 'slip 1');
    expect([pile(both, '1'), pile(both, '2')]).toEqual(['KD KS 3D 2S', '4D KD 5S KS']);
    expect(slips(both)).toEqual([]);
    const other = played(spade, 'slip 2');
    expect([pile(other, '2'), slips(other)]).toEqual(['KD 4D 5S KS', []]);
  });

  it('passes by a king whose suit is safe, though it lies uppermost', () => {
    const slipped = played(dealt('3D 2S KD KS', '4D KD 5H 7C'), 'slip 1');
    expect(pile(slipped, '1')).toBe('KD 3D 2S KS');
  });

  it.each(['turn', 'move 3 to f1', 'move 4 to 5'])('is declined by any other move: %s', (other) => {
    const start = dealt('3D KD 5C 6S', '7H 4D 2S KD', '9C 8S 4H AH', '2H 7D 3C 8H', '2H 7D 3C 9H');
    expect(slips(start)).toEqual(['slip 1', 'slip 2']);
    const gone = played(start, other);
    expect(slips(gone)).toEqual([]);
    expect(refusal(gone, 'slip 1').message).toContain('as the first move');
    expect(slips(undo(gone))).toEqual(['slip 1', 'slip 2']);
  });

  it('is over after a slip and another move', () => {
    const start = dealt('3D 2S KD KS', '4D KD 5S KS');
    const gone = played(start, 'slip 1', 'turn');
    expect([slips(gone), slips(undo(gone))]).toEqual([[], ['slip 1', 'slip 2']]);
  });
});

describe('Napoleon’s Square: examples', () => {
  it('plays the ace of the plate at once', () => {
    const tops = '4D TH QC 9S 2C 7H 3D JS TC 2D AH KD'.split(' ');
    const plate = square(tops.map((card, p) => `${p + 1}: ${card}`).join(' | '));
    expect(moves(plate)).toEqual(['move 10 to 7', 'move 11 to f1', 'move 7 to 1']);
    expect(pile(played(plate, 'move 11 to f1'), 'f1')).toBe('AH');
  });

  it('is lost where two packets have diamonds in sequence over lower diamonds', () => {
    const packets = '1: 3D KD QD | 2: 3D KD QD | f1: AD 2D | f2: AD 2D';
    const lost = played(square(`${packets} | stock: 5s`), 'turn');
    expect(viewOf(lost)).toMatchObject({ status: 'lost', score: 4 });
  });
});

describe('Napoleon’s Square: foundations and piles', () => {
  it.each(['AC', 'AD', 'AH', 'AS'])('builds both foundations from %s to the king', (ace) => {
    const up = sequence(ace, 13);
    const down = up.split(' ').reverse().join(' ');
    let session = square(`waste: ${down} | 3: ${down} | f1: 9H`);
    for (let i = 0; i < 13; i++) {
      session = played(session, 'move waste to f2', 'move 3 to f3');
    }
    expect([pile(session, 'f2'), pile(session, 'f3')]).toEqual([up, up]);
    expect(viewOf(session).score).toBe(27);
  });

  it('knows every pile by its name', () => {
    for (let packet = 1; packet <= 12; packet++) {
      const start = square(`${packet}: AC 2D | waste: AD`);
      expect(pile(played(start, `move waste to ${packet}`), `${packet}`)).toBe('AC 2D AD');
      const gone = played(square(`${packet}: AC`), `move ${packet} to f1`);
      expect(pile(gone, `${packet}`)).toBe('');
    }
    for (let n = 1; n <= 8; n++) {
      const before = Array.from({ length: n - 1 }, (_, i) => `f${i + 1}: AC`).join(' | ');
      const up = played(
        square(`${before} | waste: 2D AD`),
        `move talon to f${n}`,
        `move waste to f${n}`,
      );
      expect(pile(up, `f${n}`)).toBe('AD 2D');
    }
    expect(refusal(square(''), 'move 1 to f9').code).toBe('unknown-pile');
  });
});

describe('Napoleon’s Square: refusals', () => {
  it.each(
    table(`
      a packet’s top into a space ; 3: | 4: 6C 8D ; move 4 to 3 ; From the packets cards come only onto cards, not into an empty packet
      a run ; 3: 5C JD TD | 4: QD ; move 3 to 4 count 2 ; From the packets only the top card moves
      a buried card ; 3: 5C JD TD | 4: QD ; move jd to 4 ; From the packets only the top card moves
      a buried card of the talon ; 3: | waste: 4S 2D ; move 4s to 3 ; From the waste only the top card moves
      another suit ; 3: 5C | 4: 6S ; move 3 to 4 ; 5♣ does not go on 6♠: the packets are built down by one, in suit
      upward ; 3: 6C | 4: 5C ; move 3 to 4 ; 6♣ does not go on 5♣: the packets are built down by one, in suit
      a card too high for a foundation ; 3: 3C | f1: AC ; move 3 to f1 ; 3♣ does not go on A♣: the foundations are built up by one, in suit
      a foundation begun without an ace ; 3: 6C 5D ; move 3 to f1 ; 5♦ does not go into an empty foundation: that takes only an ace
      another foundation than the next ; 3: AD ; move 3 to f4 ; The next one goes to f1, the first that is empty
      a card back from a foundation ; 3: 3C | f1: AC 2C ; move f1 to 3 ; not from the foundations
      a card back into a space ; 3: | f1: AC 2C ; move f1 to 3 ; not from the foundations
      a card of the hand into a space ; 3: ; move stock to 3 ; not from the stock
      a hidden card ; 3: 5S ; move 4s to 3 ; No 4♠ is to be seen
      a card onto the talon ; 3: 5S ; move 3 to waste ; Nothing is laid on the waste
      from a space ; 3: ; move 3 to 4 ; There is no card on 3
      from an empty talon ; 3: ; move waste to 3 ; There is no card on the waste
      slipping where no two kings call for it ; 3: 3D KD ; slip 3 ; where both kings of a suit lie on smaller cards of their suit
      dealing ; - ; deal ; There is nothing to deal in Napoleon's Square
      a redeal ; - ; redeal ; There is nothing to redeal in Napoleon's Square
      an exchange ; - ; exchange 1 with 2 ; There is nothing to exchange in Napoleon's Square
      filling ; 3: ; fill ; There is nothing to fill in Napoleon's Square
    `),
  )('%s', (_says, text, command, words) => {
    const { code, message } = refusal(square(text!), command!);
    expect(message).toContain(words);
    expect(code).toBe('illegal-move');
  });

  it('a whole packet into a space', () => {
    const session = square('3: | 4: 6C', { fill: 'any' });
    expect(refusal(session, 'move 4 to 3').message).toContain('only change one packet for another');
  });

  it('more cards than are in sequence', () => {
    const session = square('3: 5C JD TD | 4: 6C', { unit: 'run' });
    expect(refusal(session, 'move 3 to 4 count 3').message).toContain('not a run');
  });

  it('a card turned and taken back again', () => {
    const back = undo(played(square('3: 5S'), 'turn'));
    expect(refusal(back, 'move 4s to 3').message).toContain('No 4♠ is to be seen');
    expect(pile(back, 'stock')).toBe('4s');
  });
});

describe('Napoleon’s Square: the end', () => {
  const LAST = ['AC', 'AC', 'AD', 'AD', 'AH', 'AH', 'AS']
    .map((ace, i) => `f${i + 1}: ${sequence(ace, 13)}`)
    .join(' | ');

  it.each(['7: KS', 'waste: KS'])('is won with eight kings up, the last from %s', (last) => {
    const start = boardOf('napoleons-square', `${LAST} | f8: ${sequence('AS', 12)} | ${last}`);
    expect(viewOf(start)).toMatchObject({ status: 'playing', score: 103 });
    const won = played(start, `move ${last.split(':')[0]} to f8`);
    expect(viewOf(won)).toMatchObject({ status: 'won', score: 104 });
    expect(refusal(won, 'turn').code).toBe('game-over');
  });

  it.each([
    ['lost: nothing fits', '1: 9H', 'lost'],
    ['not lost while the talon’s top can fill a space', '1:', 'playing'],
    ['not lost while two cards can marry', '1: TH', 'playing'],
    ['not lost while a card can go up', '1: AC', 'playing'],
  ])('once the hand is out: %s', (_says, text, status) => {
    expect(viewOf(played(square(text), 'turn')).status).toBe(status);
  });

  it('is lost with a space and nothing to fill it from', () => {
    const start = square('1: | 2:');
    expect(viewOf(played(start, 'turn', 'move waste to 1')).status).toBe('lost');
    const modern = square('1: | 2: | 3: 6C 7D', { fill: 'any' });
    expect(viewOf(played(modern, 'turn', 'move waste to 1')).status).toBe('playing');
  });

  it('is not lost while a card is in hand', () => {
    expect(viewOf(square(''))).toMatchObject({ status: 'playing' });
    expect(legal(square(''))).toEqual(['turn']);
  });

  it('counts a pass when the last card is turned, and turns no more', () => {
    const out = played(square('1: TH | stock: 4s 5c'), 'turn', 'turn');
    expect(viewOf(out).passes).toBe(1);
    expect(pile(out, 'waste')).toBe('5C 4S');
    expect(refusal(out, 'turn').message).toContain('may not be gone through again');
  });

  it('goes back to the deal, whatever was played', () => {
    const start = fresh('napoleons-square', {}, '7');
    const first = diagram(start);
    const later = played(start, 'turn', 'turn', 'turn');
    expect(diagram(undo(later, later.at))).toBe(first);
  });
});
