import { Complaint } from '../../complaint.ts';
import { faultText, type Log } from '../log.ts';
import type { HouseStore } from './house-store.ts';

/** EX_TEMPFAIL of sysexits.h. */
const LATER_STATUS = 75;

/** A store whose troubles are logged, and told to players in a plain word instead of ending as faults of the program. */
export function plainSpoken(store: HouseStore, log: Log): HouseStore {
  const told = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof Complaint) throw error;
      log('store-fault', { fault: faultText(error) });
      throw new Complaint((say) => say.storeIsAway(), LATER_STATUS);
    }
  };
  return {
    player: (key) => told(store.player(key)),
    named: (name) => told(store.named(name)),
    rename: (key, name) => told(store.rename(key, name)),
    letWatch: (key, isWatched) => told(store.letWatch(key, isWatched)),
    sit: (key, onLost) => told(store.sit(key, onLost)),
    homeOf: (key) => store.homeOf(key),
    fetch: (key) => told(store.fetch(key)),
    showings: () => told(store.showings()),
    playing: () => told(store.playing()),
    close: () => store.close(),
  };
}
