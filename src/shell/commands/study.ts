import { availableParallelism } from 'node:os';
import { studyReport } from '../../app/study-report.ts';
import { open } from '../../session/session.ts';
import { type Studied, subjectOf, summarize } from '../../session/study.ts';
import { Complaint } from '../complaint.ts';
import { Output } from '../output.ts';
import { gameNamed, optionsOf } from '../prepare.ts';
import { questionOf } from '../solver/question.ts';
import { SolverThread } from '../solver/solver-thread.ts';
import { ProgressLine } from './progress-line.ts';
import type { CommandSetting } from './setting.ts';
import { dealReport, type Reckoning } from './solve.ts';
import { StudyFile, studiedIn } from './study-file.ts';
import { inLetters, tellAside, tellJson, tellText } from './tell.ts';

/** Many deals of a game, named by their seeds. */
export interface StudyRequest extends Reckoning {
  readonly kind: 'study';
  readonly game: string;
  /** `NAME=VALUE` each. */
  readonly options: readonly string[];
  /** The first seed and the last. */
  readonly deals: readonly [first: number, last: number];
  /** Deals at a time; null for as many as there are processors. */
  readonly jobs: number | null;
  /** Every `of`-th deal, beginning with the `part`-th. */
  readonly shard: { readonly part: number; readonly of: number };
  /** The file to which the lines are added. */
  readonly out: string | null;
}

/** Files of studies that are to be taken together. */
export interface SummaryRequest {
  readonly kind: 'study-summary';
  readonly files: readonly string[];
  readonly json: boolean;
}

/**
 * Looks at many deals and tells a line of JSON for each, in a file where one is named: deals that are in it already
 * are left out, so that a study that was broken off is gone on with. Ends with what it comes to; gives the exit status.
 */
export async function study(request: StudyRequest, setting: CommandSetting): Promise<number> {
  const { catalogue, output, streams } = setting;
  const game = gameNamed(request.game, catalogue);
  const options = optionsOf(game, request.options);
  const file = request.out === null ? null : new StudyFile(request.out);
  const subject = subjectOf({ game: game.name, options });
  const seeds = seedsOf(request);
  const wanted = new Set(seeds);
  const before = (file?.before ?? []).filter(
    (one) => subjectOf(one) === subject && wanted.has(one.seed),
  );
  const known = new Set(before.map(({ seed }) => seed));
  const left = seeds.filter((seed) => !known.has(seed));
  const found: Studied[] = [];
  const progress = new ProgressLine(streams.stderr, setting, seeds.length, known.size);
  const aside = new Output(streams.stderr);
  const words = setting.language.solver.study;
  if (known.size > 0) await aside.write(inLetters(`${words.resumed(known.size)}\n`, setting));

  let next = 0;
  const work = async (): Promise<void> => {
    const solver = new SolverThread(request.memory);
    try {
      while (next < left.length && !output.isGone) {
        const session = open(game, options, { seed: left[next++]! });
        const answer = await solver.ask(questionOf(session, request));
        const report = dealReport(session, answer, {});
        const line = `${JSON.stringify(report)}\n`;
        if (file) file.add(line);
        else await output.write(line);
        found.push({ ...report, seed: session.deal.seed! });
        progress.done();
      }
    } finally {
      await solver.close();
    }
  };
  const jobs = Math.min(request.jobs ?? availableParallelism(), left.length);
  try {
    await Promise.all(Array.from({ length: jobs }, work));
  } finally {
    progress.clear();
  }
  const told = textOf([...before, ...found], setting);
  await (file ? tellText(told, setting) : aside.write(inLetters(told, setting)));
  return 0;
}

/** Tells what files of studies come to, taken together; gives the exit status. */
export async function summarizeStudies(
  { files, json }: SummaryRequest,
  setting: CommandSetting,
): Promise<number> {
  const found: Studied[] = [];
  for (const path of files) {
    const { studied, damaged } = studiedIn(path);
    found.push(...studied);
    const words = setting.language.solver.study;
    if (damaged > 0) await tellAside(words.damaged(path, damaged), setting);
  }
  if (json) await tellJson({ studies: summarize(found) }, setting);
  else await tellText(textOf(found, setting), setting);
  return 0;
}

function textOf(found: readonly Studied[], { catalogue, language, ascii }: CommandSetting): string {
  const titleOf = (name: string) => catalogue.find((game) => game.name === name)?.title ?? name;
  const reports = summarize(found).map((summary) =>
    studyReport(summary, titleOf(summary.game), language, ascii).join('\n'),
  );
  if (reports.length === 0) reports.push(language.solver.study.empty());
  return `${reports.join('\n\n')}\n`;
}

function seedsOf({ deals: [first, last], shard: { part, of } }: StudyRequest): string[] {
  if (last < first) throw new Complaint((say) => say.emptyRange(first, last));
  const seeds: string[] = [];
  for (let seed = first + part - 1; seed <= last; seed += of) seeds.push(String(seed));
  return seeds;
}
