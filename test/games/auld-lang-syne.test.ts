import { describe, expect, it } from 'vitest';
import { redo, type Session, undo } from '../../src/session/session.ts';
import { viewOf } from '../../src/session/view.ts';
import { boardOf, diagram, fresh, legal, pile, refusal } from '../play/diagram.ts';
import { commands, fitsOn, pilesOf, sequence, stockOf, table } from './positions.ts';
import { packOf, pairs, played, rank, suit } from './shared.ts';

type Chosen = Readonly<Record<string, string>>;

const ACES = ['AC', 'AD', 'AH', 'AS'];
const FOUR = ['1', '2', '3', '4'];

/** The four aces and these piles. */
function piles(text: string, options: Chosen = {}): Session {
  const aces = ACES.map((ace, i) => `f${i + 1}: ${ace}`).join(' | ');
  return boardOf('auld-lang-syne', `${aces} | ${text}`, options);
}

/** What lies on the four piles. */
function four(session: Session): string[] {
  return FOUR.map((name) => pile(session, name));
}

/** The cards of a seed's pack without the aces, the first to be dealt first. */
function handOf(seed: string): string[] {
  return packOf('auld-lang-syne', seed).filter((card) => !card.startsWith('A'));
}

/** So many deals of four, one after another. */
function dealt(session: Session, times: number): Session {
  return played(session, ...Array.from({ length: times }, () => 'deal'));
}

describe('Auld Lang Syne: the deal', () => {
  it.each([
    ['1', {}],
    ['42', { redeals: '0' }],
    ['lang syne', { build: 'in-suit' }],
  ])('sets out four aces and keeps forty-eight in hand: seed %s', (seed, options) => {
    const hand = handOf(seed);
    expect(hand).toHaveLength(48);
    const session = fresh('auld-lang-syne', options, seed);
    expect(pilesOf(session)).toEqual({
      ...{ 1: '', 2: '', 3: '', 4: '' },
      ...{ f1: 'AC', f2: 'AD', f3: 'AH', f4: 'AS' },
      stock: stockOf(hand),
    });
    expect(viewOf(session)).toMatchObject({ moves: 0, score: 4, passes: 0, status: 'playing' });
    expect(legal(session)).toEqual(['deal']);
  });

  it('D1 lays one card face up on each pile from the left, the first deal being a move', () => {
    const hand = handOf('1');
    const first = played(fresh('auld-lang-syne'), 'deal');
    expect(four(first)).toEqual(hand.slice(0, 4));
    expect([first.at, pile(first, 'stock')]).toEqual([1, stockOf(hand.slice(4))]);
    const second = played(first, 'deal');
    expect(four(second)).toEqual([0, 1, 2, 3].map((i) => `${hand[i]} ${hand[i + 4]}`));
  });

  it('D1 makes twelve deals, and counts the hand gone through at the last of them', () => {
    const hand = handOf('1');
    let session = fresh('auld-lang-syne', { redeals: '0' });
    for (let deal = 1; deal <= 12; deal++) {
      expect([legal(session).includes('deal'), viewOf(session).passes]).toEqual([true, 0]);
      session = played(session, 'deal');
    }
    expect(four(session)).toEqual(
      [0, 1, 2, 3].map((p) => hand.filter((_, i) => i % 4 === p).join(' ')),
    );
    expect([pile(session, 'stock'), viewOf(session).passes]).toEqual(['', 1]);
    expect(viewOf(undo(session)).passes).toBe(0);
    expect(legal(session)).not.toContain('deal');
  });

  it('D1 deals on empty piles as well', () => {
    const session = played(piles('2: 9C | stock: 2d 3d 4d 5d 6d'), 'deal');
    expect(four(session)).toEqual(['6D', '9C 5D', '4D', '3D']);
  });

  it.each([1, 2, 3])('D1 deals short from the left when only %i cards are left', (left) => {
    const hand = ['6D', '5D', '4D'].slice(0, left);
    const session = played(piles(`2: 9C | stock: ${stockOf(hand)}`), 'deal');
    expect(four(session)).toEqual(['6D', left > 1 ? '9C 5D' : '9C', left > 2 ? '4D' : '', '']);
    expect([pile(session, 'stock'), viewOf(session).passes]).toEqual(['', 1]);
  });
});

describe('Auld Lang Syne: moves', () => {
  it.each(
    table(`
      D2 a pile’s top goes on any foundation one rank lower ; 2: 2H ; any-suit ; move 2 to f1, move 2 to f2, move 2 to f3, move 2 to f4
      D2 or on the one of its suit ; 2: 2H ; in-suit ; move 2 to f3
      D2 by one rank ; 2: 3H | 3: KS ; any-suit ; -
      D2 by one rank in suit ; 2: 3H | f1: AC 2C ; in-suit ; -
      D2 whichever foundation has come so far ; 2: 3H | f1: AC 2S | f4: AS 2C ; any-suit ; move 2 to f1, move 2 to f4
      D2 the top card only ; 2: 2H 9C ; any-suit ; -
      D2 equal cards are a choice ; 1: 2C | 4: 2D | f1: AC 2H | f2: AD 2S | f3: AH 2D ; any-suit ; move 1 to f4, move 4 to f4
      D2 no foundation begins again ; 2: 2H | f1: ${sequence('AC', 13)} | f2: AD 2D | f3: AH 2S | f4: AS 2C ; any-suit ; -
      no building on the piles ; 1: 9C | 2: 8H | 3: 8C | 4: TC ; any-suit ; -
      no card fills a space ; 1: 9C 8C | 2: | 3: | 4: ; any-suit ; -
    `),
  )('%s: %s', (_says, text, build, expected) => {
    const session = piles(`${text} | stock: 4h`, { build: build! });
    expect(legal(session)).toEqual(['deal', ...commands(expected!)]);
  });

  const isUp = (card: string, onto: string) => rank(card) === rank(onto) + 1;
  const isUpInSuit = (card: string, onto: string) => isUp(card, onto) && suit(card) === suit(onto);

  it.each([
    ['any-suit', 'f2', '3', isUp],
    ['in-suit', 'f2', '3', isUpInSuit],
    ['any-suit', '2', '3', () => false],
    ['any-suit', '2', 'f1', () => false],
  ])('build=%s, every card on every card: to %s from %s', (build, to, from, rule) => {
    expect(fitsOn(piles('stock: 4h', { build }), from, to)).toEqual(pairs(rule));
  });

  it('fills no space but by dealing', () => {
    expect(fitsOn(piles('stock: 4h'), '3', '2', [''])).toEqual([]);
    const open = played(piles('1: 2C | 2: 9C 8D | stock: 4h 5h'), 'move 1 to f1');
    expect(four(open)).toEqual(['', '9C 8D', '', '']);
    expect(four(played(open, 'deal'))).toEqual(['5H', '9C 8D 4H', '', '']);
  });

  it('finishes a deal of four before anything is played', () => {
    const session = played(piles('stock: 9s 8s 7s 2s'), 'deal');
    expect(four(session)).toEqual(['2S', '7S', '8S', '9S']);
    expect([session.at, legal(undo(session))]).toEqual([1, ['deal']]);
  });

  it('may hold a card back: nothing goes up of itself', () => {
    const session = played(piles('1: 2C | stock: 9s 8s 7s 6s'), 'deal');
    expect(pile(session, '1')).toBe('2C 6S');
  });
});

describe('Auld Lang Syne: redeals', () => {
  it('D3 lays pile on pile and turns them over, so that the lowest of the fourth comes first', () => {
    const end = played(piles('1: 8C | 2: 7D | 3: 5S | 4: QH KH | stock: 9s 9c'), 'deal');
    expect(four(end)).toEqual(['8C 9C', '7D 9S', '5S', 'QH KH']);
    const gathered = played(end, 'redeal');
    expect(four(gathered)).toEqual(['', '', '', '']);
    expect(pile(gathered, 'stock')).toBe(stockOf(['QH', 'KH', '5S', '7D', '9S', '8C', '9C']));
    expect([legal(gathered), viewOf(gathered).passes]).toEqual([['deal'], 1]);
    const again = dealt(gathered, 2);
    expect(four(again)).toEqual(['QH 9S', 'KH 8C', '5S 9C', '7D']);
    expect(viewOf(again).passes).toBe(2);
  });

  it('D3 gathers the whole hand of a seeded deal unshuffled', () => {
    const hand = handOf('8');
    const end = dealt(fresh('auld-lang-syne', {}, '8'), 12);
    const dealtTo = [3, 2, 1, 0].flatMap((p) => hand.filter((_, i) => i % 4 === p));
    const gathered = played(end, 'redeal');
    expect(pile(gathered, 'stock')).toBe(stockOf(dealtTo));
    expect(four(played(gathered, 'deal'))).toEqual(dealtTo.slice(0, 4));
  });

  it.each([
    [{}, 2],
    [{ redeals: '2' }, 2],
    [{ redeals: '1' }, 1],
    [{ redeals: '0' }, 0],
  ] as [Chosen, number][])('D3 with %j redeals %i times', (options, times) => {
    let session = played(piles('stock: 9c 8c', options), 'deal');
    for (let used = 0; used < times; used++) {
      expect([legal(session), viewOf(session).status]).toEqual([['redeal'], 'playing']);
      session = played(session, 'redeal', 'deal');
      expect(viewOf(session).passes).toBe(used + 2);
    }
    expect([legal(session), viewOf(session).status]).toEqual([[], 'lost']);
  });

  it('D3 is offered whenever the hand is out, and not before', () => {
    const start = piles('1: 2C | 2: 9C | stock: 9s 8s 7s');
    expect(legal(start)).not.toContain('redeal');
    const out = played(start, 'move 1 to f1', 'deal');
    expect(legal(out)).toEqual(['redeal']);
    const playable = played(piles('2: 9C | stock: 9s 8s 2s'), 'deal');
    expect(legal(playable)).toEqual([
      'move 1 to f1',
      'move 1 to f2',
      'move 1 to f3',
      'move 1 to f4',
      'redeal',
    ]);
  });

  it('D3 is taken back and made again exactly, with the redeals that are left', () => {
    const start = played(piles('1: 8C | 2: 7D | stock: 9s 9c', { redeals: '1' }), 'deal');
    const first = diagram(start);
    const gathered = played(start, 'redeal');
    const second = diagram(gathered);
    for (let i = 0; i < 3; i++) {
      expect(diagram(undo(gathered))).toBe(first);
      expect(legal(undo(gathered))).toEqual(['redeal']);
      expect(diagram(redo(undo(gathered)))).toBe(second);
    }
    const used = played(gathered, 'deal');
    expect([legal(used), legal(undo(used, 2))]).toEqual([[], ['redeal']]);
  });
});

describe('Auld Lang Syne: foundations and piles', () => {
  it.each(FOUR)('builds foundation %s to the king and no further', (n) => {
    const ace = ACES[Number(n) - 1]!;
    const down = sequence(ace, 13).split(' ').slice(1).reverse().join(' ');
    let session = piles(`${n}: 2C ${down} | stock: 4h`, { build: 'in-suit' });
    for (let i = 0; i < 12; i++) session = played(session, `move ${n} to f${n}`);
    expect(pile(session, `f${n}`)).toBe(sequence(ace, 13));
    expect(viewOf(session).score).toBe(16);
    expect(refusal(session, `move ${n} to f${n}`).code).toBe('illegal-move');
  });

  it('brings ascending sequences on the aces, whatever the suits', () => {
    const start = piles('1: 5H 2H | 2: 4S 3S | 3: 6D | stock: 9s');
    const end = played(start, 'move 1 to f2', 'move 2 to f2', 'move 2 to f2', 'move 1 to f2');
    expect(pile(played(end, 'move 3 to f2'), 'f2')).toBe('AD 2H 3S 4S 5H 6D');
  });

  it('knows every pile by its name', () => {
    for (const name of FOUR) {
      for (const n of FOUR) {
        const up = played(piles(`${name}: 2H | stock: 4h`), `move ${name} to f${n}`);
        expect(pile(up, `f${n}`)).toBe(`${ACES[Number(n) - 1]} 2H`);
      }
    }
    for (const wrong of ['5', 'f5', 'waste']) {
      expect(refusal(piles('stock: 4h'), `move 1 to ${wrong}`).code).toBe('unknown-pile');
    }
  });
});

describe('Auld Lang Syne: refusals', () => {
  it.each(
    table(`
      building on a pile ; 1: 9C | 2: 8H ; move 2 to 1 ; Nothing is laid on the piles
      a card into a space ; 2: 8H ; move 2 to 1 ; Nothing is laid on the piles
      a card back from a foundation ; 1: 3H | f1: AC 2C ; move f1 to 1 ; Nothing is laid on the piles
      a card from one foundation to another ; f1: AC 2C ; move f1 to f2 ; Cards come to the foundations only from piles, not from the foundations
      a card that does not go up ; 1: 3H ; move 1 to f1 ; 3♥ does not go on A♣: the foundations are built up by one, whatever the suit
      a buried card ; 1: 2H 9C ; move 2h to f1 ; From the piles only the top card moves
      two cards at once ; 1: 3C 2C ; move 1 to f1 count 2 ; 3♣ does not go on A♣
      a card of the hand ; - ; move stock to f1 ; Cards come to the foundations only from piles, not from the stock
      a hidden card ; - ; move 4h to f1 ; No 4♥ is to be seen
      from an empty pile ; - ; move 1 to f1 ; There is no card on 1
      a redeal while the hand lasts ; 1: 9C ; redeal ; when the stock is out, the piles may be gathered, unshuffled, and dealt again: twice
      turning ; - ; turn ; There is nothing to turn in Auld Lang Syne
      filling ; - ; fill ; There is nothing to fill in Auld Lang Syne
      slipping ; - ; slip 1 ; There is nothing to slip in Auld Lang Syne
      an exchange ; - ; exchange 1 with 2 ; There is nothing to exchange in Auld Lang Syne
    `),
  )('%s', (_says, text, command, words) => {
    const { code, message } = refusal(piles(`stock: 4h | ${text}`), command!);
    expect(message).toContain(words);
    expect(code).toBe('illegal-move');
  });

  it('another suit, where suits matter', () => {
    const { message } = refusal(piles('1: 2H | stock: 4h', { build: 'in-suit' }), 'move 1 to f1');
    expect(message).toBe('2♥ does not go on A♣: the foundations are built up by one, in suit.');
  });

  it('dealing when the hand is out', () => {
    const out = played(piles('stock: 4h'), 'deal');
    expect(refusal(out, 'deal')).toMatchObject({
      code: 'illegal-move',
      message: 'The stock is empty.',
    });
  });

  it.each([
    ['0', 'the piles are not gathered again'],
    ['1', 'dealt again: once'],
    ['2', 'dealt again: twice'],
  ])('a redeal too many: redeals=%s', (redeals, words) => {
    const all = Array.from({ length: Number(redeals) }, () => ['redeal', 'deal']).flat();
    const out = played(piles('stock: 9s 2h', { redeals }), 'deal', ...all);
    expect(legal(out)).not.toContain('redeal');
    const { code, message } = refusal(out, 'redeal');
    expect([code, message]).toEqual(['illegal-move', expect.stringContaining(words)]);
  });
});

describe('Auld Lang Syne: the end', () => {
  it('is won with fifty-two up', () => {
    const most = ACES.slice(1).map((ace, i) => `f${i + 2}: ${sequence(ace, 13)}`);
    const start = piles([...most, `f1: ${sequence('AC', 12)}`, '3: KC'].join(' | '));
    expect(viewOf(start)).toMatchObject({ status: 'playing', score: 51 });
    const won = played(start, 'move 3 to f1');
    expect(viewOf(won)).toMatchObject({ status: 'won', score: 52 });
    expect([legal(won), refusal(won, 'redeal').code]).toEqual([[], 'game-over']);
  });

  it.each(
    table(`
      lost: the hand out, no redeal, nothing fits ; 0 ; 9s ; lost
      not lost while a card can go up ; 0 ; 2s ; playing
      not lost while a redeal is left ; 1 ; 9s ; playing
    `),
  )('%s', (_says, redeals, last, status) => {
    const out = played(piles(`stock: ${last}`, { redeals: redeals! }), 'deal');
    expect(viewOf(out).status).toBe(status);
  });

  it('is not lost while a card is in hand', () => {
    expect(viewOf(piles('1: 9C | stock: 9s', { redeals: '0' })).status).toBe('playing');
  });

  it('goes back to the deal, whatever was played', () => {
    const start = fresh('auld-lang-syne', {}, '7');
    const first = diagram(start);
    const later = played(dealt(start, 12), 'redeal', 'deal', 'deal');
    expect(diagram(undo(later, later.at))).toBe(first);
  });
});
