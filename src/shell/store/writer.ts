import { hostname } from 'node:os';
import { codeOf } from './whole-file.ts';

/** What this process calls itself in a saved game: `4711@host`. */
export function thisWriter(): string {
  return `${process.pid}@${hostname()}`;
}

/**
 * Whether whoever wrote this is still at the table: another process of this machine that lives. Of other machines
 * nothing is known, so they are not.
 */
export function isAtTable(writer: string | null): boolean {
  const [, pid, host] = /^(\d{1,10})@(.*)$/su.exec(writer ?? '') ?? [];
  if (pid === undefined || host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
