import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Input } from '../../../src/app/input.ts';
import { Terminal, type TerminalOptions } from '../../../src/shell/terminal/terminal.ts';
import { Grid } from '../../../src/ui/canvas/grid.ts';
import { FakePort } from './fake-port.ts';

function open(options: Partial<TerminalOptions> = {}): { port: FakePort; terminal: Terminal } {
  const port = new FakePort();
  const terminal = new Terminal(port, { depth: '256', ...options });
  terminal.enter();
  return { port, terminal };
}

function page(text: string, columns = 20, rows = 4): Grid {
  const grid = new Grid(columns, rows);
  grid.put(0, 0, text);
  return grid;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('coming and going', () => {
  it('takes back what it set, in reverse', () => {
    const { port, terminal } = open({ mouse: 'drags' });
    expect([port.isRaw, port.isRead, terminal.active]).toEqual([true, true, true]);
    terminal.leave();
    expect([port.isRaw, port.isRead, terminal.active]).toEqual([false, false, false]);
    expect(port.take()).toEqual([
      '\x1b[?1049h\x1b[?25l\x1b[?2004h\x1b[?1002h\x1b[?1006h',
      '\x1b[?1006l\x1b[?1002l\x1b[?2004l\x1b[m\x1b[?25h\x1b[?1049l',
    ]);
  });

  it('leaves once, and asks for no mouse unless told', () => {
    const { port, terminal } = open();
    terminal.leave();
    terminal.leave();
    expect(port.written).toHaveLength(2);
    expect(port.written.join('')).not.toMatch(/100[0-6]/);
  });

  it('comes back with the screen it had, at the size of now', () => {
    const { port, terminal } = open();
    const sizes: number[][] = [];
    terminal.onResize((...size) => sizes.push(size));
    terminal.draw(page('a rather long line'));
    terminal.leave();
    port.resize(8, 2);
    port.take();
    terminal.enter();
    expect(port.take()[1]).toBe('\x1b[?25l\x1b[m\x1b[H\x1b[2Ja rather');
    expect(sizes).toEqual([[8, 2]]);
  });

  it('sets all anew when entered twice, and reads every key once', () => {
    const { port, terminal } = open();
    const seen: Input[] = [];
    terminal.onInput((input) => seen.push(input));
    port.take();
    terminal.enter();
    port.type('x');
    expect([port.take()[0]?.includes('\x1b[?1049h'), port.isRaw, seen.length]).toEqual([
      true,
      true,
      1,
    ]);
  });

  it('draws nothing while away', () => {
    const { port, terminal } = open();
    terminal.leave();
    port.take();
    terminal.draw(page('hidden'));
    terminal.redraw();
    expect(port.take()).toEqual([]);
  });
});

describe('drawing', () => {
  it('sends the difference, once, and nothing for nothing', () => {
    const { port, terminal } = open();
    port.take();
    terminal.draw(page('one'));
    terminal.draw(page('one'));
    terminal.draw(page('ore'));
    expect(port.take()).toEqual(['\x1b[?25l\x1b[m\x1b[H\x1b[2Jone', '\b\br']);
  });

  it('keeps a copy, so a grid may be painted again', () => {
    const { port, terminal } = open();
    const grid = page('one');
    terminal.draw(grid);
    grid.put(0, 0, 'two');
    port.take();
    terminal.draw(grid);
    expect(port.take()).toEqual(['\rtwo']);
  });

  it('paints all again when asked to', () => {
    const { port, terminal } = open();
    terminal.draw(page('one'));
    port.take();
    terminal.redraw();
    expect(port.take()).toEqual(['\x1b[?25l\x1b[m\x1b[H\x1b[2Jone']);
  });

  it('marks a long frame as one update', () => {
    const { port, terminal } = open();
    port.resize(80, 24);
    const grid = new Grid(80, 24);
    grid.fill(0, 0, 80, 24, 0, '#');
    port.take();
    terminal.draw(grid);
    const [bytes = ''] = port.take();
    expect([bytes.slice(0, 8), bytes.slice(-8)]).toEqual(['\x1b[?2026h', '\x1b[?2026l']);
  });

  it('sends only the newest of what a full line had to wait for', () => {
    const { port, terminal } = open();
    port.take();
    port.hasRoom = false;
    terminal.draw(page('one'));
    for (const text of ['two', 'three', 'four']) terminal.draw(page(text));
    expect(port.take()).toHaveLength(1);
    port.drain();
    expect(port.take()).toEqual(['\rfour']);
    port.drain();
    expect(port.take()).toEqual([]);
  });

  it('rings the bell, but not for others', () => {
    const { port, terminal } = open();
    port.take();
    terminal.bell();
    terminal.leave();
    terminal.bell();
    expect(port.take().filter((bytes) => bytes.includes('\x07'))).toEqual(['\x07']);
  });

  it('cuts what is larger than the terminal, the cursor too', () => {
    const { port, terminal } = open();
    const grid = page('0123456789012345678901234', 30, 6);
    grid.cursor = { x: 25, y: 5 };
    port.take();
    terminal.draw(grid);
    expect(port.take()).toEqual(['\x1b[?25l\x1b[m\x1b[H\x1b[2J01234567890123456789']);
  });
});

describe('a change of size', () => {
  it('is told once it rests, and everything is painted', () => {
    const { port, terminal } = open();
    const sizes: number[][] = [];
    terminal.draw(page('old'));
    terminal.onResize((columns, rows) => {
      sizes.push([columns, rows]);
      terminal.draw(page('new', columns, rows));
    });
    port.take();
    for (const columns of [19, 18, 17]) port.resize(columns, 4);
    expect([sizes, port.take()]).toEqual([[], []]);
    vi.runAllTimers();
    expect(sizes).toEqual([[17, 4]]);
    expect(port.take()).toEqual(['\x1b[?25l\x1b[m\x1b[H\x1b[2Jnew']);
  });

  it('that nobody answers shows the old grid, cut', () => {
    const { port, terminal } = open();
    terminal.draw(page('something'));
    port.take();
    port.resize(4, 4);
    vi.runAllTimers();
    expect(port.take()).toEqual(['\x1b[?25l\x1b[m\x1b[H\x1b[2Jsome']);
  });
});

describe('input', () => {
  function listen(options: Partial<TerminalOptions> = {}) {
    const { port, terminal } = open(options);
    const seen: string[] = [];
    const stop = terminal.onInput((input) => {
      if (input.type === 'key') seen.push(input.key);
      if (input.type === 'text' || input.type === 'paste') seen.push(input.text);
    });
    return { port, terminal, seen, stop };
  }

  it('goes to all handlers until they stop', () => {
    const { port, terminal, seen, stop } = listen();
    const more = vi.fn();
    terminal.onInput(more);
    port.type('a\x1b[A');
    stop();
    port.type('b');
    expect(seen).toEqual(['a', 'up']);
    expect(more).toHaveBeenCalledTimes(3);
  });

  it('waits for the rest of a key before it takes ESC for Escape', () => {
    const { port, seen } = listen();
    port.type('\x1b');
    vi.advanceTimersByTime(49);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['escape']);
  });

  it.each([5, 50, 200])('reads an arrow cut by %i ms as an arrow, never as text', (gap) => {
    for (const bytes of ['\x1b[A', '\x1bOA'])
      for (const pieces of [[bytes[0], bytes.slice(1)], [bytes.slice(0, 2), 'A'], [...bytes]]) {
        const { port, seen } = listen();
        for (const piece of pieces) {
          port.type(piece ?? '');
          vi.advanceTimersByTime(gap);
        }
        expect(seen.filter((key) => key !== 'escape')).toEqual(['up']);
      }
  });

  it('after a lone Escape is plain again in time', () => {
    const { port, seen } = listen();
    port.type('\x1b');
    vi.runAllTimers();
    port.type('[A');
    expect(seen).toEqual(['escape', '[', 'A']);
  });

  it('counts the silence from the last byte', () => {
    const { port, seen } = listen();
    port.type('\x1b[200~one');
    vi.advanceTimersByTime(1500);
    port.type(' two');
    vi.advanceTimersByTime(1500);
    port.type('\x1b[201~');
    expect(seen).toEqual(['one two']);
  });

  it('typed before anybody listens is kept for the first who does', async () => {
    const { port, terminal } = open();
    const seen: Input[] = [];
    port.type('ab');
    terminal.onInput((input) => seen.push(input));
    expect(seen).toEqual([]);
    await Promise.resolve();
    terminal.onInput((input) => seen.push(input));
    await Promise.resolve();
    expect(seen).toEqual([
      { type: 'text', text: 'a' },
      { type: 'text', text: 'b' },
    ]);
  });

  it('may be claimed before the handlers see it', () => {
    const { port, seen } = listen({ claim: (input) => input.type === 'key' && input.ctrl });
    port.type('a\x1ab');
    expect(seen).toEqual(['a', 'b']);
  });

  it('ends with leaving: neither the rest of the chunk nor a waiting Escape comes', () => {
    const { port, terminal, seen } = listen();
    terminal.onInput((input) => {
      if (input.type === 'text' && input.text === 'q') terminal.leave();
    });
    port.type('aqb\x1b');
    vi.runAllTimers();
    port.type('c');
    expect(seen).toEqual(['a', 'q']);
  });

  it('typed in one piece with the key that ended it is for whoever takes the terminal next', async () => {
    const { port, terminal } = listen();
    terminal.onInput((input) => {
      if (input.type === 'text' && input.text === 'q') terminal.leave();
    });
    port.type('aqbc');
    const seen: Input[] = [];
    const next = new Terminal(port, { depth: '256', early: terminal.unread });
    next.onInput((input) => seen.push(input));
    next.enter();
    await Promise.resolve();
    expect(seen).toEqual([
      { type: 'text', text: 'b' },
      { type: 'text', text: 'c' },
    ]);
  });
});
