import { expect, it } from 'vitest';
import { callerEnvironment, isTaken } from '../../../src/shell/host/caller-env.ts';

it.each(['TERM', 'COLORTERM', 'LANG', 'LC_ALL', 'LC_CTYPE', 'NO_COLOR'])(
  '%s is taken from a player',
  (name) => {
    expect(isTaken(name, 'xterm-256color')).toBe(true);
  },
);

it.each([
  'PATIENCE_HOME',
  'PATIENCE_LANG',
  'PATH',
  'LD_PRELOAD',
  'NODE_OPTIONS',
  'HOME',
  'FORCE_COLOR',
  'TERMINFO',
  'LC_',
  'XTERM',
])('%s is not', (name) => {
  expect(isTaken(name, 'x')).toBe(false);
});

it.each(['', 'ru_RU.UTF-8', 'sr_RS@latin', '1'])('a value may be %j', (value) => {
  expect(isTaken('LANG', value)).toBe(true);
});

it.each(['\x1b[2J', 'a b', 'a\nb', '$(id)', '../..', 'x'.repeat(65)])(
  'a value is not %j',
  (value) => {
    expect(isTaken('LANG', value)).toBe(false);
  },
);

it('a player who says nothing of letters is shown them all; the folder is the one given', () => {
  const env = callerEnvironment(new Map([['TERM', 'vt100']]), '/home/of/ann');
  expect(env).toMatchObject({ TERM: 'vt100', LC_CTYPE: 'C.UTF-8', PATIENCE_HOME: '/home/of/ann' });
  expect(callerEnvironment(new Map([['LANG', 'C']]), '/x')).not.toHaveProperty('LC_CTYPE');
});
