import type { Entry, Position } from './referee.ts';

const SUITS = 'CDHS';
const RANKS = 'A23456789TJQK';

/** One pack or several, suit by suit, unshuffled. */
export function sortedPack(packs = 1): string[] {
  const one = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
  return Array.from({ length: packs }, () => one).flat();
}

/** A whole pack that begins with these cards; the others follow in their order. */
export function packFrom(first: string, packs = 1): string[] {
  const rest = sortedPack(packs);
  const head = cards(first);
  for (const card of head) {
    const at = rest.indexOf(card);
    if (at < 0) throw new Error(`more of ${card} than the pack has`);
    rest.splice(at, 1);
  }
  return [...head, ...rest];
}

/** Chance from a whole number: a linear congruential generator (Numerical Recipes); gives 0 to below `n`. */
export function chance(seed: number): (n: number) => number {
  // Spread, because neighboring seeds would begin alike.
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** The pack shuffled by this chance. */
export function shuffled(pack: readonly string[], random: (n: number) => number): string[] {
  const mixed = [...pack];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}

/** `'KS QH'` as a list of cards. */
export function cards(text: string): string[] {
  return text.split(/\s+/).filter((card) => card !== '');
}

/** A position from `'1: KS QH | waste: 5D'`; piles of `names` that are not told are empty. */
export function board(
  names: readonly string[],
  text: string,
  options: Readonly<Record<string, string>> = {},
  passes = 0,
): Position {
  const piles: Record<string, string[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (const part of text.split('|').filter((p) => p.trim() !== '')) {
    const [name = '', lying = ''] = part.split(':').map((half) => half.trim());
    if (piles[name] === undefined) throw new Error(`no pile: ${name}`);
    piles[name] = cards(lying);
  }
  return { piles, passes, options };
}

/** Some piles, named with spaces between, as `board` reads them: `1: KS QH | waste: 5D`. */
export function told({ piles }: Position, names: string): string {
  return names
    .split(' ')
    .map((name) => `${name}: ${piles[name]?.join(' ') ?? 'no such pile'}`.trim())
    .join(' | ');
}

/** `1>2*3` for carrying, `turn stock>waste*3`, `deal stock`. */
export function entryText({ action, from, to, count }: Entry): string {
  const where = to === undefined ? from : `${from}>${to}`;
  const many = count === undefined ? '' : `*${count}`;
  return `${action === 'move' ? '' : `${action} `}${where}${many}`;
}

/** The entries as text in an order of their own, so that two lists can be compared. */
export function listed(entries: readonly Entry[]): string[] {
  return entries.map(entryText).sort();
}
