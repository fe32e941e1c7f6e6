import { runningAt, startReplay } from '../../app/replay.ts';
import type { Session } from '../../session/session.ts';
import { Complaint } from '../complaint.ts';
import type { PlayFlags } from '../flags.ts';
import type { Here } from '../here.ts';
import { type DealRequest, prepareSession } from '../prepare.ts';
import { questionOf } from '../solver/question.ts';
import { SolverThread } from '../solver/solver-thread.ts';
import { see } from './see.ts';
import type { CommandSetting } from './setting.ts';
import type { Reckoning } from './solve.ts';
import { tellAside } from './tell.ts';

/** The status where there is no line that wins to be watched. */
const NOTHING_TO_SEE = 1;

/** A deal that is to be played by the solver on the table. */
export interface WatchRequest extends DealRequest, Reckoning {
  readonly kind: 'watch';
  readonly mode: 'table' | 'line';
  /** Seconds for each move. */
  readonly pace: number;
  readonly flags: PlayFlags;
}

/** Lets the solver play a deal on the table; gives the exit status. Throws a complaint where there is nothing to see. */
export async function watch(request: WatchRequest, here: Here): Promise<number> {
  const session = await wonGame(request, here);
  return see(runningAt(startReplay(session), request.pace), request, here);
}

/** The game with which the solver wins a deal. Throws a complaint where it cannot, or does not know how. */
async function wonGame(request: WatchRequest, setting: CommandSetting): Promise<Session> {
  const { catalogue, language, streams } = setting;
  const session = await prepareSession(request, catalogue, language);
  if (streams.stderr.isTTY) await tellAside(language.solver.table.looking(), setting);
  const solver = new SolverThread(request.memory);
  const { verdict, moves, reason } = await solver.ask(questionOf(session, request));
  await solver.close();
  if (verdict === 'winnable') return { ...session, moves, at: moves.length };
  const words = language.solver;
  const told = verdict === 'unknown' ? words.unknown(reason ?? 'nodes') : words.unwinnable();
  throw new Complaint(told, NOTHING_TO_SEE);
}
