import { describe, expect, it } from 'vitest';
import { shuffledPack } from '../../src/card/pack.ts';
import { cardText, lyingText } from '../../src/notation/card-text.ts';
import { moveEntries } from '../../src/notation/move-text.ts';
import { choices, machineAt, open, play, type Session } from '../../src/session/session.ts';
import { revealedView } from '../../src/session/view.ts';
import { pick, testDice } from '../play/dice.ts';
import { samples } from '../play/samples.ts';
import { tried } from '../play/variants.ts';
import { auldLangSyne } from './auld-lang-syne.ts';
import { constitution } from './constitution.ts';
import { canfield, demon } from './demon-canfield.ts';
import { grandfathersClock } from './grandfathers-clock.ts';
import { helpYourNeighbour } from './help-your-neighbour.ts';
import { hemispheres } from './hemispheres.ts';
import { idiotsDelight } from './idiots-delight.ts';
import { klondike } from './klondike.ts';
import { napoleonsSquare } from './napoleons-square.ts';
import type { Entry, Position, Referee } from './referee.ts';
import { tens } from './tens.ts';

const referees = new Map<string, Referee>(
  [
    tens,
    demon,
    canfield,
    klondike,
    idiotsDelight,
    helpYourNeighbour,
    hemispheres,
    napoleonsSquare,
    constitution,
    auldLangSyne,
    grandfathersClock,
  ].map((referee) => [referee.game, referee]),
);

const DEALS = samples(1);
const MOVES = 250;

function entryText({ action, from, to, count }: Entry): string {
  return [action, from, to ?? '-', count ?? '-'].join(' ');
}

/** What the machine says of a position, in the referee's terms. */
function seen(session: Session): Record<string, unknown> {
  const view = revealedView(session);
  const machine = machineAt(session);
  const moves = choices(session);
  return {
    piles: Object.fromEntries(
      view.piles.map(({ id, cards }) => [id, cards.map((card) => lyingText(card, true)).join(' ')]),
    ),
    legal: moveEntries(machine, moves)
      .map((entry, i) => entryText({ ...entry, action: machine.verbOf(moves[i]!) } as Entry))
      .sort(),
    passes: view.passes,
    score: view.score,
    status: view.status,
  };
}

function judged(referee: Referee, position: Position): Record<string, unknown> {
  const status = referee.status(position);
  return {
    piles: Object.fromEntries(
      Object.entries(position.piles).map(([id, cards]) => [id, cards.join(' ')]),
    ),
    legal: status === 'playing' ? referee.legal(position).map(entryText).sort() : [],
    passes: position.passes,
    score: referee.score(position),
    status,
  };
}

describe('the machine and a second reading of the rules agree', () => {
  it.each(tried.filter(({ game }) => referees.has(game.name)))(
    '$label',
    ({ game, options, label }) => {
      const referee = referees.get(game.name)!;
      for (let deal = 1; deal <= DEALS; deal++) {
        const seed = `${label} ${deal}`.slice(0, 64);
        const dice = testDice(deal * 7919 + label.length);
        let session = open(game, options, { seed });
        const pack = shuffledPack(session.seat.program.rules.pack, seed).map(cardText);
        let position = referee.deal(pack, options);
        for (let step = 0; step < MOVES; step++) {
          const trail = `seed ${seed}, after ${step} moves`;
          expect(seen(session), trail).toEqual(judged(referee, position));
          const moves = choices(session);
          if (moves.length === 0) break;
          // Turning and dealing end most games early: carry where there is something to carry.
          const machine = machineAt(session);
          const carries = moves.filter((move) => machine.verbOf(move) === 'move');
          const move = pick(carries.length > 0 && dice() < 0.7 ? carries : moves, dice);
          const verb = machine.verbOf(move);
          const [entry] = moveEntries(machine, [move]);
          session = play(session, move);
          position = referee.play(position, { ...entry!, action: verb } as Entry);
        }
      }
    },
  );
});
