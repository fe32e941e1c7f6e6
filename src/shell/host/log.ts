/** What can be said of something that happened: never what a player typed. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** Tells whoever keeps the house what happens in it. */
export type Log = (event: string, fields?: LogFields) => void;

/** A log of one JSON object a line. */
export function jsonLog(write: (line: string) => void): Log {
  return (event, fields = {}) => {
    write(`${JSON.stringify({ at: new Date().toISOString(), event, ...fields })}\n`);
  };
}

/** What an error is called in a log. */
export function faultText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
