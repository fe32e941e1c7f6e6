import { describe, expect, it } from 'vitest';
import { layOut, ONE_PACK, type Pack, shuffledPack, TWO_PACKS } from '../../src/card/pack.ts';
import { cardSign, cardText } from '../../src/notation/card-text.ts';
import { readDeal } from '../../src/notation/deal-text.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { pick, testDice } from '../play/dice.ts';

const DEALS = 1000;

type Dice = () => number;
type Break = (words: readonly string[], dice: Dice) => string[];

const NOISE = [
  '',
  '?',
  '??',
  'joker',
  '1H',
  '11H',
  '0S',
  'HH',
  '7',
  'H',
  '7H,',
  '7HQS',
  'ТН',
  '😀',
];
const RAW = ['\u0000', '\u001b[2J', '\ufeff', '\ud800', '\u202e', 'x'.repeat(5000), '\ufffd\ufffd'];

function at(words: readonly string[], dice: Dice): number {
  return Math.floor(dice() * words.length);
}

/** Ways in which a deal file goes wrong: each leaves something that is no deal. */
const BREAKS: Readonly<Record<string, Break>> = {
  'a card is missing': (words, dice) => words.toSpliced(at(words, dice), 1),
  'a card is there once more': (words, dice) =>
    words.toSpliced(at(words, dice), 0, pick(words, dice)),
  'a word is no card': (words, dice) =>
    words.with(at(words, dice), pick([...NOISE.slice(1), ...RAW], dice)),
  'it ends early': (words, dice) => words.slice(0, at(words, dice)),
  'a card stands for another': (words, dice) => {
    const i = at(words, dice);
    const other = words.find((word) => word !== words[i])!;
    return words.with(i, other);
  },
  'it is something else': (words, dice) =>
    words.map(() =>
      String.fromCharCode(...Array.from({ length: 4 }, () => Math.floor(dice() * 65_536))),
    ),
};

describe.each([
  ['one pack', ONE_PACK],
  ['two packs', TWO_PACKS],
] as const)('%s', (_label, pack: Pack) => {
  const dice = testDice(pack.packs);

  it.each(Object.entries(BREAKS))('%s: is refused, and clearly', (_what, spoil) => {
    const share = Math.ceil(DEALS / Object.keys(BREAKS).length);
    for (let i = 0; i < share; i++) {
      const words = spoil(shuffledPack(pack, String(i)).map(cardText), dice);
      const read = readDeal(words.join(pick([' ', '\n', '\r\n', '\t', '  '], dice)), pack);
      if (!('fault' in read)) expect.unreachable(words.join(' '));
      else {
        const line = english.say.badDeal(read);
        expect(line).toMatch(/^(?:Card \d+|There are \d+ cards).*\.$/u);
        expect(line).not.toMatch(/\p{C}|undefined/u);
        expect(line.length).toBeLessThan(120);
      }
    }
  });

  it('and what is not broken is read, in whatever way it is written', () => {
    for (let i = 0; i < 100; i++) {
      const cards = shuffledPack(pack, String(i));
      const spell = pick(
        [cardText, cardSign, (card: number) => cardText(card).toLowerCase()],
        dice,
      );
      const text = `\ufeff${cards.map(spell).join(pick([' ', '\n', '\r\n'], dice))}\n`;
      expect(readDeal(text, pack)).toEqual({ cards });
    }
    expect(readDeal(layOut(pack).map(cardText).join(' '), pack)).toHaveProperty('cards');
  });
});
