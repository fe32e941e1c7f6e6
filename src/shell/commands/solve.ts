import { describeMove } from '../../command/describe.ts';
import { machineAt, type Session } from '../../session/session.ts';
import { writtenLine } from '../../session/written-line.ts';
import type { DealRequest } from '../prepare.ts';
import { prepareSession } from '../prepare.ts';
import { type Answer, questionOf, type Reach } from '../solver/question.ts';
import { SolverThread } from '../solver/solver-thread.ts';
import type { CommandSetting } from './setting.ts';
import { REPORT_VERSION, tellJson, tellLines } from './tell.ts';

/** What a solver may use, as asked for in the arguments. */
export interface Reckoning extends Reach {
  /** In bytes. */
  readonly memory: number;
}

export interface SolveRequest extends DealRequest, Reckoning {
  readonly kind: 'solve';
  readonly json: boolean;
}

/** Says whether a deal can be won, and how; gives the exit status, which is the same whatever is found. */
export async function solve(request: SolveRequest, setting: CommandSetting): Promise<number> {
  const session = await prepareSession(request, setting.catalogue, setting.language);
  const solver = new SolverThread(request.memory);
  const answer = await solver.ask(questionOf(session, request));
  await solver.close();
  const commands = writtenLine(session, answer.moves);
  if (request.json) {
    await tellJson(dealReport(session, answer, { moves: commands }), setting);
    return 0;
  }
  await tellLines(linesOf(session, answer, commands, setting), setting);
  return 0;
}

/** What is found of a deal, as the machine interface tells it; `line` holds the moves where they are wanted. */
export function dealReport(
  { game, options, deal }: Session,
  { verdict, nodes, ms, reason }: Answer,
  line: { readonly moves?: readonly string[] },
) {
  return {
    v: REPORT_VERSION,
    game: game.name,
    seed: deal.seed ?? null,
    options,
    verdict,
    ...line,
    nodes,
    ms,
    ...(reason === null ? {} : { reason }),
  };
}

function linesOf(
  session: Session,
  { verdict, moves, nodes, ms, reason }: Answer,
  commands: readonly string[],
  { language }: CommandSetting,
): string[] {
  const { game, deal, options } = session;
  const words = language.solver;
  const chosen = Object.entries(options).map(([name, value]) =>
    language.figures.option(name, value),
  );
  const heading = words.heading(game.title, deal.seed ?? null, chosen);
  const effort = words.effort(nodes, ms);
  if (verdict === 'unwinnable') return [heading, words.unwinnable(), effort];
  if (verdict === 'unknown') return [heading, words.unknown(reason ?? 'nodes'), effort];
  if (moves.length === 0) return [heading, words.wonAtOnce(), effort];
  const machine = machineAt(session);
  const digits = String(moves.length).length;
  const typed = commands.map((command) => language.command(command));
  const longest = Math.max(...typed.map((command) => command.length));
  const lines = moves.map((move, i) => {
    const meaning = describeMove(machine, move, language);
    machine.make(move);
    const command = typed[i]!;
    const more = meaning === command ? '' : `${' '.repeat(longest - command.length)}   ${meaning}`;
    return `${String(i + 1).padStart(digits)}  ${command}${more}`;
  });
  machineAt(session);
  return [heading, words.winnable(moves.length), effort, '', ...lines];
}
