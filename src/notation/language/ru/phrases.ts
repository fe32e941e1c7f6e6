import type { Phrase, PhraseArgument, PhraseId } from '../../../rules/phrase.ts';
import { cardSign } from '../../card-text.ts';
import { type Gender, termOf } from './terms.ts';
import {
  agree,
  CARDS,
  emptyOne,
  from,
  list,
  name,
  plural,
  rankWords,
  TIMES,
  upon,
} from './words.ts';

type PhraseMaker = (args: readonly PhraseArgument[]) => string;

const number = (arg: PhraseArgument | undefined): number => arg as number;
const group = (arg: PhraseArgument | undefined): string => arg as string;
const inner = (arg: PhraseArgument | undefined): string => speak(arg as Phrase);

/** Numbers in the nominative, masculine, and in the genitive. */
const NUMBERS = [
  ['ни один', 'ни одного'],
  ['один', 'одного'],
  ['два', 'двух'],
  ['три', 'трёх'],
  ['четыре', 'четырёх'],
  ['пять', 'пяти'],
  ['шесть', 'шести'],
  ['семь', 'семи'],
  ['восемь', 'восьми'],
  ['девять', 'девяти'],
  ['десять', 'десяти'],
  ['одиннадцать', 'одиннадцати'],
  ['двенадцать', 'двенадцати'],
  ['тринадцать', 'тринадцати'],
] as const;

function inWords(count: number, gender: Gender = 'm'): string {
  if (count === 1) return agree(gender, ['один', 'одна', 'одно']);
  if (count === 2) return agree(gender, ['два', 'две', 'два']);
  return NUMBERS[count]?.[0] ?? String(count);
}

function ofNumber(count: number): string {
  return NUMBERS[count]?.[1] ?? String(count);
}

function times(count: number): string {
  return `${inWords(count)} ${plural(count, TIMES)}`;
}

/** «по одной карте», «по три карты», «по пять карт». */
function each(count: number, side: 'open' | 'closed' | null = null): string {
  const adjective =
    side === null
      ? ''
      : `${plural(count, side === 'open' ? ['открытой', 'открытые', 'открытых'] : ['закрытой', 'закрытые', 'закрытых'])} `;
  const cards = plural(count, ['карте', 'карты', 'карт']);
  return `по ${count === 1 ? 'одной' : inWords(count, 'f')} ${adjective}${cards}`;
}

function sideOf(side: PhraseArgument | undefined): 'open' | 'closed' {
  return side === 'down' ? 'closed' : 'open';
}

/** «на каждый столбец», «на каждое место в Тайном совете». */
function onEach(piles: string): string {
  const { gender, one, within, isOneThing, many } = termOf(piles);
  if (within === undefined && isOneThing) return `на каждое место ${many.gen}`;
  return `на ${agree(gender, ['каждый', 'каждую', 'каждое'])} ${one.acc}`;
}

/** «место в Европе, в Азии или в Африке», where all of them are places; else each by itself. */
function withinAll(groups: readonly string[], last: 'и' | 'или'): string | null {
  const within = groups.map((one) => termOf(one).within);
  return within.every((one) => one !== undefined) ? list(within, last) : null;
}

/** Which cards, in the nominative: a rank where only that one is meant. */
function cardsThat(phrase: Phrase): { readonly words: string; readonly gender: Gender } {
  if (phrase.id === 'only-rank') {
    const { nom, gender } = rankWords(number(phrase.with[0]));
    return { words: nom, gender };
  }
  return { words: 'карта', gender: 'f' };
}

/** The Russian for every rule word. Each completes a sentence; which cards may lie somewhere is in the accusative. */
const PHRASES: Readonly<Record<PhraseId, PhraseMaker>> = {
  up: () => 'по возрастанию',
  down: () => 'по убыванию',
  'up-wrapping': () => 'по возрастанию (за королём — туз)',
  'down-wrapping': () => 'по убыванию (за тузом — король)',
  'in-suit': () => 'в масть',
  alternating: () => 'чередуя цвета',
  'any-suit': () => 'независимо от масти',
  'all-of': (args) => args.map(inner).join(', '),
  'up-red-down-black': () => 'красные масти по возрастанию, чёрные по убыванию',
  'down-red-up-black': () => 'красные масти по убыванию, чёрные по возрастанию',

  'only-rank': ([rank]) => `только ${rankWords(number(rank)).acc}`,
  'base-rank': () => 'только карту базового достоинства',
  'any-card': () => 'любую карту',
  'not-rank': ([rank]) => `любые карты, кроме ${rankWords(number(rank)).ofAll}`,
  'red-card': () => 'красные карты',
  'black-card': () => 'чёрные карты',
  'before-the-hour': () => 'карты, пока не показан свой час',

  top: () => 'перекладывают только верхнюю карту',
  run: () => 'перекладывают любое число карт, лежащих сверху по порядку',
  whole: () => 'карты, лежащие по порядку, перекладывают все вместе или не трогают',
  'whole-or-top': () => 'карты, лежащие по порядку, перекладывают все вместе, или же одну верхнюю',
  'whole-or-top-of-two': () =>
    'карты перекладывают все вместе, а если их только две, то можно и одну верхнюю',

  turn: ([by, passes]) => `из колоды в сброс открывают ${each(number(by))}; ${inner(passes)}`,
  'turn-passes': ([passes]) =>
    number(passes) === 0
      ? 'когда она кончится, сброс переворачивают, не тасуя, и он снова становится колодой, сколько угодно раз'
      : number(passes) === 1
        ? 'колоду проходят один раз'
        : `колоду можно пройти ${times(number(passes))}, переворачивая сброс и не тасуя`,
  'turn-when-full': ([turn]) => `${inner(turn)}; пока есть пустое место, карт не открывают`,
  'deal-row': ([piles]) =>
    `${onEach(group(piles))} слева направо кладут по одной открытой карте, пока есть карты`,
  gather: ([piles, count]) =>
    number(count) === 0
      ? `${name(group(piles), 'many')} больше не собирают`
      : `когда колода кончится, ${name(group(piles), 'many')} можно собрать, не тасуя, и сдать снова: ${times(number(count))}`,
  exchange: () => 'чёрная карта на севере и красная на юге могут поменяться местами',
  'fill-all': () =>
    'пустые места начала игры заполняют из колоды все разом, прежде чем открыть карту',
  slip: () =>
    'первым ходом, если оба короля одной масти лежат на меньших картах своей масти, одного из них можно подсунуть под его кучку',

  'turn-up': ([piles]) => `закрытая карта, оказавшись верхней ${upon(group(piles))}, открывается`,
  'throw-out': ([piles, rank]) =>
    `${rankWords(number(rank)).nom}, оказавшись верхней картой ${upon(group(piles))}, выбывает из игры`,
  'remove-run': ([piles, fit, first, last]) =>
    `ряд от ${rankWords(number(first)).gen} до ${rankWords(number(last)).gen} (${inner(fit)}), собранный сверху ${upon(group(piles))}, уходит из игры`,
  refill: ([count, ...args]) => {
    const names = args.filter((arg): arg is string => typeof arg === 'string');
    const given = args.find((arg): arg is Phrase => typeof arg === 'object');
    const spaces = names.slice(0, number(count));
    const within = withinAll(spaces, 'или');
    const space = within === null ? list(spaces.map(emptyOne), 'или') : `пустое место ${within}`;
    const [first = '', ...others] = names.slice(number(count)).map((one) => from(one));
    const then = others.length === 0 ? '' : `, а если брать оттуда нечего, ${list(others, 'или')}`;
    return `${space} сразу же заполняется ${first}${then}${given ? `, ${speak(given)}` : ''}`;
  },
  'send-up': ([cards, ...piles]) => {
    const { words, gender } = cardsThat(cards as Phrase);
    const tops = list(
      piles.map((one) => upon(group(one))),
      'или',
    );
    return `${words}, оказавшись сверху ${tops}, ${agree(gender, ['сам', 'сама', 'само'])} уходит на базу`;
  },

  'hand-out': () => 'когда кончились и колода, и сброс',
  'just-turned': () => 'если эта карта открыта последней',
  'after-opening': () => 'когда начало игры позади',

  'deal-rows': ([piles, count, side, first]) => {
    const rows = plural(number(count), ['ряд', 'ряда', 'рядов']);
    const begin = number(first) > 0 ? `, начиная с ${number(first) + 1}-й` : '';
    return `${inWords(number(count))} ${rows}: ${each(1, sideOf(side))} ${onEach(group(piles))}${begin}`;
  },
  'deal-packets': ([piles, count, side]) => {
    const { isOneThing, within } = termOf(group(piles));
    if (isOneThing && within === undefined && number(count) > 1) {
      const closed = plural(
        number(count),
        sideOf(side) === 'open'
          ? ['открытая', 'открытые', 'открытых']
          : ['закрытая', 'закрытые', 'закрытых'],
      );
      return `${inWords(number(count), 'f')} ${closed} ${plural(number(count), CARDS)} в ${name(group(piles))}`;
    }
    return `${each(number(count), sideOf(side))} ${onEach(group(piles))}`;
  },
  'deal-first': ([piles]) => {
    const { gender, one } = termOf(group(piles));
    return `одна карта на ${agree(gender, ['первый', 'первую', 'первое'])} ${one.acc}: её достоинство становится базовым`;
  },
  'deal-steps': ([piles]) => {
    const { gender, one } = termOf(group(piles));
    const next = agree(gender, ['каждый следующий', 'каждая следующая', 'каждое следующее']);
    const before = agree(gender, ['предыдущего', 'предыдущей', 'предыдущего']);
    return `лесенкой: ${next} ${one.nom} на карту длиннее ${before}, открыта только последняя карта`;
  },
  'deal-wedge': ([piles]) => {
    const { gender, one } = termOf(group(piles));
    const longest = agree(gender, ['самый длинный', 'самая длинная', 'самое длинное']);
    const first = agree(gender, ['первый', 'первая', 'первое']);
    return `клином из открытых рядов: ${first} ${one.nom} ${longest}`;
  },
  'deal-around': (args) => {
    const within = withinAll(args.map(group), 'и');
    return within === null
      ? `${each(1, 'open')} ${list(args.map((one) => onEach(group(one))))}`
      : `${each(1, 'open')} на каждое место ${within}`;
  },
  'set-out': ([piles, ...cards]) =>
    `${cards.map((card) => cardSign(number(card))).join(' ')} вынимают и выкладывают в этом порядке: это ${name(group(piles), 'many')}`,
  'leave-out': (args) =>
    `все ${list(args.map((rank) => rankWords(number(rank)).all))} выходят из игры`,
  'deal-rest': () => 'остальные карты — колода, рубашкой вверх',

  cleared: () => 'все карты лежат на базах или вышли из игры',
  'score-foundations': ([beyond]) =>
    `по очку за каждую карту на базах${number(beyond) > 0 ? `, кроме ${ofNumber(number(beyond))}, лежавших там с самого начала` : ''}`,
  'score-removed': () => 'по очку за каждую карту, вышедшую из игры',
  'score-money': ([price, pay]) =>
    `колода стоит ${number(price)}, а каждая карта на базах приносит ${number(pay)}`,
};

/** What a rule word means. */
export function speak(phrase: Phrase): string {
  return PHRASES[phrase.id](phrase.with);
}
