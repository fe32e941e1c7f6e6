import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boardOf } from '../play/diagram.ts';
import { Live, type LiveOptions } from './live.ts';

const upTo = (suit: string) => [...'A23456789T'].map((rank) => rank + suit).join(' ');
const foundations = ['C', 'D', 'H', 'S'].map((suit, i) => `f${i + 1}: ${upTo(suit)}`).join(' | ');
const decided = () =>
  boardOf('klondike', `${foundations} | 1: KC QD JC | 2: KD QC JD | 3: KS QH JS | 4: KH QS JH`);

async function started(options: LiveOptions = {}): Promise<Live> {
  const live = new Live(decided(), options);
  await live.begin();
  live.press(...'finish', 'enter');
  return live;
}

/**
 * What the terminal shows, the clock standing all but still for the program; the emulator needs as many beats of it as
 * the machine is slow.
 */
async function shown(live: Live): Promise<string> {
  let text: string | null = null;
  void live.screen().then((screen) => {
    text = screen.text().join('\n');
  });
  while (text === null) await vi.advanceTimersByTimeAsync(1);
  return text;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('cards go up one by one until the game is won', async () => {
  const live = await started();
  expect(await shown(live)).toContain('· 1 move ·');
  await vi.advanceTimersByTimeAsync(400);
  expect(await shown(live)).toMatch(/· [2-5] moves ·[\s\S]*any key stops it/u);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await shown(live)).toContain('· 12 moves ·');
});

it('a key stops them where they are', async () => {
  const live = await started();
  await vi.advanceTimersByTimeAsync(400);
  live.press(' ');
  const stopped = await shown(live);
  expect(stopped).toMatch(/· [2-5] moves ·[\s\S]*Stopped/u);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await shown(live)).toBe(stopped);
  live.press('backspace');
  expect(await shown(live)).toContain('· 0 moves ·');
});

it('a key for the whole program stops them too', async () => {
  const live = await started();
  live.press('ctrl-t');
  await vi.advanceTimersByTimeAsync(4000);
  expect(await shown(live)).toMatch(/· 1 move ·[\s\S]*theme: /u);
});

it.each([
  ['--no-animation', { flags: { animation: false } }],
  ['a distant terminal', { env: { SSH_CONNECTION: '10.0.0.1 1 10.0.0.2 22' } }],
] as const)('they are up at once with %s', async (_, options) => {
  expect(await shown(await started(options))).toContain('· 12 moves ·');
});
