import { Complaint } from '../complaint.ts';
import type { Request } from '../request.ts';

/** What can be asked for in a house. */
const SERVED: ReadonlySet<Request['kind']> = new Set([
  'text',
  'choose',
  'play',
  'learn',
  'list',
  'rules',
  'daily',
  'replay',
  'stats',
  'history',
  'wish',
  'verify',
  'export',
] satisfies Request['kind'][]);

/** What needs the player's seat, since it may change what is kept of them. */
const SEATED: ReadonlySet<Request['kind']> = new Set([
  'choose',
  'play',
  'learn',
  'daily',
  'wish',
] satisfies Request['kind'][]);

/** Throws a complaint where something is asked for that a house does not do: files are the host's own, for one. */
export function checkServed(request: Request): void {
  if (!SERVED.has(request.kind)) throw new Complaint((say) => say.notServed(request.kind));
  if (request.kind === 'play' && request.deal !== null) {
    throw new Complaint((say) => say.noFilesHere('--deal'));
  }
  if (request.kind === 'export' && request.out !== null) {
    throw new Complaint((say) => say.noFilesHere('--out'));
  }
}

/** Whether a request needs the player's seat. */
export function needsSeat(request: Request): boolean {
  return SEATED.has(request.kind);
}
