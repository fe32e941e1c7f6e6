import type { Statistics } from '../../session/statistics.ts';
import type { Summary } from '../../session/summary.ts';

/**
 * A summary as bytes: a checksum, a line of JSON, and a line of its own for each part that grows with every game. Whoever
 * asks one thing of a long history does not wait until all of it is read: such a part is read when it is looked into.
 */
export function writeSummary<Head extends object>(head: Head, summary: Summary): string {
  const parts: string[] = [];
  const later = <Of extends object, Name extends keyof Of & string>(of: Of, name: Name) => {
    const text = JSON.stringify(of[name]);
    const same = parts.indexOf(text);
    return { ...of, [name]: (same < 0 ? parts.push(text) : same + 1) - 1 };
  };
  const { all, games, variants } = summary;
  const told = {
    ...later(later(later(summary, 'wish'), 'plays'), 'deals'),
    all: later(all, 'days'),
    games: mapped(games, (one) => later(one, 'days')),
    variants: mapped(variants, (one) => ({ ...one, statistics: later(one.statistics, 'days') })),
  };
  const rest = `\n${[JSON.stringify({ head, told }), ...parts].join('\n')}`;
  return sumOf(Buffer.from(rest)) + rest;
}

/** Reads it, as far as it is asked for at once; null where it is damaged. What the head holds is for the caller to know. */
export function readSummary<Head extends object>(
  bytes: Buffer,
): { readonly head: Head; readonly summary: Summary } | null {
  if (bytes.toString('latin1', 0, SUM_LENGTH) !== sumOf(bytes.subarray(SUM_LENGTH))) return null;
  const [first, ...parts] = linesFrom(bytes, SUM_LENGTH + 1);
  if (first === undefined) return null;
  const { head, told } = JSON.parse(first.toString()) as { head: Head; told: Summary };
  const opened = <Of extends object>(of: Of, ...names: readonly (keyof Of)[]): Of => {
    for (const name of names) {
      const part = parts[of[name] as number];
      openLater(of, name, () => JSON.parse(part?.toString() ?? 'null'));
    }
    return of;
  };
  const statistics: Statistics[] = [
    told.all,
    ...Object.values(told.games),
    ...Object.values(told.variants).map((one) => one.statistics),
  ];
  for (const one of statistics) opened(one, 'days');
  return { head, summary: opened(told, 'wish', 'plays', 'deals') };
}

function linesFrom(bytes: Buffer, begin: number): Buffer[] {
  const lines: Buffer[] = [];
  for (let from = begin; from <= bytes.length; ) {
    const end = bytes.indexOf('\n', from);
    lines.push(bytes.subarray(from, end < 0 ? bytes.length : end));
    from = end < 0 ? bytes.length + 1 : end + 1;
  }
  return lines;
}

const SUM_LENGTH = 8;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * FNV-1a (Fowler, Noll and Vo), taken four bytes at a time: a long text is gone through in no time, and no change of one
 * letter goes unseen.
 */
function sumOf(bytes: Buffer): string {
  const words = new Uint32Array(Math.ceil(bytes.length / 4));
  new Uint8Array(words.buffer).set(bytes);
  let sum = FNV_OFFSET ^ bytes.length;
  for (let i = 0; i < words.length; i++) sum = Math.imul(sum ^ words[i]!, FNV_PRIME);
  return (sum >>> 0).toString(16).padStart(SUM_LENGTH, '0');
}

function mapped<From, To>(
  of: Readonly<Record<string, From>>,
  map: (one: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(of).map(([name, one]) => [name, map(one)]));
}

/** Makes a field that is worked out the first time it is looked into, and is like any other from then on. */
function openLater<Of extends object, Name extends keyof Of>(
  of: Of,
  name: Name,
  open: () => Of[Name],
): void {
  const set = (value: Of[Name]) =>
    Object.defineProperty(of, name, {
      configurable: true,
      enumerable: true,
      writable: true,
      value,
    });
  Object.defineProperty(of, name, {
    configurable: true,
    enumerable: true,
    get: () => {
      const value = open();
      set(value);
      return value;
    },
    set,
  });
}
