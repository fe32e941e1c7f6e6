import { asciiText } from '../../notation/ascii.ts';
import { Output } from '../output.ts';
import type { CommandSetting } from './setting.ts';

/** The version of what programs are told: what a reader of it knows stays as it is. */
export const REPORT_VERSION = 1;

/** A text in the letters that the player's terminal has. */
export function inLetters(text: string, { ascii }: Pick<CommandSetting, 'ascii'>): string {
  return ascii ? asciiText(text) : text;
}

/** Tells the player a text. */
export function tellText(text: string, setting: CommandSetting): Promise<void> {
  return setting.output.write(inLetters(text, setting));
}

/** Tells the player lines. */
export function tellLines(lines: readonly string[], setting: CommandSetting): Promise<void> {
  return tellText(lines.map((line) => `${line}\n`).join(''), setting);
}

/** Tells a program, in a line of JSON. */
export function tellJson(
  report: Readonly<Record<string, unknown>>,
  { output }: CommandSetting,
): Promise<void> {
  return output.write(`${JSON.stringify({ v: REPORT_VERSION, ...report })}\n`);
}

/** A line on standard error, so that what is asked for stays alone on standard output. */
export function tellAside(line: string, setting: CommandSetting): Promise<void> {
  return new Output(setting.streams.stderr).write(inLetters(`patience: ${line}\n`, setting));
}
