/** What a piece of a page is, for whoever colors it; without colors all pieces can still be told apart. */
export type PieceTone = 'plain' | 'strong' | 'dim' | 'good' | 'bad' | HeatTone;

/** How much there was on a day, from nothing to much. */
export type HeatTone = 'heat-0' | 'heat-1' | 'heat-2' | 'heat-3' | 'heat-4';

export interface Piece {
  readonly text: string;
  readonly tone: PieceTone;
}

/** A line of a page with pictures made of letters. */
export type PieceLine = readonly Piece[];

/** A piece of a line, plain unless a tone is given. */
export function piece(text: string, tone: PieceTone = 'plain'): Piece {
  return { text, tone };
}

/** The line without its tones. */
export function lineText(line: PieceLine): string {
  return line
    .map(({ text }) => text)
    .join('')
    .trimEnd();
}
