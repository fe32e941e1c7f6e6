import { describe, expect, it } from 'vitest';
import { board, packFrom, told } from './board.ts';
import { numbered } from './cards.ts';
import { idiotsDelight } from './idiots-delight.ts';
import { ALL_UP, legalTable, moved, statusTable } from './tables.ts';

const PILES = [...numbered('', 9), ...numbered('r', 7), ...numbered('f', 4)];

describe("The Idiot's Delight", () => {
  const jacks = '3: JC | 4: JS | 5: JC | 6: JS | 7: JC | 8: JS';
  const ru = { rules: 'ru' };
  const spaced = `1: 4D JD 9H 8S 7H | 2: JC | ${jacks} | r3: 2C`;
  legalTable(idiotsDelight, PILES, [
    ['black 6 on red 7', `1: 7H | 2: 4D 6S | 9: JC | ${jacks}`, '2>1*1'],
    [
      'red queen on black king, from the reserve',
      `1: KC | 2: KC | 9: JC | ${jacks} | r1: QD`,
      'r1>1*1, r1>2*1',
    ],
    ['red 3 on black 4', `1: 4S | 2: 2D 3H | 9: JC | ${jacks}`, '2>1*1', ru],
    ['black 10 on red jack', `1: JH | 2: 2D TC | 9: JC | ${jacks}`, '2>1*1', ru],
    ['2 on ace in suit', `1: 9H 2C | 2: 9D 2S | 9: JC | ${jacks} | f1: AC`, '1>f1*1'],
    [
      'no king on an ace, no card on its own color',
      `1: 7S | 2: 4D 6S | 9: JC | ${jacks} | r1: KH`,
      '',
    ],
    ['no two cards together on a column', `1: 7H | 2: 4D 6S 5H | 9: JC | ${jacks}`, ''],
    ['en: any top part of the run to a space', spaced, '1>9*1, 1>9*2, 1>9*3, r3>9*1'],
    ['ru: one card', spaced, '1>9*1, r3>9*1', ru],
    ['never a whole column', `1: 9H 8S | 2: JC | ${jacks}`, '1>9*1'],
    ['each space is a target of its own', `1: 9H 8S | ${jacks}`, '1>2*1, 1>9*1'],
    ['a foundation gives nothing back', `1: 3S | 2: JC | 9: JC | ${jacks} | f1: AH 2H`, ''],
  ]);

  statusTable(idiotsDelight, PILES, [
    ['all up', 'won', ALL_UP],
    ['no move', 'lost', `1: JC | 2: JC | 9: JC | ${jacks}`],
    ['a space and a card to fill it', 'playing', `1: 4D JC | 9: JC | ${jacks}`],
    ['a space, and columns of one card', 'lost', `1: JC | 9: JC | ${jacks}`],
  ]);

  it('sends out aces by themselves, at the deal and from the reserve too', () => {
    // The cards numbered 38 and 44 from 0 end columns 4 and 1; the reserve begins with 45.
    const first = packFrom('').filter(
      (card) => !card.startsWith('A') && card !== 'KS' && card !== 'KH',
    );
    const pack = [
      ...first.slice(0, 38),
      'AH',
      ...first.slice(38, 43),
      'AS',
      'AC',
      'KS',
      'KH',
      'AD',
    ];
    const rest = packFrom('').filter((card) => !pack.includes(card));
    const opening = idiotsDelight.deal([...pack, ...rest], {});
    expect(told(opening, 'f1 f2 f3 f4 r1 r4')).toBe(
      'f1: AS | f2: AH | f3: AC | f4: AD | r1: | r4:',
    );
    expect(idiotsDelight.score(opening)).toBe(4);
  });

  it('sends out an ace a move uncovers', () => {
    const start = board(PILES, `1: 7H | 2: 4D AS 6S | 9: JC | ${jacks} | f1: AC`);
    expect(told(moved(idiotsDelight, start, '2>1*1'), '1 2 f2')).toBe('1: 7H 6S | 2: 4D | f2: AS');
  });
});
