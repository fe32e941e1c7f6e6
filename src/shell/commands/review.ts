import { type Insight, NO_INSIGHT, withJudgement } from '../../app/insight.ts';
import { startReplay } from '../../app/replay.ts';
import { markOf, reviewAsks, reviewLines, reviewOf } from '../../app/review.ts';
import { wrap } from '../../notation/wrap.ts';
import type { Session } from '../../session/session.ts';
import type { PlayFlags } from '../flags.ts';
import type { Here } from '../here.ts';
import { questionOf } from '../solver/question.ts';
import { SolverThread } from '../solver/solver-thread.ts';
import { surfaceFor } from '../surface.ts';
import { replaySession } from './replay-source.ts';
import { see } from './see.ts';
import type { CommandSetting } from './setting.ts';
import type { Reckoning } from './solve.ts';
import { tellAside, tellJson, tellLines } from './tell.ts';

/** A replay to be gone through with a solver; the limits are for each position. */
export interface ReviewRequest extends Reckoning {
  readonly kind: 'review';
  /** A file, the name of a replay, or a code. */
  readonly source: string;
  readonly json: boolean;
  readonly mode: 'table' | 'line';
  readonly flags: PlayFlags;
}

/** A game with what a solver knows of it. */
interface Reviewed {
  readonly session: Session;
  readonly insight: Insight;
}

/** Lets a game be seen with a solver's verdicts, on the table or in lines; gives the exit status. Throws a complaint where it cannot be read. */
export async function review(request: ReviewRequest, here: Here): Promise<number> {
  const known = await reviewed(request, here);
  const { isFull, preface } = surfaceFor(request, here);
  if (request.json || !isFull) {
    if (preface !== null && !request.json) await tellAside(preface, here);
    return tellReview(known, request.json, here);
  }
  return see(startReplay(known.session, known.insight), request, here);
}

/** Goes through a replay with a solver. Throws a complaint where it cannot be read. */
async function reviewed(request: ReviewRequest, setting: CommandSetting): Promise<Reviewed> {
  const session = await replaySession(request.source, setting);
  const solver = new SolverThread(request.memory);
  let insight = NO_INSIGHT;
  try {
    if (setting.streams.stderr.isTTY) {
      await tellAside(setting.language.solver.review.looking(), setting);
    }
    for (let ask = reviewAsks(insight, session); ask; ask = reviewAsks(insight, session)) {
      insight = withJudgement(insight, ask, await solver.ask(questionOf(ask, request)));
    }
  } finally {
    await solver.close();
  }
  return { session, insight };
}

/** Tells a review in lines, or as JSON; gives the exit status. */
async function tellReview(
  { session, insight }: Reviewed,
  isJson: boolean,
  setting: CommandSetting,
): Promise<number> {
  const { language, width, ascii } = setting;
  const review = reviewOf(insight, session, language);
  if (isJson) {
    const { game, deal, options, at } = session;
    const { verdicts, blunder } = review;
    const marks = Array.from({ length: at }, (_, i) => markOf(review, i + 1));
    const report = { game: game.name, seed: deal.seed ?? null, options };
    await tellJson({ ...report, verdicts, marks, blunder }, setting);
    return 0;
  }
  const lines = reviewLines(review, language, width, ascii).flatMap((line) =>
    line.startsWith(' ') ? [line] : wrap(line, width),
  );
  await tellLines(lines, setting);
  return 0;
}
