import type { Game } from '../rules/game.ts';
import { DEFAULT_FLAGS } from './flags.ts';
import type { Request } from './request.ts';

/**
 * Reads nothing, `GAME`, or `GAME --seed S`: the way most games begin, which should not have to wait for the reader of
 * everything else. Null where the arguments are anything but that, right or wrong.
 */
export function readPlainArguments(
  argv: readonly string[],
  catalogue: readonly Game[],
): Request | null {
  if (argv.length === 0) return { kind: 'choose', flags: DEFAULT_FLAGS };
  const [game, flag, value, ...more] = argv[0] === 'play' ? argv.slice(1) : argv;
  if (game === undefined || !catalogue.some(({ name }) => name === game)) return null;
  const seed = flag === undefined ? null : seedOf(flag, value);
  if (seed === undefined || more.length > 0) return null;
  return {
    kind: 'play',
    game,
    seed,
    deal: null,
    options: [],
    mode: 'table',
    reveal: false,
    winnable: null,
    isNew: false,
    isDaily: false,
    isResumed: false,
    significator: null,
    isGentle: false,
    flags: DEFAULT_FLAGS,
  };
}

/** A seed that begins with `-` may be a flag instead: that is for others to find out. */
function seedOf(flag: string, value: string | undefined): string | undefined {
  if (flag.startsWith('--seed=') && value === undefined) return flag.slice('--seed='.length);
  return flag === '--seed' && !value?.startsWith('-') ? value : undefined;
}
