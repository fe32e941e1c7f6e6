import {
  Command,
  CommanderError,
  Help,
  type HelpConfiguration,
  InvalidArgumentError,
} from 'commander';
import about from '../../package.json' with { type: 'json' };
import { fortunes } from '../games/index.ts';
import type { ArgumentWords, ValueName } from '../notation/language/argument-words.ts';
import type { Language } from '../notation/language/language.ts';
import { wrap } from '../notation/wrap.ts';
import type { Game } from '../rules/game.ts';
import { DIFFICULTIES, type Difficulty } from '../session/proven.ts';
import { addPastCommands } from './commands/arguments.ts';
import { addSolverCommands } from './commands/solver-arguments.ts';
import { Complaint, type Saying } from './complaint.ts';
import { addServeCommand } from './host/arguments.ts';
import { LOOKS, withLooks } from './look-flags.ts';
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
 * seeds) is not looked up yet. Help is in the words of the language.
 */
export function readArguments(
  argv: readonly string[],
  catalogue: readonly Game[],
  { arguments: words }: Language,
): Request {
  let request: Request | null = null;
  let text = '';
  const program = programFor(catalogue, words, (read) => {
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
    if (error.exitCode !== 0) throw new Complaint(complaintOf(error));
  }
  return request ?? { kind: 'text', text };
}

const HELP_WIDTH = 80;
/** What is told beside a flag or a command is broken into lines where it has so many columns. */
const LEAST_COLUMN = 30;

function programFor(
  catalogue: readonly Game[],
  words: ArgumentWords,
  found: (request: Request) => void,
): Command {
  const { texts, usage } = words;
  const example = catalogue[0]!.name;
  const program = new Command('patience')
    .configureHelp(helpIn(words))
    .description(words.about)
    .version(about.version, '-V, --version', texts['version-flag'])
    .helpOption('-h, --help', texts['help-flag'])
    .enablePositionalOptions()
    .helpCommand(`help [${usage.command}]`, texts.help)
    .argument(`[${usage.game}]`, texts['game-or-list'])
    .addHelpText(
      'after',
      helpText(
        [...catalogue, ...fortunes].map(({ name }) => name),
        words,
      ),
    );
  withPlayFlags(program, words).action((game: string | undefined, flags: ReadFlags) => {
    found(game === undefined ? chooseRequest(program, flags) : playRequest(game, flags));
  });
  withPlayFlags(program.command('play').description(texts.play), words)
    .argument(`<${usage.game}>`, `${texts.game} ${example}`)
    .action((game: string, _flags: unknown, command: Command) => {
      found(playRequest(game, withThoseBefore(command)));
    });
  withPlayFlags(program.command('learn').description(texts.learn), words)
    .argument(`<${usage.game}>`, `${texts.game} ${example}`)
    .action((game: string, _flags: unknown, command: Command) => {
      found(learnRequest(game, withThoseBefore(command)));
    });
  program
    .command('list')
    .description(texts.list)
    .option('--json', texts.json)
    .action((_flags: unknown, command: Command) => found(listRequest(command)));
  program
    .command('rules')
    .description(texts.rules)
    .argument(`<${usage.game}>`, `${texts.game} ${example}`)
    .option(flag(words, 'option', 'name=value'), texts.option, collect)
    .action((game: string, _flags: unknown, command: Command) => {
      onlyFlags(program, ['option']);
      found({ kind: 'rules', game, options: withThoseBefore(command).option ?? [] });
    });
  withWayFlags(program.command('daily').description(texts.daily), words)
    .argument(`[${usage.game}]`, texts['game-of-the-day'])
    .option('--again', texts.again)
    .option('--share', texts.share)
    .action((game: string | undefined, _flags: unknown, command: Command) => {
      found(dailyRequest(game ?? null, withThoseBefore(command)));
    });
  withLooks(program.command('replay').description(texts.replay), words)
    .argument(`<${usage.file}>`, texts['replay-source'])
    .option('--line', texts['step-by-line'])
    .action((source: string, _flags: unknown, command: Command) => {
      const flags = withThoseBefore(command);
      const mode = flags.line ? 'line' : 'table';
      found({ kind: 'replay', source, mode, flags: playFlags({ ...flags, record: true }) });
    });
  addPastCommands(program, found, words);
  addSolverCommands(program, words, withThoseBefore, found);
  addServeCommand(program, found, words);
  for (const command of program.commands) {
    const alias = words.aliases[command.name()];
    if (alias !== undefined) command.alias(alias);
  }
  return program;
}

function withPlayFlags(command: Command, words: ArgumentWords): Command {
  const { texts } = words;
  return withWayFlags(
    command
      .option(flag(words, 'seed', 'seed'), texts.seed)
      .option(flag(words, 'deal', 'file'), texts.deal)
      .option('--new', texts.new)
      .option('--winnable', texts.winnable)
      .option(flag(words, 'difficulty', 'difficulty'), texts.difficulty, (text: string) =>
        readDifficulty(words, text),
      )
      .option('--resume', texts.resume)
      .option(flag(words, 'significator', 'card'), texts.significator)
      .option('--gentle', texts.gentle),
    words,
  );
}

/** How a game is played, whatever the deal. */
function withWayFlags(command: Command, words: ArgumentWords): Command {
  const { texts } = words;
  const deal = command
    .option(flag(words, 'option', 'name=value'), texts.option, collect)
    .option('--json', texts.talk)
    .option('--reveal', texts.reveal)
    .option('--line', texts.line);
  return withLooks(deal, words).option('--no-record', texts['no-record']);
}

function readDifficulty({ should }: ArgumentWords, text: string): Difficulty {
  const found = DIFFICULTIES.find((one) => one === text.toLowerCase());
  if (found === undefined || found === 'any') throw new InvalidArgumentError(should.difficulty);
  return found;
}

function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

function helpText(games: readonly string[], words: ArgumentWords): string {
  const [first = ''] = games;
  return `\n${wrap(words.games(games), HELP_WIDTH, '', '  ').join('\n')}\n${words.examples(first)}`;
}

function flag({ values }: ArgumentWords, name: string, value: ValueName): string {
  return `--${name} <${values[value]}>`;
}

/** Commander's own words of the help in those of a language. */
function helpIn(words: ArgumentWords): HelpConfiguration {
  const titles = new Map<string, string>(
    Object.entries(words.headings).map(([name, title]) => [`${name}:`, title] as const),
  );
  const { usage } = words;
  return {
    minWidthToWrap: LEAST_COLUMN,
    // All have flags; what they are called would not be in the player's language.
    subcommandTerm: (command) => new Help().subcommandTerm(command).replace(' [options]', ''),
    styleTitle: (title) => titles.get(title.toLowerCase()) ?? title,
    styleUsage: (text) =>
      text.replace('[options]', `[${usage.options}]`).replace('[command]', `[${usage.command}]`),
    optionDescription: ({ description, defaultValue }) => {
      if (typeof defaultValue === 'object') {
        return `${description} ${words.byDefault(Object.values(defaultValue).join('x'))}`;
      }
      const isTold = defaultValue !== undefined && typeof defaultValue !== 'boolean';
      return isTold ? `${description} ${words.byDefault(String(defaultValue))}` : description;
    },
  };
}

function chooseRequest(program: Command, flags: ReadFlags): Request {
  if (flags.json) return listRequest(program);
  onlyFlags(program, LOOKS);
  return { kind: 'choose', flags: playFlags(flags) };
}

function listRequest(command: Command): Request {
  onlyFlags(command.parent ?? command, ['json']);
  return { kind: 'list', json: withThoseBefore(command).json ?? false };
}

/** The flags of a command with those that were given before its name, where these are allowed. */
function withThoseBefore(command: Command, allowed?: readonly string[]): ReadFlags {
  const { parent } = command;
  const flags = command.opts<ReadFlags>();
  if (!parent) return flags;
  if (allowed) onlyFlags(parent, allowed);
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
  if (given) throw new Complaint((say) => say.wantsGame(given.long ?? given.flags));
}

/** A flag that follows one with a value was hardly meant to be the value, as commander would take it. */
function checkValues(argv: readonly string[], program: Command): void {
  const flags = program.options;
  argv.forEach((word, i) => {
    const next = argv[i + 1];
    if (next === undefined || !flags.some(({ long, required }) => required && long === word))
      return;
    if (!flags.some(({ long }) => long === next)) return;
    throw new Complaint((say) => say.wantsValueBefore(word, next));
  });
}

/** Commander's message, told as this program's own. */
function complaintOf(error: CommanderError): Saying {
  const told = error.message
    .replace(/^error: /u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const [, valued] = /^option '(\S+) <.*argument missing$/u.exec(told) ?? [];
  if (valued) return (say) => say.wantsValue(valued);
  const [, unknown, nearest = null] =
    /^unknown option '(.*?)'(?: \(Did you mean (.*)\?\))?$/u.exec(told) ?? [];
  if (unknown !== undefined) return (say) => say.unknownFlag(unknown, nearest);
  const [, named, value = '', should = ''] =
    /^option '(\S+) <.*' argument '(.*?)' is invalid\. (.*)$/u.exec(told) ?? [];
  if (named) return (say) => say.badValue(named, value, should);
  const [, most, given] =
    /^too many arguments\D* (\d+) arguments? but got (\d+)\.$/u.exec(told) ?? [];
  if (most) return (say) => say.tooMany(Number(most), Number(given));
  if (error.code === 'commander.missingArgument') return (say) => say.gameMissing();
  return (say) => say.otherwise(told.replace(/\.$/u, ''));
}
