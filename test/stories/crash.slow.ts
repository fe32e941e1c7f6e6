import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '../../src/games/index.ts';
import { finishedGames } from '../../src/session/finished.ts';
import { readSave } from '../../src/session/save-text.ts';
import { statusOf } from '../../src/session/session.ts';
import { readResults } from '../../src/shell/store/history-file.ts';
import { placeOf, savesIn } from '../../src/shell/store/place.ts';
import { savedFilesOf } from '../../src/shell/store/saves.ts';
import { pick, testDice } from '../play/dice.ts';
import { build, built } from '../terminal/built.ts';
import { Tui } from '../terminal/tui.ts';

/** How often the program is ended; `PATIENCE_KILLS=500` for the whole of it. */
const KILLS = Number(process.env['PATIENCE_KILLS'] ?? 60);

/** How often another game is dealt instead of going on with the one that waits. */
const NEW_GAMES = 0.25;

const home = mkdtempSync(join(tmpdir(), 'patience-crash-'));
const place = placeOf({ PATIENCE_HOME: home });

beforeAll(build);

afterAll(() => rmSync(home, { recursive: true, force: true }));

const ENDS = {
  SIGKILL: (tui: Tui) => tui.kill('SIGKILL'),
  SIGHUP: (tui: Tui) => tui.kill('SIGHUP'),
  SIGTERM: (tui: Tui) => tui.kill('SIGTERM'),
  closed: (tui: Tui) => tui.hangUp(),
} as const;

/** A game of Klondike of which only the stock is turned. */
interface Standing {
  readonly seed: number;
  /** Moves that stand, and moves there are: the rest were undone. */
  readonly at: number;
  readonly of: number;
}

const KEYS: Readonly<Record<string, (now: Standing) => Standing>> = {
  // The stock is turned in one way only: what was undone is made again.
  ' ': ({ seed, at, of }) => ({ seed, at: at + 1, of: Math.max(of, at + 1) }),
  backspace: (now) => ({ ...now, at: Math.max(0, now.at - 1) }),
  'ctrl-r': (now) => ({ ...now, at: Math.min(now.of, now.at + 1) }),
};

/** The seed and the moves on the status line, as `SEED@MOVES`; null where it is not there. */
function shown(tui: Tui): string | null {
  const [, seed, moves] =
    /^ ?Klondike · seed (\d+) · (\d+) moves? · /mu.exec(tui.screen().join('\n')) ?? [];
  return seed === undefined ? null : `${seed}@${moves}`;
}

/** What waits in the files, the one that was played last first. */
function filed(): Standing[] {
  return savedFilesOf(savesIn(place), 'klondike').flatMap(({ text }) => {
    const read = readSave(text, catalogue);
    if ('fault' in read) throw new Error(read.fault);
    const { session } = read.save;
    const standing = { seed: Number(session.deal.seed), at: session.at, of: session.moves.length };
    return statusOf(session) === 'playing' ? [standing] : [];
  });
}

function start(...args: readonly string[]): Tui {
  return Tui.start(process.execPath, [built.program, 'klondike', '--no-animation', ...args], {
    env: { PATIENCE_HOME: home },
  });
}

/**
 * Presses keys at a fast hand's pace, and ends the program in the midst of it; gives the states that it may have left:
 * none before the one that was seen.
 */
async function pressed(tui: Tui, from: Standing, dice: () => number): Promise<Standing[]> {
  const states = [from];
  const before = shown(tui);
  // Mostly a key is waited to be seen, so that there is something to lose, however slow the machine.
  const mustBeSeen = dice() < 0.75;
  const end = Date.now() + dice() * 200;
  while (Date.now() < end || (mustBeSeen && shown(tui) === before)) {
    const key = dice() < 0.75 ? ' ' : pick(Object.keys(KEYS), dice);
    tui.key(key);
    states.push(KEYS[key]!(states.at(-1)!));
    await new Promise((resolve) => setTimeout(resolve, dice() * 12));
  }
  const seen = shown(tui);
  ENDS[pick(Object.keys(ENDS) as (keyof typeof ENDS)[], dice)](tui);
  await tui.exit;
  const first = states.findIndex(({ seed, at }) => `${seed}@${at}` === seen);
  return states.slice(Math.max(0, first));
}

it('a program ended at any instant goes on from the last move that was seen, or a later one', async () => {
  const dice = testDice(11);
  /** The states of which one waits. */
  let waiting: readonly Standing[] = [];
  /** The games of which a move was seen. */
  const begun = new Set<number>();
  let game = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const isNew = game === 0 || dice() < NEW_GAMES;
    const label = `at end ${kill}, ${isNew ? 'another game' : 'the same game'}`;
    const tui = start(...(isNew ? ['--seed', String(++game)] : []));
    try {
      await tui.until(() => shown(tui) !== null, 60_000);
      let now: Standing = { seed: game, at: 0, of: 0 };
      if (!isNew) {
        now = filed()[0]!;
        expect(waiting, label).toContainEqual(now);
        expect(shown(tui), label).toBe(`${now.seed}@${now.at}`);
      } else if (game === 1) {
        tui.key(' ');
        await tui.until(() => shown(tui) === '1@1');
        now = { seed: game, at: 1, of: 1 };
      }
      const states = await pressed(tui, now, dice);
      const isBegun = states.every(({ of }) => of > 0);
      if (isBegun) begun.add(now.seed);
      // As long as no move was made, the game before still waits.
      waiting = isBegun ? states : [...waiting, ...states.filter(({ of }) => of > 0)];
    } finally {
      await tui.close();
    }
    const seeds = finishedGames(readResults(place).results).map(({ seed }) => Number(seed));
    expect(new Set(seeds).size, label).toBe(seeds.length);
    const inHand = filed().map(({ seed }) => seed);
    for (const seed of begun) {
      const places = [...seeds, ...inHand].filter((one) => one === seed);
      expect(places, label).toEqual([seed]);
    }
  }
  expect(begun.size).toBeGreaterThan(KILLS / 20);
  const files = readdirSync(join(home, 'saves'));
  expect(files.filter((name) => /damaged/u.test(name))).toEqual([]);
}, 3_600_000);
