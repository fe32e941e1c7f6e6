import { textWidth } from './width.ts';

const QUOTED = /[“«][^”»]*[”»]/gu;
const JOINED = '\u00a0';

/**
 * A text as lines of at most `width` columns, broken between words; each begins with `indent`, those after the
 * first also with `hanging`. A word longer than a line has one to itself. What stands in quotation marks and takes no
 * more than half a line is to be typed, or a name: it is read as one word.
 */
export function wrap(text: string, width: number, indent = '', hanging = ''): string[] {
  const lines: string[] = [];
  let begin = indent;
  let line = '';
  const room = width - textWidth(indent + hanging);
  const words = text
    .replace(QUOTED, (quoted) =>
      textWidth(quoted) > room / 2 ? quoted : quoted.replaceAll(' ', JOINED),
    )
    .split(' ');
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || textWidth(begin + longer) <= width) line = longer;
    else {
      lines.push(begin + line);
      begin = indent + hanging;
      line = word;
    }
  }
  return [...lines, begin + line].map((one) =>
    one.replace(QUOTED, (quoted) => quoted.replaceAll(JOINED, ' ')),
  );
}
