import { startReplay } from '../../app/replay.ts';
import type { Here } from '../here.ts';
import type { ReplayRequest } from '../request.ts';
import { seeFortune } from './fortune.ts';
import { replaySubject } from './replay-source.ts';
import { see } from './see.ts';

/** Lets a game or a telling of fortunes be seen again; gives the exit status. */
export async function replay(request: ReplayRequest, here: Here): Promise<number> {
  const subject = await replaySubject(request.source, here);
  if ('fortune' in subject) return seeFortune(subject, request, here);
  return see(startReplay(subject), request, here);
}
