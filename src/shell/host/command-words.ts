import { Complaint } from '../complaint.ts';

/** A longer command line is nobody's. */
const LONGEST = 1000;

/**
 * The words of a command line as a shell would split it: at blanks, with '…', "…" and backslashes. Nothing is
 * replaced in it and nothing else is special, for there is no shell. Throws a complaint where a quote is not closed.
 */
export function commandWords(line: string): string[] {
  if (line.length > LONGEST) throw new Complaint((say) => say.commandTooLong());
  const words: string[] = [];
  let word: string | null = null;
  let quote = '';
  for (let i = 0; i < line.length; i++) {
    const char = line[i]!;
    if (char === '\\' && quote !== "'" && i + 1 < line.length) {
      word = (word ?? '') + line[++i]!;
    } else if (quote === '' && (char === '"' || char === "'")) {
      quote = char;
      word ??= '';
    } else if (char === quote) {
      quote = '';
    } else if (quote === '' && /\s/u.test(char)) {
      if (word !== null) words.push(word);
      word = null;
    } else word = (word ?? '') + char;
  }
  if (quote !== '') throw new Complaint((say) => say.openQuote());
  if (word !== null) words.push(word);
  return words;
}
