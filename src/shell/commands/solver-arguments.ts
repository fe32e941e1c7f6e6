import { type Command, InvalidArgumentError } from 'commander';
import type { ArgumentWords, ValueName } from '../../notation/language/argument-words.ts';
import { MEMORY } from '../../solver/solve.ts';
import { Complaint } from '../complaint.ts';
import type { ReadFlags } from '../play-arguments.ts';
import type { Reckoning, SolveRequest } from './solve.ts';

/** The flags of a deal, by the names commander has for them. */
export const DEAL = ['seed', 'deal', 'option', 'json'];

const MIB = 2 ** 20;
const SECOND = 1000;
/** In seconds. */
const USUAL_TIMEOUT = 60;

interface SolverFlags extends ReadFlags {
  readonly timeout?: number;
  readonly nodes?: number;
  readonly memory: number;
}

/** Adds the commands that ask a solver. `flagsOf` gives the flags of one with those given before its name. */
export function addSolverCommands(
  program: Command,
  words: ArgumentWords,
  flagsOf: (command: Command) => ReadFlags,
  found: (request: SolveRequest) => void,
): void {
  const { texts, values, usage } = words;
  const flag = (name: string, value: ValueName) => `--${name} <${values[value]}>`;
  const solving = program
    .command('solve')
    .description(texts.solve)
    .argument(`<${usage.game}>`, texts.game)
    .option(flag('seed', 'seed'), texts.seed)
    .option(flag('deal', 'file'), texts.deal)
    .option(flag('option', 'name=value'), texts.option, collect);
  withReach(solving, words)
    .option('--json', texts.json)
    .action((game: string, _flags: unknown, command: Command) => {
      const flags = flagsOf(command) as SolverFlags;
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
