import { describe, expect, it } from 'vitest';
import { english } from '../../src/notation/language/en/english.ts';
import { type Session, undo } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { boardOf, diagram, fresh, legal, pile, refusal } from '../play/diagram.ts';
import { commands, fitsOn, pilesOf, sequence, stacked, stockOf, table } from './positions.ts';
import { isRed, packOf, pairs, played, rank, suit } from './shared.ts';

const STARTERS = 'f1: AH | f2: AH | f3: AD | f4: AD | f5: KC | f6: KC | f7: KS | f8: KS';
const BARRIERS = 'b1: KH | b2: AS | b3: KD | b4: AC';
/** Cards at home on all twelve places, none of which can move. */
const NORTH = '1: 9H | 2: 9H | 3: 9D | 4: 9D | 5: 6H | 6: 6D';
const SOUTH = '7: 9S | 8: 9S | 9: 9C | 10: 9C | 11: 6S | 12: 6C';
const SET_OUT = 'AH AH AD AD KC KC KS KS KH AS KD AC';
/** Cards at home on all twelve places: first cards of a pack that come after those set out. */
const RING = '9H 9H 9D 9D 6H 6D 9S 9S 9C 9C 6S 6C';
/** Hand and talon are both out. */
const END = 'stock: | waste:';

/** That ring after the opening, with some piles laid otherwise and two cards in hand unless told. */
function ring(text: string, options: Readonly<Record<string, string>> = {}): Session {
  const usual = `${STARTERS} | ${BARRIERS} | ${NORTH} | ${SOUTH} | stock: 4s 4c`;
  return boardOf('hemispheres', `${usual} | ${text}`, options);
}

/** A dealt game with these cards on the twelve places and these next in hand. */
function opening(places: string, hand = ''): Session {
  return stacked('hemispheres', `${SET_OUT} ${places} ${hand}`);
}

/** Such a ring once the last card in hand has been turned onto the talon. */
function handOut(text: string, last = '4C'): Session {
  return played(ring(`${text} | stock: ${last.toLowerCase()}`), 'turn');
}

/** The legal moves but for turning, which is always possible there. */
function moves(session: Session): string[] {
  return legal(session).filter((command) => command !== 'turn');
}

describe('The Hemispheres: the deal', () => {
  it.each([
    ['1', 'talon-first'],
    ['42', 'hand-first'],
    ['equator', 'talon-first'],
  ])('lays starters, barriers and the circle, and keeps eighty in hand: seed %s', (seed, fill) => {
    const rest = packOf('hemispheres', seed);
    expect(rest).toHaveLength(104);
    for (const card of SET_OUT.split(' ')) rest.splice(rest.indexOf(card), 1);
    const dealt = fresh('hemispheres', { fill }, seed);
    expect(pilesOf(dealt)).toEqual({
      ...Object.fromEntries(rest.slice(0, 12).map((card, place) => [`${place + 1}`, card])),
      ...{ f1: 'AH', f2: 'AH', f3: 'AD', f4: 'AD', f5: 'KC', f6: 'KC', f7: 'KS', f8: 'KS' },
      ...{ b1: 'KH', b2: 'AS', b3: 'KD', b4: 'AC' },
      stock: stockOf(rest.slice(12)),
      waste: '',
    });
    expect(rest.slice(12)).toHaveLength(80);
    expect(viewOf(dealt)).toMatchObject({ moves: 0, score: 0, passes: 0, status: 'playing' });
    expect(pile(played(stacked('hemispheres', `${SET_OUT} ${RING} 7D`), 'turn'), 'waste')).toBe(
      '7D',
    );
  });

  it('leaves the other card of each barrier’s kind in the pack', () => {
    const dealt = packOf('hemispheres', '1');
    const { stock, ...others } = pilesOf(fresh('hemispheres'));
    const inPlay = Object.entries(others).flatMap(([id, card]) => (/^\d/.test(id) ? [card] : []));
    const cards = [...inPlay, ...stock!.toUpperCase().split(' ')];
    for (const card of ['KH', 'AS', 'KD', 'AC']) {
      expect(dealt.filter((other) => other === card)).toHaveLength(2);
      expect(cards.filter((other) => other === card)).toHaveLength(1);
    }
  });
});

describe('The Hemispheres: moves', () => {
  it.each(
    table(`
      H1 a red two at home in the west goes up ; 1: 2H ; move 1 to f1, move 1 to f2
      H1 and one in the east ; 6: 2D ; move 6 to f3, move 6 to f4
      H1 a black queen at home goes down ; 7: QS ; move 7 to f7, move 7 to f8
      H1 and another ; 12: QC ; move 12 to f5, move 12 to f6
      H1 not before its turn ; 1: 3H | 7: JS | 12: AC ; -
      H1 not round the corner ; 1: AH | f1: ${sequence('AH', 13)} | f2: ${sequence('AH', 13)} ; -
      H1 not where it is astray ; 7: 2H | 8: 2D ; -
      H1 nor a black one astray ; 1: QS | 4: QC ; -
      H1 the top card only ; 1: JH KD | f1: ${sequence('AH', 10)} ; -
      H2 the talon’s top card goes up ; waste: 2D ; move waste to f3, move waste to f4
      H2 or down ; waste: QC ; move waste to f5, move waste to f6
      H2 its top card only ; waste: 2D 5C ; -
      H3 red marries downward ; 1: KH | 2: QH ; move 2 to 1
      H3 black marries upward ; 7: 3S | 9: 4S ; move 9 to 7
      H3 in suit ; 1: KH | 2: QD | 7: 3S | 8: 4C ; -
      H3 by one rank ; 1: KH | 2: JH | 7: 3S | 8: 5S ; -
      H3 without a wrap ; 1: AH | 2: KH | 7: KS | 8: AS ; -
      H3 one card at a time ; 1: KH | 2: QH JH ; -
      H3 off a longer pile ; 1: KH QH | 2: KH ; move 1 to 2
      H3 not where both are astray ; 7: KH | 8: QH ; -
      H3 nor black ones ; 1: 3S | 2: 4S ; -
      H4 the talon marries into any Race ; 1: KH | 4: KH | waste: QH ; move waste to 1, move waste to 4
      H4 in the south as well ; 7: 3S | 10: 3S | waste: 4S ; move waste to 7, move waste to 10
      H4 onto a card at home only ; 7: KH | waste: QH ; -
      H4 nor onto a black one astray ; 1: 3S | waste: 4S ; -
      H5 two cards astray change places ; 1: 7C | 11: 9D ; exchange 1 with 11
      H5 in any two Races ; 1: 7C | 6: JS | 7: 9D | 10: JH ; exchange 1 with 7, exchange 1 with 10, exchange 6 with 7, exchange 6 with 10
      H5 both of them astray ; 1: 7C | 2: 7S ; -
      H5 not with a card at home ; 7: 9D | 8: JC ; -
      H6 nothing is filled where nothing is empty ; - ; -
      H8 not while the hand lasts ; 1: QC | 7: JC ; -
      H9 not while the hand lasts ; f3: ${sequence('AD', 12)} | f5: ${sequence('KC', 12, -1)} ; -
      H9 but its twin goes up before ; 3: KD | f3: ${sequence('AD', 12)} ; move 3 to f3
    `),
  )('%s: %s', (_says, text, expected) => {
    expect(moves(ring(text!))).toEqual(commands(expected!));
  });

  it.each(
    table(`
      H8 a card astray goes home to an empty place of either Race ; 7: QH | 2: | 6: ; move 7 to 2, move 7 to 6
      H8 a black one too ; 1: QC | 8: | 10: ; move 1 to 8, move 1 to 10
      H8 or marries there ; 7: QH | 3: KH | 6: KH ; move 7 to 3, move 7 to 6
      H8 or marries black ; 5: 4S | 12: 3S ; move 5 to 12
      H8 also where it might be exchanged ; 1: QC | 7: QH | 8: ; exchange 1 with 7, move 1 to 8
      H8 not to a place of the other hemisphere ; 7: QH | 8: | 1: 9H ; -
      H8 not straight to a foundation ; 7: 2H ; -
      a card at home never goes to an empty place ; 2: | 5: | 8: | 11: ; -
      H9 a red barrier goes on the queen ; f3: ${sequence('AD', 12)} ; move b3 to f3
      H9 a black one on the two ; f6: ${sequence('KC', 12, -1)} ; move b4 to f6
      H9 each of its own suit ; f1: ${sequence('AH', 12)} | f8: ${sequence('KS', 12, -1)} ; move b1 to f1, move b2 to f8
      H9 not before ; f3: ${sequence('AD', 11)} | f6: ${sequence('KC', 11, -1)} ; -
    `),
  )('at the end: %s', (_says, text, expected) => {
    expect(moves(ring(`${text} | ${END}`))).toEqual(commands(expected!));
  });

  it.each([
    ['H8', '1: QC | 7: JC | 8: 8S'],
    ['H9', `f3: ${sequence('AD', 12)} | f5: ${sequence('KC', 12, -1)}`],
  ])('%s not while the talon lasts', (_says, text) => {
    expect(legal(handOut(text))).toEqual([]);
  });

  it('marries inside one Race and no farther: every two places', () => {
    const races = ['', ...'EEEAAAUUUFFF'];
    const board = ring('');
    for (let from = 1; from <= 12; from++) {
      for (let to = 1; to <= 12; to++) {
        if (from === to || from > 6 !== to > 6) continue;
        const isMarried = races[from] === races[to];
        const pair = from > 6 ? '4S on 3S' : 'QD on KD';
        const married = fitsOn(board, `${from}`, `${to}`, [pair.slice(-2)]);
        expect(married, `${from} ${to}`).toEqual(isMarried ? [pair] : []);
      }
    }
  });

  const isNextUp = (card: string, onto: string) =>
    suit(card) === suit(onto) && rank(card) - rank(onto) === (isRed(card) ? 1 : -1);
  const isMarriage = (card: string, onto: string) => isNextUp(onto, card);

  it.each([
    ['f1', 'waste', isNextUp],
    ['f2', '1', (card: string, onto: string) => isNextUp(card, onto) && isRed(card)],
    ['f5', '12', (card: string, onto: string) => isNextUp(card, onto) && !isRed(card)],
    ['1', '2', (card: string, onto: string) => isMarriage(card, onto) && isRed(card)],
    ['8', '7', (card: string, onto: string) => isMarriage(card, onto) && !isRed(card)],
    ['4', 'waste', (card: string, onto: string) => isMarriage(card, onto) && isRed(card)],
    ['10', 'waste', (card: string, onto: string) => isMarriage(card, onto) && !isRed(card)],
  ])('every card on every card: to %s from %s', (to, from, rule) => {
    expect(fitsOn(ring(''), from, to)).toEqual(pairs(rule));
  });

  it.each([
    ['7', '1', isRed],
    ['1', '7', (card: string) => !isRed(card)],
    ['2', '1', () => false],
    ['b1', '1', () => false],
  ])('at the end every card in the empty place: from %s to %s', (from, to, rule) => {
    expect(fitsOn(ring(END), from, to, [''])).toEqual(pairs(rule, ['']));
  });
});

describe('The Hemispheres: vacancies', () => {
  const PLACES = '9H 2H 9D 9D 2D 6D 9S 9S 9C 9C 6S 6C';

  it('stay open in the opening until all are filled from the hand, the first place first', () => {
    const start = opening(PLACES, '7D TH 8S');
    expect(legal(start)).toEqual(
      commands('move 2 to f1, move 2 to f2, move 5 to f3, move 5 to f4, turn'),
    );
    const open = played(start, 'move 5 to f3', 'move 2 to f1');
    expect([pile(open, '2'), pile(open, '5'), legal(open)]).toEqual(['', '', ['fill']]);
    const filled = played(open, 'fill');
    expect([pile(filled, '2'), pile(filled, '5'), pile(filled, 'waste')]).toEqual(['7D', 'TH', '']);
    expect([pile(filled, 'stock').split(' ').length, legal(filled)]).toEqual([78, ['turn']]);
  });

  it('stay open while the player marries and exchanges', () => {
    const open = played(
      opening('KH QH 9D JC 6H 6D 9S 9S 9C 9C 9D 6C'),
      'move 2 to 1',
      'exchange 4 11',
    );
    expect([pile(open, '1'), pile(open, '2'), pile(open, '4'), pile(open, '11')]).toEqual([
      'KH QH',
      '',
      '9D',
      'JC',
    ]);
    expect(legal(open)).toEqual(['fill']);
    expect(refusal(open, 'move 4 to 2').message).toContain('not from the Asiatic Race');
    expect(refusal(open, 'move 1 to 2').message).toContain('not into an empty place');
  });

  it.each(['turn', 'fill'])('are filled at once after the first %s', (first) => {
    const start = opening(PLACES, '7D 8D 5S');
    const later = first === 'turn' ? played(start, 'turn') : played(start, 'move 5 to f3', 'fill');
    const filled = played(later, 'move 2 to f1');
    expect(pile(filled, '2')).toBe(first === 'turn' ? '7D' : '8D');
    expect(legal(filled)).toContain('turn');
  });

  it.each([
    ['talon-first', 'stock: 7d 8h | waste: 5S JC', 'JC', '7d 8h', '5S', 0],
    ['talon-first', 'stock: 7d 8h | waste:', '8H', '7d', '', 0],
    ['talon-first', 'stock: 7d | waste:', '7D', '', '', 1],
    ['talon-first', 'stock: | waste: JC', 'JC', '', '', 0],
    ['talon-first', END, '', '', '', 0],
    ['hand-first', 'stock: 7d 8h | waste: 5S JC', '8H', '7d', '5S JC', 0],
    ['hand-first', 'stock: | waste: 5S JC', 'JC', '', '5S', 0],
    ['hand-first', END, '', '', '', 0],
  ])('%s with %s takes “%s”', (fill, text, card, stock, waste, passes) => {
    const filled = played(ring(`2: 2H | ${text}`, { fill }), 'move 2 to f2');
    expect([pile(filled, '2'), pile(filled, 'stock'), pile(filled, 'waste')]).toEqual([
      card,
      stock,
      waste,
    ]);
    expect(viewOf(filled).passes).toBe(passes);
  });

  it('are told of all four Races', () => {
    const [refilled] = ring('').seat.program.rules.after;
    const told = english.phrase(refilled!.says);
    for (const name of ['European', 'Asiatic', 'Australian', 'African']) {
      expect(told).toContain(`of the ${name} Race`);
    }
    expect(told).toContain('from the waste, or if there is none from the stock');
  });

  it('count each as part of the move that made it', () => {
    const married = played(ring('7: 3S | 9: 4S | waste: 5D 8H'), 'move 9 to 7');
    expect([married.at, pile(married, '7'), pile(married, '9')]).toEqual([1, '3S 4S', '8H']);
  });

  it('bring cards home or astray, as they fall', () => {
    const filled = played(ring('1: 2H | waste: 7S | 10: 8D'), 'move 1 to f1');
    expect(moves(filled)).toEqual(['exchange 1 with 10']);
  });
});

describe('The Hemispheres: worked examples', () => {
  it('marries the queen beside the king of hearts, not the one beyond the ace of spades', () => {
    expect(moves(ring('2: KH | 3: QH'))).toEqual(['move 3 to 2']);
    expect(moves(ring('2: KH | 5: QH'))).toEqual([]);
    const married = played(ring('2: KH | 5: QH | waste: QH'), 'move waste to 2');
    expect(pile(married, '2')).toBe('KH QH');
  });

  it('exchanges the seven of clubs and the nine of diamonds, named in either order', () => {
    for (const command of ['exchange 1 with 11', 'exchange 11 with 1', 'exchange 7c with 9d']) {
      const swapped = played(ring('1: 7C | 11: 9D'), command);
      expect([pile(swapped, '1'), pile(swapped, '11')]).toEqual(['9D', '7C']);
    }
  });

  it('plays the married four of spades and then its three', () => {
    const start = ring(`7: 3S | 9: 4S | f7: ${sequence('KS', 9, -1)} | waste: 8H`);
    const end = played(start, 'move 9 to 7', 'move 7 to f7', 'move 7 to f7');
    expect([pile(end, 'f7'), pile(end, '9')]).toEqual([sequence('KS', 11, -1), '8H']);
    expect(pile(end, '7')).toBe('4C');
  });
});

describe('The Hemispheres: foundations and piles', () => {
  it.each(['AH', 'AH', 'AD', 'AD', 'KC', 'KC', 'KS', 'KS'].map((card, i) => [`f${i + 1}`, card]))(
    'builds %s from %s to its end and not round the corner',
    (name, first) => {
      const step = first.startsWith('A') ? 1 : -1;
      const cards = sequence(first, 13, step);
      const hand = `${first} ${cards.split(' ').slice(1).reverse().join(' ')}`;
      let session = ring(`waste: ${hand}`);
      for (let i = 0; i < 12; i++) session = played(session, `move waste to ${name}`);
      expect(pile(session, name)).toBe(cards);
      expect(viewOf(session).score).toBe(12);
      expect(refusal(session, `move waste to ${name}`).message).toContain('does not go on');
    },
  );

  it('knows every pile by its name', () => {
    for (let place = 1; place <= 12; place++) {
      const [up, foundation, onto, card] =
        place <= 6 ? ['2H', 'f2', 'KH', 'QH'] : ['QS', 'f8', '3C', '4C'];
      const gone = played(ring(`${place}: ${up} | waste: 8D`), `move ${place} to ${foundation}`);
      expect(pile(gone, `${place}`)).toBe('8D');
      const come = played(ring(`${place}: ${onto} | waste: ${card}`), `move talon to ${place}`);
      expect(pile(come, `${place}`)).toBe(`${onto} ${card}`);
    }
    const tops = ['QH', 'QD', '2C', '2S'];
    ['b1 f1', 'b3 f4', 'b4 f6', 'b2 f7'].forEach((pair, i) => {
      const [barrier, name] = pair.split(' ') as [string, string];
      const up = played(ring(`${name}: ${tops[i]} | ${END}`), `move ${barrier} to ${name}`);
      expect(pile(up, barrier)).toBe('');
    });
    expect(refusal(ring(''), 'move 1 to 13').code).toBe('unknown-pile');
  });
});

describe('The Hemispheres: refusals', () => {
  const up = `f1: ${sequence('AH', 12)}`;
  it.each(
    table(`
      a marriage in another Race ; 1: KH | 4: QH ; move 4 to 1 ; not from the Asiatic Race
      a red card astray ; 7: 2H ; move 7 to f1 ; from the Australian Race only black cards go to the foundations
      a black card astray ; 4: QS ; move 4 to f7 ; from the Asiatic Race only red cards go to the foundations
      a marriage with a card astray ; 7: KH | waste: QH ; move waste to 7 ; Australian Race: only black cards lie there
      going home before the end ; 7: QH | 1: KH ; move 7 to 1 ; only once stock and waste are both out
      a card at home crossing over ; 1: KH ; move 1 to 7 ; Australian Race: only black cards lie there
      a barrier before the end ; ${up} ; move b1 to f1 ; only once stock and waste are both out
      a barrier before its turn ; ${up} | ${END} ; move b3 to f3 ; up by one in the red suits and down by one in the black, in suit
      a card at home into a space ; ${up} | 2: | ${END} ; move 1 to 2 ; only onto cards, not into an empty place of the European Race
      a card astray into a space away from home ; ${up} | 8: | 7: QH | ${END} ; move 7 to 8 ; only onto cards, not into an empty place of the Australian Race
      a card back from a foundation ; f1: AH 2H | 1: 3H ; move f1 to 1 ; not from the foundations
      a card onto a barrier ; 1: QH ; move 1 to b1 ; Nothing is laid on the barriers
      a card onto the talon ; 1: QH ; move 1 to waste ; Nothing is laid on the waste
      a card of the hand ; 1: KH ; move stock to 1 ; not from the stock
      a hidden card ; 7: 3S | stock: 4s ; move 4s to 7 ; No 4♠ is to be seen
      two cards at once ; 1: KH | 2: QH JH ; move 2 to 1 count 2 ; only the top card moves
      a buried card of the talon ; 1: KH | waste: QH 3C ; move qh to 1 ; From the waste only the top card moves
      another suit ; 1: KH | 2: QD ; move 2 to 1 ; down by one in the red suits and up by one in the black, in suit
      a card that does not go up ; 1: 3H ; move 1 to f1 ; 3♥ does not go on A♥
      an exchange with a card at home ; 1: 7C ; exchange 1 with 7 ; a black card lying in the north and a red card lying in the south
      filling after the opening ; - ; fill ; vacancies of the opening
      turning when the hand is out ; 1: KH | 2: QH | ${END} ; turn ; The stock is empty
      dealing ; - ; deal ; There is nothing to deal in The Hemispheres
      a redeal ; - ; redeal ; There is nothing to redeal in The Hemispheres
      slipping ; - ; slip 1 ; There is nothing to slip in The Hemispheres
    `),
  )('%s', (_says, text, command, words) => {
    const { code, message } = refusal(ring(text!), command!);
    expect(message).toContain(words);
    expect(code).toBe('illegal-move');
  });

  it('a turn past a vacancy of the opening', () => {
    const open = played(opening('2H 9H 9D 9D 6H 6D 9S 9S 9C 9C 6S 6C'), 'move 1 to f1');
    expect(refusal(open, 'turn').message).toContain('no card is turned while a place is empty');
    expect(refusal(undo(open), 'fill').message).toContain('vacancies of the opening');
  });

  it('a card turned and taken back again', () => {
    const start = ring('7: 3S | stock: 5d 4s');
    expect(legal(played(start, 'turn'))).toContain('move waste to 7');
    const back = undo(played(start, 'turn'));
    expect(refusal(back, 'move 4s to 7').message).toContain('No 4♠ is to be seen');
    expect(pile(back, 'stock')).toBe('5d 4s');
  });
});

describe('The Hemispheres: the end', () => {
  /** Everything up but the barrier of diamonds. */
  const LAST = [
    ...['AH', 'AH', 'AD'].map((ace, i) => `f${i + 1}: ${sequence(ace, 13)}`),
    `f4: ${sequence('AD', 12)} | b3: KD`,
    ...['KC', 'KC', 'KS', 'KS'].map((king, i) => `f${i + 5}: ${sequence(king, 13, -1)}`),
  ].join(' | ');

  it('is won with all hundred and four up, the barriers among them', () => {
    const start = boardOf('hemispheres', LAST);
    expect(viewOf(start)).toMatchObject({ status: 'playing', score: 95 });
    const won = played(start, 'move b3 to f4');
    expect(viewOf(won)).toMatchObject({ status: 'won', score: 96 });
    expect(legal(won)).toEqual([]);
    expect(refusal(won, 'turn')).toMatchObject({ code: 'game-over' });
  });

  it.each([
    ['lost: nothing fits', '1: 9H', 'lost'],
    ['lost: a card astray and none to exchange it with', '1: QC', 'lost'],
    ['not lost while two cards may marry', '1: KH | 2: QH', 'playing'],
    ['not lost while an exchange is left', '1: QC | 7: 9D', 'playing'],
    ['not lost while the talon’s top fits', '7: 3C', 'playing'],
    ['not lost while a card can go up', '1: 2H', 'playing'],
  ])('once the hand is out: %s', (_says, text, status) => {
    expect(viewOf(handOut(text)).status).toBe(status);
  });

  it.each([
    ['lost: a card astray and no place for it', `1: QC | ${END}`, 'lost'],
    ['not lost while it can go home', `1: QC | 8: | ${END}`, 'playing'],
    ['not lost while a barrier can go up', `f1: ${sequence('AH', 12)} | ${END}`, 'playing'],
    ['not lost while a card is in hand', 'stock: 4c | waste: 4S', 'playing'],
  ])('%s', (_says, text, status) => {
    expect(viewOf(ring(text)).status).toBe(status);
  });

  it('counts a pass when the last card is turned, and turns no more', () => {
    const start = ring('1: 7C | 7: 9D | stock: 4s');
    const out = played(start, 'turn');
    expect(viewOf(out).passes).toBe(1);
    expect(pile(out, 'waste')).toBe('4S');
    expect(refusal(out, 'turn').message).toContain('may not be gone through again');
    expect(viewOf(undo(out)).passes).toBe(0);
  });

  it('goes back to the deal, whatever was played', () => {
    const start = opening('KH QH 2D JC 6H 6D 9S 9S 9C 9C 9D 6C');
    const dealt = diagram(start);
    const later = played(start, 'move 2 to 1', 'move 3 to f3', 'fill', 'turn', 'turn', 'turn');
    expect(diagram(undo(later, later.at))).toBe(dealt);
  });
});
