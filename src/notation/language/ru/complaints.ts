import type { Complaints, FileTrouble } from '../complaints.ts';
import { cutWord } from '../quote.ts';
import { dayInWords } from './dates.ts';
import { choiceName, optionName } from './options.ts';
import { list } from './words.ts';

const TROUBLES: Readonly<Record<FileTrouble, string>> = {
  missing: 'такого файла нет',
  folder: 'это папка; назовите файл с картами',
  forbidden: 'читать его нельзя; проверьте права доступа',
  'too-long': 'для расклада слишком длинно',
};

function quoted(word: string): string {
  return `«${cutWord(word)}»`;
}

function meant(nearest: string | null): string {
  return nearest === null ? '' : ` Может быть, «${nearest}»?`;
}

/** What is said in Russian of a call that cannot be carried out. */
export const russianComplaints: Complaints = {
  exclude: (one, other) => `${one} и ${other} вместе не бывают: уберите что-то одно`,
  onlyWith: (flag, other) =>
    `${flag} действует только вместе с ${other}: добавьте его или уберите ${flag}`,
  onlyWithForm: (flag, form, not) =>
    `${flag} действует только вместе с ${form}${not === '' ? '' : `, но не с ${not}`}`,
  resumeIsForPrograms: () =>
    '--resume действует только вместе с --json: ожидающая партия и так продолжается',
  notForDaily: (flag) => `${flag} не сочетается с раскладом дня: уберите его`,
  notForLesson: (flag) => `${flag} не сочетается с уроком: уберите его`,
  wantsGame: (flag) =>
    `${flag} относится к пасьянсу: назовите его, например «patience GAME ${flag}»`,
  wantsValueBefore: (flag, next) =>
    `для ${flag} нужно значение перед ${next}; если это и есть значение, пишите ${flag}=${next}`,
  wantsValue: (flag) => `после ${flag} нужно значение`,
  unknownFlag: (flag, nearest) =>
    `флага ${quoted(flag)} нет; ${nearest === null ? 'см. «patience --help»' : `может быть, ${nearest}?`}`,
  badValue: (flag, value, should) =>
    `${flag} ${quoted(value)} не годится. ${should}; см. «patience --help»`,
  gameMissing: () => 'назовите пасьянс; все они в «patience list»',
  tooMany: (most, given) =>
    `слишком много аргументов: нужно не больше ${most}, а дано ${given}; см. «patience --help»`,
  otherwise: (told) => `${told}; см. «patience --help»`,
  noWinnable: (title) =>
    `не нашлось подходящего расклада, о котором доказано, что он сходится (${title}): уберите --difficulty или играйте любой`,
  emptyRange: (first, last) =>
    `--deals ${first}..${last} кончается прежде, чем начинается: поменяйте местами`,
  wantsDeals: () => 'скажите, какие расклады рассмотреть, например --deals 1..1000',
  wantsForm: (forms) => `скажите, в каком виде: ${list(forms, 'или')}`,
  severalGames: (word, names) => `${quoted(word)} может быть ${list(names, 'или')}: скажите точнее`,
  noGame: (word, nearest) =>
    `пасьянса ${quoted(word)} нет.${meant(nearest) || ' Все они в «patience list».'}`,
  isNoGame: (name) =>
    `${name} не пасьянс, здесь нечего выигрывать и нечему учиться; есть «patience ${name}»`,
  replayIsNoGame: () => 'это гадание, а не пасьянс; его показывает «patience replay»',
  onlyForFortunes: (flag) => `${flag} годится только для гадания`,
  notForFortunes: (flag) => `${flag} при гадании ничего не значит`,
  optionForm: (text) => `--option ${quoted(text)} пишется как ИМЯ=ЗНАЧЕНИЕ, например открывать=1`,
  noOption: (game, name, names, nearest) => {
    const known =
      names.length === 0 ? ' У него их нет.' : ` Есть ${names.map(optionName).join(', ')}.`;
    return `у ${game} нет варианта ${quoted(name)}.${meant(nearest === null ? null : optionName(nearest)) || known}`;
  },
  optionValue: (name, value, values) =>
    `${optionName(name)} бывает ${list(values.map(choiceName), 'или')}, но не ${quoted(value)}`,
  noneWaits: (title) => `${title}: ни одна партия не ждёт продолжения`,
  dailyNotPlayed: (day) => `расклад дня (${dayInWords(day)}) ещё не доигран`,
  dealFromInput: () => '--deal не читает стандартный ввод, он для команд: назовите файл',
  dealUnnamed: () => 'для --deal нужно имя файла',
  dealFile: (path, trouble) =>
    `--deal ${quoted(path)}: ${typeof trouble === 'string' ? TROUBLES[trouble] : trouble.reason}`,
  replayTooLong: (path) =>
    `${path === null ? 'стандартный ввод' : quoted(path)}: для записи партии слишком длинно`,
  cannotRead: (path, reason) => `${quoted(path)}: прочесть не удалось: ${reason}`,
  cannotWrite: (path, reason) => `${quoted(path)}: записать не удалось: ${reason}`,
  inputFailed: (reason) => `не удалось прочесть стандартный ввод: ${reason}`,
  outputFailed: (reason) => `не удалось записать вывод: ${reason}`,
  about: (what, fault) => `${what.startsWith('--') ? what : quoted(what)}: ${fault}`,
  badHostKey: (path) =>
    `${quoted(path)}: закрытого ключа, который можно прочесть, здесь нет; уберите этот файл, и будет сделан новый`,
  badKeyLine: (path, line) => `${quoted(path)}, строка ${line}: это не открытый ключ`,
  houseIsOpen: (folder, by) =>
    `${quoted(folder)} уже занята другим домом (${by}): назовите другую --data`,
  noDatabase: (reason) => `--database: воспользоваться не удалось: ${reason}`,
  noPg: () => 'для --database нужен пакет pg, а его здесь нет: npm install pg',
  storeIsAway: () => 'дом сейчас не может добраться до партий: зайдите чуть позже',
  cannotListen: (where, reason) => `${where}: занять не удалось: ${reason}`,
  commandTooLong: () => 'для команды это слишком длинно',
  openQuote: () => 'кавычка не закрыта',
  notServed: (command) => `${quoted(command)}: здесь этого нет`,
  noFilesHere: (flag) => `${flag} называет файл, а ваших файлов здесь нет`,
  unknownLanguage: (code, codes) => `языка ${quoted(code)} нет: есть ${list(codes)}`,
  tooSmall: (columns, rows, leastColumns, leastRows) =>
    `Терминал ${columns} x ${rows}, а полному экрану нужно ${leastColumns} x ${leastRows}: значит, построчно.`,
};
