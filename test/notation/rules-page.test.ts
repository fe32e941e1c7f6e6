import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/games/index.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { rulesPage } from '../../src/notation/rules-page.ts';
import { chooseOptions } from '../../src/session/options.ts';
import { variants } from '../play/variants.ts';

function page(
  name: string,
  chosen: Readonly<Record<string, string>> = {},
  width?: number,
): string[] {
  const game = catalogue.find((one) => one.name === name)!;
  const read = chooseOptions(game, chosen);
  if ('fault' in read) throw new Error(read.fault);
  return rulesPage(game, read.options, english, width);
}

/** The page as one text with single spaces, to look for sentences in. */
function told(name: string, chosen: Readonly<Record<string, string>> = {}): string {
  return page(name, chosen).join(' ').replace(/\s+/gu, ' ');
}

describe('every game, whatever its options', () => {
  it.each(variants)('$label', ({ game, options }) => {
    const lines = rulesPage(game, options, english, 60);
    const text = lines.join(' ').replace(/\s+/gu, ' ');
    expect(lines[0]).toBe(game.title);
    for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(60);
    for (const note of game.about.notes) expect(text).toContain(note);
    for (const { name, about } of game.options) {
      expect(text).toContain(` ${name}: `);
      expect(text).toContain(about);
    }
    expect(text).toContain(game.source);
    for (const { verb } of game.rules(options).actions) expect(text).toMatch(`${verb}`);
    // What a sentence made of parts goes wrong with.
    expect(text).not.toMatch(/undefined|\[object|NaN|\bthe the\b|only only|\.\.|,\.|; \.| ,|\( /u);
    expect(text).not.toMatch(/\b[Aa] [aeiou]/u);
    for (const line of lines) expect(line).not.toMatch(/\s$/u);
  });
});

describe('sentences', () => {
  it.each([
    ['tens', 'Two packs, 104 cards. Two rows, one card face down to each file.'],
    ['tens', 'Files (1–10) Built down by one, in alternating colors.'],
    ['tens', 'From one file to another any number of cards move that are in sequence on top.'],
    ['tens', 'An empty file takes only a king.'],
    ['tens', 'An ace on top of a file is thrown out.'],
    ['tens', 'Lost when no move is left. Score: one point for each card that has left the game.'],
    ['demon', 'Thirteen cards face down to the reserve.'],
    ['demon', 'Built down by one, a king following an ace, in alternating colors.'],
    [
      'demon',
      'From one file to another, but not into spaces, the cards in sequence move all together, or the top card alone.',
    ],
    ['demon', 'From the files, the reserve and the waste only the top card moves.'],
    ['demon', 'Lost when no move is left, or none but “turn” however often it is done.'],
    ['canfield', 'Score: the pack costs 52 and every card on the foundations pays 5.'],
    ['idiots-delight', 'One card face up to each place of the reserve.'],
    [
      'idiots-delight',
      'From one column to another: onto cards, only the top card moves; into spaces, any number of cards move that are in sequence on top.',
    ],
    ['idiots-delight', 'An ace free on top of a column or the reserve goes to the foundations.'],
    ['klondike', 'Only cards other than aces may be laid here.'],
    ['klondike', 'Also called Canfield (wrongly), Patience and Solitaire.'],
    ['napoleons-square', 'slip FROM: as the first move, where both kings of a suit'],
    [
      'hemispheres',
      'A♥ A♥ A♦ A♦ K♣ K♣ K♠ K♠ are taken out of the pack and laid out in this order as foundations. K♥ A♠ K♦ A♣ are taken out of the pack and laid out in this order as barriers.',
    ],
    [
      'hemispheres',
      'From one place of the European Race to another and from the waste, but not into spaces, only the top card moves.',
    ],
    [
      'hemispheres',
      'From the European Race and the Asiatic Race only the top card moves, and only red cards.',
    ],
    [
      'hemispheres',
      'An empty place of the European Race, of the Asiatic Race, of the Australian Race or of the African Race is filled at once from the waste, or if there is none from the stock, once the opening is over.',
    ],
    [
      'constitution',
      'All queens and kings leave the game. A♣ A♣ A♦ A♦ A♥ A♥ A♠ A♠ are taken out of the pack',
    ],
    [
      'constitution',
      'An empty place in the Privy Council must be filled before anything else is done.',
    ],
    ['constitution', 'People (d1–d8) Nothing is built here.'],
    [
      'help-your-neighbour',
      'From one pile to another and from the foundations and the waste only the top card moves.',
    ],
    ['auld-lang-syne', 'may be gathered, unshuffled, and dealt again: twice.'],
    [
      'grandfathers-clock',
      '10♥ J♣ Q♦ K♠ 2♥ 3♣ 4♦ 5♠ 6♥ 7♣ 8♦ 9♠ are taken out of the pack and laid out in this order as the hours of the dial.',
    ],
    ['grandfathers-clock', 'but for the twelve that lay there at the deal.'],
  ])('%s: %s', (name, sentence) => {
    expect(told(name)).toContain(sentence);
  });
});

describe('options', () => {
  it('are told with the default, and with what is chosen where it is another', () => {
    expect(told('klondike')).toContain('turn: 3 (the default) or 1 How many');
    expect(told('klondike', { turn: '1' })).toContain(
      'turn: 3 (the default) or 1; here 1 How many',
    );
    expect(told('klondike', { turn: '1' })).toContain(
      'passes: unlimited (the default), 1 or 3; here 1',
    );
  });

  it('change the rules told', () => {
    expect(told('klondike', { turn: '1' })).toContain('the stock is gone through once');
    expect(told('klondike')).not.toContain('the stock is gone through once');
    expect(told('auld-lang-syne', { build: 'in-suit' })).toContain('Built up by one, in suit.');
  });
});
