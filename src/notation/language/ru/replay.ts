import type { ReplayWords } from '../figures.ts';
import { cutWord } from '../quote.ts';
import { counted, type Forms } from './words.ts';

/** After «за» and «после». */
const AFTER_MOVES: Forms = ['хода', 'ходов', 'ходов'];
const MOVES_ACC: Forms = ['ход', 'хода', 'ходов'];

function standing(moves: number, of: number, last: string): string {
  return `Ход ${moves} из ${of}${last === '' ? '' : `: ${last}`}`;
}

/** What is said of replays, in Russian. */
export const russianReplay: ReplayWords = {
  at: standing,
  playing: (moves, of, last, tenths) =>
    `${standing(moves, of, last)} (ход каждые ${String(tenths / 10).replace('.', ',')} с)`,
  typed: (digits) => `К ходу ${digits}: Enter`,
  keys: [
    'вправо влево шаг',
    'пробел пуск',
    'q выход',
    'вверх вниз десять',
    'Home End',
    '+ - скорость',
    'число Enter к этому ходу',
    'p играть отсюда',
  ],
  commands: [
    { command: 'дальше или пустая строка', meaning: 'следующий шаг; дальше 5: пять шагов' },
    { command: 'назад, назад 5', meaning: 'столько же шагов назад' },
    { command: 'к 30', meaning: 'стол после хода 30' },
    { command: 'начало, конец', meaning: 'раздача и последний ход' },
    { command: 'все', meaning: 'каждый шаг отсюда до конца' },
    { command: 'играть', meaning: 'играть отсюда; эта партия не сохраняется' },
    { command: 'выход', meaning: 'выйти' },
  ],
  words: {
    next: 'дальше',
    back: 'назад',
    to: 'к',
    start: 'начало',
    end: 'конец',
    all: 'все',
    play: 'играть',
    help: 'помощь',
    quit: 'выход',
  },
  unknown: (word) => `Слово «${word}» здесь мне незнакомо; какие знакомы, скажет «помощь».`,
  playOn: () => 'Отсюда играете вы; эта партия не сохраняется.',
  won: (moves) => `сошёлся за ${counted(moves, MOVES_ACC)}`,
  lost: (moves, isResigned) =>
    `не сошёлся после ${counted(moves, AFTER_MOVES)}${isResigned ? ', сдались' : ''}`,
  unfinished: (moves) => `не закончен, после ${counted(moves, AFTER_MOVES)}`,
  notARecord: (line) =>
    line === 1 ? 'это не запись партии' : `строка ${line}: так запись партии не продолжается`,
  otherForm: (line, version) =>
    `строка ${line}: запись в формате ${version}, который здесь неизвестен`,
  unknownGame: (line, game) => `строка ${line}: пасьянса ${game} здесь нет`,
  otherRules: (line, game, version) =>
    `строка ${line}: в ${game} играли по правилам версии ${version}, а здесь другая`,
  badOption: (line, name) =>
    `строка ${line}: у этого пасьянса нет варианта ${name} или такого его значения`,
  noDeal: (line) => `строка ${line}: до первого хода не назван расклад`,
  wrong: (line, why) => `строка ${line}: ${why}`,
  illegal: (line, text, why) => `строка ${line}: ход «${text}» невозможен. ${why}`.trim(),
  noSource: (word) => `«${cutWord(word)}»: нет ни такого файла, ни вашей записи, ни кода`,
  damagedCode: () => 'код неполон: скопируйте его ещё раз целиком, от начала до конца',
};
