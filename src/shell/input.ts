import { Complaint } from './complaint.ts';
import { linesOf } from './lines.ts';
import type { Output } from './output.ts';
import type { Streams } from './streams.ts';

/** Takes a line; true ends the reading. */
export type TakeLine = (line: string) => Promise<boolean>;

/**
 * Gives standard input line by line, each when the one before is done with, until it ends, a line ends it, or
 * nobody reads the output any more. Throws a complaint where the input cannot be read.
 */
export async function readInput(
  stdin: Streams['stdin'],
  output: Output,
  take: TakeLine,
): Promise<void> {
  void output.gone.then(() => stdin.destroy?.());
  try {
    for await (const line of linesOf(stdin)) {
      if (output.isGone || (await take(line))) return;
    }
  } catch (error) {
    if (output.isGone) return;
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall !== 'read') throw error;
    throw new Complaint((say) => say.inputFailed(code ?? ''));
  }
}
