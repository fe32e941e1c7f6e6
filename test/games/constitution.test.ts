import { describe, expect, it } from 'vitest';
import { type Session, undo } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { boardOf, diagram, fresh, legal, pile, refusal } from '../play/diagram.ts';
import { commands, fitsOn, pilesOf, row, sequence, stockOf, table } from './positions.ts';
import { isRed, packOf, pairs, played, rank, seen, suit } from './shared.ts';

const ACES = ['AC', 'AC', 'AD', 'AD', 'AH', 'AH', 'AS', 'AS'];
const GOVERNMENT = ACES.map((ace, i) => `f${i + 1}: ${ace}`).join(' | ');
const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];
/** Hand and talon are both out. */
const OUT = 'stock: | waste:';

/** Four rows of red nines and fives, none of which can rise, and a card in hand, laid otherwise where told. */
function state(text: string): Session {
  const rows = [row('a', 8, '9H'), row('b', 8, '5H'), row('c', 8, '9D'), row('d', 8, '5D')];
  return boardOf('constitution', [GOVERNMENT, ...rows, 'stock: 6s', text].join(' | '));
}

/** The legal moves but for turning. */
function moves(session: Session): string[] {
  return legal(session).filter((command) => command !== 'turn');
}

/** Every top card of a row to one place, as that place's fills are listed. */
function fills(from: string, to: string): string[] {
  return EIGHT.map((n) => `move ${from}${n} to ${to}`);
}

describe('The Constitution: the deal', () => {
  it.each(['1', '42', 'Westminster'])(
    'lays four rows of eight, the lowest first: seed %s',
    (seed) => {
      const pack = packOf('constitution', seed);
      expect(pack).toHaveLength(104);
      const rest = pack.filter((card) => !'QKA'.includes(card[0]!));
      expect(rest).toHaveLength(80);
      const rowOf = (name: string, from: number) =>
        Object.fromEntries(EIGHT.map((n, i) => [`${name}${n}`, rest[from + i]]));
      const session = fresh('constitution', {}, seed);
      expect(pilesOf(session)).toEqual({
        ...rowOf('d', 0),
        ...rowOf('c', 8),
        ...rowOf('b', 16),
        ...rowOf('a', 24),
        ...Object.fromEntries(ACES.map((ace, i) => [`f${i + 1}`, ace])),
        stock: stockOf(rest.slice(32)),
        waste: '',
      });
      expect(rest.slice(32)).toHaveLength(48);
      expect(viewOf(session)).toMatchObject({ moves: 0, score: 8, passes: 0, status: 'playing' });
      expect(pile(played(session, 'turn'), 'waste')).toBe(rest[32]);
    },
  );
});

describe('The Constitution: moves', () => {
  it.each(
    table(`
      C1 the Privy Council feeds the foundations ; a8: 2H ; move a8 to f5, move a8 to f6
      C1 in suit and by one rank ; a8: 3H | a7: 2D | f3: AD 2D | f4: AD 2D ; -
      C1 its top card only ; a8: 2H 9H ; -
      C1 no other row does ; b1: 2H | c1: 2H | d1: 2H ; -
      C1 nor the talon ; waste: 2H ; -
      C2 a top card of the Lords rises to the Council ; b3: 8S | a1: 9C ; ${EIGHT.slice(1)
        .map((n) => `move b3 to a${n}`)
        .join(', ')}
      C2 of the Commons to the Lords ; c3: 9D | b5: TS ; ${fills('c', 'b5').join(', ')}
      C2 of the People to the Commons, in any column ; d3: 8C ; ${EIGHT.map((n) => `move d3 to c${n}`).join(', ')}
      C2 in alternate colors ; b3: 8H | b4: 8D ; -
      C2 downward by one ; b3: 7S | b4: JS | b5: 9C ; -
      C2 without a wrap ; a1: AC | b1: KH ; -
      C2 one card at a time ; b3: 8S 7H ; -
      C2 the card below is free next ; b3: 8S | a1: 9H | c1: 2C 9D ; ${EIGHT.map((n) => `move b3 to a${n}`).join(', ')}
      no building inside a row ; a1: TS | c7: TC | d7: 6S ; -
      no row is skipped ; d1: 8S | c1: 9S | c2: 9S | c3: 9S | c4: 9S | c5: 9S | c6: 9S | c7: 9S | c8: 9S ; -
      nothing comes down again ; a1: 4S | b1: 8S 5H | b2: TC ; ${fills('c', 'b2').join(', ')}
      C4 the talon is not built on the People ; waste: 4S ; -
      C4 nor on any other row ; waste: 8S ; -
      C5 a card may be turned ; - ; -
    `),
  )('%s: %s', (_says, text, expected) => {
    const session = state(text!);
    expect(moves(session)).toEqual(commands(expected!));
    expect(legal(session)).toContain('turn');
  });

  it('C2 lays cards on piles of any length', () => {
    const start = state(`a1: ${sequence('JS', 5, -1)} 6H | b1: 3C 5S`);
    expect(pile(played(start, 'move b1 to a1'), 'a1')).toBe('JS TS 9S 8S 7S 6H 5S');
  });

  it('C1 is never done by force', () => {
    const start = state('a1: 2H');
    const turned = played(start, 'turn');
    expect([pile(turned, 'a1'), legal(turned)]).toEqual(['2H', ['move a1 to f5', 'move a1 to f6']]);
  });

  const isUp = (card: string, onto: string) =>
    suit(card) === suit(onto) && rank(card) === rank(onto) + 1;
  const isAlternating = (card: string, onto: string) =>
    isRed(card) !== isRed(onto) && rank(card) === rank(onto) - 1;

  it.each([
    ['f5', 'a1', isUp],
    ['f5', 'b1', () => false],
    ['a1', 'b8', isAlternating],
    ['b1', 'c8', isAlternating],
    ['c1', 'd8', isAlternating],
    ['d1', 'waste', () => false],
    ['a1', 'a2', () => false],
    ['b1', 'd1', () => false],
  ])('every card on every card: to %s from %s', (to, from, rule) => {
    expect(fitsOn(state(''), from, to)).toEqual(pairs(rule));
  });

  it.each([
    ['a1', 'b8', true],
    ['b1', 'c8', true],
    ['c1', 'd8', true],
    ['a1', 'a2', false],
    ['a1', 'c8', false],
    ['a1', 'waste', false],
    ['c1', 'waste', false],
  ])('every card in the vacancy: to %s from %s', (to, from, isFilled) => {
    expect(fitsOn(state(''), from, to, [''])).toEqual(pairs(() => isFilled, ['']));
  });
});

describe('The Constitution: vacancies', () => {
  it('C3 waits for a card of the player’s choice from the row below, any card of any column', () => {
    const vacant = played(state('a3: 2H'), 'move a3 to f5');
    expect([pile(vacant, 'a3'), legal(vacant)]).toEqual(['', fills('b', 'a3')]);
    expect(viewOf(vacant).status).toBe('playing');
  });

  it('C3 runs down the rows, each fill a move of its own, and ends with the talon', () => {
    const vacant = played(state('a3: 2H | waste: 8C 7C'), 'move a3 to f6');
    const lords = played(vacant, 'move b6 to a3');
    expect([pile(lords, 'a3'), legal(lords)]).toEqual(['5H', fills('c', 'b6')]);
    const commons = played(lords, 'move c1 to b6');
    expect([pile(commons, 'b6'), legal(commons)]).toEqual(['9D', fills('d', 'c1')]);
    const people = played(commons, 'move d7 to c1');
    expect([pile(people, 'c1'), pile(people, 'd7'), pile(people, 'waste')]).toEqual([
      '5D',
      '7C',
      '8C',
    ]);
    expect([people.at, legal(people)]).toEqual([4, ['turn']]);
  });

  it.each(['b', 'c', 'd'])('C3 stops at a longer pile of row %s', (name) => {
    const below = { b: 'a1', c: 'b1', d: 'c1' }[name]!;
    const up = { b: 'a1: 2H', c: 'b1: 8S', d: 'c1: 4S' }[name]!;
    const first = { b: 'move a1 to f5', c: 'move b1 to a2', d: 'move c1 to b2' }[name]!;
    const full = played(state(`${up} | ${name}5: KC 3C`), first, `move ${name}5 to ${below}`);
    expect([pile(full, below), pile(full, `${name}5`)]).toEqual(['3C', 'KC']);
    expect(legal(full)).toContain('turn');
  });

  it.each(
    table(`
      the talon’s top card fills the People ; waste: 8C 7C ; 7C ; 6s ; 8C ; 0
      or, without a talon, the next of the hand ; stock: 6s 7s ; 7S ; 6s ; - ; 0
      also where it is the last ; - ; 6S ; - ; - ; 1
      the talon also when the hand is out ; stock: | waste: 8C ; 8C ; - ; - ; 0
      nothing, when both are out ; ${OUT} ; - ; - ; - ; 0
    `),
  )('C4 %s', (_says, text, card, stock, waste, passes) => {
    const raised = played(state(`d1: 8S | ${text}`), 'move d1 to c2');
    expect(raised.at).toBe(1);
    expect([pile(raised, 'd1'), pile(raised, 'stock'), pile(raised, 'waste')]).toEqual([
      card,
      stock,
      waste,
    ]);
    expect(viewOf(raised).passes).toBe(Number(passes));
    expect(moves(raised).every((command) => !command.includes('to d1'))).toBe(true);
  });

  it('C3 fills the upper rows even when hand and talon are out', () => {
    const vacant = played(state(`c1: 4S | ${OUT}`), 'move c1 to b1');
    expect(legal(vacant)).toEqual(fills('d', 'c1'));
    const short = played(vacant, 'move d2 to c1');
    expect([pile(short, 'c1'), pile(short, 'd2')]).toEqual(['5D', '']);
  });

  it('C3 leaves a place open above a bare row', () => {
    const open = played(state(`${row('d', 8, '')} | c1: 4S | c2: 4S | ${OUT}`), 'move c1 to b1');
    expect([pile(open, 'c1'), pile(open, 'd1')]).toEqual(['', '']);
    expect(legal(open)).toContain('move c2 to b2');
  });

  it('C3 is the player’s move even where there is only one card to take', () => {
    const bare = [row('c', 8, ''), row('d', 8, ''), 'c5: 9D', 'b2: 8S', OUT].join(' | ');
    const vacant = played(state(bare), 'move b2 to a1');
    expect([pile(vacant, 'b2'), legal(vacant)]).toEqual(['', ['move c5 to b2']]);
    const open = played(vacant, 'move c5 to b2');
    expect([pile(open, 'b2'), pile(open, 'c5')]).toEqual(['9D', '']);
  });

  it('refuses everything else while a place waits', () => {
    const vacant = played(state('a3: 2H | b2: 8S | a5: 2H | waste: 8C'), 'move a3 to f5');
    for (const command of [
      'turn',
      'move b2 to a1',
      'move b2 to a4',
      'move a5 to f6',
      'move c1 to b1',
      'move c1 to a3',
      'move a1 to a3',
      'move waste to a3',
    ]) {
      const { code, message } = refusal(vacant, command);
      expect(code).toBe('illegal-move');
      expect(message).toBe('First fill the vacancy a3 with a card from the House of Lords.');
    }
    const lower = played(vacant, 'move b1 to a3');
    expect(refusal(lower, 'turn').message).toContain('b1 with a card from the House of Commons');
    const lowest = played(lower, 'move c1 to b1');
    expect(refusal(lowest, 'turn').message).toContain('c1 with a card from the People');
  });
});

describe('The Constitution: worked examples', () => {
  it('lays a red nine on a black ten, then a black eight and a red seven', () => {
    const start = state('b4: TS | c1: 2C 9H | c2: 3C 8S | c3: 2S 7D');
    const end = played(start, 'move c1 to b4', 'move c2 to b4', 'move c3 to b4');
    expect(pile(end, 'b4')).toBe('TS 9H 8S 7D');
  });

  it('plays the two of hearts, fills from the Lords and the Commons, and needs no talon', () => {
    const start = state('a3: 2H | b6: 5C | c2: 8S 4D | waste: 8C');
    expect(moves(start)).toEqual(['move a3 to f5', 'move a3 to f6', 'move c2 to b6']);
    const council = played(start, 'move a3 to f5');
    expect(legal(council)).toEqual(fills('b', 'a3'));
    const lords = played(council, 'move b6 to a3');
    expect(legal(lords)).toEqual(fills('c', 'b6'));
    const end = played(lords, 'move c2 to b6');
    expect([pile(end, 'f5'), pile(end, 'a3'), pile(end, 'b6'), pile(end, 'c2')]).toEqual([
      'AH 2H',
      '5C',
      '4D',
      '8S',
    ]);
    expect([pile(end, 'waste'), pile(end, 'stock')]).toEqual(['8C', '6s']);
    expect(legal(end)).toContain('turn');
    expect(seen(undo(end, 3))).toBe(seen(start));
  });
});

describe('The Constitution: foundations and piles', () => {
  it.each(ACES.map((ace, i) => [`f${i + 1}`, ace]))(
    'builds %s from %s to the jack',
    (name, ace) => {
      const up = sequence(ace, 11);
      const down = up.split(' ').reverse().slice(0, -1).join(' ');
      let session = state(`a4: 9H Q${ace[1]} ${down}`);
      for (let i = 0; i < 10; i++) session = played(session, `move a4 to ${name}`);
      expect(pile(session, name)).toBe(up);
      expect(viewOf(session).score).toBe(18);
    },
  );

  it('knows every pile by its name', () => {
    EIGHT.forEach((n) => {
      const council = played(state(`a${n}: 2H`), `move a${n} to f5`, `move b${n} to a${n}`);
      expect([pile(council, `a${n}`), pile(council, `b${n}`)]).toEqual(['5H', '']);
      const lords = played(state(`b${n}: 3C 8S`), `move b${n} to a${n}`);
      expect(pile(lords, `a${n}`)).toBe('9H 8S');
      const commons = played(state(`c${n}: 3C 4S`), `move c${n} to b${n}`);
      expect(pile(commons, `b${n}`)).toBe('5H 4S');
      const people = played(state(`d${n}: 8C`), `move d${n} to c${n}`);
      expect([pile(people, `c${n}`), pile(people, `d${n}`)]).toEqual(['9D 8C', '6S']);
      const two = `2${ACES[n - 1]![1]}`;
      expect(pile(played(state(`a1: ${two}`), `move a1 to f${n}`), `f${n}`)).toContain(two);
    });
    expect(refusal(state(''), 'move a9 to f1').code).toBe('unknown-pile');
  });
});

describe('The Constitution: refusals', () => {
  it.each(
    table(`
      a card of the Lords on a foundation ; b1: 2H ; move b1 to f5 ; Cards come to the foundations only from the Privy Council, not from the House of Lords
      a card of the talon on a foundation ; waste: 2H ; move waste to f5 ; only from the Privy Council, not from the waste
      a card that does not go up ; a1: 3H ; move a1 to f5 ; 3♥ does not go on A♥: the foundations are built up by one, in suit
      building inside a row ; a1: TS ; move a2 to a1 ; Cards come to the Privy Council only from the House of Lords, not from the Privy Council
      skipping a row ; c1: 8S ; move c1 to a1 ; Cards come to the Privy Council only from the House of Lords, not from the House of Commons
      coming down ; a1: 4S ; move a1 to b1 ; Cards come to the House of Lords only from the House of Commons, not from the Privy Council
      the talon on the People ; waste: 4S ; move waste to d1 ; Nothing is laid on the People
      the hand on the People ; - ; move stock to d1 ; Nothing is laid on the People
      one color ; b1: 8D ; move b1 to a1 ; 8♦ does not go on 9♥: the Privy Council is built down by one, in alternating colors
      upward ; b1: TS ; move b1 to a1 ; 10♠ does not go on 9♥: the Privy Council is built down by one, in alternating colors
      two cards at once ; b1: 8S 7H ; move b1 to a1 count 2 ; From the House of Lords only the top card moves
      a buried card ; b1: 8S 7H ; move 8s to a1 ; From the House of Lords only the top card moves
      a card back from a foundation ; a1: 3S | f5: AH 2H ; move f5 to a1 ; not from the foundations
      a hidden card ; - ; move 6s to a1 ; No 6♠ is to be seen
      a card onto the talon ; - ; move a1 to waste ; Nothing is laid on the waste
      from a place that is empty ; d1: | ${OUT} | c1: 4S ; move d1 to c1 ; There is no card on d1
      turning when the hand is out ; c1: 4S | ${OUT} ; turn ; The stock is empty
      dealing ; - ; deal ; There is nothing to deal in The Constitution
      a redeal ; - ; redeal ; There is nothing to redeal in The Constitution
      filling by a word ; - ; fill ; There is nothing to fill in The Constitution
      slipping ; - ; slip a1 ; There is nothing to slip in The Constitution
      an exchange ; - ; exchange a1 with b1 ; There is nothing to exchange in The Constitution
    `),
  )('%s', (_says, text, command, words) => {
    const { code, message } = refusal(state(text!), command!);
    expect(message).toContain(words);
    expect(code).toBe('illegal-move');
  });
});

describe('The Constitution: the end', () => {
  it('is won with eight jacks up', () => {
    const most = ACES.slice(1).map((ace, i) => `f${i + 2}: ${sequence(ace, 11)}`);
    const text = [...most, `f1: ${sequence('AC', 10)}`, 'a8: JC'].join(' | ');
    const start = boardOf('constitution', text);
    expect(viewOf(start)).toMatchObject({ status: 'playing', score: 87 });
    const won = played(start, 'move a8 to f1');
    expect(viewOf(won)).toMatchObject({ status: 'won', score: 88 });
    expect([legal(won), refusal(won, 'turn').code]).toEqual([[], 'game-over']);
  });

  it.each(
    table(`
      lost: nothing can rise ; - ; lost
      lost: a card could be built on the People only ; d1: 7H ; lost
      not lost while a card can go up ; a1: 2H ; playing
      not lost while a card can rise ; c1: 4S ; playing
    `),
  )('once the hand is out: %s', (_says, text, status) => {
    const out = played(state(text!), 'turn');
    expect([pile(out, 'waste'), viewOf(out).passes]).toEqual(['6S', 1]);
    expect(viewOf(out).status).toBe(status);
  });

  it('is not lost while a card is in hand, nor while a vacancy can be filled', () => {
    expect([viewOf(state('')).status, legal(state(''))]).toEqual(['playing', ['turn']]);
    const vacant = played(state(`a1: 2H | ${OUT}`), 'move a1 to f5');
    expect(viewOf(vacant).status).toBe('playing');
    const end = played(vacant, 'move b1 to a1', 'move c1 to b1', 'move d1 to c1');
    expect(viewOf(end).status).toBe('lost');
  });

  it('turns the last card and no more: there is no redeal', () => {
    const out = played(state('c1: 4S | stock: 6s 7s'), 'turn', 'turn');
    expect([pile(out, 'waste'), viewOf(out).passes]).toEqual(['7S 6S', 1]);
    expect(refusal(out, 'turn').message).toContain('may not be gone through again');
  });

  it('goes back to the deal, whatever was played', () => {
    const start = fresh('constitution', {}, '7');
    const first = diagram(start);
    const later = played(start, 'turn', 'turn', 'turn');
    expect(diagram(undo(later, later.at))).toBe(first);
  });
});
