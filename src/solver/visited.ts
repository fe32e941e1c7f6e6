/** How many slots are looked at for one key before it counts as missing. */
const REACH = 32;
const BYTES_A_SLOT = 8;
const SMALLEST = 1 << 13;
/** What is kept between two searches, in slots; more would take long to wipe. */
const KEPT = 1 << 18;
/** How full the table may be, in eighths, before it grows. */
const FULL_EIGHTHS = 5;

/** What `Visited.add` found: the position is new, or known, or new and there is no room for it. */
export const NEW = 0;
export const KNOWN = 1;
export const NO_ROOM = 2;

/**
 * The positions a search has visited, by both lanes of their keys, in a fixed amount of memory. The table starts
 * small and doubles until the amount is reached. After that a new position takes the place of another one, and
 * `hasForgotten` says so: then not having found a win proves nothing. The positions on the path of the search are
 * held, so that they are never forgotten and a path cannot meet itself.
 */
export class Visited {
  readonly #most: number;
  #slots = new Int32Array(2 * SMALLEST);
  #mask = SMALLEST - 1;
  #count = 0;
  /** Which slot of those in reach is given up next. */
  #turn = 0;
  /** A bit for each slot that is held; null as long as nothing need be forgotten. */
  #held: Uint8Array | null = null;
  hasForgotten = false;

  /** `bytes` is the most memory to use; some thousand positions are kept in any case. */
  constructor(bytes: number) {
    let most = SMALLEST;
    while (most * 2 * BYTES_A_SLOT <= bytes) most *= 2;
    this.#most = most;
  }

  get size(): number {
    return this.#count;
  }

  /** Forgets everything, as if new. */
  clear(): void {
    if (this.#mask >= KEPT) {
      this.#slots = new Int32Array(2 * SMALLEST);
      this.#mask = SMALLEST - 1;
    } else this.#slots.fill(0);
    this.#count = 0;
    this.#held = null;
    this.hasForgotten = false;
  }

  /** Remembers a position, unless there is no room: then whoever searches should pass it by. */
  add(keyA: number, keyB: number): typeof NEW | typeof KNOWN | typeof NO_ROOM {
    const slots = this.#slots;
    const mask = this.#mask;
    const b = keyB === 0 ? 1 : keyB;
    let slot = keyA & mask;
    for (let tries = 0; tries < REACH; tries++) {
      const other = slots[2 * slot + 1]!;
      if (other === b && slots[2 * slot] === keyA) return KNOWN;
      if (other === 0) {
        slots[2 * slot] = keyA;
        slots[2 * slot + 1] = b;
        this.#count++;
        if (this.#count * 8 > (mask + 1) * FULL_EIGHTHS && mask + 1 < this.#most) this.#grow();
        return NEW;
      }
      slot = (slot + 1) & mask;
    }
    if (mask + 1 < this.#most) {
      this.#grow();
      return this.add(keyA, keyB);
    }
    return this.#replace(keyA, b);
  }

  /** Whether a position is remembered. */
  has(keyA: number, keyB: number): boolean {
    const slots = this.#slots;
    const mask = this.#mask;
    const b = keyB === 0 ? 1 : keyB;
    for (let tries = 0, slot = keyA & mask; tries < REACH; tries++, slot = (slot + 1) & mask) {
      const other = slots[2 * slot + 1]!;
      if (other === b && slots[2 * slot] === keyA) return true;
      if (other === 0) return false;
    }
    return false;
  }

  /** Takes a position out again: its slot goes to one that never comes. */
  remove(keyA: number, keyB: number): void {
    const slot = this.#slotOf(keyA, keyB);
    if (slot >= 0) this.#slots[2 * slot] = ~keyA;
  }

  /** Whether positions are being forgotten, so that those on the path must be held. */
  get isCrowded(): boolean {
    return this.#held !== null;
  }

  /** Keeps a position from being forgotten, or lets it go. */
  hold(keyA: number, keyB: number, isHeld: boolean): void {
    if (!this.#held) return;
    const slot = this.#slotOf(keyA, keyB);
    if (slot < 0) return;
    if (isHeld) this.#held[slot >> 3]! |= 1 << (slot & 7);
    else this.#held[slot >> 3]! &= ~(1 << (slot & 7));
  }

  /** The slot of a position, or -1; when others are taken out or forgotten, there may be free ones before it. */
  #slotOf(keyA: number, keyB: number): number {
    const b = keyB === 0 ? 1 : keyB;
    for (let tries = 0; tries < REACH; tries++) {
      const slot = (keyA + tries) & this.#mask;
      if (this.#slots[2 * slot + 1] === b && this.#slots[2 * slot] === keyA) return slot;
    }
    return -1;
  }

  #grow(): void {
    const old = this.#slots;
    const size = 2 * (this.#mask + 1);
    const slots = new Int32Array(2 * size);
    this.#slots = slots;
    this.#mask = size - 1;
    this.#count = 0;
    for (let i = 0; i < old.length; i += 2) {
      if (old[i + 1] !== 0) this.#settle(old[i]!, old[i + 1]!);
    }
  }

  #settle(keyA: number, keyB: number): void {
    for (let tries = 0; tries < REACH; tries++) {
      const slot = (keyA + tries) & this.#mask;
      if (this.#slots[2 * slot + 1] !== 0) continue;
      this.#slots[2 * slot] = keyA;
      this.#slots[2 * slot + 1] = keyB;
      this.#count++;
      return;
    }
    this.hasForgotten = true;
  }

  #replace(keyA: number, keyB: number): typeof NEW | typeof NO_ROOM {
    if (!this.#held) {
      // What is on the path is not held yet: this position is given up, and the path can be held from now on.
      this.#held = new Uint8Array((this.#mask + 1) >> 3);
      this.hasForgotten = true;
      return NO_ROOM;
    }
    for (let tries = 0; tries < REACH; tries++) {
      this.#turn = (this.#turn + 1) % REACH;
      const slot = (keyA + this.#turn) & this.#mask;
      if ((this.#held[slot >> 3]! >> (slot & 7)) & 1) continue;
      this.#slots[2 * slot] = keyA;
      this.#slots[2 * slot + 1] = keyB;
      return NEW;
    }
    return NO_ROOM;
  }
}
