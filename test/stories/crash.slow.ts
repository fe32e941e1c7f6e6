import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundle } from '../../scripts/bundle.ts';
import { finishedGames } from '../../src/session/finished.ts';
import { readResults } from '../../src/shell/store/history-file.ts';
import { placeOf } from '../../src/shell/store/place.ts';
import { pick, testDice } from '../play/dice.ts';
import { Tui } from '../terminal/tui.ts';

/** How often the program is ended; `PATIENCE_KILLS=500` for the whole of it. */
const KILLS = Number(process.env['PATIENCE_KILLS'] ?? 50);

/** A game is given up for another after so many ends. */
const ENDS_A_GAME = 20;

const built = mkdtempSync(join(tmpdir(), 'patience-story-'));
const home = mkdtempSync(join(tmpdir(), 'patience-crash-'));

beforeAll(() => bundle(built));

afterAll(() => {
  for (const folder of [built, home]) rmSync(folder, { recursive: true, force: true });
});

const ENDS = {
  SIGKILL: (tui: Tui) => tui.kill('SIGKILL'),
  SIGHUP: (tui: Tui) => tui.kill('SIGHUP'),
  SIGTERM: (tui: Tui) => tui.kill('SIGTERM'),
  closed: (tui: Tui) => tui.hangUp(),
} as const;

/** The moves on the status line, or null where it is not there. */
function movesOn(tui: Tui): number | null {
  const [, moves] =
    /^ ?Klondike · seed \d+ · (\d+) moves? · /mu.exec(tui.screen().join('\n')) ?? [];
  return moves === undefined ? null : Number(moves);
}

it('a program ended at any instant goes on from the last move that was seen, or a later one', async () => {
  const dice = testDice(11);
  let seen = 0;
  let sent = 0;
  let game = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const isNew = kill % ENDS_A_GAME === 0;
    if (isNew) {
      game++;
      seen = 0;
      sent = 0;
    }
    const args = isNew ? ['--seed', String(game)] : [];
    const program = join(built, 'patience.mjs');
    const tui = Tui.start(process.execPath, [program, 'klondike', '--no-animation', ...args], {
      env: { PATIENCE_HOME: home },
    });
    try {
      await tui.until(() => movesOn(tui) !== null, 30_000);
      const resumed = movesOn(tui)!;
      expect(resumed, `after end ${kill}`).toBeGreaterThanOrEqual(seen);
      expect(resumed, `after end ${kill}`).toBeLessThanOrEqual(seen + sent);
      seen = resumed;
      sent = 0;
      // The first key makes sure that the game is begun, so that there is something to lose.
      tui.key(' ');
      await tui.until(() => (movesOn(tui) ?? 0) > resumed);
      const end = Date.now() + dice() * 150;
      while (Date.now() < end) {
        tui.key(' ');
        sent++;
        await new Promise((resolve) => setTimeout(resolve, dice() * 12));
      }
      ENDS[pick(Object.keys(ENDS) as (keyof typeof ENDS)[], dice)](tui);
      await tui.exit;
      seen = movesOn(tui) ?? seen + 1;
    } finally {
      await tui.close();
    }
    // A game is lost with the first move of the next one, and told once.
    const finished = finishedGames(readResults(placeOf({ PATIENCE_HOME: home })).results);
    expect(finished.map(({ seed }) => seed)).toEqual(
      Array.from({ length: game - 1 }, (_, i) => String(i + 1)),
    );
  }
  expect(readdirSync(join(home, 'saves')).filter((name) => /damaged/u.test(name))).toEqual([]);
}, 3_600_000);
