import type { PlayFlags } from './flags.ts';
import type { Here } from './here.ts';
import type { LoadMemory } from './world.ts';

/** What is remembered of the player, or nothing where they want no trace. */
export function memoryFor(flags: PlayFlags, { env, clock, language, remember }: Here): LoadMemory {
  if (!flags.record) return noMemory;
  let loaded: ReturnType<LoadMemory> | null = null;
  const load = async () =>
    remember?.(language) ?? (await import('./memory.ts')).memoryOf(env, clock, language);
  return () => {
    loaded ??= load();
    return loaded;
  };
}

/** Of what is only looked at nothing is kept. */
export async function noMemory(): ReturnType<LoadMemory> {
  return (await import('./memory.ts')).NO_MEMORY;
}
