import { writeSync } from 'node:fs';
import type { Stop, TerminalPort } from './port.ts';

/** What a terminal that does not know its size is taken for. */
const DEFAULT_SIZE = { columns: 80, rows: 24 } as const;

/** How often a full line is tried again when there is no time to wait for it. */
const ATTEMPTS = 50;

/** The terminal this process was started from, by its standard streams. */
export class LocalPort implements TerminalPort {
  /**
   * Write past Node's streams, for when the process is about to end and they would not be flushed.
   */
  isDirect = false;

  /** @param onGone called when reading or writing shows that the terminal is no longer there. */
  constructor(onGone: () => void) {
    // Never taken off again: an error without a listener would end the process by itself.
    process.stdin.on('error', onGone);
    process.stdout.on('error', onGone);
    process.stdin.on('end', onGone);
  }

  get columns(): number {
    return process.stdout.columns || DEFAULT_SIZE.columns;
  }

  get rows(): number {
    return process.stdout.rows || DEFAULT_SIZE.rows;
  }

  setRawMode(on: boolean): void {
    try {
      process.stdin.setRawMode(on);
    } catch {
      // EIO: the terminal is gone, and there is no mode to set.
    }
  }

  write(text: string): boolean {
    if (!this.isDirect) return process.stdout.write(text);
    writeDirect(process.stdout.fd, text);
    return true;
  }

  onDrain(handler: () => void): Stop {
    process.stdout.on('drain', handler);
    return () => process.stdout.off('drain', handler);
  }

  onData(handler: (bytes: Uint8Array) => void): Stop {
    process.stdin.on('data', handler);
    process.stdin.resume();
    return () => {
      process.stdin.off('data', handler);
      process.stdin.pause();
    };
  }

  onResize(handler: () => void): Stop {
    process.stdout.on('resize', handler);
    return () => process.stdout.off('resize', handler);
  }

  /**
   * Looks up the size anew. Node does so only when told of a change by SIGWINCH, which a stopped
   * process in the background is not sent.
   */
  measure(): void {
    process.emit('SIGWINCH', 'SIGWINCH');
  }
}

/** Writes at once, and gives up quietly if the other side is gone or stays full. */
export function writeDirect(fd: number, text: string): void {
  let rest = Buffer.from(text);
  for (let i = 0; i < ATTEMPTS && rest.length > 0; i++)
    try {
      rest = rest.subarray(writeSync(fd, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    }
}
