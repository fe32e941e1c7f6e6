import { readCommand } from '../../src/command/read.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { moveEntries } from '../../src/notation/move-text.ts';
import { choices, machineAt, open } from '../../src/session/session.ts';
import { broken, law } from './law.ts';

law('no move is offered twice', () => ({
  position: (session) => {
    const moves = choices(session);
    if (new Set(moves).size !== moves.length) broken('a move is listed twice');
    const commands = moveEntries(machineAt(session), moves).map(({ command }) => command);
    if (new Set(commands).size !== moves.length) broken('two moves have one command');
  },
}));

law(
  'the command of every move reads back to it alone',
  () => ({
    position: (session) => {
      const moves = choices(session);
      moveEntries(machineAt(session), moves).forEach(({ command }, i) => {
        const reading = readCommand(command, session, english);
        if (reading.kind !== 'move' || reading.move !== moves[i]) {
          broken(`"${command}" is read as ${JSON.stringify(reading)}`);
        }
      });
    },
  }),
  { every: 9 },
);

law('the moves of a position have one order, however it came about', ({ game, options }) => ({
  game: (positions) => {
    const last = positions.at(-1)!;
    const listed = positions.map((session) => choices(session).join());
    const again = open(game, options, last.deal);
    for (const session of positions) {
      if (choices({ ...session, seat: again.seat }).join() !== listed[session.at]) {
        broken(`played again, ${session.at} moves from the deal, the order is another`);
      }
    }
    for (const session of [...positions].reverse()) {
      if (choices(session).join() !== listed[session.at]) {
        broken(`taken back to ${session.at} moves, the order is another`);
      }
    }
  },
}));
