import { describe, expect, it } from 'vitest';
import { type Card, card, REVERSED } from '../../src/card/card.ts';
import { layOut } from '../../src/card/pack.ts';
import { fortuneTelling } from '../../src/games/fortune-telling.ts';
import { cardText, lyingCardText, readLyingCard } from '../../src/notation/card-text.ts';
import { english } from '../../src/notation/language/en/english.ts';
import type { Language } from '../../src/notation/language/language.ts';
import { russian } from '../../src/notation/language/ru/russian.ts';
import { tellPacket, tellRow } from '../../src/notation/reading-text.ts';
import type { CardLine, GroupLine } from '../../src/rules/fortune.ts';

const LANGUAGES: readonly Language[] = [english, russian];

function cards(text: string): Card[] {
  return text.split(' ').map((word) => readLyingCard(word)!);
}

/** A row in which nothing else of its own is to be read: the cards given come first. */
function groupsOf(text: string): string[] {
  const row = cards(text);
  return fortuneTelling
    .read(row, row[0]! & 63)
    .filter((line): line is GroupLine => line.of === 'group')
    .map(({ says, at }) => `${says} ${at.join()}`);
}

function lineOf(text: string, at = 0): CardLine {
  const row = cards(text);
  return fortuneTelling
    .read(row, row[0]! & 63)
    .filter((line): line is CardLine => line.of === 'card')[at]!;
}

/** What the book says of every card (pp. 513–515), in a word that must come up, and of those on their heads. */
const BOOK: Readonly<Record<string, readonly [string, string?]>> = {
  AH: ['home'],
  AC: ['gain'],
  AD: ['letter'],
  AS: ['love'],
  KH: ['benefactor', 'little help'],
  KC: ['likes you', 'hinders'],
  KD: ['beware', 'nuisance'],
  KS: ['police', 'lawsuit'],
  QH: ['charm', 'hopes'],
  QC: ['sweetheart', 'jealous'],
  QD: ['gossip', 'wears you out'],
  QS: ['widow', 'fool'],
  JH: ['may be of use', 'little use'],
  JC: ['marriage', 'put off'],
  JD: ['bad news', 'worse'],
  JS: ['disagreeable', 'harm'],
  TH: ['surprise'],
  TC: ['success'],
  TD: ['journey'],
  TS: ['prison'],
  '9H': ['made up'],
  '9C': ['luck in love'],
  '9D': ['does not come'],
  '9S': ['delays'],
  '8H': ['children'],
  '8C': ['expectations'],
  '8D': ['young man'],
  '8S': ['bad news'],
  '7H': ['good match', 'middling'],
  '7C': ['flirtations', 'trouble'],
  '7D': ['lotteries', 'small sum'],
  '7S': ['quarrels', 'family'],
};

describe('every card says what the book says', () => {
  const pack = layOut(fortuneTelling.pack);

  it('of each of the thirty-two', () => {
    expect(pack.map(cardText).sort()).toEqual(Object.keys(BOOK).sort());
  });

  it.each(Object.entries(BOOK))('%s, upright and on its head', (name, [upright, onItsHead]) => {
    const [told] = tellPacket(fortuneTelling, cards(name), english.fortune);
    expect(told!.text.toLowerCase()).toContain(upright);
    const [reversed] = tellPacket(fortuneTelling, cards(`${name}R`), english.fortune);
    expect(reversed!.text.toLowerCase()).toContain(onItsHead ?? upright);
    // Only kings, queens, jacks and sevens mean something else.
    const isReversible = /^[KQJ7]/u.test(name);
    expect(onItsHead !== undefined).toBe(isReversible);
    expect(reversed!.text === told!.text).toBe(!isReversible);
    expect(lineOf(name).says).toBe(name);
    expect(lineOf(`${name}R`).says).toBe(isReversible ? `${name}R` : name);
  });
});

const GROUPS: Readonly<Record<string, readonly [two: string, three: string, four: string]>> = {
  A: ['enmity', 'dissipation', 'death'],
  K: ['good advice', 'success in business', 'honors'],
  Q: ['friendship', 'dissipation', 'scandal'],
  J: ['quarrels', 'idleness', 'a contagious illness'],
  T: ['loss', 'a change of home', 'unpleasant events'],
  9: ['money', 'imprudence', 'good deeds'],
  8: ['trouble', 'marriage', 'reverses in business or in love'],
  7: ['small affairs, and gossip about them', 'pleasure', 'intrigue'],
};

describe('several of a kind', () => {
  it.each(Object.entries(GROUPS))('of %s, wherever they lie and however', (rank, told) => {
    const other = rank === '9' ? 'TH' : '9H';
    const own = [`${rank}C`, `${rank}DR`, `${rank}H`, `${rank}S`];
    expect(groupsOf(`${own[0]} ${other}`)).toEqual([]);
    for (const count of [2, 3, 4]) {
      const row = [own[0], other, ...own.slice(1, count)].join(' ');
      const at = [0, 2, 3, 4].slice(0, count).join();
      expect(groupsOf(row)).toEqual([`${count}${rank} ${at}`]);
      const lines = tellRow(fortuneTelling, cards(row), cards(own[0]!)[0]!, english.fortune, false);
      expect(lines.find(({ of }) => of === 'group')?.text.toLowerCase()).toContain(
        `: ${told[count - 2]}.`,
      );
    }
  });

  it('those of most cards come first, then the highest', () => {
    expect(groupsOf('7C 7D AC AD KC KD KH 9S')).toEqual(['3K 4,5,6', '2A 2,3', '27 0,1']);
  });
});

describe('what follows a card', () => {
  it.each([
    ['TC 9D', 'note-unpaid', 'note is not paid'],
    ['TC 9S', 'debt-lost', 'whole debt is lost'],
    ['TCR 9DR', 'note-unpaid', 'note is not paid'],
    ['8S 7D', 'quarrels', 'quarrels'],
    ['8SR 7DR', 'quarrels', 'quarrels'],
    ['7S AH', 'quarrels-not-lasting', 'not last'],
    ['7S KHR', 'quarrels-not-lasting', 'not last'],
  ])('%s', (row, says, word) => {
    expect(lineOf(row).followed).toBe(says);
    const told = tellRow(fortuneTelling, cards(row), cards(row)[0]!, english.fortune, false);
    expect(told.find(({ of }) => of === 'card')?.text).toContain(word);
  });

  it.each(['TC 9H', '9D TC', 'TC AH 9D', '8S 7S', '7S 8S', 'AH 7S', '7SR AH', '7D 8S', 'TC'])(
    'nothing comes of %s',
    (row) => {
      expect(cards(row).map((_, at) => lineOf(row, at).followed)).not.toContainEqual(
        expect.any(String),
      );
    },
  );

  it('counts every heart, and in the row alone', () => {
    for (const rank of fortuneTelling.pack.ranks) {
      expect(lineOf(`7S ${cardText(card(rank, 3))}`).followed).toBe('quarrels-not-lasting');
    }
    expect(fortuneTelling.readPacket(cards('TC 9D 7S')).map((line) => line.followed)).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the reading', () => {
  const row = cards('TC 9DR KD KS 8S 7D QCR AH 7S JHR 9H TS');

  it('begins with the person, then those of a kind, then card after card', () => {
    const lines = fortuneTelling.read(row, card(13, 1));
    expect(lines[0]).toEqual({ of: 'significator', at: 2 });
    expect(lines.map(({ of }) => of)).toEqual([
      'significator',
      ...Array(4).fill('group'),
      ...Array(12).fill('card'),
    ]);
    expect(lines.slice(-12).map((line) => line.at)).toEqual(row.map((_, at) => at));
  });

  it('finds the person on its head as well', () => {
    const turned = row.map((one) => (one === card(13, 1) ? one | REVERSED : one));
    expect(fortuneTelling.read(turned, card(13, 1))[0]).toEqual({ of: 'significator', at: 2 });
  });

  it('speaks gently of death and illness where that is asked for, and of nothing else', () => {
    const told = (text: string, isGentle: boolean) =>
      tellRow(fortuneTelling, cards(text), cards(text)[0]!, english.fortune, isGentle)
        .map((line) => line.text)
        .join(' ');
    for (const [row, word] of [
      ['AC AD AH AS', 'death'],
      ['JC JD JH JS', 'illness'],
    ] as const) {
      expect(told(row, false)).toContain(word);
      expect(told(row, true)).not.toContain(word);
    }
    expect(told('KC KD KH KS', true)).toBe(told('KC KD KH KS', false));
  });
});

describe.each(LANGUAGES)('in the language $code', ({ fortune: words }) => {
  it('every text is a sentence, and no two cards say the same', () => {
    const texts = Object.values(words.meanings);
    expect(texts).toHaveLength(48);
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(new Set(texts).size).toBe(48);
    expect(Object.keys(words.groups)).toHaveLength(24);
    for (const text of Object.values(words.groups)) expect(text).toMatch(/^\p{Ll}.*[^.]$/u);
  });

  it('what is softened names neither death nor illness', () => {
    expect(Object.keys(words.softened).sort()).toEqual(['4A', '4J']);
  });
});

it('a card on its head is written and read', () => {
  for (const one of layOut(fortuneTelling.pack)) {
    for (const lying of [one, one | REVERSED]) {
      expect(readLyingCard(lyingCardText(lying))).toBe(lying);
    }
  }
});

it.each([
  ['2A', 'два туза'],
  ['2Q', 'две дамы'],
  ['3Q', 'три дамы'],
  ['47', 'четыре семёрки'],
  ['2J', 'два валета'],
  ['2T', 'две десятки'],
] as const)('in Russian %s is called %s', (group, name) => {
  expect(russian.fortune.groupName(group)).toBe(name);
});

it('in Russian steps are counted in three forms', () => {
  const told = [1, 2, 5, 11, 21].map((count) => russian.fortune.undone(count));
  expect(told.map((text) => text.replace(/^\D+\d+ |\.$/gu, ''))).toEqual([
    'шаг',
    'шага',
    'шагов',
    'шагов',
    'шаг',
  ]);
});
