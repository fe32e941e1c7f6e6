import { describe, expect, it } from 'vitest';
import { linesOf } from '../../src/shell/lines.ts';

async function read(chunks: readonly (string | Uint8Array)[], longest?: number): Promise<string[]> {
  async function* stream() {
    yield* chunks;
  }
  const lines: string[] = [];
  for await (const line of linesOf(stream(), longest)) lines.push(line);
  return lines;
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('lines', () => {
  it.each([
    [[], []],
    [[''], []],
    [['\n'], ['']],
    [['a\nb\n'], ['a', 'b']],
    [['a\nb'], ['a', 'b']],
    [['a\r\nb\r\n'], ['a', 'b']],
    [
      ['a\r', '\nb\r'],
      ['a', 'b'],
    ],
    [['a\r\r\n'], ['a\r']],
    [['a\rb\n'], ['a\rb']],
    [['a\u2028b\u0085c\vd\n'], ['a\u2028b\u0085c\vd']],
    [
      ['a', 'b', '\n\nc', '\nd'],
      ['ab', '', 'c', 'd'],
    ],
  ])('of %j are %j', async (chunks, lines) => {
    expect(await read(chunks)).toEqual(lines);
    expect(await read(chunks.map(bytes))).toEqual(lines);
  });

  it('put together characters that arrive in pieces', async () => {
    const whole = bytes('♥é😀\n♠');
    expect(await read([...whole].map((byte) => Uint8Array.of(byte)))).toEqual(['♥é😀', '♠']);
  });

  it('have a mark where the bytes are no characters', async () => {
    expect(await read([Uint8Array.of(0x61, 0xff, 0x0a, 0xe2, 0x99)])).toEqual([
      'a\ufffd',
      '\ufffd',
    ]);
  });

  it('are cut where they are too long, and the next is whole again', async () => {
    expect(await read(['abc', 'def', 'gh\nij\nklmno'], 4)).toEqual(['abcd', 'ij', 'klmn']);
  });
});
