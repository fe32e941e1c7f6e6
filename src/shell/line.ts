import { createInterface } from 'node:readline';
import { type LineSetting, lineAnswer, lineGreeting } from '../app/line-mode.ts';
import { completions } from '../command/complete.ts';
import type { Session } from '../session/session.ts';
import { readInput } from './input.ts';
import type { Output } from './output.ts';
import type { Streams } from './streams.ts';

/** How many lines can be called back with the arrow keys. */
const HISTORY = 500;

/** The status of a program that was interrupted: 128 and the number of the signal. */
const INTERRUPTED = 130;

/**
 * Plays line by line until the player quits or the input ends, and gives the exit status. At a terminal there is a
 * prompt with history and completion; in a pipe only the answers are written.
 */
export async function playLines(
  start: Session,
  streams: Streams,
  output: Output,
  setting: LineSetting,
): Promise<number> {
  await output.write(textOf(lineGreeting(start, setting)));
  if (streams.stdin.isTTY && streams.stdout.isTTY) {
    return playAtPrompt(start, streams, output, setting);
  }
  let session = start;
  await readInput(streams.stdin, output, async (line) => {
    const answer = lineAnswer(session, line, setting);
    session = answer.session;
    await output.write(textOf(answer.lines));
    return answer.isOver;
  });
  return 0;
}

function playAtPrompt(
  start: Session,
  { stdin, stdout }: Streams,
  output: Output,
  setting: LineSetting,
): Promise<number> {
  let session = start;
  let status = 0;
  let isOver = false;
  const reader = createInterface({
    input: stdin,
    output: stdout,
    terminal: true,
    prompt: '> ',
    historySize: HISTORY,
    removeHistoryDuplicates: true,
    completer: (line: string) => [completions(line, session), line],
  });
  reader.on('SIGINT', () => {
    status = INTERRUPTED;
    reader.close();
  });
  reader.on('line', (line) => {
    const answer = lineAnswer(session, line, setting);
    ({ session, isOver } = answer);
    void output.write(textOf(answer.lines));
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

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
