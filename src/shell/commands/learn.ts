import type { Here } from '../here.ts';
import { memoryFor } from '../load-memory.ts';
import { gameNamed, optionsOf } from '../prepare.ts';
import type { LearnRequest } from '../request.ts';
import { surfaceFor } from '../surface.ts';
import type { Learning } from '../world.ts';

/** Gives a lesson of a game; gives the exit status. */
export async function learn(request: LearnRequest, here: Here): Promise<number> {
  const { catalogue, language } = here;
  const game = gameNamed(request.game, catalogue);
  const learning: Learning = { game, options: optionsOf(game, request.options) };
  const memory = memoryFor(request.flags, here);
  const surface = surfaceFor(request, here);
  if (surface.isFull) {
    const { playTable } = await here.loadScreen(language);
    return playTable(null, request.flags, catalogue, memory, learning);
  }
  const { takeLesson } = await import('../converse.ts');
  const { keeper } = await memory();
  return takeLesson(learning, { surface, keeper, here });
}
