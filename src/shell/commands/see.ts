import type { Replay } from '../../app/replay.ts';
import type { PlayFlags } from '../flags.ts';
import type { Here } from '../here.ts';
import { noMemory } from '../load-memory.ts';
import { surfaceFor } from '../surface.ts';

/** How something is to be seen. */
interface Sight {
  readonly mode: 'table' | 'line';
  readonly flags: PlayFlags;
}

/** Lets a game be seen, on the table or in lines, and played on from there, of which nothing is kept; gives the exit status. */
export async function see(replay: Replay, sight: Sight, here: Here): Promise<number> {
  const surface = surfaceFor(sight, here);
  if (surface.isFull) {
    const { showReplay, playTable } = await here.loadScreen(here.language);
    const left = await showReplay(replay, sight.flags);
    if (typeof left === 'number') return left;
    return playTable(left, sight.flags, here.catalogue, noMemory);
  }
  const { seeReplay } = await import('../converse.ts');
  const { keeper } = await noMemory();
  return seeReplay(replay.whole, { surface, keeper, here });
}
