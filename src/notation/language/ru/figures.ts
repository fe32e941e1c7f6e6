import type { DailyWords, Figures, WishWords } from '../figures.ts';
import { dayInWords, monthsInShort, weekdaysInShort } from './dates.ts';
import { choiceName, optionName } from './options.ts';
import { russianReplay } from './replay.ts';
import { counted, type Forms, GAMES, plural, TIMES } from './words.ts';

const TRIES: Forms = ['попытка', 'попытки', 'попыток'];
const HINTS: Forms = ['подсказка', 'подсказки', 'подсказок'];
const PASSES: Forms = ['проход', 'прохода', 'проходов'];

function minuteText(minutes: number): string {
  return minutes < 60 ? `${minutes} мин` : `${minutes / 60} ч`;
}

const wish: WishWords = {
  heading: (day) => `Желание, ${dayInWords(day)}`,
  rule: (isStrict) =>
    isStrict
      ? 'Все три пасьянса должны сойтись в один день, каждый с первого же расклада и без единого хода назад.'
      : 'Все три пасьянса должны сойтись в один день, в любом порядке, сколько бы попыток ни понадобилось.',
  part: (title, { isDone, isMarked, tries, won, before }) => {
    const state = isDone ? (isMarked ? 'сошёлся, но не строго' : 'сошёлся') : 'ещё не сошёлся';
    const today =
      tries === 0
        ? 'сегодня не раскладывался'
        : `сегодня ${counted(tries, TRIES)}, сошёлся ${counted(won, TIMES)}`;
    const others =
      before.tries === 0
        ? ''
        : `; в другие дни ${counted(before.tries, TRIES)}, сошёлся ${counted(before.won, TIMES)}`;
    return `${title}: ${state} (${today}${others})`;
  },
  granted: () => 'Сегодня сошлись все три. Загадайте желание, но только разумное.',
  framed: () => 'Сегодняшнее желание загадано. Теперь ждите.',
  frame: () => 'Запишите его или нажмите Enter, чтобы оставить при себе: ',
  kept: () => 'Оно записано там, где прочесть его можете только вы. Теперь ждите.',
  notKept: () => 'Оно не записано нигде и осталось при вас. Теперь ждите.',
  notGranted: () => 'Сегодня желание загадать нельзя: сошлись ещё не все три.',
  past: (day, text) => `${dayInWords(day)}: ${text === '' ? '(осталось при вас)' : text}`,
  noPast: () => 'Желаний ещё не было.',
};

const daily: DailyWords = {
  heading: (title, day) => `Расклад дня, ${dayInWords(day)} (по UTC): ${title}`,
  streak: (played, won, longest) =>
    `Дней подряд: сыграно ${played}, сошлось ${won}; самое большее ${longest}.`,
  share: (title, day, { isWon, out, of, passes, undos, hints }) =>
    [
      `${title} ${day}: ${out}/${of}`,
      ...(isWon ? ['пасьянс сошёлся'] : []),
      ...(passes > 0 ? [counted(passes, PASSES)] : []),
      ...(undos > 0 ? [counted(undos, ['отмена', 'отмены', 'отмен'])] : []),
      ...(hints > 0 ? [counted(hints, HINTS)] : []),
    ].join(', '),
  done: () => 'Вы его уже сыграли. С флагом --again можно сыграть ещё раз, но без зачёта.',
};

/** What is said of results, in Russian. */
export const russianFigures: Figures = {
  time: (ms) => {
    const seconds = Math.round(ms / 1000);
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const two = (value: number) => String(value).padStart(2, '0');
    return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
  },
  share: (part, whole) =>
    whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1).replace('.', ',')} %`,
  columns: {
    game: 'Пасьянс',
    played: 'Партий',
    won: 'Сошлось',
    share: 'Доля',
    streak: 'Подряд',
    longest: 'Рекорд',
    best: 'Лучшее',
    mean: 'Среднее',
    moves: 'Ходов',
    score: 'Очки',
    ended: 'Конец',
    deal: 'Расклад',
    result: 'Итог',
    time: 'Время',
    replay: 'Запись',
  },
  statsTitle: () => 'Ваши партии',
  noGames: () => 'Ни одна партия ещё не закончена.',
  all: (played, won, streak, longest) =>
    `Всего ${counted(played, GAMES)}, сошлось ${won}. Удач подряд: сейчас ${streak}, самое большее ${longest}.`,
  habits: ({ hints, undos, won, wonWithoutUndo, repeats, repeatsWon }) => [
    `Подсказок взято: ${hints}, ходов назад: ${undos}${won === 0 ? '' : `; без единого хода назад ${plural(wonWithoutUndo, ['сошёлся', 'сошлись', 'сошлось'])} ${wonWithoutUndo} из ${won}`}.`,
    ...(repeats === 0
      ? []
      : [`Раскладов сыграно повторно: ${repeats}, сошлось ${repeatsWon}. Выше они не считаются.`]),
  ],
  won: () => 'сошлось',
  lost: () => 'не сошлось',
  yearHeading: (days, games) =>
    `За год: ${counted(games, GAMES)} в ${counted(days, ['день', 'дня', 'дней'])}`,
  less: () => 'меньше',
  more: () => 'больше',
  get weekdays() {
    return weekdaysInShort();
  },
  get months() {
    return monthsInShort();
  },
  timesHeading: () => 'Сколько времени ушло на удачные партии',
  minutes: (from, to) => {
    if (to === null) return `${minuteText(from)} и дольше`;
    return from === 0 ? `меньше ${minuteText(to)}` : `${from}–${minuteText(to)}`;
  },
  outcome: (outcome, isRepeat) => {
    const told = outcome === 'won' ? 'сошёлся' : 'не сошёлся';
    return isRepeat ? `${told}, повтор` : told;
  },
  ownDeal: () => 'свой расклад',
  option: (name, value) => `${optionName(name)}=${choiceName(value)}`,
  moment: (stamp) => stamp.replace(/^(\d+)-(\d\d)-(\d\d)T(\d\d:\d\d).*$/su, '$3.$2.$1 $4'),
  wish,
  daily,
  replay: russianReplay,
};
