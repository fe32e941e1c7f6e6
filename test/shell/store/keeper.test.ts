import { chmodSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/games/index.ts';
import { readRecord } from '../../../src/session/record.ts';
import { readSave } from '../../../src/session/save-text.ts';
import {
  openAgain,
  redo,
  resign,
  restart,
  type Session,
  statusOf,
  undo,
} from '../../../src/session/session.ts';
import { NO_KEEPER } from '../../../src/shell/store/no-keeper.ts';
import { after, diagram, fresh } from '../../play/diagram.ts';
import { Home } from './home.ts';
import { lostTens, wonDemon } from './whole-games.ts';

const tens = catalogue.find(({ name }) => name === 'tens')!;
const demon = catalogue.find(({ name }) => name === 'demon')!;

/** Tens, dealt to so many times. */
function dealt(times: number, seed = '3'): Session {
  return after(fresh('tens', {}, seed), ...Array(times).fill('deal'));
}

describe('a game in hand', () => {
  it('is gone on with where it was left', () => {
    const home = new Home();
    const session = undo(dealt(3));
    const keeper = home.keeper();
    keeper.follow(fresh('tens', {}, '3'));
    let now = dealt(0);
    keeper.follow(now);
    now = after(now, 'deal', 'deal', 'deal');
    keeper.follow(now);
    keeper.follow(undo(now));
    keeper.leave();
    const again = home.keeper().resume(tens)!;
    expect(diagram(again)).toBe(diagram(session));
    expect(again.at).toBe(2);
    expect(diagram(redo(again))).toBe(diagram(dealt(3)));
    expect(diagram(undo(again, 9))).toBe(diagram(dealt(0)));
    expect(home.finished()).toEqual([]);
  });

  it('is written down before anything else happens, without being left or synced', () => {
    const home = new Home();
    home.keeper().follow(dealt(1));
    expect(home.files()).toEqual(['tens.txt']);
    expect(home.read('saves/tens.txt')).toContain(' deal #');
    expect(home.keeper().resume(tens)!.at).toBe(1);
  });

  it('is nobody’s as long as it was only looked at', () => {
    const home = new Home();
    const keeper = home.keeper();
    keeper.follow(dealt(0));
    keeper.hint();
    keeper.follow(resign(dealt(0)));
    keeper.follow(dealt(0, '4'));
    keeper.leave();
    expect(home.files()).toEqual([]);
    expect(home.told()).toEqual([]);
    expect(home.keeper().resume(tens)).toBeNull();
  });

  it('is kept for every kind of game', () => {
    const home = new Home();
    const keeper = home.keeper();
    keeper.follow(dealt(1));
    keeper.follow(after(fresh('demon', {}, '5'), 'turn'));
    expect(keeper.resume(tens)!.at).toBe(1);
    keeper.leave();
    expect(home.files()).toEqual(['demon.txt', 'tens.txt']);
    expect(home.keeper().resume(demon)!.deal).toEqual({ seed: '5' });
    expect(home.told()).toEqual([]);
  });

  it('keeps its tally', () => {
    const home = new Home();
    const keeper = home.keeper();
    const start = dealt(0);
    keeper.follow(start);
    keeper.hint();
    home.clock.pass(2000);
    let now = after(start, 'deal');
    keeper.follow(now);
    home.clock.pass(3000);
    keeper.hint();
    keeper.follow(undo(now));
    home.clock.pass(1000);
    keeper.follow(after(undo(now), 'deal'));
    keeper.leave();
    home.clock.pass(86_400_000);
    const later = home.keeper();
    now = later.resume(tens)!;
    home.clock.pass(500);
    later.follow(resign(now));
    later.leave();
    expect(home.finished()).toMatchObject([{ hints: 2, undos: 1, ms: 6500, outcome: 'lost' }]);
  });

  it('of a program that does not keep is not', () => {
    NO_KEEPER.follow(dealt(1));
    NO_KEEPER.hint();
    NO_KEEPER.sync();
    NO_KEEPER.leave();
    expect(NO_KEEPER.resume(tens)).toBeNull();
    expect(NO_KEEPER.notices()).toEqual([]);
  });
});

describe('a game that is left for another of its kind', () => {
  it('counts as lost, but only when a move is made there', () => {
    const home = new Home();
    const keeper = home.keeper();
    keeper.follow(dealt(2));
    const next = dealt(0, '4');
    keeper.follow(next);
    expect(home.told()).toEqual([]);
    keeper.follow(after(next, 'deal'));
    expect(home.told()).toEqual(['lost tens']);
    const other = dealt(0, '5');
    keeper.follow(other);
    keeper.follow(after(other, 'deal'));
    expect(home.finished()).toMatchObject([
      { seed: '3', outcome: 'lost', moves: 2 },
      { seed: '4', outcome: 'lost', moves: 1 },
    ]);
    keeper.leave();
    expect(home.keeper().resume(tens)!.deal).toEqual({ seed: '5' });
  });

  it('waits on where the other was only looked at', () => {
    const home = new Home();
    const keeper = home.keeper();
    keeper.follow(dealt(2));
    keeper.follow(dealt(0, '4'));
    keeper.leave();
    expect(home.told()).toEqual([]);
    expect(home.keeper().resume(tens)!.deal).toEqual({ seed: '3' });
  });

  it('is given up also where it was saved by a program that has ended', () => {
    const home = new Home();
    const before = home.keeper();
    before.follow(dealt(2));
    before.leave();
    const keeper = home.keeper();
    const start = dealt(0, '4');
    keeper.follow(start);
    expect(home.told()).toEqual([]);
    keeper.follow(after(start, 'deal'));
    expect(home.finished()).toMatchObject([{ seed: '3', outcome: 'lost', moves: 2 }]);
    expect(home.files()).toHaveLength(1);
    expect(home.files('replays')).toHaveLength(1);
  });

  it('is not, where somebody else is still playing it', () => {
    const home = new Home();
    const other = home.keeper();
    other.follow(dealt(2));
    const keeper = home.keeper();
    const start = dealt(0, '4');
    keeper.follow(start);
    keeper.follow(after(start, 'deal'));
    keeper.leave();
    expect(home.files()).toEqual(['tens-2.txt', 'tens.txt']);
    other.leave();
    expect(home.told()).toEqual([]);
    expect(home.read('saves/tens.txt')).toContain('seed 3 #');
    expect(home.read('saves/tens-2.txt')).toContain('seed 4 #');
  });

  it('counts as lost where it is the same deal again', () => {
    const home = new Home();
    const keeper = home.keeper();
    const first = dealt(2);
    keeper.follow(first);
    const again = openAgain(first);
    keeper.follow(again);
    keeper.follow(after(again, 'deal'));
    keeper.follow(resign(after(again, 'deal')));
    keeper.leave();
    expect(home.finished().map(({ isRepeat }) => isRepeat)).toEqual([false, true]);
  });
});

describe('a game that comes to its end', () => {
  it('won is told at once, once, and is not gone on with', () => {
    const home = new Home();
    const keeper = home.keeper();
    const won = wonDemon();
    keeper.follow(undo(won));
    expect(home.told()).toEqual([]);
    keeper.follow(won);
    expect(home.told()).toEqual(['won demon']);
    expect(home.files()).toEqual([]);
    for (const next of [undo(won), won, restart(won), redo(restart(won), 999)]) {
      keeper.follow(next);
    }
    keeper.leave();
    expect(home.told()).toEqual(['won demon']);
    expect(home.keeper().resume(demon)).toBeNull();
    expect(home.finished()).toMatchObject([{ outcome: 'won', out: 52, of: 52, moves: won.at }]);
  });

  it('leaves a replay that plays the same', () => {
    const home = new Home();
    const keeper = home.keeper();
    keeper.follow(wonDemon());
    const [name = ''] = home.files('replays');
    expect(name).toBe(`demon-${home.finished()[0]!.play}.txt`);
    const session = readRecord(home.read(`replays/${name}`), catalogue);
    if ('fault' in session) throw new Error(session.fault);
    expect(statusOf(session)).toBe('won');
  });

  it('lost is told, and taken back where the player undoes a move and goes on', () => {
    const home = new Home();
    const keeper = home.keeper();
    const lost = lostTens();
    keeper.follow(lost);
    expect(home.told()).toEqual(['lost tens']);
    keeper.follow(undo(lost));
    expect(home.told()).toEqual(['lost tens', 'open tens']);
    keeper.leave();
    expect(home.finished()).toEqual([]);
    const later = home.keeper();
    const again = later.resume(tens)!;
    later.follow(redo(again));
    later.leave();
    expect(home.finished()).toMatchObject([{ outcome: 'lost', moves: lost.at }]);
    expect(home.files()).toEqual([]);
    expect(home.keeper().resume(tens)).toBeNull();
  });

  it('lost or won and never left is settled the next time', () => {
    const home = new Home();
    home.keeper().follow(lostTens());
    expect(home.files()).toEqual(['tens.txt']);
    expect(home.keeper().resume(tens)).toBeNull();
    expect(home.files()).toEqual([]);
    expect(home.finished()).toHaveLength(1);
    expect(home.files('replays')).toHaveLength(1);
  });

  it('given up is lost, and taking that back is possible', () => {
    const home = new Home();
    const keeper = home.keeper();
    keeper.follow(resign(dealt(2)));
    expect(home.told()).toEqual(['lost tens']);
    keeper.leave();
    expect(home.keeper().resume(tens)).toBeNull();
    expect(home.finished()).toHaveLength(1);
  });
});

describe('two programs at once', () => {
  it('that play the same game lose nothing of each other’s', () => {
    const home = new Home();
    const first = home.keeper();
    const start = dealt(2);
    first.follow(start);
    const second = home.keeper();
    const taken = second.resume(tens)!;
    second.follow(after(taken, 'deal'));
    // The first goes on as if nothing had happened.
    first.follow(after(undo(start), 'deal', 'deal'));
    first.follow(after(undo(start), 'deal', 'deal', 'deal'));
    second.leave();
    first.leave();
    expect(home.files()).toEqual(['tens-2.txt', 'tens.txt']);
    const kept = ['tens.txt', 'tens-2.txt'].map((name) => {
      const read = readSave(home.read(`saves/${name}`), catalogue);
      return 'fault' in read ? read.fault : [read.damaged, read.save.session.at];
    });
    expect(kept).toEqual([
      [null, 3],
      [null, 4],
    ]);
  });

  it('that finish the same game tell one result', () => {
    const home = new Home();
    const won = wonDemon();
    const first = home.keeper();
    first.follow(undo(won, 3));
    const second = home.keeper();
    expect(second.resume(demon)!.at).toBe(won.at - 3);
    first.follow(undo(won, 2));
    first.follow(won);
    // The other holds a branch of a game that is won, and loses it.
    second.leave();
    const third = home.keeper();
    third.follow(resign(third.resume(demon)!));
    third.leave();
    expect(home.told()).toEqual(['won demon', 'lost demon']);
    expect(home.finished()).toMatchObject([{ outcome: 'won' }]);
    expect(home.files()).toEqual([]);
  });
});

describe('a file that cannot be used', () => {
  function spoiled(change: (text: string) => string): Home {
    const home = new Home();
    const keeper = home.keeper();
    keeper.follow(dealt(3));
    keeper.leave();
    home.write('saves/tens.txt', change(home.read('saves/tens.txt')));
    return home;
  }

  it.each([
    ['damaged', (text: string) => `x${text}`, /is damaged at line 1: .*tens\.txt\.damaged-1\.$/u],
    ['empty', () => '', /is damaged/u],
    ['newer', (text: string) => text.replace('save 1', 'save 7'), /later version.*newer-1\.$/u],
  ])('(%s) is put aside as it was, told in one line, and play goes on', (_, change, notice) => {
    const home = spoiled(change);
    const text = home.read('saves/tens.txt');
    const keeper = home.keeper();
    expect(keeper.resume(tens)).toBeNull();
    expect(keeper.notices()).toEqual([{ text: expect.stringMatching(notice), tone: 'refusal' }]);
    expect(keeper.notices()).toEqual([]);
    const [aside = ''] = home.files();
    expect(home.read(`saves/${aside}`)).toBe(text);
    keeper.follow(dealt(1, '9'));
    expect(home.files()).toContain('tens.txt');
    expect(home.read(`saves/${aside}`)).toBe(text);
    expect(home.told()).toEqual([]);
  });

  it('after its beginning is gone on with up to there', () => {
    const home = spoiled((text) => text.replace(/(deal #\w+\n)\+.*\n/u, '$1garbage\n'));
    const text = home.read('saves/tens.txt');
    const keeper = home.keeper();
    expect(keeper.resume(tens)!.at).toBe(1);
    expect(keeper.notices()).toEqual([
      { text: expect.stringMatching(/damaged at line \d+.*damaged-1\.$/u), tone: 'refusal' },
    ]);
    expect(home.read('saves/tens.txt.damaged-1')).toBe(text);
  });

  it('is put aside under a name of its own each time', () => {
    const home = spoiled(() => 'x');
    home.keeper().resume(tens);
    writeFileSync(join(home.place.data, 'saves/tens.txt'), 'y');
    home.keeper().resume(tens);
    expect(home.files()).toEqual(['tens.txt.damaged-1', 'tens.txt.damaged-2']);
  });

  it('left half taken over by a program that was killed is found', () => {
    const home = spoiled((text) => text);
    const saves = join(home.place.data, 'saves');
    renameSync(join(saves, 'tens.txt'), join(saves, 'tens.taken-1-1.txt'));
    expect(home.keeper().resume(tens)!.at).toBe(3);
  });
});

describe('a disk that cannot be written', () => {
  it('is told of once, and the game goes on', () => {
    const home = new Home();
    home.write('saves', 'a file where a folder should be');
    const keeper = home.keeper();
    expect(keeper.resume(tens)).toBeNull();
    keeper.follow(dealt(1));
    keeper.follow(dealt(2));
    keeper.sync();
    keeper.leave();
    expect(keeper.notices()).toEqual([
      { text: expect.stringMatching(/^Your games cannot be kept in /u), tone: 'refusal' },
    ]);
    chmodSync(home.place.data, 0o700);
  });
});
