import { expect, it } from 'vitest';
import { recordedGames } from '../app/recorded-games.ts';
import { fresh } from '../play/diagram.ts';
import { Live } from './live.ts';

/** A mouse on a table, which reports as SGR mode has it (xterm, mode 1006). */
class Mouse {
  readonly #live: Live;

  constructor(live: Live) {
    this.#live = live;
  }

  async press(word: string): Promise<void> {
    await this.#report('M', 0, word);
  }

  async drag(word: string): Promise<void> {
    await this.#report('M', 32, word);
  }

  async release(word: string): Promise<void> {
    await this.#report('m', 0, word);
  }

  async click(word: string): Promise<void> {
    await this.press(word);
    await this.release(word);
  }

  async #report(end: string, button: number, word: string): Promise<void> {
    const rows = (await this.#live.screen()).text();
    const y = rows.findIndex((row) => row.includes(word));
    const x = rows[y]?.indexOf(word) ?? -1;
    expect(x, `${word} is to be seen`).toBeGreaterThanOrEqual(0);
    this.#live.send(`\x1b[<${button};${x + 1};${y + 1}${end}`);
  }
}

async function table(
  session = fresh('klondike', {}, '17564485'),
): Promise<{ mouse: Mouse; rows: () => Promise<string[]> }> {
  const live = new Live(session, { flags: { animation: false } });
  await live.begin();
  return { mouse: new Mouse(live), rows: async () => (await live.screen()).text() };
}

it('a card is pressed on, and then where it goes', async () => {
  const { mouse, rows } = await table();
  await mouse.click('Q♦');
  expect((await rows()).join('\n')).toContain('(K♠');
  await mouse.click('K♠');
  expect(await rows()).toContain('5→7 Q♦ on K♠');
});

it('a card is dragged, and one that is dropped where it may not lie goes back', async () => {
  const { mouse, rows } = await table();
  await mouse.press('Q♦');
  await mouse.drag('5♣');
  await mouse.release('K♠');
  expect(await rows()).toContain('5→7 Q♦ on K♠');
  await mouse.press('10♥');
  await mouse.release('3♣');
  const after = await rows();
  expect(after.join('\n')).toContain('10♥ does not go on 3♣');
  expect(after.join('\n')).not.toContain('<10♥');
  // With empty hands, the next card that is pressed on is lifted.
  await mouse.click('J♣');
  expect((await rows()).join('\n')).toContain('<J♣');
});

it('the stock turns where it is pressed on, and a card goes up that is pressed on twice', async () => {
  const [, won] = recordedGames().find(([name]) => name === 'klondike.txt')!;
  const { mouse, rows } = await table({ ...won, at: 54 });
  await mouse.click('waste');
  await mouse.click('waste');
  expect(await rows()).toContain('waste→f1 A♥');
  await mouse.click('stock');
  expect((await rows()).at(-3)).toMatch(/^turn/u);
});

it('what the last line names is done where it is pressed on, and a page goes', async () => {
  const { mouse, rows } = await table();
  await mouse.click('Q♦');
  await mouse.click('K♠');
  await mouse.click('undo');
  expect((await rows()).join('\n')).toContain('One move taken back.');
  await mouse.click('Tab');
  expect((await rows()).join('\n')).toContain('There is something to do');
  await mouse.press('help');
  // A page lies over the table now, which tells its own keys.
  expect((await rows()).at(-1)).toBe('');
  await mouse.press('Klondike');
  expect((await rows()).at(-1)).toContain('q quit');
});
