import type { Command } from 'commander';
import type { ArgumentWords } from '../notation/language/argument-words.ts';
import { LANGUAGE_CODES } from './languages.ts';

/** Flags that say how the program looks, and so go without a game too. */
export const LOOKS = [
  'ascii',
  'ambiguousWide',
  'color',
  'theme',
  'mouse',
  'animation',
  'screenReader',
  'record',
];

/** A command with the flags that say how the program looks. */
export function withLooks(command: Command, words: ArgumentWords): Command {
  const { texts } = words;
  return command
    .option(`--lang <${words.values.language}>`, `${texts.lang}: ${LANGUAGE_CODES.join(', ')}`)
    .option('--ascii', texts.ascii)
    .option('--ambiguous-wide', texts['ambiguous-wide'])
    .option('--no-color', texts['no-color'])
    .option(`--theme <${words.values.name}>`, texts.theme)
    .option('--no-mouse', texts['no-mouse'])
    .option('--no-animation', texts['no-animation'])
    .option('--screen-reader', texts['screen-reader']);
}
