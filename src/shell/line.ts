import { createInterface } from 'node:readline';
import type { Talk } from '../app/talk.ts';
import { wrap } from '../notation/wrap.ts';
import { readInput } from './input.ts';
import type { Output } from './output.ts';
import type { Keeper } from './store/keeper.ts';
import type { Streams } from './streams.ts';

/** The width of a terminal that does not tell its own. */
const WIDTH = 80;

/** How many lines can be called back with the arrow keys. */
const HISTORY = 500;

/** The status of a program that was interrupted: 128 and the number of the signal. */
const INTERRUPTED = 130;

/**
 * Plays line by line until the player quits or the input ends, and gives the exit status. At a terminal there is a
 * prompt, with history and completion unless it is to be plain: then nothing but text is ever written. In a pipe only
 * the answers are written.
 */
export async function playLines(
  start: Talk,
  streams: Streams,
  output: Output,
  isPlain: boolean,
  keeper: Keeper,
): Promise<number> {
  const { stdin, stdout } = streams;
  const kept = (talk: Talk) => keptLines(talk, keeper);
  try {
    if (stdin.isTTY && stdout.isTTY) {
      return await playAtPrompt(start, streams, output, isPlain, kept);
    }
    return await playInPipe(start, streams, output, kept);
  } finally {
    keeper.leave();
  }
}

/** Keeps the game as it stands; gives lines for the player, where there is something to tell of that. */
type Keep = (talk: Talk) => readonly string[];

function keptLines({ session, telling, isHinted }: Talk, keeper: Keeper): readonly string[] {
  if (session) keeper.follow(session);
  if (telling) keeper.followTelling(telling);
  if (isHinted) keeper.hint();
  return keeper.notices().map(({ text }) => text);
}

async function playInPipe(
  start: Talk,
  { stdin }: Streams,
  output: Output,
  kept: Keep,
): Promise<number> {
  await output.write(textOf([...kept(start), ...start.greeting()]));
  let talk = start;
  await readInput(stdin, output, async (line) => {
    const answer = talk.answer(line);
    talk = answer.talk;
    await output.write(textOf([...answer.lines, ...kept(talk)]));
    return answer.isOver;
  });
  return 0;
}

async function playAtPrompt(
  start: Talk,
  { stdin, stdout }: Streams,
  output: Output,
  isPlain: boolean,
  kept: Keep,
): Promise<number> {
  const said = (lines: readonly string[]) => textOf(isPlain ? fitted(lines, stdout) : lines);
  await output.write(said([...kept(start), ...start.greeting()]));
  let talk = start;
  let status = 0;
  let isOver = false;
  const reader = createInterface({
    input: stdin,
    output: stdout,
    terminal: !isPlain,
    prompt: '> ',
    historySize: HISTORY,
    removeHistoryDuplicates: true,
    completer: (line: string) => [[...talk.completions(line)], line],
  });
  reader.on('SIGINT', () => {
    status = INTERRUPTED;
    reader.close();
  });
  reader.on('line', (line) => {
    const answer = talk.answer(line);
    ({ talk, isOver } = answer);
    void output.write(said([...answer.lines, ...kept(talk)]));
    if (isOver) reader.close();
    else reader.prompt();
  });
  stdin.on('error', () => reader.close());
  void output.gone.then(() => reader.close());
  reader.prompt();
  return new Promise((resolve) => {
    reader.on('close', () => {
      // The end of the input or Ctrl-C leaves the cursor behind the prompt.
      if (!isOver) void output.write('\n');
      resolve(status);
    });
  });
}

/** Sentences broken between words, as the terminal itself would not. */
function fitted(lines: readonly string[], { columns }: Streams['stdout']): string[] {
  return lines.flatMap((line) => wrap(line, (columns || WIDTH) - 1));
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
