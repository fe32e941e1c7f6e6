import type { PlayFlags } from '../flags.ts';
import type { Here } from '../here.ts';
import { memoryFor } from '../load-memory.ts';
import { surfaceFor } from '../surface.ts';
import { withWish } from './play.ts';

/** Lets the player choose a game and play it; gives the exit status. Where nobody can choose, the games are listed. */
export async function choose(
  { flags }: { readonly flags: PlayFlags },
  here: Here,
): Promise<number> {
  const { language, catalogue } = here;
  const memory = memoryFor(flags, here);
  const surface = surfaceFor({ mode: 'table', flags }, here);
  if (surface.inWords) {
    const { chooseGame } = await import('../converse.ts');
    const { keeper } = await memory();
    return chooseGame({ surface, keeper, here });
  }
  if (surface.isFull) {
    const { playTable } = await here.loadScreen(language);
    return withWish(await playTable(null, flags, catalogue, memory), flags, here);
  }
  const { tellGames } = await import('./pages.ts');
  return tellGames({ json: false }, here);
}
