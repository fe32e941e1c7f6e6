import type { SeedFault } from '../../../card/seed.ts';
import { cardSign } from '../../card-text.ts';
import type { DealFault } from '../../deal-text.ts';
import type { Language, Messages } from '../language.ts';
import { russianAid } from './aid.ts';
import { russianArguments } from './arguments.ts';
import { russianCommand } from './command.ts';
import { russianComplaints } from './complaints.ts';
import { russianFigures } from './figures.ts';
import { russianFortune } from './fortune.ts';
import { russianGames } from './games.ts';
import { russianHouse } from './house.ts';
import { russianKeeping } from './keeping.ts';
import { russianKeys } from './keys.ts';
import { russianList, russianSettings } from './list.ts';
import { choiceName, optionName } from './options.ts';
import { russianPages } from './pages.ts';
import { speak } from './phrases.ts';
import { russianSolver } from './solver.ts';
import { russianSpeech } from './speech.ts';
import { russianTeaching } from './teaching.ts';
import {
  CARDS,
  capitalized,
  counted,
  emptyOne,
  from,
  fromPile,
  intoEmpty,
  list,
  MOVES,
  name,
  onlySuch,
  onto,
  ontoPile,
  pile,
  pileIn,
  upon,
  uponPile,
} from './words.ts';

const AFTER_MOVES = ['хода', 'ходов', 'ходов'] as const;

const say: Messages = {
  unknownCommand: (word, nearest) =>
    nearest
      ? `Слово «${word}» мне незнакомо. Может быть, «${nearest}»?`
      : `Слово «${word}» мне незнакомо; какие знакомы, скажет «помощь».`,
  badCommand: () => 'Это не команда: не больше 200 знаков и без управляющих знаков.',
  nothingTyped: () => 'Наберите команду; какие есть, скажет «помощь».',
  notInThisGame: (verb, game) => `${game}: команды «${russianCommand(verb)}» здесь нет.`,
  badCount: (word) => `«${word}» не число карт: скажите, сколько, от 1.`,
  unknownPile: (word, piles) =>
    `«${word}»: здесь нет ни места, ни карты с таким именем. Места: ${piles}.`,
  incomplete: (verb) =>
    verb === 'move'
      ? 'Скажите, что переложить: два места, например «ход 3 на 7», или карту.'
      : `К «${russianCommand(verb)}» нужны места, например «3» или «2 с 8».`,
  notHere: (order) => `«${russianCommand(order)}» в этом способе игры ничего не делает.`,
  badSeed: (fault) => SEED_FAULTS[fault],
  badDeal: (fault) => dealFault(fault),
  gameOver: (won) =>
    `Игра окончена, пасьянс ${won ? 'сошёлся' : 'не сошёлся'}: отменить, сначала или новый.`,
  nothingToUndo: () => 'Отменять нечего.',
  nothingToRedo: () => 'Возвращать нечего.',
  ambiguous: (moves, isMore) => `${list(moves, 'или')}${isMore ? ' …' : ''}?`,
  described: (route, lifted, below) => `${route} ${lifted}${below === '' ? '' : ` на ${below}`}`,
  fillFirst: (id, source) => `Сначала заполните пустое место ${pile(id)} картой ${from(source)}.`,
  samePile: (id) => `Карта и так лежит ${uponPile(id)}.`,
  emptyPile: (id) => `${capitalized(uponPile(id))} карт нет.`,
  noRoute: (source, to, takes) =>
    takes.length === 0
      ? `${capitalized(onto(to, 'many'))} ничего не кладут.`
      : `${capitalized(onto(to, 'many'))} карты идут только ${list(
          takes.map((group) => from(group)),
          'или',
        )}, а не ${from(source)}.`,
  notNow: (condition) => `Так можно, только ${condition}.`,
  doesNotFit: (card, below, group, build) =>
    `${cardSign(card)} не ложится на ${cardSign(below)}: ${upon(group, 'many')} ${
      build === '' ? 'карты не строят' : `строят ${build}`
    }.`,
  doesNotFill: (card, group, fill) =>
    `${cardSign(card)} сюда не идёт: ${intoEmpty(group)} кладут ${fill}.`,
  noSpaces: (group) => `${capitalized(emptyOne(group))} так и остаётся.`,
  firstSpace: (id) => `Следующая карта идёт ${ontoPile(id)}: это первое из пустых.`,
  onlySpaces: (source, to) =>
    `${capitalized(from(source))} карты идут только ${intoEmpty(to)}, но не на другие карты.`,
  onlyCards: (source, to) =>
    `${capitalized(from(source))} карты идут только на другие карты, но не ${intoEmpty(to)}.`,
  notPlaced: (card, group, place) =>
    `${cardSign(card)} ${onto(group)} не идёт: туда кладут ${onlySuch(place)}.`,
  notFrom: (card, source, to, cards) =>
    `${cardSign(card)} туда не идёт: ${from(source)} ${onto(to, 'many')} кладут только ${cards}.`,
  notLifted: (group, lift) => `${capitalized(from(group))} ${lift}.`,
  noRun: (count, id) =>
    `Верхние ${counted(count, CARDS)} ${uponPile(id)} лежат не по порядку, вместе их не переложить.`,
  noChange: (group) =>
    `Так одно пустое место только сменится другим (${name(group, 'many')}): это ничего не даст.`,
  cardNotFree: (card) => `${cardSign(card)}: сейчас не взять.`,
  cardNowhere: (card) => `${cardSign(card)}: нигде не видно.`,
  nowhereToGo: (id) => `${capitalized(fromPile(id))} сейчас ходов нет.`,
  notTogether: (id) => `${capitalized(fromPile(id))} эти карты вместе сейчас не ходят.`,
  noSuchMove: () => 'Сейчас так нельзя.',
  stockEmpty: () => 'Колода пуста.',
  noPassLeft: () => 'Колода пуста, и проходить её снова нельзя.',
  leaveGame: (order) =>
    order === 'quit'
      ? 'Бросить игру недоигранной? д или н'
      : 'Бросить эту игру ради другой? д или н',
  stayed: () => 'Игра продолжается.',
  playPasted: (lines) => `Сыграть вставленные строки (${lines}) одну за другой? д или н`,
  pasteStopped: (played, lines, line, why) =>
    `Остановлено на вставленной строке ${played + 1} из ${lines}, «${line}»: ${why}`,
  undone: (moves) => `Назад: ${counted(moves, MOVES)}.`,
  redone: (moves) => `Снова: ${counted(moves, MOVES)}.`,
  restarted: () => 'Тот же расклад с начала; «вернуть» возвращает ходы.',
  won: (moves) =>
    `Пасьянс сошёлся за ${counted(moves, MOVES)}! новый, сначала, отменить или выход?`,
  lost: (moves) =>
    `После ${counted(moves, AFTER_MOVES)} ходить больше нечем. отменить, сначала, новый или выход?`,
  hopeless: () => 'Пасьянс уже не сойдётся: отменить, сначала или новый.',
  helpTitle: () => 'Что можно набрать, и клавиши',
  noCompletion: () => 'Так не начинается ничего, что можно сделать.',
  actionNotNow: (verb, says) => `Сейчас «${russianCommand(verb)}» нельзя. Правило: ${says}.`,
};

const SEED_FAULTS: Readonly<Record<SeedFault, string>> = {
  empty: 'Расклад задают любым текстом от 1 до 64 знаков, а этот пуст.',
  'too-long': 'В названии расклада не больше 64 знаков.',
  'control-character': 'В названии расклада нет места управляющим знакам.',
  'broken-character': 'В названии расклада половина знака: напишите его ещё раз.',
};

/** The longest a stray word of a deal file is quoted. */
const LONGEST_QUOTE = 20;

function dealFault(fault: DealFault): string {
  switch (fault.fault) {
    case 'not-a-card': {
      const letters = [...fault.text.replace(/\p{C}/gu, '?')];
      const more = letters.length > LONGEST_QUOTE ? '…' : '';
      const quote = letters.slice(0, LONGEST_QUOTE).join('') + more;
      return `Карта ${fault.at}, «${quote}», не карта: пишите их как 7H или TS.`;
    }
    case 'not-in-pack':
      return `Карты ${fault.at}, ${fault.text}, нет в колоде этого пасьянса.`;
    case 'too-often':
      return `Карта ${fault.at}, ${fault.text}, лишняя: ${fault.times === 1 ? 'такая только одна' : 'таких только две'}.`;
    case 'too-few':
      return `Карт ${fault.count}, а нужно ${fault.of}: не хватает ${fault.missing}.`;
  }
}

/** Russian. */
export const russian: Language = {
  code: 'ru',
  phrase: speak,
  caption: (group) => name(group, 'many'),
  pile,
  pileIn,
  command: russianCommand,
  option: optionName,
  choice: choiceName,
  say,
  pages: russianPages,
  list: russianList,
  settings: russianSettings,
  keys: russianKeys,
  speech: russianSpeech,
  teaching: russianTeaching,
  keeping: russianKeeping,
  figures: russianFigures,
  solver: russianSolver,
  fortune: russianFortune,
  aid: russianAid,
  arguments: russianArguments,
  house: russianHouse,
  complaints: russianComplaints,
  games: russianGames,
  lessons: async () => (await import('./lessons.ts')).russianLessons,
};
