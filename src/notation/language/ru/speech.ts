import {
  type Card,
  CLUBS,
  DIAMONDS,
  faceOf,
  HEARTS,
  isFaceDown,
  NO_CARD,
  rankOf,
  SPADES,
  suitOf,
} from '../../../card/card.ts';
import { readCard } from '../../card-text.ts';
import type { NamedPile, Speech } from '../speech.ts';
import { termOf } from './terms.ts';
import {
  agree,
  CARDS,
  capitalized,
  counted,
  from,
  list,
  MOVES,
  name,
  onto,
  plural,
  rankWords,
  TIMES,
  upon,
} from './words.ts';

/** In the genitive: «дама пик». */
const SUITS: Readonly<Record<number, string>> = {
  [CLUBS]: 'треф',
  [DIAMONDS]: 'бубен',
  [HEARTS]: 'червей',
  [SPADES]: 'пик',
};

function card(of: Card): string {
  return `${rankWords(rankOf(of)).nom} ${suit(of)}`;
}

function cardAcc(of: Card): string {
  return `${rankWords(rankOf(of)).acc} ${suit(of)}`;
}

function suit(of: Card): string {
  return SUITS[suitOf(faceOf(of))] ?? '';
}

function numberOf({ id }: NamedPile): string {
  return /\d+$/.exec(id)?.[0] ?? '';
}

/** `столбец 3`, `место 5 в Европе`. */
function numbered(pile: NamedPile, words: string): string {
  const number = numberOf(pile);
  if (number === '') return words;
  const [first = '', ...rest] = words.split(' ');
  return [first, number, ...rest].join(' ');
}

/** With a preposition before the noun, the number comes after both. */
function numberedAfter(pile: NamedPile, words: string): string {
  const number = numberOf(pile);
  if (number === '') return words;
  const [preposition = '', noun = '', ...rest] = words.split(' ');
  return [preposition, noun, number, ...rest].join(' ');
}

function pileName(pile: NamedPile): string {
  return numbered(pile, name(pile.group));
}

function pileFrom(pile: NamedPile): string {
  return numberedAfter(pile, from(pile.group, 'one'));
}

function pileOnto(pile: NamedPile): string {
  return numberedAfter(pile, onto(pile.group));
}

function pileUpon(pile: NamedPile): string {
  return numberedAfter(pile, upon(pile.group));
}

/** At the beginning of a sentence. */
function thatPile(pile: NamedPile): string {
  return capitalized(pileName(pile));
}

/** «семёрка червей», or the ends of a run and how many they are. */
function runOf(cards: readonly Card[]): string {
  const [first, ...more] = cards as [Card, ...Card[]];
  const last = more.at(-1);
  if (last === undefined) return card(first);
  const [begin, end] = [first, last].map((one) => `${rankWords(rankOf(one)).gen} ${suit(one)}`);
  return `от ${begin} до ${end}, ${counted(cards.length, CARDS)},`;
}

/** Hidden cards by their number, the others by their names. */
function named(cards: readonly Card[]): string {
  const parts: string[] = [];
  for (let i = 0; i < cards.length; i++) {
    let hidden = 0;
    while (i + hidden < cards.length && isFaceDown(cards[i + hidden]!)) hidden++;
    if (hidden === 0) parts.push(card(cards[i]!));
    else {
      parts.push(`${hidden} ${plural(hidden, ['закрытая', 'закрытые', 'закрытых'])}`);
      i += hidden - 1;
    }
  }
  return parts.join(', ');
}

/** «столбцы 1, 2 и 5», «сброс», «колонки с 1 по 4». */
function together(piles: readonly NamedPile[]): string {
  const groups = [...new Set(piles.map(({ group }) => group))];
  return list(
    groups.map((group) => {
      const own = piles.filter((pile) => pile.group === group);
      const [one, ...others] = own as [NamedPile, ...NamedPile[]];
      return others.length === 0 ? pileName(one) : `${name(group, 'many')} ${numbers(own)}`;
    }),
  );
}

function numbers(piles: readonly NamedPile[]): string {
  const all = piles.map((pile) => Number(numberOf(pile)));
  const isRange = all.length > 2 && all.every((number, i) => number === all[0]! + i);
  return isRange ? `с ${all[0]} по ${all.at(-1)}` : list(all.map(String));
}

/** A card on a foundation goes without saying where it follows one of its suit. */
function landing(first: Card, to: NamedPile, below: Card): string {
  if (below === NO_CARD || isFaceDown(below)) return '';
  if (to.kind === 'discard' || to.kind === 'waste') return '';
  if (to.kind === 'foundation' && suitOf(first) === suitOf(below)) return '';
  return `, на ${cardAcc(below)}`;
}

function brief(pile: NamedPile, cards: readonly Card[], most: number): string {
  if (cards.length === 0) return `${thatPile(pile)}: пусто.`;
  if (pile.kind === 'stock') return `${thatPile(pile)}: ${counted(cards.length, CARDS)}.`;
  if (cards.length <= most) return `${thatPile(pile)}: ${named(cards)}.`;
  if (pile.kind === 'foundation') {
    const [first, last] = [cards[0]!, cards.at(-1)!].map(
      (one) => `${rankWords(rankOf(one)).gen} ${suit(one)}`,
    );
    return `${thatPile(pile)}: от ${first} до ${last}, ${counted(cards.length, CARDS)}.`;
  }
  return `${thatPile(pile)}: ${counted(cards.length, CARDS)}, последние ${named(cards.slice(-most))}.`;
}

/** What a player who listens is told in Russian. */
export const russianSpeech: Speech = {
  card,
  pile: pileName,
  inWords: (text) =>
    text
      .replace(/(?<=(?:^|\s)на )(?:10|[A2-9JQK])[♣♦♥♠]/gu, (sign) => cardAcc(readCard(sign)!))
      .replace(/(?:10|[A2-9JQK])[♣♦♥♠]/gu, (sign) => card(readCard(sign)!))
      .replace(/(\d)–(?=[a-z]*\d)/gu, '$1 по ')
      .replaceAll('→', ' на ')
      .replace(/[«»]/gu, '"')
      .replaceAll(' · ', ', ')
      .replace(/(?<=^|[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase()),
  came: (cards, source, to, below) => {
    const space = to.kind === 'tableau' && below === NO_CARD ? ', где было пусто' : '';
    const words = `${runOf(cards)} ${pileFrom(source)} ${pileOnto(to)}${space}`;
    return `${capitalized(words)}${landing(cards[0]!, to, below)}.`;
  },
  dealt: (cards, left) => {
    const [first] = cards;
    const isOne = cards.every(({ to }) => to.id === first?.to.id);
    const told = isOne
      ? `Из колоды ${first ? pileOnto(first.to) : ''}: ${cards.map((one) => card(one.card)).join(', ')}.`
      : `Из колоды: ${cards.map((one) => `${card(one.card)} ${pileOnto(one.to)}`).join(', ')}.`;
    if (left === 0) return told;
    return `${told} ${plural(left, ['Осталась', 'Остались', 'Осталось'])} ${counted(left, CARDS)} в колоде.`;
  },
  hidden: (cards, sources, to) => {
    const what = cards.length === 1 ? card(cards[0]!) : counted(cards.length, CARDS);
    return `${capitalized(what)} рубашкой вверх ${pileOnto(to)}; прежде: ${together(sources)}.`;
  },
  exchanged: ([one, other], [here, there]) =>
    `${capitalized(card(one))} ${pileFrom(here)} и ${card(other)} ${pileFrom(there)} меняются местами.`,
  turnedUp: (of, pile) => `${capitalized(pileUpon(pile))} открывается ${card(of)}.`,
  turnedDown: (of, pile) => `${capitalized(pileUpon(pile))} снова закрывается ${card(of)}.`,
  shows: (of, pile) => `${capitalized(pileUpon(pile))} теперь сверху ${card(of)}.`,
  emptied: (piles) => {
    const { gender, isOneThing } = termOf(piles[0]!.group);
    const isOne = piles.length === 1 && (numberOf(piles[0]!) !== '' || isOneThing);
    const empty = isOne ? agree(gender, ['пуст', 'пуста', 'пусто']) : 'пусты';
    return `${capitalized(together(piles))}: ${empty}.`;
  },
  whole: (pile, cards) =>
    cards.length === 0 ? `${thatPile(pile)}: пусто.` : `${thatPile(pile)}: ${named(cards)}.`,
  brief,
  row: (piles, tops) => {
    const isEmpty = tops.every((top) => top === null);
    const told = isEmpty ? ['пусто'] : tops.map((top) => (top === null ? 'пусто' : named([top])));
    return `${capitalized(together(piles))}: ${told.join(', ')}.`;
  },
  choose: (titles) => [
    'Какой пасьянс?',
    ...titles.map((title, i) => `${i + 1}: ${title}.`),
    'Наберите его номер или название; "урок" перед ним для урока; или выход.',
  ],
  opening: (title, seed, base) =>
    [
      `${title}, ${seed === null ? 'свой расклад' : `расклад ${seed}`}.`,
      ...(base === 0 ? [] : [`Базы начинаются с ${rankWords(base).gen}.`]),
    ].join(' '),
  howTold: () => 'Карты называются снизу вверх; последняя лежит сверху.',
  hint: () => 'Наберите команду; скажи, что, стол, помощь или выход.',
  figures: (moves, score, passes, base) =>
    [
      `${counted(moves, MOVES)}, счёт ${score}.`,
      ...(base === 0 ? [] : [`База: ${rankWords(base).nom}.`]),
      ...(passes === null || passes === 0 ? [] : [`Колода пройдена ${counted(passes, TIMES)}.`]),
    ].join(' '),
  commands: [
    { command: 'стол', meaning: 'услышать весь стол' },
    { command: 'скажи', meaning: 'услышать, как идёт игра: цифры, колоду, базы' },
    { command: 'скажи 3', meaning: 'услышать одно место снизу вверх' },
    { command: 'что', meaning: 'услышать всё, что можно сделать сейчас' },
    { command: 'что 3', meaning: 'услышать, куда могут пойти карты одного места' },
  ],
  command: (command, meaning) => `${command}: ${meaning}.`,
  doing: (verb, source, to) => {
    if (verb === 'turn' && to?.kind === 'stock') return 'Перевернуть сброс.';
    if (verb === 'exchange' && source && to) {
      return `Обменять ${pileName(source)} с ${pileName(to)}.`;
    }
    if (verb === 'slip' && source) return `Подсунуть короля под ${pileName(source)}.`;
    return `${DOING[verb] ?? capitalized(verb)}.`;
  },
  which: (choices) => [
    'Подходит несколько ходов. Какой?',
    ...choices.map((choice, i) => `${i + 1}: ${choice}`),
    'Наберите его номер или другую команду.',
  ],
  noSuchChoice: (most) => `Наберите номер от 1 до ${most} или другую команду.`,
  possible: (moves, pile, more) => {
    if (moves.length === 0) return [`${pile ? capitalized(pileFrom(pile)) : 'Сейчас'} ходов нет.`];
    const rest = more === 0 ? [] : [`И ещё ${more}: назовите место, чтобы услышать его ходы.`];
    return [...moves, ...rest];
  },
};

const DOING: Readonly<Record<string, string>> = {
  turn: 'Открыть карты из колоды',
  deal: 'Сдать',
  redeal: 'Пересдать',
  fill: 'Заполнить пустые места',
};
