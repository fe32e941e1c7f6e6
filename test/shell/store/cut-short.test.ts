import { beforeEach, describe, expect, it, vi } from 'vitest';
import { redo, resign, type Session, statusOf, undo } from '../../../src/session/session.ts';
import { after, fresh } from '../../play/diagram.ts';
import { Home } from './home.ts';
import { lostTens, wonDemon } from './whole-games.ts';

/*
 * Every instant at which a program can be cut short, one after another: before each of its calls to the file system,
 * and in the middle of each write. What it leaves behind is then gone on with by another.
 */

/** What has been done to the files, and when that stops; `share` of a write that is cut short is still written. */
const life = vi.hoisted(() => ({
  calls: 0,
  until: Number.POSITIVE_INFINITY,
  share: 0,
  isInWrite: false,
}));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const cut = () => {
    if (life.calls++ >= life.until) throw new Error('cut short');
  };
  const dying =
    <Args extends unknown[], Value>(call: (...args: Args) => Value) =>
    (...args: Args): Value => {
      cut();
      return call(...args);
    };
  return {
    ...real,
    openSync: dying(real.openSync),
    closeSync: dying(real.closeSync),
    linkSync: dying(real.linkSync),
    renameSync: dying(real.renameSync),
    unlinkSync: dying(real.unlinkSync),
    mkdirSync: dying(real.mkdirSync),
    fsyncSync: dying(real.fsyncSync),
    writeSync: (file: number, bytes: Buffer) => {
      if (life.calls === life.until) {
        life.isInWrite = true;
        real.writeSync(file, bytes.subarray(0, Math.ceil(bytes.length * life.share)));
      }
      cut();
      return real.writeSync(file, bytes);
    },
    // Whether the disk has been reached makes no difference to a program that is cut short.
    fsync: (_: number, done: () => void) => setImmediate(done),
  };
});

// Those that were cut short are dead, though they were all this process.
vi.mock('../../../src/shell/store/writer.ts', () => ({
  thisWriter: () => '1@here',
  isAtTable: () => false,
}));

beforeEach(() => revive());

function revive(): void {
  life.calls = 0;
  life.until = Number.POSITIVE_INFINITY;
}

/** What a session is told by: its deal, its moves and how many of them stand. */
function signOf({ deal, moves, at, isResigned }: Session): string {
  return `${deal.seed} ${moves.join(',')}@${at}${isResigned ? ' resigned' : ''}`;
}

/** What a player does, step by step: each state is to be written down before the next. */
interface Story {
  /** The game that waits when the player comes, or null. */
  readonly before: Session | null;
  readonly states: readonly Session[];
}

/** Plays a story until it is cut short; gives how many of its states were written down in full. */
function playUntil(home: Home, { states }: Story, until: number): number {
  life.calls = 0;
  life.until = until;
  let done = 0;
  try {
    const keeper = home.keeper();
    const resumed = keeper.resume(states[0]!.game);
    for (const state of states) {
      const isSame = resumed?.deal.seed === state.deal.seed;
      keeper.follow(isSame ? { ...state, seat: resumed!.seat } : state);
      done++;
    }
    keeper.leave();
    done++;
  } catch (error) {
    expect((error as Error).message).toBe('cut short');
  } finally {
    revive();
  }
  return done;
}

const start = fresh('tens', {}, '3');
const one = after(start, 'deal');
const two = after(one, 'deal');
const three = after(two, 'deal');
const back = undo(three, 3);
const other = fresh('tens', {}, '4');
const lost = lostTens();
const won = wonDemon();

const STORIES: Readonly<Record<string, Story>> = {
  'a game that is begun': {
    before: null,
    states: [start, one, two, undo(two), redo(undo(two)), three],
  },
  'a game that is gone on with': {
    before: two,
    states: [three, back, redo(back), undo(redo(back)), redo(back, 3), after(three, 'deal')],
  },
  'a game that is left for another': {
    before: two,
    states: [three, other, after(other, 'deal'), after(other, 'deal', 'deal')],
  },
  'a game that is given up': { before: two, states: [resign(two), two, three, resign(three)] },
  'a game that is lost': { before: undo(lost, 2), states: [undo(lost), lost, undo(lost), lost] },
  'a game that is won': { before: undo(won, 2), states: [undo(won), won, undo(won)] },
};

describe.each(Object.entries(STORIES))('%s', (_, story) => {
  const file = fileOf(story.before);

  it('may be cut short at any instant, whatever of a write is done', () => {
    let isWhole = false;
    for (let until = 0; !isWhole; until++) {
      for (const share of [0, 0.5, 0.95]) {
        life.share = share;
        life.isInWrite = false;
        const home = new Home();
        if (file) home.write(file.name, file.text);
        const done = playUntil(home, story, until);
        isWhole = done > story.states.length;
        goOn(home, story, done, `cut short before call ${until}, ${done} states done`);
        // Other calls are done or not: there is no share of them.
        if (!life.isInWrite) break;
      }
    }
  });
});

/** The file of a game that waits. */
function fileOf(session: Session | null): { readonly name: string; readonly text: string } | null {
  if (!session) return null;
  const home = new Home();
  const keeper = home.keeper();
  keeper.follow(session);
  keeper.leave();
  const name = `saves/${session.game.name}.txt`;
  return { name, text: home.read(name) };
}

/** Another program finds the last state that was written down, or the one that was being written, and no other. */
function goOn(home: Home, { before, states }: Story, done: number, label: string): void {
  const keeper = home.keeper();
  const resumed = keeper.resume(states[0]!.game);
  expect(
    keeper.notices().filter(({ tone }) => tone === 'refusal'),
    label,
  ).toEqual([]);
  const told = new Map(home.finished().map(({ seed, outcome }) => [seed, outcome]));
  expect(told.size, label).toBe(home.finished().length);

  const all = [before, ...states].slice(0, done + 1).filter((one) => one !== null);
  const begun = all.findLast(({ moves }) => moves.length > 0);
  const possible = [all.at(-1), begun, states[done]].filter((one) => one !== undefined);
  if (resumed) {
    expect(possible.map(signOf), label).toContain(signOf(resumed));
    expect(told.has(resumed.deal.seed!), label).toBe(false);
  } else {
    // What was won stays so, whatever is done with the cards afterwards.
    const ends = [...possible, ...all.filter((state) => statusOf(state) === 'won')];
    const isTold = ends.some((state) => told.get(state.deal.seed!) === statusOf(state));
    const isNothing = possible.some(({ moves }) => moves.length === 0);
    expect(isTold || isNothing, label).toBe(true);
  }
  // What was left for another game is lost as soon as that is begun, and stays so.
  for (const { deal, moves } of all) {
    const isLeft = moves.length > 0 && deal.seed !== begun?.deal.seed;
    if (isLeft) expect(told.get(deal.seed!), label).toBe('lost');
  }
  for (let next = resumed; next; next = keeper.resume(next.game)) keeper.follow(resign(next));
  keeper.leave();
  const finished = home.finished();
  expect(new Set(finished.map(({ seed }) => seed)).size, label).toBe(finished.length);
  expect(finished, label).toEqual(
    expect.arrayContaining(
      [...told].map(([seed, outcome]) => expect.objectContaining({ seed, outcome })),
    ),
  );
  expect(
    home.files().filter((name) => name.endsWith('.txt')),
    label,
  ).toEqual([]);
}
