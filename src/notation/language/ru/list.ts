import type { ListWords, SettingWords } from '../list-words.ts';
import { russianTyped } from './typed.ts';
import { capitalized, counted, list as listed, MOVES, oddsText } from './words.ts';

/** The list of games in Russian. */
export const russianList: ListWords = {
  heading: (games) => `${counted(games, ['пасьянс', 'пасьянса', 'пасьянсов'])} из старых книг`,
  total: (played, won) => (played === 0 ? '' : `сошлось ${won} из ${played}`),
  searchHint: (hasOrders) =>
    hasOrders ? 'наберите для поиска; «дом»: другие в этом доме' : 'наберите для поиска',
  nothingFits: () => 'Так не называется ни один пасьянс.',
  kind: (family, packs) => `${family} · ${packs === 1 ? 'одна колода' : 'две колоды'}`,
  luck: () => 'удача',
  thought: () => 'расчёт',
  minutes: (minutes) => counted(minutes, ['минута', 'минуты', 'минут']),
  odds: (odds) => `${capitalized(oddsText(odds))}.`,
  record: (played, won) =>
    played === 0 ? 'Вы его ещё не раскладывали.' : `У вас сошлось ${won} из ${played}.`,
  source: (source) => `Источник: ${source}.`,
  waiting: (made, seed) =>
    `Партия ждёт: ${counted(made, MOVES)}, ${seed === null ? 'свой расклад' : `расклад ${seed}`}.`,
  waits: () => 'ждёт',
  enter: (does, seed) => ({ continue: 'продолжить', deal: 'сдать', seed: `сдать ${seed}` })[does],
  options: () => 'Варианты',
  optionsAre: (values) => `Варианты: ${values.join(', ')}.`,
  noOptions: (title) => `${title}: правила одни, вариантов нет.`,
  giveUp: () => 'Бросить ожидающую партию? д или н',
  stillWaits: (title) => `${title}: партия по-прежнему ждёт.`,
  noGame: (word, nearest) =>
    nearest ? `Пасьянса «${word}» нет. Может быть, «${nearest}»?` : `Пасьянса «${word}» нет.`,
  helpTitle: () => 'Список пасьянсов',
  help: () => [
    'Наберите любую часть названия, и список сузится: «часы», «король», «кэдоган», «клон». Число выбирает расклад: 42 и Enter открывают расклад 42 пасьянса под курсором, как и «часы 42». Расклад из букв пишется после знака #. Варианты тоже можно набрать: «клон открывать=1».',
    'Щелчок мыши выбирает, двойной открывает; щелчок по варианту меняет его.',
    'Слова, которые можно набрать здесь: выход; урок; статистика; цвета или цвета сукно; установить часы вкл. Пока ничего не набрано, буквы служат клавишами:',
  ],
  orders: () => [
    'Вы в доме, где играют и другие. Наберите «доска», чтобы узнать, у кого как вышло сегодня; «доска клондайк»: у кого как сходится пасьянс; «кто»: кто во что играет; «смотреть анна»: смотреть за чужим столом; «гонка клондайк»: разложить тот же расклад, что и другой; «имя анна»: назваться; «дом»: все такие слова.',
  ],
};

/** A setting, and a value of one, as they are typed in Russian. */
function settingName(name: string): string {
  return russianTyped.settings[name]?.[0] ?? name;
}

function valueName(value: string): string {
  return russianTyped.values[value]?.[0] ?? value;
}

/** What is said of settings, in Russian. */
export const russianSettings: SettingWords = {
  changed: (name, value) => `${capitalized(settingName(name))}: ${valueName(value)}.`,
  unknown: (name, names) =>
    name === ''
      ? `Что установить? Есть ${listed(names.map(settingName))}; например, «установить цвета сукно».`
      : `Настройки «${name}» нет: есть ${listed(names.map(settingName))}.`,
  badValue: (name, value, values) =>
    `Настройка «${settingName(name)}» бывает ${listed(values.map(valueName), 'или')}, но не «${value}».`,
  probed: (isWide) =>
    isWide
      ? 'Линии здесь занимают по два знака. Знаки: широкие.'
      : 'Линии здесь занимают по одному знаку, как и должны.',
  notProbed: () => 'Терминал не ответил. Если линии рвутся, поможет «установить знаки буквы».',
  badEntry: (name, value, values) =>
    values.length === 0
      ? `В файле настроек для ${name} стоит ${value}: это не годится.`
      : `В файле настроек для ${name} стоит ${value}, а бывает ${listed(values, 'или')}.`,
  badFile: (fault, kept) =>
    fault === 'newer'
      ? `Настройки записаны более новой версией; они оставлены под именем ${kept}.`
      : `Файл настроек повреждён; он оставлен под именем ${kept}.`,
  noFile: (does, path, reason) =>
    `Настройки не удалось ${does === 'read' ? 'прочесть' : 'записать'} (${reason}): ${path}`,
};
