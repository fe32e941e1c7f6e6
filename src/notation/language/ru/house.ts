import type { HouseWords } from '../house.ts';
import { minutes, placed } from '../house-columns.ts';
import { dayInWords } from './dates.ts';
import { counted } from './words.ts';

/** What is told in Russian where the program is host to others. */
export const russianHouse: HouseWords = {
  open: ({ host, port, key, folder, isShared }) =>
    `Дом открыт: адрес ${host}, порт ${port}: ssh -p ${port} ${host}
Его ключ: ${key.fingerprint} (${key.kind}).
${isShared ? 'Игроки и партии хранятся в базе данных, ключ' : 'Всё хранится'} в ${folder}.
`,
  leave: (cause) => {
    switch (cause) {
      case 'closing':
        return 'Дом закрывается. Партия сохранена и ждёт вас.';
      case 'elsewhere':
        return 'Вы сели за другой терминал. Партия сохранена и продолжается там.';
      case 'idle':
        return 'Вы давно не ходили. Партия сохранена и ждёт вас.';
      case 'fault':
        return 'Программа остановилась из-за собственной ошибки. Партия сохранена, насколько она успела.';
    }
  },
  waitsForPlace: () =>
    'Ваше место занято в другом доме, а он молчит. Через несколько секунд оно освободится.',
  help: () => [
    'Кроме слов самой программы (наберите «справка») дом знает ещё:',
    '',
    '  имя [ИМЯ]          как вас зовут другие; выбирается один раз',
    '  доска [ПАСЬЯНС]    расклад дня или пасьянс: у кого как вышло',
    '  кто                кто во что играет',
    '  показ вкл|выкл     можно ли смотреть, как вы играете',
    '  смотреть ИМЯ       смотреть',
    '  гонка ПАСЬЯНС      ждать второго на тот же расклад',
    '  гонка ИМЯ          быть этим вторым',
    '',
    'Английские слова понятны тоже:',
    'house, name, board, who, watching, watch, race.',
  ],
  yourName: (name) =>
    name === null ? 'Имени у вас ещё нет. Выберите: «имя ИМЯ»; это навсегда.' : `Вы ${name}.`,
  badName: () =>
    'В имени от 2 до 20 букв и цифр одного алфавита; между ними могут стоять -, _ и точка.',
  nameIsTaken: (name) => `${name} здесь уже есть.`,
  nameIsOfGame: (name) => `${name}: так зовут пасьянс, выберите другое имя.`,
  nameIsForGood: (name) => `Вы ${name}, и это навсегда.`,
  wantsKey: () => 'Это для тех, у кого есть ключ. Вы гость.',
  wantsName: () => 'Сначала выберите имя: «имя ИМЯ».',
  watching: (isOn) =>
    isOn ? 'Другие могут смотреть, как вы играете.' : 'Смотреть, как вы играете, нельзя.',
  board: {
    daily: (day, title) => `Расклад дня, ${dayInWords(day)}: ${title}`,
    game: (title) => title,
    wishes: (count) =>
      count === 0
        ? 'Сегодня ещё ни одно желание не исполнилось.'
        : `Исполнилось сегодня: ${counted(count, ['желание', 'желания', 'желаний'])}.`,
    nobody: () => '  Никто, у кого есть имя, ещё не доиграл.',
    dailyLine: (place, { name, isWon, out, of, moves, ms }) =>
      `${placed(place, name)}  ${isWon ? 'сошёлся   ' : 'не сошёлся'}  ${`${out}/${of}`.padStart(7)}  ${counted(moves, ['ход', 'хода', 'ходов']).padStart(10)}  ${minutes(ms).padStart(7)}`,
    gameLine: (place, { name, played, won, longest, best }) =>
      `${placed(place, name)}  сошлось ${`${won} из ${played}`.padStart(12)}  подряд ${String(longest).padStart(4)}${best === null ? '' : `  рекорд ${minutes(best)}`}`,
  },
  plays: (name, title) => `${name ?? 'кто-то без имени'}: ${title}`,
  nobodyPlays: () => 'Никто не играет.',
  watch: {
    unknown: (name) => `Никого не зовут ${name}.`,
    notAllowed: (name) => `${name}: смотреть нельзя.`,
    notHere: (name) => `${name} сейчас не играет в этом доме.`,
    heading: (name) => `Играет ${name}. q: уйти.`,
    over: (name) => `${name} уже не за столом.`,
  },
  race: {
    waiting: (title, name) =>
      `${title}, один расклад на двоих. Ждём второго: «гонка ${name}». q: не ждать.`,
    waits: (name, title) => `${name} ждёт второго: ${title}. Наберите «гонка ${name}».`,
    goesOn: (name) => `Вы уходите, а ${name} продолжает.`,
    unknown: (word) => `«${word}»: нет ни такого пасьянса, ни того, кто ждал бы второго.`,
    other: (name, out, of) => `${name}: ${out} из ${of}.`,
    otherWon: (name) => `${name}: пасьянс сошёлся!`,
    won: (name) => `Первенство за игроком ${name}.`,
    nobodyWon: () => 'Ни у кого не сошлось.',
    givenUp: () => 'Значит, не сегодня.',
  },
  forms: {
    watching: ['показ вкл', 'показ выкл'],
    watch: ['смотреть ИМЯ'],
    race: ['гонка ПАСЬЯНС', 'гонка ИМЯ'],
  },
  usage: (forms) => `Нужно так: ${forms}`,
};
