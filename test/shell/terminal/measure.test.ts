import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Input } from '../../../src/app/input.ts';
import { Terminal } from '../../../src/shell/terminal/terminal.ts';
import { Grid } from '../../../src/ui/canvas/grid.ts';
import { FakePort } from './fake-port.ts';

function open(): { port: FakePort; terminal: Terminal; inputs: Input[] } {
  const port = new FakePort();
  const terminal = new Terminal(port, { depth: '256' });
  const inputs: Input[] = [];
  terminal.enter();
  terminal.onInput((input) => inputs.push(input));
  const grid = new Grid(20, 4);
  grid.put(0, 1, 'below');
  terminal.draw(grid);
  return { port, terminal, inputs };
}

const QUESTION = '\x1b[6n';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the width of a character', () => {
  it('is never asked for by itself', () => {
    const { port, terminal } = open();
    terminal.redraw();
    terminal.leave();
    expect(port.take().join('')).not.toContain(QUESTION);
  });

  it.each([
    [1, ['\x1b[2;2R']],
    [2, ['\x1b[2;3R']],
    [2, ['\x1b[2', ';3', 'R']],
  ])('is %i where the cursor has gone so far: %j', async (cells, answer) => {
    const { port, terminal, inputs } = open();
    port.take();
    const asked = terminal.measure('─');
    expect(port.take()).toEqual([`\x1b[2;1H─${QUESTION}`]);
    for (const part of answer) port.type(part);
    expect(await asked).toBe(cells);
    expect(inputs).toEqual([]);
    expect(port.take().join('')).toContain('below');
  });

  it('is not known where no answer comes in a fifth of a second', async () => {
    const { port, terminal, inputs } = open();
    let told: number | null | undefined;
    const asked = terminal.measure('─').then((cells) => {
      told = cells;
    });
    port.take();
    await vi.advanceTimersByTimeAsync(199);
    expect(told).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(told).toBeNull();
    expect(port.take().join('')).toContain('below');
    // Too late, it is still no key.
    port.type('\x1b[2;3R');
    expect(inputs).toEqual([]);
  });

  it('is not read from a key that is spelled alike, which acts as ever', async () => {
    const { port, terminal, inputs } = open();
    const asked = terminal.measure('─');
    port.type('x\x1b[1;3R\x1b[A');
    port.type('\x1b[2;2R');
    expect(await asked).toBe(1);
    expect(inputs).toMatchObject([{ text: 'x' }, { key: 'up' }]);
  });

  it('is not known when the terminal is given back meanwhile, or asked for already', async () => {
    const { port, terminal } = open();
    const asked = terminal.measure('─');
    expect(await terminal.measure('─')).toBeNull();
    terminal.leave();
    port.take();
    expect(await asked).toBeNull();
    expect(await terminal.measure('─')).toBeNull();
    expect(port.take()).toEqual([]);
  });
});
