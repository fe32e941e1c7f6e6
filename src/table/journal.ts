/** A growing pile of integers: what was done, last on top. */
export class Journal {
  #entries = new Int32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  write(entry: number): void {
    if (this.#length === this.#entries.length) {
      const wider = new Int32Array(this.#length * 2);
      wider.set(this.#entries);
      this.#entries = wider;
    }
    this.#entries[this.#length++] = entry;
  }

  at(index: number): number {
    return this.#entries[index]!;
  }

  /** Removes the newest entry and returns it. Undefined behavior on an empty journal. */
  take(): number {
    return this.#entries[--this.#length]!;
  }

  cut(length: number): void {
    this.#length = length;
  }
}
