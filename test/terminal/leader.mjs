import { spawn } from 'node:child_process';
import { writeSync } from 'node:fs';

/*
 * Runs a program in the pseudo-terminal and outlives it. When the first process of a terminal's
 * session ends, the system throws away what has been written and not yet been read; so this is
 * that first process, and tells the emulator of the program's beginning and end among its output.
 */

const [command = '', ...args] = process.argv.slice(2);
let isHungUp = false;
let hasEnded = false;

// Keys and signals meant for the program reach the whole group.
for (const signal of ['SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGTSTP', 'SIGTTIN', 'SIGTTOU'])
  process.on(signal, () => {});
process.on('SIGHUP', () => {
  isHungUp = true;
  if (hasEnded) process.kill(process.pid, 'SIGKILL');
});

const child = spawn(command, args, { stdio: 'inherit' });
if (child.pid !== undefined) tell('pid', child.pid);
child.on('error', () => end(127, null));
child.on('exit', end);

function end(status, signal) {
  hasEnded = true;
  if (!isHungUp && tell('end', status ?? '', signal ?? '')) {
    // Until the test has seen enough.
    setInterval(() => {}, 1_000_000);
    return;
  }
  const last = signal ?? 'SIGKILL';
  process.removeAllListeners(last);
  process.kill(process.pid, last);
}

function tell(...words) {
  try {
    writeSync(1, `\x1b]7770;${words.join(';')}\x07`);
    return true;
  } catch {
    return false;
  }
}
