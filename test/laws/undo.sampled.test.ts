import { choices, machineAt, open, play, redo, undo } from '../../src/session/session.ts';
import { pick, testDice } from '../play/dice.ts';
import { isSame, snapshot } from '../play/position.ts';
import { broken, law } from './law.ts';

const moves = new Int32Array(4096);

law('making a move and unmaking it leaves bytes and key as they were, in one step', () => ({
  position: (session) => {
    const machine = machineAt(session);
    const before = snapshot(machine);
    const count = machine.legal(moves);
    for (const move of moves.slice(0, count)) {
      machine.make(move);
      if (machine.moves !== session.at + 1) broken('one move is not one step');
      if (isSame(snapshot(machine), before)) broken(`move ${move} changes nothing`);
      if (machine.unmake() !== move) broken('another move was unmade');
      if (!isSame(snapshot(machine), before)) broken(`move ${move} leaves a trace`);
    }
  },
}));

law('a game can be taken back, made again and begun again at every point', ({ game, options }) => ({
  game: (positions) => {
    const last = positions.at(-1)!;
    const replayed = open(game, options, last.deal);
    const then = positions.map((session) =>
      snapshot(machineAt({ ...session, seat: replayed.seat })),
    );
    const isAsThen = (session: typeof last) =>
      isSame(snapshot(machineAt(session)), then[session.at]!);

    let session = last;
    for (; session.at > 0; session = undo(session)) {
      if (!isAsThen(session)) broken(`taken back to ${session.at} moves it is another position`);
    }
    if (!isAsThen(session)) broken('taken back to the deal it is another deal');
    for (; session.at < last.at; session = redo(session)) {
      if (!isAsThen(session)) broken(`made again up to ${session.at} moves it is another position`);
    }
    if (!isAsThen(redo(undo(session, last.at), last.at))) broken('made again at once it differs');
    const dice = testDice(last.at);
    for (let jump = 0; jump < 25; jump++) {
      const there = pick(positions, dice);
      if (!isAsThen({ ...last, at: there.at }))
        broken(`after jumping to ${there.at} moves it differs`);
    }
    for (const there of positions.filter(({ at }) => at % 30 === 0)) {
      const move = choices(there).at(-1);
      if (move === undefined) continue;
      const machine = machineAt(there);
      machine.make(move);
      const aside = snapshot(machine);
      machine.unmake();
      const branch = play(there, move);
      if (!isAsThen(last) || !isSame(snapshot(machineAt(branch)), aside) || !isAsThen(last)) {
        broken(`it mixes with another game that parts from it after ${there.at} moves`);
      }
    }
    if (!isSame(snapshot(machineAt(open(game, options, last.deal))), then[0]!)) {
      broken('dealt again it is another deal');
    }
  },
}));
