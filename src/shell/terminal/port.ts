/** Ends what the call that gave it began. */
export type Stop = () => void;

/** The two-way line to a terminal: a local tty, a channel over the network, or a test. */
export interface TerminalPort {
  /** The size now. */
  readonly columns: number;
  readonly rows: number;
  /** Key by key and without echo, or line by line. Never throws, even if the terminal is gone. */
  setRawMode(on: boolean): void;
  /** Sends; false if what was sent waits, until `onDrain`. Never throws. */
  write(text: string): boolean;
  onDrain(handler: () => void): Stop;
  /** Reads while there is a handler; the bytes that come otherwise are left for others. */
  onData(handler: (bytes: Uint8Array) => void): Stop;
  onResize(handler: () => void): Stop;
}
