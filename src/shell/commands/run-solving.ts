import type { CommandSetting } from './setting.ts';
import { type SolveRequest, solve } from './solve.ts';
import { type StudyRequest, type SummaryRequest, study, summarizeStudies } from './study.ts';

/** What is asked of the solver. */
export type SolvingRequest = SolveRequest | StudyRequest | SummaryRequest;

/** Carries out what is asked of the solver; gives the exit status. Throws a complaint where that is not possible. */
export function runSolving(request: SolvingRequest, setting: CommandSetting): Promise<number> {
  switch (request.kind) {
    case 'solve':
      return solve(request, setting);
    case 'study':
      return study(request, setting);
    case 'study-summary':
      return summarizeStudies(request, setting);
  }
}
