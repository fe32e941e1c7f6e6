import { faceOf, isFaceDown, rankOf } from '../../src/card/card.ts';
import { layOut } from '../../src/card/pack.ts';
import { actionOf, CARRYING, countOf, fromOf } from '../../src/rules/move.ts';
import { choices, machineAt, type Session } from '../../src/session/session.ts';
import { cardsOf } from '../play/position.ts';
import { broken, law } from './law.ts';

const sorted = (cards: readonly number[]): string => Uint8Array.from(cards).sort().join();

/** The cards a game is played with: the pack but for what the deal leaves out. */
function inPlay(session: Session): string {
  const { rules } = session.seat.program;
  const out = rules.deal
    .filter(({ says }) => says.id === 'leave-out')
    .flatMap(({ says }) => says.with);
  return sorted(layOut(rules.pack).filter((card) => !out.includes(rankOf(card))));
}

law('no card is lost or doubled, and none changes', () => {
  let whole: string | undefined;
  return {
    position: (session) => {
      whole ??= inPlay(session);
      if (sorted(cardsOf(machineAt(session)).flat().map(faceOf)) !== whole) {
        broken('the cards on the table are not the pack');
      }
    },
  };
});

law(
  'no card lying face down is ever lifted',
  () => ({
    position: (session) => {
      const machine = machineAt(session);
      const { board } = machine;
      for (const move of choices(session)) {
        if (actionOf(move) !== CARRYING) continue;
        const from = fromOf(move);
        if (countOf(move) < 1 || countOf(move) > board.height(from))
          broken('more cards than there are');
        for (let down = 1; down <= countOf(move); down++) {
          if (isFaceDown(board.at(from, board.height(from) - down))) broken('a hidden card moves');
        }
      }
    },
  }),
  // Few games have hidden cards in sequence with those on them, and mostly early.
  { games: 8, moves: 40 },
);
