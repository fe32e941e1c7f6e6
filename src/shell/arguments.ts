import { Command, CommanderError } from 'commander';
import about from '../../package.json' with { type: 'json' };
import { wrap } from '../notation/wrap.ts';
import type { Game } from '../rules/game.ts';
import { addPastCommands } from './commands/arguments.ts';
import { Complaint, quoted } from './complaint.ts';
import {
  dailyRequest,
  learnRequest,
  playFlags,
  playRequest,
  type ReadFlags,
} from './play-arguments.ts';
import type { Request } from './request.ts';

/**
 * Reads the arguments of the program. Throws a complaint where they are wrong; what they name (games, files,
 * seeds) is not looked up yet.
 */
export function readArguments(argv: readonly string[], catalogue: readonly Game[]): Request {
  let request: Request | null = null;
  let text = '';
  const program = programFor(catalogue, (read) => {
    request = read;
  });
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({
      writeOut: (written) => {
        text += written;
      },
      writeErr: () => {},
      getOutHelpWidth: () => HELP_WIDTH,
      getOutHasColors: () => false,
    });
  }
  checkValues(argv, program);
  try {
    program.parse(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw new Complaint(complaintText(error));
  }
  return request ?? { kind: 'text', text };
}

const HELP_WIDTH = 80;

function programFor(catalogue: readonly Game[], found: (request: Request) => void): Command {
  const example = catalogue[0]!.name;
  const program = new Command('patience')
    .description(about.description)
    .version(about.version)
    .enablePositionalOptions()
    .helpCommand(true)
    .argument('[game]', 'which game to play; without one, choose from a list')
    .addHelpText('after', helpText(catalogue.map(({ name }) => name)));
  withPlayFlags(program).action((game: string | undefined, flags: ReadFlags) => {
    found(game === undefined ? chooseRequest(program, flags) : playRequest(game, flags));
  });
  withPlayFlags(program.command('play').description('play a game, as without this word'))
    .argument('<game>', `such as ${example}`)
    .action((game: string, _flags: unknown, command: Command) => {
      found(playRequest(game, withThoseBefore(command)));
    });
  withPlayFlags(program.command('learn').description('take a lesson of a game, move by move'))
    .argument('<game>', `such as ${example}`)
    .action((game: string, _flags: unknown, command: Command) => {
      found(learnRequest(game, withThoseBefore(command)));
    });
  program
    .command('list')
    .description('list the games')
    .option('--json', 'for other programs, as one JSON document')
    .action((_flags: unknown, command: Command) => found(listRequest(command)));
  program
    .command('rules')
    .description('show the rules of a game')
    .argument('<game>', `such as ${example}`)
    .option('--option <name=value>', 'a rule chosen, such as turn=1; repeatable', collect)
    .action((game: string, _flags: unknown, command: Command) => {
      onlyFlags(program, ['option']);
      found({ kind: 'rules', game, options: withThoseBefore(command).option ?? [] });
    });
  withWayFlags(program.command('daily').description('the deal of the day, the same for everyone'))
    .argument('[game]', 'of this game; without one, of the game whose turn it is')
    .option('--again', 'once more, though it has been played to its end')
    .option('--share', 'nothing but the result, as a text to be pasted')
    .action((game: string | undefined, _flags: unknown, command: Command) => {
      found(dailyRequest(game ?? null, withThoseBefore(command)));
    });
  withLooks(program.command('replay').description('see a game again, move by move'))
    .argument('<file>', 'a file, the name of a replay (see history), or a code')
    .option('--line', 'step by words line by line, without the full screen')
    .action((source: string, _flags: unknown, command: Command) => {
      const flags = withThoseBefore(command);
      const mode = flags.line ? 'line' : 'table';
      found({ kind: 'replay', source, mode, flags: playFlags({ ...flags, record: true }) });
    });
  addPastCommands(program, found);
  return program;
}

function withPlayFlags(command: Command): Command {
  return withWayFlags(
    command
      .option('--seed <seed>', 'the deal: a number or any text of 1 to 64 characters')
      .option(
        '--deal <file>',
        "a pack of one's own: a file of cards in dealing order, such as 7H QS",
      )
      .option('--new', 'deal anew, even where a game of this kind waits to be gone on with')
      .option('--resume', 'with --json: begin with the game that waits, as far as it was played'),
  );
}

/** How a game is played, whatever the deal. */
function withWayFlags(command: Command): Command {
  const deal = command
    .option('--option <name=value>', 'a rule chosen, such as turn=1; repeatable', collect)
    .option('--json', 'converse in JSON, one command and one answer a line')
    .option('--reveal', 'with --json: show the cards that lie face down')
    .option('--line', 'type commands line by line, without the full screen');
  return withLooks(deal).option(
    '--no-record',
    'leave no trace: no game is kept, and none is gone on with',
  );
}

/** How the program looks. */
function withLooks(command: Command): Command {
  return command
    .option('--ascii', 'letters for suits, and plain lines')
    .option('--ambiguous-wide', 'as --ascii: where suits and lines would be two columns wide')
    .option('--no-color', 'no colors')
    .option('--theme <name>', 'a set of colors')
    .option('--no-mouse', 'leave the mouse to the terminal')
    .option('--no-animation', 'nothing moves')
    .option('--screen-reader', 'everything in words, one thing after another');
}

function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

function helpText(games: readonly string[]): string {
  const [first = ''] = games;
  return `
${wrap(`Games: ${games.join(', ')}.`, HELP_WIDTH, '', '  ').join('\n')}
Names may be shortened. While playing, type help or ?.

Examples:
  patience ${first}
  patience ${first} --seed 42
  patience rules ${first}
  patience learn ${first}
  echo help | patience ${first}
`;
}

/** Flags that say how the program looks, and so go without a game too. */
const LOOKS = [
  'ascii',
  'ambiguousWide',
  'color',
  'theme',
  'mouse',
  'animation',
  'screenReader',
  'record',
];

function chooseRequest(program: Command, flags: ReadFlags): Request {
  if (flags.json) return listRequest(program);
  onlyFlags(program, LOOKS);
  return { kind: 'choose', flags: playFlags(flags) };
}

function listRequest(command: Command): Request {
  onlyFlags(command.parent ?? command, ['json']);
  return { kind: 'list', json: withThoseBefore(command).json ?? false };
}

/** The flags of a command with those that were given before its name. */
function withThoseBefore(command: Command): ReadFlags {
  const { parent } = command;
  const flags = command.opts<ReadFlags>();
  if (!parent) return flags;
  const before = parent.opts<ReadFlags>();
  const given = Object.entries(before).filter(
    ([name]) => parent.getOptionValueSource(name) === 'cli',
  );
  return {
    ...flags,
    ...Object.fromEntries(given),
    option: [...(before.option ?? []), ...(flags.option ?? [])],
  };
}

/** Flags of a game, given where no game is played, would do nothing. */
function onlyFlags(program: Command, allowed: readonly string[]): void {
  const given = program.options.find((option) => {
    const name = option.attributeName();
    return program.getOptionValueSource(name) === 'cli' && !allowed.includes(name);
  });
  if (given)
    throw new Complaint(
      `${given.long} goes with a game: name one, such as "patience GAME ${given.long}"`,
    );
}

/** A flag that follows one with a value was hardly meant to be the value, as commander would take it. */
function checkValues(argv: readonly string[], program: Command): void {
  const flags = program.options;
  argv.forEach((word, i) => {
    const next = argv[i + 1];
    if (next === undefined || !flags.some(({ long, required }) => required && long === word))
      return;
    if (!flags.some(({ long }) => long === next)) return;
    throw new Complaint(
      `${word} needs a value before ${next}; if that is the value, write ${word}=${next}`,
    );
  });
}

/** Commander's message, told as this program's own. */
function complaintText(error: CommanderError): string {
  const told = error.message
    .replace(/^error: /u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const [, flag] = /^option '(\S+) <.*argument missing$/u.exec(told) ?? [];
  if (flag) return `${flag} needs a value after it`;
  const [, unknown, nearest] =
    /^unknown option '(.*?)'(?: \(Did you mean (.*)\?\))?$/u.exec(told) ?? [];
  if (unknown !== undefined) {
    const hint = nearest ? `did you mean ${nearest}?` : 'see "patience --help"';
    return `there is no flag ${quoted(unknown)}; ${hint}`;
  }
  if (error.code === 'commander.missingArgument')
    return 'name a game; "patience list" names them all';
  return `${told.replace(/\.$/u, '')}; see "patience --help"`;
}
