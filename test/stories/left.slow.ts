import { describe } from 'vitest';
import { testEnds } from './left.ts';
import { shipped } from './shipped.ts';

describe('a game in hand when the program', () => {
  testEnds(shipped(), [
    ['is left by quit', (tui) => tui.type('quit\r')],
    ['is told to end', (tui) => tui.kill('SIGTERM')],
    ['is hung up', (tui) => tui.kill('SIGHUP')],
  ]);
});
