import { textWidth } from './width.ts';

/**
 * A text as lines of at most `width` columns, broken between words; each begins with `indent`, those after the
 * first also with `hanging`. A word longer than a line has one to itself.
 */
export function wrap(text: string, width: number, indent = '', hanging = ''): string[] {
  const lines: string[] = [];
  let begin = indent;
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || textWidth(begin + longer) <= width) line = longer;
    else {
      lines.push(begin + line);
      begin = indent + hanging;
      line = word;
    }
  }
  return [...lines, begin + line];
}
