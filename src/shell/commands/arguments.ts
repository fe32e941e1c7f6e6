import { type Command, InvalidArgumentError } from 'commander';
import {
  DEFAULT_PACE,
  DEFAULT_SIZE,
  type ExportFlags,
  exportRequest,
  readCount,
  readPace,
  readSize,
} from './export-flags.ts';
import type { PastRequest } from './request.ts';

const FEW_GAMES = 20;

/** Adds the commands about the player's past and about replays. */
export function addPastCommands(program: Command, found: (request: PastRequest) => void): void {
  program
    .command('stats')
    .description('how your games went, with charts')
    .argument('[game]', 'of one game alone')
    .option('--json', 'for other programs, as one JSON document')
    .action((game: string | undefined, { json = false }: { readonly json?: boolean }) => {
      found({ kind: 'stats', game: game ?? null, json });
    });
  program
    .command('history')
    .description('your last games, and how each can be seen again')
    .argument('[game]', 'of one game alone')
    .option('--count <number>', 'how many at most', wholeNumber, FEW_GAMES)
    .option('--json', 'for other programs, as one JSON document')
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
    .description('three games on one day, and a wish is yours: how it stands')
    .option('--strict', 'count only wins on the first play of a deal, with no move taken back')
    .option(
      '--frame <text>',
      'frame the wish, where it is granted; an empty text keeps it to yourself',
    )
    .option('--past', 'the wishes that were made')
    .option('--json', 'for other programs, as one JSON document')
    .action((flags: WishFlags) => {
      const { strict = false, past = false, json = false, frame = null } = flags;
      found({ kind: 'wish', isStrict: strict, past, json, frame });
    });
  program
    .command('verify')
    .description('play a replay without a screen, and say what it comes to')
    .argument('<file>', 'a file, the name of a replay, a code, or - for standard input')
    .option('--json', 'for other programs, as one JSON document')
    .addHelpText(
      'after',
      '\nExit status: 0 won, 1 lost, 3 not finished, 4 a move that is not possible, 2 no replay.\n',
    )
    .action((source: string, { json = false }: { readonly json?: boolean }) => {
      found({ kind: 'verify', source, json });
    });
  program
    .command('export')
    .description('write a replay in another form')
    .argument('<file>', 'a file, the name of a replay, a code, or - for standard input')
    .option('--code', 'as a code: one line, safe to be pasted anywhere')
    .option('--text', 'as the text of a replay')
    .option('--cast', 'as a recording for asciinema (version 2)')
    .option('--svg', 'as a picture of the table after the last move')
    .option('--animated', 'with --svg: as a picture that moves, of the whole game')
    .option('--at <move>', 'with --svg: of the table after this move', readCount)
    .option('--size <columns>x<rows>', 'of the screen that is shown', readSize, DEFAULT_SIZE)
    .option('--pace <seconds>', 'for each move', readPace, DEFAULT_PACE)
    .option('--theme <name>', 'a set of colors')
    .option('--ascii', 'letters for suits, and plain lines')
    .option('--out <path>', 'write to a file instead of standard output')
    .action((source: string, flags: ExportFlags) => found(exportRequest(source, flags)));
}

interface WishFlags {
  readonly strict?: boolean;
  readonly past?: boolean;
  readonly json?: boolean;
  readonly frame?: string;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/u.test(text) || Number(text) === 0) {
    throw new InvalidArgumentError('It should be a whole number from 1 on.');
  }
  return Number(text);
}
