import type { KeyWords } from '../list-words.ts';
import { russianTyped } from './typed.ts';
import { capitalized, list } from './words.ts';

const PLACES: Readonly<Record<string, string>> = {
  table: 'За столом',
  list: 'В списке пасьянсов',
  page: 'На странице текста',
  question: 'Перед вопросом',
  anywhere: 'Везде',
};

/** By place and action, or by action alone where it is the same everywhere. */
const MEANINGS: Readonly<Record<string, string>> = {
  'table left': 'к карте слева',
  'table right': 'к карте справа',
  'table up': 'к карте выше',
  'table down': 'к карте ниже',
  'table pick': 'взять карту, положить её; или выполнить набранное',
  'table stock': 'что делает колода: открыть, сдать, заполнить',
  'table put-up': 'убрать карту на базу',
  'table let-go': 'отпустить карты или очистить строку',
  undo: 'взять ход назад',
  redo: 'вернуть ход',
  hint: 'подсказка; или закончить набираемое слово',
  repeat: 'последний ход ещё раз',
  older: 'набранное раньше',
  newer: 'набранное позже',
  games: 'к списку пасьянсов',
  'list left': 'прежнее значение, пока выбирают варианты',
  'list right': 'к вариантам; там: следующее значение',
  'list up': 'к пасьянсу выше или к варианту выше',
  'list down': 'к пасьянсу ниже или к варианту ниже',
  'list pick': 'открыть: продолжить ожидающую партию или сдать',
  'list let-go': 'оставить варианты или очистить поиск',
  'list page-up': 'на пять пасьянсов вверх',
  'list page-down': 'на пять пасьянсов вниз',
  'list first': 'к первому',
  'list last': 'к последнему',
  options: 'к вариантам и обратно',
  'next-value': 'к вариантам; там: следующее значение',
  fresh: 'новый расклад, даже если партия ждёт',
  'page up': 'строкой выше',
  'page down': 'строкой ниже',
  'page pick': 'строкой ниже',
  'page let-go': 'закрыть страницу',
  'page help': 'закрыть страницу',
  'page page-up': 'листать назад',
  'page page-down': 'листать дальше',
  'page first': 'к началу',
  'page last': 'к концу',
  close: 'закрыть страницу',
  yes: 'да',
  'question let-go': 'нет; как и любая другая клавиша',
  help: 'помощь',
  rules: 'правила пасьянса',
  learn: 'урок пасьянса',
  'table stats': 'как шли партии в этот пасьянс',
  'list stats': 'как шли партии',
  theme: 'следующий набор цветов',
  redraw: 'нарисовать экран заново',
  suspend: 'остановиться на время; fg в оболочке продолжает',
  leave: 'выйти сразу',
};

const SHORT: Readonly<Record<string, string>> = {
  'table arrows': '',
  'table pick': 'взять',
  'held arrows': 'куда',
  'held pick': 'положить',
  'held put-up': 'наверх',
  'held let-go': 'отпустить',
  'typed let-go': 'стереть набранное',
  hint: 'подсказка',
  undo: 'назад',
  help: 'помощь',
  games: 'список',
  'list arrows': 'выбор',
  'list pick': 'играть',
  'list next-value': 'варианты',
  'options arrows': 'выбрать и сменить',
  'options pick': 'играть',
  'options let-go': 'назад',
  rules: 'правила',
  learn: 'урок',
  'lesson let-go': 'уйти',
  'taught pick': 'играть',
  theme: 'цвета',
  fresh: 'новый расклад',
  leave: 'уйти',
  yes: 'да',
  'question let-go': 'нет',
  'search arrows': 'выбор',
  'search let-go': 'очистить поиск',
  'page arrows': 'листать',
  'page page-down': 'дальше',
  'page page-up': 'назад',
  'page let-go': 'закрыть',
};

const NAMES: Readonly<Record<string, string>> = {
  ' ': 'пробел',
  escape: 'Esc',
  'page-up': 'PgUp',
  'page-down': 'PgDn',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
};

/** What is said of keys, in Russian. */
export const russianKeys: KeyWords = {
  place: (place) => PLACES[place] ?? place,
  meaning: (action, place) => MEANINGS[`${place} ${action}`] ?? MEANINGS[action] ?? '',
  short: (action, place) => SHORT[`${place} ${action}`] ?? SHORT[action] ?? action,
  answers: { yes: ['д'], no: ['н'] },
  typed: (order) => russianTyped.verbs[order]?.[0] ?? order,
  name: (key) => {
    const [, held = '', last = ''] = /^((?:(?:ctrl|alt|shift)-)*)(.+)$/su.exec(key) ?? [];
    const isNamed = last.length > 1 || held !== '';
    const shown = NAMES[last] ?? (isNamed ? capitalized(last) : last);
    return `${held.replace(/[a-z]+/gu, capitalized)}${shown}`;
  },
  arrows: () => 'стрелки',
  or: (keys) => list(keys, 'или'),
  heading: () => ['Клавиша', 'Что делает'],
};
