import { open, type Session } from '../../session/session.ts';
import type { PlayFlags } from '../flags.ts';
import { freshSeed } from '../fresh-seed.ts';
import type { Here } from '../here.ts';
import { memoryFor } from '../load-memory.ts';
import {
  fortuneMeant,
  gameNamed,
  meantBy,
  optionsOf,
  prepareSession,
  refuseFortuneFlags,
} from '../prepare.ts';
import type { PlayRequest } from '../request.ts';
import { savesIn } from '../store/place.ts';
import { mayWait } from '../store/save-names.ts';
import { surfaceFor } from '../surface.ts';
import type { LoadMemory } from '../world.ts';

/** Plays a game, or tells a fortune, in whatever way is asked for; gives the exit status. */
export async function play(request: PlayRequest, here: Here): Promise<number> {
  const { streams, output, catalogue, language } = here;
  const { mode, flags, reveal } = request;
  const fortune = fortuneMeant(request.game, catalogue);
  if (fortune) return (await import('./fortune.ts')).tellFortune(request, fortune, here);
  refuseFortuneFlags(request);
  const memory = memoryFor(flags, here);
  const session = await sessionFor(request, memory, here);
  if (mode === 'json') {
    const { playJson } = await import('../json.ts');
    await playJson(session, streams, output, { language, reveal, freshSeed });
    return 0;
  }
  const surface = surfaceFor(request, here);
  if (surface.isFull) {
    const { playTable } = await here.loadScreen(language);
    return withWish(await playTable(session, flags, catalogue, memory), flags, here);
  }
  const { playGame } = await import('../converse.ts');
  const { keeper } = await memory();
  return withWish(await playGame(session, { surface, keeper, here }), flags, here);
}

/** After play: a wish that was granted by it can be framed. Gives the status again. */
export async function withWish(status: number, flags: PlayFlags, here: Here): Promise<number> {
  if (flags.record && status === 0) await (await import('./wish.ts')).offerWish(here);
  return status;
}

/**
 * The game to begin with: the one that waits where none but that can be meant, else a new deal. A program is given it
 * only if it asks, and to look at: it stays where it is.
 */
async function sessionFor(request: PlayRequest, memory: LoadMemory, here: Here): Promise<Session> {
  const { env, language, catalogue, place, solves } = here;
  const { mode, seed, deal, winnable, isNew, isResumed, isDaily } = request;
  const game = gameNamed(request.game, catalogue);
  if (winnable !== null) {
    const { winnableSeed } = await import('../winnable.ts');
    const options = optionsOf(game, request.options);
    return open(game, options, { seed: await winnableSeed(game, options, winnable, solves) });
  }
  if (isResumed) return (await import('../resume.ts')).sessionToResume(request, game, env);
  const isAny = (seed === null || isDaily) && deal === null && !isNew;
  if (mode !== 'json' && isAny && mayWait(savesIn(place), game.name)) {
    const isMeant = meantBy(game, request.options);
    const { keeper } = await memory();
    const waiting = keeper.resume(
      game,
      (one) => isMeant(one) && (seed === null || one.deal.seed === seed),
    );
    if (waiting) return waiting;
  }
  return prepareSession(request, catalogue, language);
}
