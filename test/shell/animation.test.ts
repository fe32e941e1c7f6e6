import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../src/session/session.ts';
import { boardOf, fresh } from '../play/diagram.ts';
import { firstDifference } from '../terminal/screen.ts';
import { Live, type LiveOptions } from './live.ts';

const won = () => boardOf('klondike', '1: KC | f1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC');

async function started(session: Session, options: LiveOptions = {}): Promise<Live> {
  const live = new Live(session, options);
  await live.begin();
  await vi.advanceTimersByTimeAsync(100);
  return live;
}

beforeEach(() => {
  // The pictures alone: the emulator needs real timers.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a card that is moved', () => {
  it('slides, and in the end the screen is as if drawn anew', async () => {
    const live = await started(fresh('tens', {}, '42'));
    live.press('1', '3');
    const atOnce = live.sent.length;
    await vi.advanceTimersByTimeAsync(1000);
    expect(live.sent.length).toBeGreaterThan(atOnce + 1);
    const seen = await live.screen();
    expect(firstDifference(seen, await live.redrawn())).toBeNull();
  });

  it.each(['tens', 'klondike', 'auld-lang-syne'])('or a deal of %s', async (name) => {
    const live = await started(fresh(name, {}, '42'));
    live.press(' ');
    await vi.advanceTimersByTimeAsync(1000);
    const seen = await live.screen();
    expect(firstDifference(seen, await live.redrawn())).toBeNull();
    live.press('backspace');
    await vi.advanceTimersByTimeAsync(1000);
    const back = await live.screen();
    expect(firstDifference(back, await live.redrawn())).toBeNull();
  });

  it('is where it goes as soon as another key is pressed, and the key acts at once', async () => {
    const quick = await started(fresh('tens', {}, '42'));
    quick.press('1', '3');
    quick.press('right');
    const seen = await quick.screen();
    const patient = await started(fresh('tens', {}, '42'), { flags: { animation: false } });
    patient.press('1', '3');
    patient.press('right');
    expect(firstDifference(seen, await patient.screen())).toBeNull();
    quick.sent = [];
    await vi.advanceTimersByTimeAsync(1000);
    expect(quick.sent).toEqual([]);
  });

  it.each([
    ['--no-animation', { flags: { animation: false } }],
    ['a distant terminal', { env: { SSH_CONNECTION: '10.0.0.1 1 10.0.0.2 22' } }],
  ] as const)('does not slide with %s', async (_, options) => {
    const live = await started(fresh('tens', {}, '42'), options);
    live.press('1', '3');
    live.sent = [];
    await vi.advanceTimersByTimeAsync(1000);
    expect(live.sent).toEqual([]);
  });

  it('slides on a distant terminal too where the player wants that', async () => {
    const live = await started(fresh('tens', {}, '42'), { env: { SSH_TTY: '/dev/pts/1' } });
    live.press(...'set animation on', 'enter');
    live.press('1', '3');
    live.sent = [];
    await vi.advanceTimersByTimeAsync(1000);
    expect(live.sent).not.toEqual([]);
  });
});

describe('a win', () => {
  it('is celebrated for a while, and then all is still', async () => {
    const live = await started(won());
    live.press(...'move 1 to f1', 'enter');
    await vi.advanceTimersByTimeAsync(2000);
    expect(live.sent.length).toBeGreaterThan(40);
    await vi.advanceTimersByTimeAsync(8000);
    live.sent = [];
    await vi.advanceTimersByTimeAsync(2000);
    expect(live.sent).toEqual([]);
    const seen = await live.screen();
    expect(firstDifference(seen, await live.redrawn())).toBeNull();
  });

  it('is celebrated no longer than the player likes', async () => {
    const live = await started(won());
    live.press(...'move 1 to f1', 'enter');
    await vi.advanceTimersByTimeAsync(500);
    live.press('right');
    await vi.advanceTimersByTimeAsync(100);
    live.sent = [];
    await vi.advanceTimersByTimeAsync(5000);
    expect(live.sent).toEqual([]);
  });
});
