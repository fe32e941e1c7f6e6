import { type Command, InvalidArgumentError } from 'commander';
import type { ArgumentWords, ValueName } from '../../notation/language/argument-words.ts';
import type { Request } from '../request.ts';
import {
  DEFAULT_PACE,
  DEFAULT_SIZE,
  type ExportFlags,
  exportRequest,
  readCount,
  readPace,
  readSize,
} from './export-flags.ts';

const FEW_GAMES = 20;

/** Adds the commands about the player's past and about replays. */
export function addPastCommands(
  program: Command,
  found: (request: Request) => void,
  words: ArgumentWords,
): void {
  const { texts, values, usage } = words;
  const flag = (name: string, value: ValueName) => `--${name} <${values[value]}>`;
  program
    .command('stats')
    .description(texts.stats)
    .argument(`[${usage.game}]`, texts['game-alone'])
    .option('--json', texts.json)
    .action((game: string | undefined, { json = false }: { readonly json?: boolean }) => {
      found({ kind: 'stats', game: game ?? null, json });
    });
  program
    .command('history')
    .description(texts.history)
    .argument(`[${usage.game}]`, texts['game-alone'])
    .option(
      flag('count', 'number'),
      texts.count,
      (text: string) => wholeNumber(words, text),
      FEW_GAMES,
    )
    .option('--json', texts.json)
    .action((game: string | undefined, flags: { readonly json?: true; readonly count: number }) => {
      found({
        kind: 'history',
        game: game ?? null,
        json: flags.json ?? false,
        count: flags.count,
      });
    });
  program
    .command('wish')
    .description(texts.wish)
    .option('--strict', texts.strict)
    .option(flag('frame', 'text'), texts.frame)
    .option('--past', texts.past)
    .option('--json', texts.json)
    .action((flags: WishFlags) => {
      const { strict = false, past = false, json = false, frame = null } = flags;
      found({ kind: 'wish', isStrict: strict, past, json, frame });
    });
  program
    .command('verify')
    .description(texts.verify)
    .argument(`<${usage.file}>`, texts['replay-or-input'])
    .option('--json', texts.json)
    .addHelpText('after', words.verdicts())
    .action((source: string, { json = false }: { readonly json?: boolean }) => {
      found({ kind: 'verify', source, json });
    });
  program
    .command('export')
    .description(texts.export)
    .argument(`<${usage.file}>`, texts['replay-or-input'])
    .option('--code', texts.code)
    .option('--text', texts.text)
    .option('--cast', texts.cast)
    .option('--svg', texts.svg)
    .option('--animated', texts.animated)
    .option(flag('at', 'move'), texts.at, (text: string) => readCount(words, text))
    .option(
      flag('size', 'columns>x<rows'),
      texts.size,
      (text: string) => readSize(words, text),
      DEFAULT_SIZE,
    )
    .option(
      flag('pace', 'seconds'),
      texts.pace,
      (text: string) => readPace(words, text),
      DEFAULT_PACE,
    )
    .option(flag('theme', 'name'), texts.theme)
    .option('--ascii', texts.ascii)
    .option(flag('out', 'path'), texts.out)
    .action((source: string, flags: ExportFlags) => found(exportRequest(source, flags)));
}

interface WishFlags {
  readonly strict?: boolean;
  readonly past?: boolean;
  readonly json?: boolean;
  readonly frame?: string;
}

function wholeNumber({ should }: ArgumentWords, text: string): number {
  if (!/^\d{1,9}$/u.test(text) || Number(text) === 0) {
    throw new InvalidArgumentError(should['from-one']);
  }
  return Number(text);
}
