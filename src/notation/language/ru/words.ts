import type { Odds } from '../../../rules/game.ts';
import { type Gender, type Noun, type Term, termOf } from './terms.ts';

const rules = new Intl.PluralRules('ru');

/** Forms for 1, for 2 to 4, and for 5 and more: `['карта', 'карты', 'карт']`. */
export type Forms = readonly [one: string, few: string, many: string];

/** The form that goes with a number; parts of one, «0,5 хода», take that of 2 to 4. */
export function plural(count: number, [one, few, many]: Forms): string {
  const rule = rules.select(count);
  return rule === 'one' ? one : rule === 'many' ? many : few;
}

/** `1 ход`, `2 хода`, `5 ходов`. */
export function counted(count: number, forms: Forms): string {
  return `${count} ${plural(count, forms)}`;
}

export const MOVES: Forms = ['ход', 'хода', 'ходов'];
export const CARDS: Forms = ['карта', 'карты', 'карт'];
export const TIMES: Forms = ['раз', 'раза', 'раз'];
export const GAMES: Forms = ['партия', 'партии', 'партий'];

/** Words one after another, the last with its «и» or «или»: «а, б и в». */
export function list(words: readonly string[], last: 'и' | 'или' = 'и'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** With a capital letter at its beginning. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

type Count = 'one' | 'many';

function nounOf(term: Term, count: Count): Noun {
  return count === 'one' ? term.one : term.many;
}

/** «столбец», «Тайный совет». */
export function name(group: string, count: Count = 'one'): string {
  return nounOf(termOf(group), count).nom;
}

/** «на столбец», «в запас». */
export function onto(group: string, count: Count = 'one'): string {
  const term = termOf(group);
  return `${term.to} ${nounOf(term, count).acc}`;
}

/** «на столбце», «в запасе». */
export function upon(group: string, count: Count = 'one'): string {
  const term = termOf(group);
  return `${term.to} ${nounOf(term, count).pre}`;
}

/** «со столбцов», «из запаса». */
export function from(group: string, count: Count = 'many'): string {
  const term = termOf(group);
  return off(term.to, nounOf(term, count).gen);
}

/** «с» or «из», whichever answers to «на» or «в». */
function off(to: Term['to'], genitive: string): string {
  if (to === 'в') return `из ${genitive}`;
  return `${/^[сзшжщ][^аеёиоуыэюя]/iu.test(genitive) ? 'со' : 'с'} ${genitive}`;
}

/** An adjective by gender in the nominative: `['пустой', 'пустая', 'пустое']`. */
export type ByGender = readonly [m: string, f: string, n: string];

/** The form that goes with a noun of this gender. */
export function agree(gender: Gender, [m, f, n]: ByGender): string {
  return gender === 'm' ? m : gender === 'f' ? f : n;
}

/** The nominative, which is also the accusative but for the feminine. */
export const EMPTY: ByGender = ['пустой', 'пустая', 'пустое'];
const EMPTY_ACC: ByGender = ['пустой', 'пустую', 'пустое'];
const ONE_GEN: ByGender = ['одного', 'одной', 'одного'];
const OTHER_ACC: ByGender = ['другой', 'другую', 'другое'];

/** «только красные карты»; what says itself which cards are meant says enough: «любые карты, кроме тузов». */
export function onlySuch(cards: string): string {
  return /^(?:только|любые|карты) /u.test(cards) ? cards : `только ${cards}`;
}

/** «пустой столбец», «пустое место в Европе». */
export function emptyOne(group: string): string {
  const { gender, one } = termOf(group);
  return `${agree(gender, EMPTY)} ${one.nom}`;
}

/** «в пустой столбец», «на пустую базу». */
export function intoEmpty(group: string): string {
  const { gender, one, toEmpty } = termOf(group);
  return `${toEmpty} ${agree(gender, EMPTY_ACC)} ${one.acc}`;
}

/** «с одного столбца на другой». */
export function fromOneToOther(group: string): string {
  const { gender, one, to, within } = termOf(group);
  const begin = within === undefined ? to : 'на';
  return `${off(begin, `${agree(gender, ONE_GEN)} ${one.gen}`)} ${begin} ${agree(gender, OTHER_ACC)}`;
}

/** Piles that are known by a word, as they are told: what is typed in English, or its own word here. */
const PILES: Readonly<Record<string, string>> = {
  stock: 'колода',
  waste: 'сброс',
  reserve: 'запас',
  aces: 'тузы',
  runs: 'ряды',
};

/** A pile by the name that is read and typed: `7`, `f1`, «колода». */
export function pile(id: string): string {
  return PILES[id] ?? id;
}

/** As many letters of a pile's name as there is room for; a name that is cut ends with a consonant and a full stop. */
export function pileIn(id: string, letters: number): string {
  const name = pile(id);
  if (name.length <= letters || letters < 4) return name.slice(0, letters);
  return `${name.slice(0, letters - 1).replace(/[аеёиоуыэюяь]+$/u, '')}.`;
}

/** «на место 7», «в колоду». */
export function ontoPile(id: string): string {
  return PILES[id] === undefined ? `на место ${id}` : onto(id);
}

/** «на месте 7», «в колоде». */
export function uponPile(id: string): string {
  return PILES[id] === undefined ? `на месте ${id}` : upon(id);
}

/** «с места 7», «из колоды». */
export function fromPile(id: string): string {
  return PILES[id] === undefined ? `с места ${id}` : from(id, 'one');
}

/** A rank in words. */
export interface Rank {
  readonly gender: Gender;
  readonly nom: string;
  readonly gen: string;
  readonly acc: string;
  /** Several of them, in the nominative and the genitive. */
  readonly all: string;
  readonly ofAll: string;
}

/** «туз», «король»: a man, or a jack. */
function man(
  stem: string,
  [ends, of, all, ofAll]: readonly [string, string, string, string],
): Rank {
  const acc = stem + of;
  return { gender: 'm', nom: stem + ends, gen: acc, acc, all: stem + all, ofAll: stem + ofAll };
}

/** «двойка», «шестёрка», by what comes before the «к». */
function spot(stem: string): Rank {
  const ofAll = stem.endsWith('й') ? `${stem.slice(0, -1)}ек` : `${stem}ок`;
  const all = `${stem}ки`;
  return { gender: 'f', nom: `${stem}ка`, gen: all, acc: `${stem}ку`, all, ofAll };
}

const HARD = ['', 'а', 'ы', 'ов'] as const;

const RANKS: readonly Rank[] = [
  { gender: 'f', nom: 'карта', gen: 'карты', acc: 'карту', all: 'карты', ofAll: 'карт' },
  man('туз', HARD),
  ...['двой', 'трой', 'четвёр', 'пятёр', 'шестёр', 'семёр', 'восьмёр', 'девят', 'десят'].map(spot),
  man('валет', HARD),
  { gender: 'f', nom: 'дама', gen: 'дамы', acc: 'даму', all: 'дамы', ofAll: 'дам' },
  man('корол', ['ь', 'я', 'и', 'ей']),
];

/** What a rank (1 to 13) is called. */
export function rankWords(rank: number): Rank {
  return RANKS[rank] ?? RANKS[0]!;
}

/** How often a game comes out: `может сойтись от 72 до 86 из 100`. */
export function oddsText(odds: Odds | null): string {
  if (odds === null) return 'как часто сходится, неизвестно';
  const [least, most] = odds;
  return `может сойтись ${most === 100 ? `не меньше ${least}` : `от ${least} до ${most}`} из 100`;
}
