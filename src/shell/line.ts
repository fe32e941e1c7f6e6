import { clearLine, createInterface, cursorTo } from 'node:readline';
import type { Talk, TalkAnswer } from '../app/talk.ts';
import { wrap } from '../notation/wrap.ts';
import { readInput } from './input.ts';
import type { Output } from './output.ts';
import { Consultant } from './solver/consultant.ts';
import type { Keeper } from './store/no-keeper.ts';
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
 * the answers are written. What a solver is asked is answered before the next line is played; `memory` gives how many
 * bytes it may use, and is asked when it begins.
 */
export async function playLines(
  start: Talk,
  streams: Streams,
  output: Output,
  isPlain: boolean,
  keeper: Keeper,
  memory: () => number,
): Promise<number> {
  const { stdin, stdout } = streams;
  const kept = (talk: Talk) => keptLines(talk, keeper);
  const consultant = new Consultant(memory);
  // Nobody waits for what is still looked for.
  void output.gone.then(() => consultant.close());
  try {
    if (stdin.isTTY && stdout.isTTY) {
      return await playAtPrompt(start, streams, output, isPlain, kept, consultant);
    }
    return await playInPipe(start, streams, output, kept, consultant);
  } finally {
    consultant.close();
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
  consultant: Consultant,
): Promise<number> {
  await output.write(textOf([...kept(start), ...start.greeting()]));
  let talk = start;
  const tell = async (answer: TalkAnswer) => {
    talk = answer.talk;
    await output.write(textOf([...answer.lines, ...kept(talk)]));
  };
  await readInput(stdin, output, async (line) => {
    const answer = talk.answer(line);
    await tell(answer);
    while (talk.asking && !output.isGone) {
      await tell(talk.asking.judged(await consultant.judge(talk.asking)));
    }
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
  consultant: Consultant,
): Promise<number> {
  const said = (lines: readonly string[]) => textOf(isPlain ? fitted(lines, stdout) : lines);
  await output.write(said([...kept(start), ...start.greeting()]));
  let talk = start;
  let status = 0;
  let isOver = false;
  let isClosed = false;
  /** Whether nobody waits for an answer any more. */
  let isLeft = false;
  const tell = (answer: TalkAnswer) => {
    ({ talk, isOver } = answer);
    void output.write(said([...answer.lines, ...kept(talk)]));
  };
  const reader = createInterface({
    input: stdin,
    output: stdout,
    terminal: !isPlain,
    prompt: '> ',
    historySize: HISTORY,
    removeHistoryDuplicates: true,
    completer: (line: string) => [[...talk.completions(line)], line],
  });
  const leave = () => {
    isLeft = true;
    consultant.close();
    reader.close();
  };
  reader.on('SIGINT', () => {
    status = INTERRUPTED;
    leave();
  });
  // Lines wait here while a solver is asked: they may be about what comes of it.
  const typed: string[] = [];
  let played: Promise<void> | null = null;
  const playTyped = async () => {
    while (typed.length > 0 && !isOver && !isLeft) {
      tell(talk.answer(typed.shift()!));
      while (talk.asking) {
        const judgement = await consultant.judge(talk.asking);
        if (isLeft) return;
        if (!isPlain) takeAwayTyped(stdout);
        tell(talk.asking.judged(judgement));
      }
    }
    if (isOver) reader.close();
    else if (!isClosed) reader.prompt(true);
  };
  reader.on('line', (line) => {
    typed.push(line);
    if (played) return;
    const playing = playTyped();
    if (!talk.asking) return;
    played = playing.finally(() => {
      played = null;
    });
  });
  stdin.on('error', leave);
  void output.gone.then(leave);
  reader.prompt();
  return new Promise((resolve) => {
    reader.on('close', async () => {
      isClosed = true;
      // What was typed before the end is played to its end.
      await played;
      // The end of the input or Ctrl-C leaves the cursor behind the prompt.
      if (!isOver) void output.write('\n');
      resolve(status);
    });
  });
}

/** Clears the line that is being typed; the prompt shows it again. */
function takeAwayTyped(stdout: Streams['stdout']): void {
  cursorTo(stdout, 0);
  clearLine(stdout, 0);
}

/** Sentences broken between words, as the terminal itself would not. */
function fitted(lines: readonly string[], { columns }: Streams['stdout']): string[] {
  return lines.flatMap((line) => wrap(line, (columns || WIDTH) - 1));
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
