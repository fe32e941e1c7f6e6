import { type Command, InvalidArgumentError } from 'commander';
import { catalogue } from '../../games/index.ts';
import type { ArgumentWords, ValueName } from '../../notation/language/argument-words.ts';
import { MEMORY } from '../../solver/solve.ts';
import { Complaint } from '../complaint.ts';
import { LOOKS, withLooks } from '../look-flags.ts';
import { playFlags, type ReadFlags } from '../play-arguments.ts';
import type { Request } from '../request.ts';
import { DEFAULT_PACE, readPace } from './export-flags.ts';
import type { Reckoning } from './solve.ts';
import type { StudyRequest } from './study.ts';

const EXAMPLE = catalogue[0]!.name;

/** The flags that may come before the command's name, by the names commander has for them. */
const RULES = ['option', 'json'];
const DEAL = ['seed', 'deal', ...RULES];

const MIB = 2 ** 20;
const SECOND = 1000;
/** In seconds. */
const USUAL_TIMEOUT = 60;
/** For each position of a review. */
const REVIEW_TIMEOUT = 10;

interface SolverFlags extends ReadFlags {
  readonly timeout?: number;
  readonly nodes?: number;
  readonly memory: number;
}

interface StudyFlags extends SolverFlags {
  readonly deals?: StudyRequest['deals'];
  readonly jobs?: number;
  readonly shard?: StudyRequest['shard'];
  readonly out?: string;
  readonly summary?: readonly string[];
}

/** Adds the commands that ask a solver. `flagsOf` gives the flags of one with those given before its name. */
export function addSolverCommands(
  program: Command,
  words: ArgumentWords,
  flagsOf: (command: Command, allowed: readonly string[]) => ReadFlags,
  found: (request: Request) => void,
): void {
  const { texts, values, usage } = words;
  const flag = (name: string, value: ValueName) => `--${name} <${values[value]}>`;
  const solving = program
    .command('solve')
    .description(texts.solve)
    .argument(`<${usage.game}>`, `${texts.game} ${EXAMPLE}`)
    .option(flag('seed', 'seed'), texts.seed)
    .option(flag('deal', 'file'), texts.deal)
    .option(flag('option', 'name=value'), texts.option, collect);
  withReach(solving, words)
    .option('--json', texts.json)
    .action((game: string, _flags: unknown, command: Command) => {
      const flags = flagsOf(command, DEAL) as SolverFlags;
      if (flags.seed !== undefined && flags.deal !== undefined) {
        throw new Complaint((say) => say.exclude('--seed', '--deal'));
      }
      found({
        kind: 'solve',
        game,
        seed: flags.seed ?? null,
        deal: flags.deal ?? null,
        options: flags.option ?? [],
        json: flags.json ?? false,
        ...reachOf(flags),
      });
    });
  const studying = program
    .command('study')
    .description(texts.study)
    .argument(`[${usage.game}]`, `${texts.game} ${EXAMPLE}`)
    .option(flag('deals', 'range'), texts.deals, (text: string) => readRange(words, text))
    .option(flag('option', 'name=value'), texts.option, collect);
  withReach(studying, words)
    .option(flag('jobs', 'number'), texts.jobs, (text: string) => fromOne(words, text))
    .option(flag('shard', 'shard'), texts.shard, (text: string) => readShard(words, text))
    .option(flag('out', 'path'), texts['study-out'])
    .option(flag('summary', 'files...'), texts.summary)
    .option('--json', texts.json)
    .action((game: string | undefined, _flags: unknown, command: Command) => {
      found(studyRequest(game, flagsOf(command, RULES) as StudyFlags));
    });
  const watching = program
    .command('watch')
    .description(texts.watch)
    .argument(`<${usage.game}>`, `${texts.game} ${EXAMPLE}`)
    .option(flag('seed', 'seed'), texts.seed)
    .option(flag('deal', 'file'), texts.deal)
    .option(flag('option', 'name=value'), texts.option, collect)
    .option(
      flag('pace', 'seconds'),
      texts.pace,
      (text: string) => readPace(words, text),
      DEFAULT_PACE,
    );
  withLooks(withReach(watching, words), words)
    .option('--line', texts['step-by-line'])
    .action((game: string, _flags: unknown, command: Command) => {
      const flags = flagsOf(command, [...DEAL, 'line', ...LOOKS]) as SolverFlags & {
        readonly pace: number;
      };
      if (flags.seed !== undefined && flags.deal !== undefined) {
        throw new Complaint((say) => say.exclude('--seed', '--deal'));
      }
      found({
        kind: 'watch',
        game,
        seed: flags.seed ?? null,
        deal: flags.deal ?? null,
        options: flags.option ?? [],
        pace: flags.pace,
        mode: flags.line ? 'line' : 'table',
        flags: playFlags({ ...flags, record: false }),
        ...reachOf(flags),
      });
    });
  const reviewing = program
    .command('review')
    .description(texts.review)
    .argument(`<${usage.file}>`, texts['replay-or-input']);
  withLooks(withReach(reviewing, words), words)
    .option('--line', texts['review-lines'])
    .option('--json', texts.json)
    .action((source: string, _flags: unknown, command: Command) => {
      const flags = flagsOf(command, ['json', 'line', ...LOOKS]) as SolverFlags;
      const timeout = flags.timeout ?? REVIEW_TIMEOUT;
      found({
        kind: 'review',
        source,
        json: flags.json ?? false,
        mode: flags.line ? 'line' : 'table',
        flags: playFlags({ ...flags, record: false }),
        ...reachOf(flags.nodes === undefined ? { ...flags, timeout } : flags),
      });
    });
}

function studyRequest(game: string | undefined, flags: StudyFlags): Request {
  const { summary, deals, json = false, jobs, shard, out, option } = flags;
  if (summary !== undefined) return { kind: 'study-summary', files: summary, json };
  if (json) throw new Complaint((say) => say.onlyWith('--json', '--summary'));
  if (game === undefined) throw new Complaint((say) => say.gameMissing());
  if (deals === undefined) throw new Complaint((say) => say.wantsDeals());
  return {
    kind: 'study',
    game,
    deals,
    options: option ?? [],
    jobs: jobs ?? null,
    shard: shard ?? { part: 1, of: 1 },
    out: out ?? null,
    ...reachOf(flags),
  };
}

function withReach(command: Command, words: ArgumentWords): Command {
  const { texts, values } = words;
  return command
    .option(`--timeout <${values.seconds}>`, texts.timeout, (text: string) =>
      readSeconds(words, text),
    )
    .option(`--nodes <${values.number}>`, texts.nodes, (text: string) => fromOne(words, text))
    .option(
      `--memory <${values.mebibytes}>`,
      texts.memory,
      (text: string) => fromOne(words, text),
      MEMORY / MIB,
    );
}

/** How far the solver is to go: a limit in moves tried alone takes as long as it takes. */
function reachOf({ timeout, nodes, memory }: SolverFlags): Reckoning {
  const seconds = timeout ?? (nodes === undefined ? USUAL_TIMEOUT : null);
  return {
    nodes: nodes ?? null,
    ms: seconds === null ? null : seconds * SECOND,
    memory: memory * MIB,
  };
}

function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

function readSeconds({ should }: ArgumentWords, text: string): number {
  const seconds = /^\d{0,7}\.?\d{1,7}$/u.test(text) ? Number(text) : 0;
  if (!(seconds > 0)) throw new InvalidArgumentError(should.seconds);
  return seconds;
}

function fromOne({ should }: ArgumentWords, text: string): number {
  if (!/^\d{1,12}$/u.test(text) || Number(text) === 0) {
    throw new InvalidArgumentError(should['from-one']);
  }
  return Number(text);
}

function readRange({ should }: ArgumentWords, text: string): StudyRequest['deals'] {
  const [, first, last] = /^([1-9]\d{0,11})(?:\.\.|-)([1-9]\d{0,11})$/u.exec(text) ?? [];
  if (first === undefined) throw new InvalidArgumentError(should.range);
  return [Number(first), Number(last)];
}

function readShard({ should }: ArgumentWords, text: string): StudyRequest['shard'] {
  const [, part = '', of = ''] = /^(\d{1,6})\/(\d{1,6})$/u.exec(text) ?? [];
  const shard = { part: Number(part), of: Number(of) };
  if (!(shard.part >= 1 && shard.part <= shard.of)) throw new InvalidArgumentError(should.shard);
  return shard;
}
