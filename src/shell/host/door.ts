import type { Limits } from './options.ts';

/** Why nobody else is let in: the house is full, or full of people from that address. */
export type Refusal = 'full' | 'address';

/** Counts who is in the house, in all and by address. */
export class Door {
  readonly #limits: Pick<Limits, 'connections' | 'perAddress'>;
  readonly #byAddress = new Map<string, number>();
  #inside = 0;

  constructor(limits: Pick<Limits, 'connections' | 'perAddress'>) {
    this.#limits = limits;
  }

  get inside(): number {
    return this.#inside;
  }

  /** Lets one in: gives the way out, to be called once; or why not. */
  enter(address: string): (() => void) | Refusal {
    const before = this.#byAddress.get(address) ?? 0;
    if (this.#inside >= this.#limits.connections) return 'full';
    if (before >= this.#limits.perAddress) return 'address';
    this.#inside++;
    this.#byAddress.set(address, before + 1);
    return () => this.#leave(address);
  }

  #leave(address: string): void {
    this.#inside--;
    const left = this.#byAddress.get(address)! - 1;
    if (left === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, left);
  }
}
