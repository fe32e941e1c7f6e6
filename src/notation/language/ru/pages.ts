import type { CommandLine, Pages, WayClause, Where } from '../pages.ts';
import { russianAid } from './aid.ts';
import { choiceName, optionName } from './options.ts';
import { russianSolver } from './solver.ts';
import {
  CARDS,
  capitalized,
  counted,
  from,
  fromOneToOther,
  intoEmpty,
  list,
  MOVES,
  name,
  oddsText,
  onlySuch,
  pile,
} from './words.ts';

const KINDS: Readonly<Record<string, string>> = {
  tableau: 'Здесь ничего не строят.',
  foundation: 'Сюда ничего не кладут.',
  stock: 'Ещё не сданные карты, рубашкой вверх.',
  waste: 'Карты, открытые из колоды; играет верхняя.',
  reserve: 'Карты, отложенные при раздаче; играют сверху.',
  discard: 'Карты, вышедшие из игры.',
  barrier: 'Карта, которая стоит между местами.',
};

const WHERE: Readonly<Record<Where, string>> = {
  anywhere: '',
  'on-cards': 'на карты ',
  'in-spaces': 'на пустые места ',
};

/** Where there is but one way. */
const ONLY_WHERE: Readonly<Record<Where, string>> = {
  anywhere: ' ',
  'on-cards': ', но не на пустые места, ',
  'in-spaces': ', но только на пустые места, ',
};

function clause({ lift, cards, when }: WayClause): string {
  const only = cards === '' ? '' : `, и только ${cards.replace(/^только /u, '')}`;
  return `${lift}${only}${when === '' ? '' : `, ${when}`}`;
}

function sourcesOf(to: string, groups: readonly string[]): string {
  const others = groups.filter((group) => group !== to).map((group) => from(group));
  const own = groups.includes(to) ? [fromOneToOther(to)] : [];
  return capitalized(list([...own, ...others]));
}

/** What the commands mean, beside the moves of a game. */
const ORDER_LINES: readonly CommandLine[] = [
  { command: 'отменить, отменить 3', meaning: 'взять назад ход или несколько' },
  { command: 'вернуть', meaning: 'сделать его снова' },
  { command: 'сначала', meaning: 'тот же расклад с начала' },
  { command: 'новый, новый 42', meaning: 'другой расклад или расклад с этим номером' },
  { command: 'список', meaning: 'к списку пасьянсов' },
  { command: 'цвета, цвета сукно', meaning: 'следующий набор цветов или этот' },
  { command: 'установить часы вкл', meaning: 'изменить настройку; «установить» перечисляет их' },
  { command: 'правила', meaning: 'правила этого пасьянса' },
  { command: 'статистика', meaning: 'как сходились ваши партии этого пасьянса' },
  { command: 'урок', meaning: 'урок этого пасьянса, ход за ходом' },
  { command: 'помощь', meaning: 'эта страница' },
  { command: 'выход', meaning: 'выйти' },
];

const MOVE_LINES: readonly CommandLine[] = [
  {
    command: 'ход 3 на 7',
    meaning: 'переложить карты с места 3 на место 7; короче «3 7» или «37»',
  },
  { command: 'ход 3 на 7 число 2', meaning: 'ровно две карты, если можно по-разному' },
  { command: '9ч 10п', meaning: 'переложить 9♥ и всё, что на ней, на 10♠' },
];

/** A game knows but some of these. */
const ACTION_LINES: readonly (CommandLine & { readonly verb: string })[] = [
  { verb: 'deal', command: 'сдать', meaning: 'сдать из колоды по карте на каждое место' },
  { verb: 'turn', command: 'открыть', meaning: 'открыть карты из колоды или перевернуть сброс' },
  { verb: 'redeal', command: 'пересдать', meaning: 'собрать стопки, чтобы сдать их снова' },
  { verb: 'exchange', command: 'обменять 2 с 8', meaning: 'поменять две карты местами' },
  { verb: 'fill', command: 'заполнить', meaning: 'заполнить пустые места из колоды' },
  { verb: 'slip', command: 'подсунуть 3', meaning: 'подсунуть короля кучки 3 под неё' },
];

const SHORT_NAMES = ['stock', 'waste', 'reserve'] as const;
const SHORT_LETTERS = { stock: 's', waste: 'w', reserve: 'r' } as const;

const MUCH = { 1: 'мало', 2: 'средне', 3: 'много' } as const;

function dollars(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${Math.abs(amount)}`;
}

/** `0:07`, `1:02:03`. */
function clockTime(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = `${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${end}` : `${minutes}:${end}`;
}

const PASSES = ['проход', 'прохода', 'проходов'] as const;

/** The sentences of the pages in Russian. */
export const russianPages: Pages = {
  heading: {
    deal: 'Раздача',
    piles: 'Места',
    actions: 'Кроме перекладывания карт',
    after: 'Что происходит само',
    end: 'Конец',
    options: 'Варианты',
    notes: 'Примечания',
  },
  also: (names) => `Другие названия: ${names.join(', ')}.`,
  source: (source) => `Источник: ${source}.`,
  pack: (packs, cards) =>
    `${packs === 1 ? 'Одна колода' : 'Две колоды'}, ${counted(cards, CARDS)}.`,
  sentence: (phrase) => `${capitalized(phrase)}.`,
  group: (group, ids) => {
    const many = name(group, 'many');
    return capitalized(many === pile(ids) ? many : `${many} (${pile(ids)})`);
  },
  kind: (kind) => KINDS[kind] ?? '',
  built: (build) => `Строят ${build}.`,
  limited: (place) => `Сюда кладут ${onlySuch(place)}.`,
  comes: (to, groups, ways) => {
    const [first, ...more] = ways as readonly [WayClause, ...WayClause[]];
    const told =
      more.length === 0
        ? ONLY_WHERE[first.where] + clause(first)
        : `: ${ways.map((way) => WHERE[way.where] + clause(way)).join('; ')}`;
    return `${sourcesOf(to, groups)}${told}.`;
  },
  space: (group, fill) => `${capitalized(intoEmpty(group))} кладут ${fill}.`,
  mustFill: (group) =>
    `${capitalized(intoEmpty(group))} нужно положить карту прежде, чем делать что-либо ещё.`,
  action: (command, phrase) => `${actionWords(command)}: ${phrase}.`,
  won: (goal) => `Пасьянс сошёлся, если ${goal}.`,
  lost: (idle) =>
    idle === null
      ? 'Не сошёлся, если ходов не осталось.'
      : `Не сошёлся, если ходов не осталось или остался только «${actionWords(idle)}», сколько его ни повторяй.`,
  score: (score) => `Счёт: ${score}.`,
  odds: (odds) =>
    capitalized(`${odds ? 'по обычным правилам и если знать все карты, ' : ''}${oddsText(odds)}.`),
  option: (option, values, chosen) => {
    const [first = '', ...others] = values.map(choiceName);
    const here = chosen === values[0] ? '' : `; здесь ${choiceName(chosen)}`;
    return `${optionName(option)}: ${list([`${first} (обычно)`, ...others], 'или')}${here}`;
  },
  commands: (verbs) => [
    ...MOVE_LINES,
    ...ACTION_LINES.filter(({ verb }) => verbs.includes(verb)),
    ...ORDER_LINES.slice(0, 2),
    ...russianAid.commands,
    ...russianSolver.table.commands,
    ...ORDER_LINES.slice(2),
  ],
  names: (piles) => {
    const short = SHORT_NAMES.filter((one) => piles.includes(one)).map(
      (one) => `${name(one)} ${SHORT_LETTERS[one]}`,
    );
    return [
      `Места называются ${list(piles.map(pile))}; короче`,
      `${list([...short, 'любая база f'])}.`,
      'Карты пишут так: 9ч, 10ч, 9h или 9♥; вч, дп, кб, тт: валет червей, дама пик, король бубен, туз треф.',
      'Слово можно сократить, если начало подходит лишь одному.',
      'Английские слова годятся тоже, и русскую раскладку можно не переключать: «ь 3 7» то же, что «m 3 7».',
    ].join(' ');
  },
  status: ({ title, seed, base, moves, score, isMoney = false, seconds, passes, passesLeft }) => [
    title,
    seed === null ? 'свой расклад' : `расклад ${seed}`,
    ...(base === null ? [] : [`база ${base}`]),
    counted(moves, MOVES),
    ...(score === null ? [] : [isMoney ? dollars(score) : `счёт ${score}`]),
    ...(passes === null ? [] : [counted(passes, PASSES)]),
    ...(passesLeft === null
      ? []
      : [passesLeft === 0 ? 'проходов не осталось' : `ещё ${counted(passesLeft, PASSES)}`]),
    ...(seconds === undefined ? [] : [clockTime(seconds)]),
  ],
  cards: (number) => counted(number, CARDS),
  listing: ({ title, family, packs, source, gist, luck, thought, minutes, odds }) => [
    `${title} (${family}, ${packs === 1 ? 'одна колода' : 'две колоды'})`,
    gist,
    `удача: ${MUCH[luck]}, расчёт: ${MUCH[thought]}, около ${minutes} минут, ${oddsText(odds)}`,
    `источник: ${source}`,
  ],
  hint: () => 'Наберите команду, помощь или выход.',
};

/** `exchange FROM with TO` as it is typed in Russian. */
function actionWords(command: string): string {
  const [verb = '', ...rest] = command.split(' ');
  const known = ACTION_LINES.find((line) => line.verb === verb);
  const word = known ? known.command.split(' ')[0]! : verb;
  const places = rest.map((one) => ({ FROM: 'ОТКУДА', with: 'с', TO: 'КУДА' })[one] ?? one);
  return [word, ...places].join(' ');
}
