import { type Insight, NO_INSIGHT, withJudgement } from '../../app/insight.ts';
import { markOf, reviewAsks, reviewLines, reviewOf } from '../../app/review.ts';
import { asciiText } from '../../notation/ascii.ts';
import { wrap } from '../../notation/wrap.ts';
import type { Session } from '../../session/session.ts';
import type { PlayFlags } from '../flags.ts';
import { questionOf } from '../solver/question.ts';
import { SolverThread } from '../solver/solver-thread.ts';
import { tellAside } from './past.ts';
import { replaySession } from './replay-source.ts';
import type { CommandSetting } from './setting.ts';
import type { Reckoning } from './solve.ts';

const VERSION = 1;

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
export interface Reviewed {
  readonly session: Session;
  readonly insight: Insight;
}

/** Goes through a replay with a solver. Throws a complaint where it cannot be read. */
export async function reviewed(request: ReviewRequest, setting: CommandSetting): Promise<Reviewed> {
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
export async function tellReview(
  { session, insight }: Reviewed,
  isJson: boolean,
  { language, output, width, ascii }: CommandSetting,
): Promise<number> {
  const review = reviewOf(insight, session, language);
  if (isJson) {
    const { game, deal, options, at } = session;
    const { verdicts, blunder } = review;
    const marks = Array.from({ length: at }, (_, i) => markOf(review, i + 1));
    const report = { v: VERSION, game: game.name, seed: deal.seed ?? null, options };
    await output.write(`${JSON.stringify({ ...report, verdicts, marks, blunder })}\n`);
    return 0;
  }
  const lines = reviewLines(review, language, width, ascii).flatMap((line) =>
    line.startsWith(' ') ? [line] : wrap(line, width),
  );
  const text = `${lines.join('\n')}\n`;
  await output.write(ascii ? asciiText(text) : text);
  return 0;
}
