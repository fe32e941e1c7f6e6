import { describe, expect, it } from 'vitest';
import { type CapsFlags, detectCaps, type Environment } from '../../../src/shell/terminal/caps.ts';
import type { Depth } from '../../../src/ui/canvas/depth.ts';

const XTERM = { TERM: 'xterm-256color', LANG: 'C.UTF-8' };

describe('colors', () => {
  it.each<[Environment, Depth]>([
    [{ TERM: 'xterm-256color' }, '256'],
    [{ TERM: 'screen-256color' }, '256'],
    [{ TERM: 'tmux-256color' }, '256'],
    [{ TERM: 'xterm-kitty' }, '256'],
    [{ TERM: 'alacritty' }, '256'],
    [{ TERM: 'xterm' }, '16'],
    [{ TERM: 'screen' }, '16'],
    [{ TERM: 'linux' }, '16'],
    [{ TERM: 'rxvt' }, '16'],
    [{ TERM: 'vt100' }, 'none'],
    [{ TERM: 'vt220' }, 'none'],
    [{ TERM: 'xterm-mono' }, 'none'],
    [{ TERM: 'dumb' }, 'none'],
    [{}, 'none'],
    [{ TERM: 'xterm', COLORTERM: 'truecolor' }, '256'],
    [{ TERM: 'xterm', COLORTERM: '24bit' }, '256'],
    [{ TERM: 'vt100', COLORTERM: 'yes' }, '16'],
    [{ TERM: 'dumb', COLORTERM: 'truecolor' }, 'none'],
    [{ TERM: 'xterm-256color', NO_COLOR: '1' }, 'none'],
    [{ TERM: 'xterm-256color', NO_COLOR: '' }, '256'],
    [{ TERM: 'xterm', NO_COLOR: '1', FORCE_COLOR: '3' }, 'none'],
    [{ TERM: 'xterm', NO_COLOR: '1', COLORTERM: 'truecolor' }, 'none'],
    [{ TERM: 'xterm', FORCE_COLOR: '3' }, '256'],
    [{ TERM: 'dumb', FORCE_COLOR: '2' }, '256'],
    [{ TERM: 'dumb', FORCE_COLOR: '1' }, '16'],
    [{ TERM: 'dumb', FORCE_COLOR: 'true' }, '16'],
    [{ TERM: 'xterm-256color', FORCE_COLOR: '0' }, 'none'],
    [{ TERM: 'xterm-256color', FORCE_COLOR: '' }, '256'],
    [{ TERM: 'xterm-256color', CI: 'true' }, '256'],
  ])('%j has %s', (env, depth) => {
    expect(detectCaps(env, { isTTY: true }).depth).toBe(depth);
  });

  it('go where nobody looks, unless they are asked for', () => {
    expect(detectCaps(XTERM, { isTTY: false }).depth).toBe('none');
    expect(detectCaps({ ...XTERM, FORCE_COLOR: '1' }, { isTTY: false }).depth).toBe('16');
  });

  it.each<[CapsFlags, Environment, Depth]>([
    [{ color: '16' }, { ...XTERM, NO_COLOR: '1' }, '16'],
    [{ color: 'none' }, { ...XTERM, FORCE_COLOR: '3' }, 'none'],
    [{ color: '256' }, { TERM: 'dumb' }, '256'],
    [{ color: undefined }, XTERM, '256'],
  ])('flags %j come before all', (flags, env, depth) => {
    expect(detectCaps(env, { isTTY: true, flags }).depth).toBe(depth);
  });
});

describe('characters', () => {
  it.each<[Environment, boolean]>([
    [{ TERM: 'xterm', LANG: 'en_US.UTF-8' }, true],
    [{ TERM: 'xterm', LANG: 'ru_RU.utf8' }, true],
    [{ TERM: 'xterm', LANG: 'C' }, false],
    [{ TERM: 'xterm' }, false],
    [{ TERM: 'xterm', LANG: 'C', LC_CTYPE: 'C.UTF-8' }, true],
    [{ TERM: 'xterm', LANG: 'en_US.UTF-8', LC_ALL: 'POSIX' }, false],
    [{ TERM: 'xterm', LANG: 'en_US.UTF-8', LC_ALL: '' }, true],
    [{ TERM: 'linux', LANG: 'en_US.UTF-8' }, false],
    [{ TERM: 'dumb', LANG: 'en_US.UTF-8' }, false],
  ])('%j can show suits: %s', (env, unicode) => {
    expect(detectCaps(env, { isTTY: true }).unicode).toBe(unicode);
  });

  it('are as the flag says, if there is one', () => {
    const given = { isTTY: true };
    expect(detectCaps(XTERM, { ...given, flags: { unicode: false } }).unicode).toBe(false);
    expect(detectCaps({ TERM: 'linux' }, { ...given, flags: { unicode: true } }).unicode).toBe(
      true,
    );
  });
});

describe('the whole screen', () => {
  it('needs a terminal that moves its cursor', () => {
    expect(detectCaps(XTERM, { isTTY: true }).fullScreen).toBe(true);
    expect(detectCaps(XTERM, { isTTY: false }).fullScreen).toBe(false);
    expect(detectCaps({ ...XTERM, TERM: 'dumb' }, { isTTY: true }).fullScreen).toBe(false);
  });
});
