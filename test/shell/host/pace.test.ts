import { describe, expect, it } from 'vitest';
import { Pace } from '../../../src/shell/host/pace.ts';

/** A pace with a clock that is put forward by hand. */
function paceOf(keysPerSecond: number) {
  let now = 0;
  const pace = new Pace(keysPerSecond, () => now);
  return {
    take: (text: string) => pace.take(Buffer.from(text)),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe('the pace of keys', () => {
  it('lets forty keys in one packet act at once, however few are allowed a second', () => {
    expect(paceOf(1).take('x'.repeat(40))).toEqual({ length: 40, keys: 40, wait: 0 });
  });

  it('makes what is more wait until its time has come', () => {
    const { take, pass } = paceOf(5);
    expect(take('x'.repeat(70))).toEqual({ length: 64, keys: 64, wait: 200 });
    pass(200);
    expect(take('x'.repeat(6))).toEqual({ length: 1, keys: 1, wait: 200 });
    pass(1000);
    expect(take('x'.repeat(5))).toEqual({ length: 5, keys: 5, wait: 0 });
  });

  it('gives no more for a long rest than for a short one', () => {
    const { take, pass } = paceOf(20);
    pass(3_600_000);
    expect(take('x'.repeat(1000)).keys).toBe(80);
  });

  it.each([
    ['\x1b[C', 1],
    ['\x1bOC', 1],
    ['\x1b[<0;12;5M', 1],
    ['ж', 1],
    ['♥', 1],
    ['\x1b', 1],
    ['ab', 2],
  ])('counts %j as %i', (text, keys) => {
    expect(paceOf(1).take(text)).toEqual({ length: Buffer.byteLength(text), keys, wait: 0 });
  });

  it('cuts no key in two', () => {
    const { take } = paceOf(1);
    take('x'.repeat(63));
    expect(take('\x1b[C\x1b[C')).toEqual({ length: 3, keys: 1, wait: 1000 });
  });
});
