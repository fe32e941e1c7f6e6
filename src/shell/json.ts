import { type JsonSetting, jsonAnswer, jsonReport } from '../app/json-mode.ts';
import type { Session } from '../session/session.ts';
import { readInput } from './input.ts';
import type { Output } from './output.ts';
import type { Streams } from './streams.ts';

/**
 * Converses with another program: the state of the game, then one answer for every line of standard input, each
 * written before the next line is read. Ends with the input, on `quit`, or when nobody reads the answers.
 */
export async function playJson(
  start: Session,
  { stdin }: Streams,
  output: Output,
  setting: JsonSetting,
): Promise<void> {
  let session = start;
  await output.write(`${jsonReport(session, setting.reveal)}\n`);
  await readInput(stdin, output, async (line) => {
    const answer = jsonAnswer(session, line, setting);
    session = answer.session;
    if (answer.output !== null) await output.write(`${answer.output}\n`);
    return answer.isOver;
  });
}
