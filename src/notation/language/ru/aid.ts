import { type Card, rankOf } from '../../../card/card.ts';
import { cardSign } from '../../card-text.ts';
import type { AidWords, Place } from '../aid-words.ts';
import { CARDS, counted, list, pile, rankWords, upon, uponPile } from './words.ts';

function place({ pile: id, depth }: Place): string {
  if (depth === 1) return `сверху ${uponPile(id)}`;
  return `${uponPile(id)}, ${depth}-я сверху`;
}

/** For kings, jacks and aces, or for all others. */
function byRank(card: Card, he: string, she: string): string {
  return rankWords(rankOf(card)).gender === 'm' ? he : she;
}

function times(count: number): string {
  return count === 1 ? 'отменить' : `отменить ${count}`;
}

/** What is told in Russian to whoever asks for help at the table. */
export const russianAid: AidWords = {
  commands: [
    { command: 'подсказка', meaning: 'куда смотреть; ещё раз: какая карта; ещё раз: весь ход' },
    {
      command: 'наверх, наверх вкл',
      meaning: 'убрать карты, которые больше не нужны, сейчас или всегда',
    },
    { command: 'доиграть', meaning: 'доиграть остальное, где думать уже не о чем' },
    {
      command: 'почему, почему 3 7',
      meaning: 'правила, по которым ход отклонён, или о любом ходе',
    },
    { command: 'скажи, скажи 3', meaning: 'как идёт игра; или место карта за картой, снизу вверх' },
    { command: 'что, что 3', meaning: 'что можно сделать сейчас, или с картами одного места' },
    { command: '/7ч', meaning: 'найти карту' },
    { command: '.', meaning: 'последний ход ещё раз, если он возможен' },
    { command: 'счёт выкл', meaning: 'как вести счёт: книга, карты, деньги или выкл' },
    { command: 'сдаюсь', meaning: 'сдаться' },
    { command: 'заново', meaning: 'тот же расклад новой партией' },
  ],
  lookAt: (group) => `Ход есть: посмотрите, что лежит ${upon(group, 'many')}.`,
  lookAtCard: (card, id) => `Посмотрите на ${cardSign(card)} ${uponPile(id)}.`,
  hint: (move) => `Можно сыграть: ${move}.`,
  noHint: (isCertain, back) =>
    `${isCertain ? 'Ничего полезного отсюда не осталось' : 'Ничего полезного отсюда не видно'}: ${back === null ? 'сначала' : times(back)} или новый.`,
  wentUp: (cards) => `и ещё ${counted(cards, CARDS)} на базы`,
  nothingSafe: () => 'На базы нечего убрать: каждая карта ещё может понадобиться.',
  mayFinish: () => 'Дальше думать не о чем: «доиграть» доведёт до конца.',
  playsOut: () => 'Карты уходят на базы сами; любая клавиша остановит.',
  halted: () => 'Остановлено: «доиграть» доведёт до конца.',
  notDecided: () => 'Думать ещё есть о чем: если просто убирать карты на базы, игра не сойдётся.',
  passWasted: () =>
    'Целый проход колоды ничего не изменил: отменить, сдаюсь или посмотреть ещё раз.',
  resign: () => 'Сдать партию как проигранную? д или н',
  resigned: () =>
    'Вы сдались. «отменить» продолжает партию, «заново» играет её снова, «новый» сдаёт другую.',
  notBegun: () => 'Ещё не сделано ни одного хода: сдаваться рано.',
  goesOn: () => 'Игра продолжается.',
  again: () => 'Тот же расклад новой партией.',
  whyNothing: () => 'Ничего не было отклонено. Спросите о ходе: почему 3 7.',
  whyNot: () => 'Так можно.',
  nothingToRepeat: () => 'Ещё не сделано хода, который можно повторить.',
  notAPile: (word) => `«${word}»: такого места в этой игре нет.`,
  notACard: (word) => `«${word}»: такой карты в этой игре нет; пишите их так: 7ч или 10п.`,
  pileHolds: (id, hidden, cards) => {
    const parts = [
      ...(hidden > 0 ? [`${hidden} рубашкой вверх`] : []),
      ...(cards.length > 0 ? [cards.map(cardSign).join(' ')] : []),
    ];
    return `${pile(id)}: ${parts.length === 0 ? 'пусто' : parts.join(', затем ')}`;
  },
  found: (card, places, isMore) =>
    `${cardSign(card)}: ${list(places.map(place))}${isMore ? '; вторая такая не видна' : ''}.`,
  foundHidden: (card) =>
    `${cardSign(card)} не ${byRank(card, 'виден', 'видна')}: лежит рубашкой вверх.`,
  foundOut: (card) => `${cardSign(card)} ${byRank(card, 'вышел', 'вышла')} из игры.`,
  title: { say: 'Как идёт игра', what: 'Что можно сделать сейчас', why: 'Почему нельзя' },
};
