import type {
  ReviewWords,
  SolverWords,
  StudyWords,
  TableJudgeWords,
  Undecided,
} from '../solver-words.ts';
import { type Forms, MOVES, plural } from './words.ts';

const REASONS: Readonly<Record<Undecided, string>> = {
  nodes: 'испробованы все отпущенные ходы; больше разрешает --nodes',
  memory: 'память заполнена; больше разрешает --memory',
  time: 'время вышло; больше разрешает --timeout',
  stopped: 'поиск прерван',
};

const DEALS: Forms = ['расклад', 'расклада', 'раскладов'];

function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/gu, ' ');
}

function decimal(value: number, digits: number): string {
  return value.toFixed(digits).replace('.', ',');
}

function percent(share: number): string {
  return decimal(100 * share, 1);
}

function span(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const study: StudyWords = {
  counts: (deals, winnable, unwinnable, unknown) =>
    `${grouped(deals)} ${plural(deals, DEALS)}: сходится ${grouped(winnable)}, не сходится ${grouped(unwinnable)}, неизвестно ${grouped(unknown)}; все карты известны.`,
  share: ([low, high], [least, most]) => {
    const seen = low === high ? percent(low) : `от ${percent(low)} до ${percent(high)}`;
    return `Сходится: ${seen} % (95-процентный интервал от ${percent(least)} до ${percent(most)} %).`;
  },
  contradiction: (seed) =>
    `О раскладе ${seed} сказано, что он сходится и что не сходится: одно из двух неверно.`,
  nodesHeading: () => 'Решённые расклады по числу испробованных ходов:',
  nodesFrom: (power) => `от ${grouped(10 ** power)} до ${grouped(10 ** (power + 1) - 1)}`,
  progress: (done, all, rate, left) =>
    [
      `${done} из ${all}`,
      ...(rate === null ? [] : [`${decimal(rate, rate < 10 ? 2 : 0)} раскл./с`]),
      ...(left === null ? [] : [`осталось ${span(left)}`]),
    ].join(' · '),
  resumed: (deals) => `${grouped(deals)} ${plural(deals, DEALS)} из них уже есть в файле.`,
  damaged: (file, lines) =>
    `«${file}»: ${lines} ${plural(lines, ['строка', 'строки', 'строк'])} не от исследования и не в счёт`,
  empty: () => 'Ни один расклад не рассмотрен.',
};

const table: TableJudgeWords = {
  commands: [
    { command: 'подсказка решение', meaning: 'следующий ход решения, если знать все карты' },
    { command: 'подсказка шансы', meaning: 'подсказка по видимым картам, и насколько она верна' },
    { command: 'отменить до надежды', meaning: 'назад туда, где партия ещё сходилась' },
    { command: 'разбор', meaning: 'вся партия ход за ходом: какой её погубил' },
    {
      command: 'установить огонёк вкл',
      meaning: 'говорить в первой строке, сходится ли ещё партия',
    },
  ],
  light: (verdict) =>
    verdict === null
      ? 'сходится ли? …'
      : { winnable: 'сходится', unwinnable: 'проиграно', unknown: 'сходится ли, неизвестно' }[
          verdict
        ],
  looking: () => 'Ищу решение …',
  lookingBack: () => 'Ищу, где партия ещё сходилась …',
  peek: (move) => `Если знать все карты, к решению ведёт ${move}.`,
  weighing: (done, all) => `Раскладываю скрытые карты так и этак: ${done} из ${all} …`,
  odds: (move, { ways, won, lost }) => {
    if (ways === 1) {
      const sure =
        won === 1
          ? 'партия сходится'
          : lost === 1
            ? 'всё равно проиграно'
            : 'сойдётся ли, неизвестно';
      return `Можно сыграть ${move}: скрытых карт нет, ${sure}.`;
    }
    return `${move}: из ${ways} раскладок скрытых карт ${won} сходятся, ${lost} нет.`;
  },
  lost: () => 'Проиграно, как ни играй дальше. «отменить до надежды» вернёт туда, где ещё нет.',
  unknown: () => 'За десять секунд решения не нашлось, и есть ли оно, неизвестно.',
  hopeHere: () => 'Отсюда партия ещё сходится.',
  noHope: () => 'Ни об одном положении этой партии не известно, что она сходится.',
  backToHope: (moves) => `${grouped(moves)} ${plural(moves, MOVES)} назад: отсюда партия сходится.`,
  noSolver: () => 'В этом доме нет решателя: такое говорится, только когда играют у себя.',
};

const review: ReviewWords = {
  title: 'Партия глазами решателя',
  looking: () => 'Разбираю партию …',
  blunder: (number, move) => `Ход ${number} погубил партию: ${move}.`,
  better: (move) => `Если знать все карты, её ещё спасал ${move}.`,
  neverLost: () =>
    'Ни один ход партию не погубил: из каждого положения она сходилась, если знать все карты.',
  lostFromDeal: () => 'Расклад не сходится, даже если знать, где лежит каждая карта.',
  undecided: (won, lost) =>
    [
      won < 0 ? 'Сходится ли расклад, неизвестно' : `После хода ${won} партия ещё сходилась`,
      lost === null ? 'о дальнейшем неизвестно.' : `с хода ${lost} она проиграна.`,
    ].join('; '),
  chart: () => 'Сколько карт оставалось выложить, ход за ходом:',
  legend: () => ['+ ещё сходилась', 'X погубивший ход', '- уже проиграна', '? неизвестно'],
  span: (mark, first, last) => {
    const after = first === last ? `После хода ${first}` : `После ходов с ${first} по ${last}`;
    const known = {
      kept: 'партия ещё сходилась',
      lost: 'она была уже проиграна',
      unknown: 'неизвестно, сходилась ли она',
    };
    return `${after} ${known[mark]}.`;
  },
  standing: (verdict) =>
    ({ winnable: 'сходится', unwinnable: 'проиграно', unknown: 'неизвестно, сходится ли' })[
      verdict
    ],
  keys: ['s показывает решение, ещё раз s возвращает'],
};

/** What is said in Russian of what a solver found. */
export const russianSolver: SolverWords = {
  heading: (title, seed, options) =>
    [title, seed === null ? 'свой расклад' : `расклад ${seed}`, ...options].join(' · '),
  winnable: (moves) =>
    `Сходится, если знать, где лежит каждая карта: ${moves === 1 ? 'этим ходом' : `за ${moves} ${plural(moves, MOVES)}`}.`,
  wonAtOnce: () => 'Сошёлся сразу при раздаче.',
  unwinnable: () =>
    'Не сходится, как ни играй, даже если знать, где лежит каждая карта. Рассмотрено всё.',
  unknown: (reason) =>
    `Неизвестно, даже если знать, где лежит каждая карта: решения не нашлось, ${REASONS[reason]}.`,
  effort: (nodes, ms) =>
    `${grouped(nodes)} ${plural(nodes, MOVES)} за ${decimal(ms / 1000, ms < 10_000 ? 2 : 0)} с.`,
  study,
  table,
  review,
};
