import type { Depth } from '../../ui/canvas/depth.ts';

/** What a terminal can show. */
export interface Caps {
  readonly depth: Depth;
  /** Whether suits, lines and letters beyond ASCII come out right. */
  readonly unicode: boolean;
  /** Whether it can be painted on: a terminal at all, and one that moves its cursor. */
  readonly fullScreen: boolean;
  /** Whether it is as fast as this machine, as far as can be told: not at the other end of a network. */
  readonly isNear: boolean;
}

/** What is known besides the environment; a flag left out is not set. */
export interface CapsFlags {
  readonly color?: Depth | undefined;
  readonly unicode?: boolean | undefined;
}

/** Environment variables by name, of this process or of a distant player's session. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What the terminal described by `env` can show. The first that speaks decides the colors: the
 * player's flag, NO_COLOR (no-color.org), FORCE_COLOR (force-color.org; 0–3), no terminal or
 * TERM=dumb, COLORTERM, TERM. Palette colors suffice for cards and cost half the bytes of 24-bit
 * ones, so 256 is the most.
 */
export function detectCaps(
  env: Environment,
  given: { readonly isTTY: boolean; readonly flags?: CapsFlags },
): Caps {
  const term = (env['TERM'] ?? '').toLowerCase();
  const { isTTY, flags = {} } = given;
  return {
    depth: flags.color ?? forced(env) ?? (isTTY ? depthOf(term, env['COLORTERM'] ?? '') : 'none'),
    unicode: flags.unicode ?? (term !== 'linux' && term !== 'dumb' && isUtf8(env)),
    fullScreen: isTTY && term !== 'dumb',
    isNear: !['SSH_CONNECTION', 'SSH_CLIENT', 'SSH_TTY'].some((name) => env[name]),
  };
}

/** An empty variable counts as unset, as both conventions ask. */
function forced(env: Environment): Depth | undefined {
  if (env['NO_COLOR']) return 'none';
  switch (env['FORCE_COLOR'] ?? '') {
    case '':
      return undefined;
    case '0':
    case 'false':
      return 'none';
    case '2':
    case '3':
      return '256';
    default:
      return '16';
  }
}

/** Terminals without color: none named, the dumb ones, and DEC's up to the VT300 series. */
const COLORLESS = /^(|dumb|unknown|network|emacs|vt[1-3]\d\d.*|.*-(m|mono))$/;

/** Terminals that have 256 colors without saying so in their name. */
const RICH = /256|kitty|ghostty|alacritty|wezterm|foot|direct|truecolor/;

function depthOf(term: string, colorTerm: string): Depth {
  if (term === 'dumb') return 'none';
  if (/^(truecolor|24bit)$/i.test(colorTerm) || RICH.test(term)) return '256';
  return COLORLESS.test(term) && colorTerm === '' ? 'none' : '16';
}

/**
 * The locale's character set, by the first variable that is set, in the order POSIX gives them for
 * LC_CTYPE.
 */
function isUtf8(env: Environment): boolean {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  return /utf-?8/i.test(locale);
}
