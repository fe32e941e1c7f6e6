/** Longer lines are cut off here: no command comes near it, and endless ones must not fill the memory. */
const LONGEST_LINE = 4096;

/**
 * The lines of a stream of UTF-8, ended by LF or CR LF and by nothing else; a last line without an end counts.
 * What lies beyond `longest` characters of a line is dropped.
 */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array | string>,
  longest = LONGEST_LINE,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let line = '';
  for await (const chunk of stream) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const pieces = text.split('\n');
    const last = pieces.pop()!;
    for (const piece of pieces) {
      yield withoutReturn(joined(line, piece, longest));
      line = '';
    }
    line = joined(line, last, longest);
  }
  line = joined(line, decoder.decode(), longest);
  if (line !== '') yield withoutReturn(line);
}

function joined(line: string, piece: string, longest: number): string {
  return line + piece.slice(0, longest - line.length);
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
