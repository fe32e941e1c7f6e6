import { type Finished, finishedGames } from './finished.ts';
import { type Result, readHistory } from './history.ts';

/** What the games have that are looked for; left out, it does not matter. */
export type Sought = Partial<Pick<Result, 'game' | 'seed'>>;

/** A line of the history, with the character at which it begins. */
interface Line extends Result {
  readonly start: number;
}

/** So many lines are read before the rest of the history is searched for others of their plays and deals. */
const FEW = 32;

/** What lines have in common that are about one play, or about one deal. */
const SIGN = /"(?:play|seed|pack)":"[^"]*"/gu;

/**
 * The games of a history that are over, the one that ended last first: those that `finishedGames` gives, from the end
 * on. Of a long history only the lines are read on which the games stand that are asked for. Never throws.
 */
export function* lastGames(history: string, sought: Sought = {}): Generator<Finished> {
  const text = history.slice(0, history.lastIndexOf('\n') + 1);
  const fields = Object.entries(sought) as [keyof Sought, string | null][];
  const signs = fields.map(([name, value]) => `"${name}":${JSON.stringify(value)}`);
  const isSought = (result: Result) => fields.every(([name, value]) => result[name] === value);
  let end = text.length;
  for (let most = FEW; end > 0; most *= 2) {
    const starts: number[] = [];
    let from = end;
    while (from > 0 && starts.length < most) {
      from = from === 1 ? 0 : text.lastIndexOf('\n', from - 2) + 1;
      const line = lineAt(text, from);
      // A line is searched in a tenth of the time that it takes to be read.
      if (signs.every((sign) => line.includes(sign))) starts.push(from);
    }
    const games = finishedGames(linesLike(starts, text)).filter(
      (game) => game.start >= from && game.start < end && isSought(game),
    );
    for (const { start, ...game } of games.reverse()) yield game;
    end = from;
  }
}

/** All lines of the history that are about the same plays or deals as those that begin here, in their order. */
function linesLike(starts: readonly number[], text: string): Line[] {
  const signs = new Set(starts.flatMap((start) => lineAt(text, start).match(SIGN) ?? []));
  const alike = new Set<number>();
  for (const { 0: sign, index } of text.matchAll(SIGN)) {
    if (signs.has(sign)) alike.add(text.lastIndexOf('\n', index) + 1);
  }
  return [...alike].flatMap((start) =>
    readHistory(lineAt(text, start)).results.map((result) => ({ ...result, start })),
  );
}

function lineAt(text: string, start: number): string {
  return text.slice(start, text.indexOf('\n', start) + 1);
}
