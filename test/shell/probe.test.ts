import { expect, it, vi } from 'vitest';
import { fresh } from '../play/diagram.ts';
import { firstDifference } from '../terminal/screen.ts';
import { Live } from './live.ts';

it('a terminal that is asked how wide it draws a line tells it, and shows the same as before', async () => {
  const live = new Live(fresh('tens', {}, '42'), { flags: { animation: false } });
  await live.begin();
  live.press('right');
  expect(live.sent.join('')).not.toContain('[6n');
  live.press(...'set glyphs probe', 'enter');
  expect(live.sent.join('')).toContain('[6n');
  const said = 'This terminal draws lines one column wide';
  await vi.waitFor(
    async () => expect((await live.screen()).text().join('\n')).toContain(said),
    10_000,
  );
  const seen = await live.screen();
  expect(firstDifference(seen, await live.redrawn())).toBeNull();
});
