/** How the screen of the list is shared out, in cells. */
export interface ListLayout {
  /** The rows between the heading and the message, and the first of them that is used. */
  readonly body: number;
  readonly top: number;
  /** The rows of games. */
  readonly games: { readonly columns: number; readonly rows: number };
  /** What is told of the chosen game: beside the games, or below them. */
  readonly panel: {
    readonly isBeside: boolean;
    readonly x: number;
    readonly y: number;
    readonly columns: number;
    readonly rows: number;
  };
  /** Where the picture of the chosen game may be beside the games; null where it is part of the panel. */
  readonly corner: { readonly x: number; readonly columns: number; readonly rows: number } | null;
  /** The row of the message; -1 where none is wanted and its row is used otherwise. */
  readonly message: number;
  readonly prompt: number;
  readonly keys: number;
}

/** From here on the panel stands beside the games, otherwise below them. */
const WIDE = 72;
const LEAST_ROWS_BESIDE = 14;
/** From here on there is room for an empty row below the heading, and for the message's own. */
const AIRY = 20;
/** A row of the list: marker, title and what is said of it. */
const NARROW_GAMES = 24;
const BROADEST_GAMES = 52;
const SHARE_OF_GAMES = 0.42;
/** The panel below the games wants at least so many rows; a picture beside them so many columns. */
const LEAST_PANEL = 4;
const LEAST_CORNER = 10;

/** Shares the screen out; `games` is how many there are to be listed. */
export function layOutList(
  columns: number,
  rows: number,
  games: number,
  hasMessage: boolean,
): ListLayout {
  const isAiry = rows >= AIRY;
  const keepsMessage = isAiry || hasMessage;
  const body = rows - (keepsMessage ? 4 : 3);
  const top = isAiry ? 2 : 1;
  const room = body - top + 1;
  const shared = {
    body,
    top,
    message: keepsMessage ? rows - 3 : -1,
    prompt: rows - 2,
    keys: rows - 1,
  };
  if (columns >= WIDE && body >= LEAST_ROWS_BESIDE) {
    const width = Math.min(BROADEST_GAMES, Math.floor(columns * SHARE_OF_GAMES));
    const x = width + 2;
    const panel = { isBeside: true, x, y: top, columns: columns - x - 1, rows: room };
    return { ...shared, games: { columns: width, rows: room }, panel, corner: null };
  }
  const listed = Math.min(
    games,
    Math.max(LEAST_PANEL, room - LEAST_PANEL - 8, Math.floor(room / 2)),
  );
  const width = Math.min(columns, Math.max(NARROW_GAMES, Math.floor(columns / 2)));
  const free = columns - width - 1;
  return {
    ...shared,
    games: { columns: width, rows: listed },
    panel: {
      isBeside: false,
      x: 1,
      y: top + listed,
      columns: columns - 2,
      rows: room - listed,
    },
    corner: free < LEAST_CORNER ? null : { x: width + 1, columns: free, rows: listed },
  };
}
