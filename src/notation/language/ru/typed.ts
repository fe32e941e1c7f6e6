import type { TypedWords } from '../typed-words.ts';

const VERBS: TypedWords['verbs'] = {
  move: ['ход', 'х', 'ходить', 'ходи', 'переложить', 'положить'],
  turn: ['открыть', 'открой', 'перевернуть'],
  deal: ['сдать', 'сдай', 'раздать'],
  redeal: ['пересдать', 'собрать'],
  exchange: ['обменять', 'обмен', 'поменять'],
  fill: ['заполнить'],
  slip: ['подсунуть'],
  undo: ['отменить', 'отмена', 'назад', 'о'],
  redo: ['вернуть', 'вперёд', 'вперед'],
  hint: ['подсказка', 'подскажи', 'п'],
  auto: ['наверх', 'авто'],
  finish: ['доиграть'],
  why: ['почему'],
  say: ['скажи', 'сказать'],
  what: ['что'],
  find: ['найти', 'найди'],
  repeat: ['повторить', 'ещё', 'еще'],
  review: ['разбор', 'разобрать'],
  score: ['счёт', 'счет'],
  resign: ['сдаюсь', 'сдаться'],
  again: ['заново'],
  restart: ['сначала'],
  new: ['новый', 'новая', 'новое'],
  list: ['список', 'пасьянсы', 'игры'],
  stats: ['статистика'],
  theme: ['цвета', 'тема'],
  set: ['установить', 'настройка'],
  help: ['помощь', 'справка'],
  rules: ['правила'],
  learn: ['урок'],
  quit: ['выход', 'выйти'],
  board: ['стол'],
  skip: ['пропустить', 'дальше'],
  play: ['играть'],
};

const KINDS: TypedWords['kinds'] = {
  hint: { peek: ['решение', 'решения'], odds: ['шансы', 'шанс'] },
  undo: { hope: ['надежды', 'надежде', 'надежда'] },
};

const SETTINGS: TypedWords['settings'] = {
  theme: ['цвета', 'тема'],
  glyphs: ['знаки'],
  animation: ['движение', 'анимация'],
  mouse: ['мышь'],
  auto: ['наверх', 'авто'],
  score: ['счёт', 'счет'],
  timer: ['часы', 'время'],
  light: ['огонёк', 'огонек', 'свет'],
  'solver-memory': ['память'],
  gentle: ['мягко'],
};

const VALUES: TypedWords['values'] = {
  on: ['вкл', 'да', 'включить'],
  off: ['выкл', 'нет', 'выключить'],
  auto: ['авто', 'сам', 'само'],
  terminal: ['терминал'],
  baize: ['сукно'],
  contrast: ['контраст'],
  'four-color': ['четыре-цвета', 'четырёхцветная', 'четырехцветная'],
  'color-blind': ['дальтоник', 'для-дальтоников'],
  ascii: ['буквы'],
  unicode: ['юникод'],
  'ambiguous-wide': ['широкие'],
  probe: ['измерить'],
  book: ['книга', 'по-книге'],
  cards: ['карты'],
  money: ['деньги'],
};

const OPTIONS: TypedWords['options'] = {
  unit: ['перенос'],
  fill: ['пустые'],
  rules: ['правила'],
  layout: ['раскладка'],
  'talon-to-piles': ['сброс-на-стопки'],
  turn: ['открывать'],
  passes: ['проходы'],
  'worry-back': ['с-баз'],
  redeals: ['пересдачи'],
  build: ['базы'],
  suits: ['масти'],
};

const CHOICES: TypedWords['choices'] = {
  foster: ['фостер'],
  'whole-or-top': ['всё-или-верх', 'все-или-верх'],
  whole: ['всё', 'все'],
  any: ['любая', 'любые'],
  single: ['по-одной'],
  run: ['ряд', 'рядом'],
  waste: ['сброс'],
  talon: ['сброс'],
  'talon-first': ['сначала-сброс'],
  'hand-first': ['сначала-колода'],
  en: ['английские'],
  ru: ['русские'],
  packets: ['кучки'],
  singles: ['одиночные'],
  yes: ['да'],
  no: ['нет'],
  unlimited: ['сколько-угодно'],
  'any-suit': ['любая-масть'],
  'in-suit': ['в-масть'],
};

const HOUSE: TypedWords['house'] = {
  house: ['дом'],
  name: ['имя'],
  board: ['доска'],
  who: ['кто'],
  watching: ['показ'],
  watch: ['смотреть'],
  race: ['гонка'],
};

const PROGRAM: TypedWords['program'] = {
  play: ['играть'],
  learn: ['урок'],
  list: ['список', 'пасьянсы'],
  rules: ['правила'],
  daily: ['сегодня', 'день'],
  replay: ['повтор', 'повторить'],
  stats: ['статистика'],
  history: ['история'],
  wish: ['желание'],
  verify: ['проверить'],
  export: ['записать', 'экспорт'],
  solve: ['решить'],
  watch: ['показать'],
  review: ['разбор', 'разобрать'],
  study: ['исследовать', 'исследование'],
  serve: ['принимать'],
  help: ['справка', 'помощь'],
};

/** The keys of ЙЦУКЕН and of QWERTY, row by row. */
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const ENGLISH = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";

const LAYOUT: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...RUSSIAN].map((letter, i) => [letter, ENGLISH[i]!] as const),
  ...[...RUSSIAN].map((letter, i) => [letter.toUpperCase(), ENGLISH[i]!.toUpperCase()] as const),
  ['№', '#'],
]);

const NUMBERS: readonly RegExp[] = [
  /^ноль$/u,
  /^одн[ауо]$|^один$/u,
  /^дв[ае]$/u,
  /^три$/u,
  /^четыре$/u,
  /^пять$/u,
  /^шесть$/u,
  /^семь$/u,
  /^восемь$/u,
  /^девять$/u,
  /^десять$/u,
  /^одиннадцать$/u,
  /^двенадцать$/u,
];

/** In any case: «столбец», «столбца», «столбцом». */
const PILES: readonly (readonly [RegExp, string])[] = [
  [/^колод/u, 'stock'],
  [/^сброс/u, 'waste'],
  [/^запас|^з(?=\d|$)/u, 'reserve'],
  [/^(?:баз|дом)[а-я]*|^б(?=\d|$)/u, 'foundation'],
  [/^пуст/u, 'space'],
  [/^час|^ч(?=\d)/u, 'hour'],
  [/^барьер/u, 'barrier'],
  [/^(?:столб|колон|стопк|кучк|мест|ряд)/u, 'pile'],
];

const RANKS: readonly (readonly [RegExp, string])[] = [
  [/^туз/u, 'a'],
  [/^двойк/u, '2'],
  [/^тройк/u, '3'],
  [/^четв[её]рк/u, '4'],
  [/^пят[её]рк/u, '5'],
  [/^шест[её]рк/u, '6'],
  [/^сем[её]рк/u, '7'],
  [/^восьм[её]рк/u, '8'],
  [/^девятк/u, '9'],
  [/^десятк/u, 't'],
  [/^валет/u, 'j'],
  [/^дам[аыуе]/u, 'q'],
  [/^корол/u, 'k'],
];

const SUITS: readonly (readonly [RegExp, string])[] = [
  [/^треф|^крест/u, 'c'],
  [/^буб[её]?н/u, 'd'],
  [/^черв/u, 'h'],
  [/^пик/u, 's'],
];

const RANK_LETTERS: Readonly<Record<string, string>> = {
  т: 'a',
  в: 'j',
  д: 'q',
  к: 'k',
  '10': 't',
};
const SUIT_LETTERS: Readonly<Record<string, string>> = { т: 'c', к: 'c', б: 'd', ч: 'h', п: 's' };

function found(word: string, known: readonly (readonly [RegExp, string])[]): string | null {
  return known.find(([stem]) => stem.test(word))?.[1] ?? null;
}

/** What may be typed in Russian. */
export const russianTyped: TypedWords = {
  isWritten: (text) => /[а-яё№]/iu.test(text),
  verbs: VERBS,
  kinds: KINDS,
  settings: SETTINGS,
  values: VALUES,
  options: OPTIONS,
  choices: CHOICES,
  house: HOUSE,
  program: PROGRAM,
  letters: { с: 'deal' },
  fillers: [
    'на',
    'в',
    'во',
    'ко',
    'с',
    'со',
    'из',
    'от',
    'до',
    'и',
    'карта',
    'карты',
    'карт',
    'карту',
  ],
  count: ['число', 'штук', 'сколько'],
  number: (word) => {
    const number = NUMBERS.findIndex((one) => one.test(word));
    return number < 0 ? null : number;
  },
  pile: (word) => found(word, PILES),
  card: (word, next) => {
    const [, rank = '', suit = ''] =
      /^(10|[2-9ткдв])([тчбкп])$/u.exec(word) ?? /^(10|[2-9ткдв])([♣♦♥♠])$/u.exec(word) ?? [];
    if (rank !== '') {
      return { text: (RANK_LETTERS[rank] ?? rank) + (SUIT_LETTERS[suit] ?? suit), words: 1 };
    }
    const [named, ofSuit] = [found(word, RANKS), found(next, SUITS)];
    return named !== null && ofSuit !== null ? { text: named + ofSuit, words: 2 } : null;
  },
  layout: LAYOUT,
};
