import { NO_CARD, rankOf } from '../../../card/card.ts';
import { cardSign } from '../../card-text.ts';
import type { Teaching } from '../teaching.ts';
import { russianCommand } from './command.ts';
import { capitalized, pile, rankWords, upon } from './words.ts';

/** What the program says in Russian when it teaches. */
export const russianTeaching: Teaching = {
  heading: (title, step, of) => `Урок: ${title} · шаг ${step} из ${of}`,
  alsoAllowed: (suggested) =>
    `Так тоже можно, но сейчас попробуйте «${russianCommand(suggested)}».`,
  suggestion: (suggested) => `Попробуйте «${russianCommand(suggested)}».`,
  notInLesson: (order) => `«${russianCommand(order)}» на уроке не бывает. «выход» заканчивает его.`,
  finished: (title) =>
    `${title}: это были все виды ходов. Остальное в «правила». Наберите «играть», чтобы сыграть, «заново», чтобы начать сначала, «выход», чтобы уйти.`,
  leave: () => 'Уйти с урока? д или н',
  stayed: () => 'Урок продолжается.',
  words: (isOver) => (isOver ? ['заново'] : ['подсказка', 'пропустить', 'заново']),
  hint: () => 'Наберите то, о чём просят, или: подсказка, пропустить, заново, выход.',
  later: () => 'Несколько ходов спустя.',
  another: () => 'Другой стол.',
  built: (group, build) => `${capitalized(upon(group, 'many'))} строят ${build}.`,
  carry: (cards, onto, to, command) => {
    const first = cardSign(cards[0]!);
    const onIt = rankWords(rankOf(cards[0]!)).gender === 'm' ? 'нём' : 'ней';
    const what =
      cards.length === 1 ? `${first} идёт` : `${first} и всё, что на ${onIt} лежит, идут`;
    const where = onto === NO_CARD ? `на пустое место ${pile(to)}` : `на ${cardSign(onto)}`;
    return `${what} ${where}: наберите «${russianCommand(command)}».`;
  },
  act: (rule, command) => `${capitalized(rule)}. Наберите «${russianCommand(command)}».`,
  takeBack: () => 'Любой ход можно взять назад, сколько угодно раз. Наберите «отменить».',
};
