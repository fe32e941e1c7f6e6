import { NO_CARD } from '../../src/card/card.ts';
import { compile } from '../../src/rules/compile.ts';
import { Machine } from '../../src/rules/machine.ts';
import { countOf, fromOf, MOST_MOVES, type Move, NOWHERE, toOf } from '../../src/rules/move.ts';
import { machineAt } from '../../src/session/session.ts';
import { pick, testDice } from '../play/dice.ts';
import { cardsOf, freshTable } from '../play/position.ts';
import { broken, law } from './law.ts';

const moves = new Int32Array(MOST_MOVES);

/** Two piles of one group that hold different cards, by the dice; null where there are none. */
function pairOf(machine: Machine, alike: boolean, dice: () => number): [number, number] | null {
  const { board, program } = machine;
  const cards = cardsOf(machine);
  const pairs: [number, number][] = [];
  for (const a of board.piles) {
    if ((program.rules.piles[a.group]!.alike ?? false) !== alike) continue;
    for (const b of board.piles) {
      if (b.group !== a.group || b.index <= a.index) continue;
      if (cards[a.index]!.join() !== cards[b.index]!.join()) pairs.push([a.index, b.index]);
    }
  }
  return pairs.length > 0 ? pick(pairs, dice) : null;
}

function swapped(machine: Machine, [a, b]: readonly [number, number]): number[][] {
  const cards = cardsOf(machine);
  [cards[a], cards[b]] = [cards[b]!, cards[a]!];
  return cards;
}

/** A move without the names of alike piles: what is lifted from where, and what it comes to lie on. */
function nameless(machine: Machine, move: Move): string {
  const { board, program } = machine;
  const pileText = (pile: number): string => {
    if (pile === NOWHERE) return '-';
    const { group, id } = machine.pile(pile);
    const name = program.rules.piles[group]!.alike ? group : id;
    const cards = Array.from({ length: board.height(pile) }, (_, h) => board.at(pile, h));
    return `${name} ${cards.join(',') || NO_CARD}`;
  };
  return [machine.verbOf(move), pileText(fromOf(move)), pileText(toOf(move)), countOf(move)].join(
    ' ',
  );
}

/** The key of the position on a machine, its legal moves without names, and the keys they lead to. */
function prospect(machine: Machine): { key: string; legal: string; ahead: string } {
  const keyNow = () => `${machine.keyA} ${machine.keyB}`;
  const listed = [...moves.subarray(0, machine.legal(moves))];
  return {
    key: keyNow(),
    legal: listed
      .map((move) => nameless(machine, move))
      .sort()
      .join('\n'),
    ahead: listed
      .map((move) => {
        machine.make(move);
        const key = keyNow();
        machine.unmake();
        return key;
      })
      .sort()
      .join('\n'),
  };
}

law(
  'piles declared alike may trade places: same key, same moves, same positions to come',
  ({ game, options }) => {
    const dice = testDice(1);
    const program = compile(game.rules(options));
    const plain = new Machine(program);
    const other = new Machine(program);
    return {
      position: (session) => {
        const machine = machineAt(session);
        const pair = pairOf(machine, true, dice);
        if (!pair) return;
        plain.arrange(cardsOf(machine));
        other.arrange(swapped(machine, pair));
        const [a, b] = [prospect(plain), prospect(other)];
        const names = pair.map((pile) => plain.pile(pile).id).join(' and ');
        if (a.key !== b.key) broken(`${names} traded, the key differs`);
        if (a.legal !== b.legal) broken(`${names} traded, the moves differ`);
        if (a.ahead !== b.ahead) broken(`${names} traded, the moves lead elsewhere`);
      },
    };
  },
  { every: 5 },
);

law(
  'where piles are not declared alike, trading places is another position',
  () => {
    const dice = testDice(2);
    return {
      position: (session) => {
        const machine = machineAt(session);
        const pair = pairOf(machine, false, dice);
        if (!pair) return;
        const { keyA, keyB } = freshTable(machine, swapped(machine, pair));
        if (keyA === machine.keyA && keyB === machine.keyB) {
          broken(
            `${pair.map((pile) => machine.pile(pile).id).join(' and ')} traded, the key stays`,
          );
        }
      },
    };
  },
  { every: 5 },
);
