import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '../../../src/games/index.ts';
import { wishGames } from '../../../src/games/wish.ts';
import { Host } from '../../../src/shell/host/host.ts';
import { hostKey, newPrivateKey } from '../../../src/shell/host/host-key.ts';
import { House } from '../../../src/shell/host/house.ts';
import type { LogFields } from '../../../src/shell/host/log.ts';
import {
  DEFAULT_HOST,
  DEFAULT_LIMITS,
  type HostOptions,
  type Limits,
} from '../../../src/shell/host/options.ts';
import { FileStore } from '../../../src/shell/host/store/file-store.ts';
import { type Clock, systemClock } from '../../../src/shell/store/clock.ts';

/** A house of its own for a test, with what happened in it. */
export interface OpenHouse {
  readonly port: number;
  readonly folder: string;
  readonly house: House;
  readonly host: Host;
  readonly told: { readonly event: string; readonly fields: LogFields }[];
  close(): Promise<void>;
}

export interface HouseSetting {
  readonly guests?: boolean;
  readonly keys?: ReadonlySet<string>;
  readonly limits?: Partial<Limits>;
  readonly folder?: string;
  /** The day that it is in the house, in milliseconds since 1970; left out, today. */
  readonly day?: number;
}

export async function openHouse(setting: HouseSetting = {}): Promise<OpenHouse> {
  const folder = setting.folder ?? mkdtempSync(join(tmpdir(), 'patience-house-'));
  const options: HostOptions = {
    port: 0,
    host: DEFAULT_HOST,
    data: folder,
    database: null,
    guests: setting.guests ?? false,
    authorizedKeys: null,
    statusPort: null,
    limits: { ...DEFAULT_LIMITS, perAddress: 400, ...setting.limits },
  };
  const told: OpenHouse['told'] = [];
  const log = (event: string, fields: LogFields = {}) => {
    told.push({ event, fields });
  };
  const { day } = setting;
  const clock: Clock =
    day === undefined ? systemClock : { ...systemClock, now: () => ({ ms: day, offset: 0 }) };
  const store = FileStore.open(folder, catalogue, wishGames, () => clock.now().ms);
  const house = new House(options, store, log, clock);
  const host = new Host(house, hostKey(folder), setting.keys ?? null);
  const port = await host.listen();
  await house.painter.load();
  return {
    port,
    folder,
    house,
    host,
    told,
    close: async () => {
      await host.close();
      await store.close();
      if (!setting.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A key of OpenSSH's form. */
export function newKey(): string {
  return newPrivateKey();
}

/** Resolves when a condition holds, which is looked at again and again; rejects after a generous while. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 15_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
