import { join } from 'node:path';
import { catalogue } from '../../games/index.ts';
import { wishGames } from '../../games/wish.ts';
import type { Language } from '../../notation/language/language.ts';
import { Complaint } from '../complaint.ts';
import type { Output } from '../output.ts';
import type { Clock } from '../store/clock.ts';
import { placeOf } from '../store/place.ts';
import { codeOf } from '../store/whole-file.ts';
import type { World } from '../world.ts';
import { Host } from './host.ts';
import { type HostKey, hostKey } from './host-key.ts';
import { House } from './house.ts';
import { keysIn } from './key-list.ts';
import { faultText, jsonLog } from './log.ts';
import type { HostOptions } from './options.ts';
import { openStatus, type Status } from './status.ts';
import { FileStore } from './store/file-store.ts';
import { lockFolder } from './store/folder-lock.ts';
import type { HouseStore } from './store/house-store.ts';
import { plainSpoken } from './store/plain-spoken.ts';

/** Signals that close the house. */
const CLOSING = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Milliseconds after which the program ends, once it was told to, whatever still keeps it. */
const LAST = 4500;

/** EX_SOFTWARE of sysexits.h. */
const FAULT_STATUS = 70;

/**
 * Is host to others until a signal ends it; gives the exit status. What happens is logged on standard error, one JSON
 * object a line. Throws a complaint where it cannot begin.
 */
export async function serve(
  options: HostOptions,
  world: World & { readonly language: Language },
  output: Output,
): Promise<number> {
  const { clock, streams } = world;
  if (options.guests && options.authorizedKeys !== null) {
    throw new Complaint((say) => say.exclude('--guests', '--authorized-keys'));
  }
  const folder = options.data ?? join(placeOf(world.env).data, 'house');
  const keys = options.authorizedKeys === null ? null : keysIn(options.authorizedKeys);
  const key = inFolder(folder, () => hostKey(folder));
  const unlock = inFolder(folder, () => lockFolder(folder));
  try {
    const store = await openStore(folder, options.database, clock);
    // Nobody reading the log any more is no reason to close.
    streams.stderr.on('error', () => {});
    const log = jsonLog((line) => streams.stderr.write(line));
    const house = new House(options, plainSpoken(store, log), log, clock);
    const tell = (port: number) => {
      const opened = { host: options.host, port, key, folder, isShared: options.database !== null };
      return output.write(world.language.house.open(opened));
    };
    return await keepOpen(house, new Host(house, key, keys), key, tell);
  } finally {
    unlock();
  }
}

async function openStore(folder: string, url: string | null, clock: Clock): Promise<HouseStore> {
  const now = () => clock.now().ms;
  if (url === null) {
    return inFolder(folder, () => FileStore.open(folder, catalogue, wishGames, now));
  }
  const { PostgresStore } = await import('./store/postgres-store.ts');
  return PostgresStore.open({ url, folder, catalogue, wishGames, now });
}

/** Opens the door, and shuts it again when a signal comes; gives the exit status. */
async function keepOpen(
  house: House,
  host: Host,
  { fingerprint }: HostKey,
  tell: (port: number) => Promise<void>,
): Promise<number> {
  const { options, log } = house;
  let status: Status | null = null;
  try {
    const port = await host.listen();
    if (options.statusPort !== null) status = await openStatus(options.statusPort, house, host);
    await house.painter.load();
    await tell(port);
    log('open', { host: options.host, port, status: status?.port ?? null, fingerprint });
    const exit = await untilClosed(house);
    setTimeout(() => process.exit(exit), LAST).unref();
    log('closing', { visits: house.visits.size });
    await host.close();
    log('closed', {});
    return exit;
  } finally {
    // Where the house could not open after all, its door is shut again.
    await host.close();
    await status?.close();
    await house.store.close();
  }
}

/** What the system has against a folder is told as a complaint. */
function inFolder<T>(folder: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (codeOf(error) === '') throw error;
    throw new Complaint((say) => say.cannotWrite(folder, codeOf(error)));
  }
}

/** Resolves with the exit status when a signal comes, or a fault that is nobody's in particular. */
function untilClosed(house: House): Promise<number> {
  return new Promise((resolve) => {
    for (const signal of CLOSING) process.on(signal, () => resolve(0));
    const failed = (error: unknown) => {
      const visit = house.current.getStore();
      if (visit) {
        visit.fail(error);
        return;
      }
      house.metrics.faults++;
      house.log('house-fault', { fault: faultText(error) });
      resolve(FAULT_STATUS);
    };
    process.on('uncaughtException', failed);
    process.on('unhandledRejection', failed);
  });
}
