/** A deal that was proven winnable, all cards known, and how many moves the proof tried. */
export type Proven = readonly [seed: number, nodes: number];
