import { shuffledPack } from '../../src/card/pack.ts';
import { choices, machineAt, open } from '../../src/session/session.ts';
import { broken, law } from './law.ts';

const moves = new Int32Array(4096);

law(
  'a game is won when its cards are up, lost when nothing is left to do, and else can go on',
  () => ({
    position: (session) => {
      const machine = machineAt(session);
      const { board } = machine;
      const { idle } = machine.program.rules;
      const left = board.piles
        .filter(({ kind }) => kind !== 'foundation' && kind !== 'discard')
        .reduce((sum, { index }) => sum + board.height(index), 0);
      const status = machine.status();
      if ((status === 'won') !== (left === 0)) broken(`${status} with ${left} cards left`);
      if ((choices(session).length === 0) !== (status !== 'playing')) {
        broken(`${status} with ${choices(session).length} moves`);
      }
      if (status === 'won') return;

      // Doing nothing but what is idle, does anything else ever become possible?
      let hope = false;
      let turns = 0;
      for (; turns < 120 && !hope; turns++) {
        const count = machine.legal(moves);
        const verbs = [...moves.subarray(0, count)].map((move) => machine.verbOf(move));
        hope = verbs.some((verb) => verb !== idle);
        if (hope || count === 0) break;
        machine.make(moves[0]!);
      }
      for (; turns > 0; turns--) machine.unmake();
      if (hope !== (status === 'playing')) broken(`${status}, though hope is ${hope}`);
    },
  }),
);

law(
  'every deal has a legal move or is over',
  ({ game, options }) => {
    const { seat, deal } = open(game, options, { seed: '1' });
    const { pack } = seat.program.rules;
    return {
      game: () => {
        for (let seed = 1; seed <= 40; seed++) {
          seat.deal(shuffledPack(pack, `${deal.seed} ${seed}`));
          const count = seat.legal(moves);
          if (seat.status() === 'playing' && count === 0) broken(`deal 1 ${seed} can't be begun`);
        }
      },
    };
  },
  { games: 1, moves: 0 },
);
