import type { Session } from '../../session/session.ts';
import { Complaint } from '../complaint.ts';
import type { PlayFlags } from '../flags.ts';
import { type DealRequest, prepareSession } from '../prepare.ts';
import { questionOf } from '../solver/question.ts';
import { SolverThread } from '../solver/solver-thread.ts';
import { tellAside } from './past.ts';
import type { CommandSetting } from './setting.ts';
import type { Reckoning } from './solve.ts';

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

/** The game with which the solver wins a deal. Throws a complaint where it cannot, or does not know how. */
export async function wonGame(request: WatchRequest, setting: CommandSetting): Promise<Session> {
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
