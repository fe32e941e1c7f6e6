import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Input } from '../../src/app/input.ts';
import {
  positionOf,
  type Replay,
  runOn,
  startReplay,
  tellReplay,
  tenthsOf,
  updateReplay,
} from '../../src/app/replay.ts';
import { replayTalk } from '../../src/app/replay-talk.ts';
import type { Talk } from '../../src/app/talk.ts';
import { catalogue } from '../../src/games/index.ts';
import { english } from '../../src/notation/language/en/english.ts';
import type { Fortune } from '../../src/rules/fortune.ts';
import { readRecord } from '../../src/session/record.ts';
import { play, resign, type Session, undo } from '../../src/session/session.ts';
import { openTelling } from '../../src/session/telling.ts';
import { after, diagram, fresh } from '../play/diagram.ts';

const won = record('test/replays/demon.txt');

function record(path: string): Session {
  const session = readRecord(readFileSync(path, 'utf8'), catalogue);
  if ('fault' in session) throw new Error(session.fault);
  return session;
}

function key(name: string): Input {
  if ([...name].length === 1) return { type: 'text', text: name };
  const ctrl = name.startsWith('ctrl-');
  return { type: 'key', key: name.replace('ctrl-', ''), ctrl, alt: false, shift: false };
}

function pressed(replay: Replay, ...names: string[]): Replay {
  return names.reduce((now, name) => updateReplay(now, key(name)).replay, replay);
}

describe('a replay', () => {
  const start = startReplay(won);

  it('begins at the deal and steps to the end', () => {
    expect(diagram(positionOf(start))).toBe(diagram(undo(won, 999)));
    expect(diagram(positionOf(pressed(start, 'right', 'right')))).toBe(diagram({ ...won, at: 2 }));
    const end = pressed(start, 'end', 'right', 'right');
    expect(end.at).toBe(won.at);
    expect(tellReplay(end, english)).toMatch(/^Move 154 of 154: .*\. Won in 154 moves\.$/u);
  });

  it.each([
    [['right', 'right', 'left'], 1],
    [['left'], 0],
    [['down'], 10],
    [['down', 'down', 'up'], 10],
    [['end', 'up'], 144],
    [['end', 'home'], 0],
    [['G', 'g', 'l', 'n', 'h'], 1],
    [['3', '0', 'enter'], 30],
    [['9', '9', '9', 'enter'], 154],
    [['3', '0', 'escape', 'right'], 1],
    [['3', '0', 'backspace', 'enter'], 3],
    [['3', 'right'], 1],
    [['x', 'f5', 'ctrl-l'], 0],
  ])('after %j is at move %i', (names, at) => {
    const replay = pressed(start, ...names);
    expect(replay.at).toBe(at);
    expect(replay.typed).toBe('');
  });

  it('shows the number being typed', () => {
    expect(tellReplay(pressed(start, '3', '0'), english)).toBe('To move 30: Enter');
  });

  it('runs, faster or slower, and stops at the end or on a key', () => {
    let replay = pressed(start, ' ');
    expect(replay.isRunning).toBe(true);
    expect(tenthsOf(pressed(replay, '+'))).toBeLessThan(tenthsOf(replay));
    expect(tenthsOf(pressed(replay, '-'))).toBeGreaterThan(tenthsOf(replay));
    expect(tenthsOf(pressed(replay, ...Array(20).fill('+')))).toBeGreaterThan(0);
    replay = runOn(runOn(replay));
    expect([replay.at, replay.isRunning]).toEqual([2, true]);
    expect(pressed(replay, 'right')).toMatchObject({ at: 3, isRunning: false });
    expect(pressed(replay, ' ')).toMatchObject({ at: 2, isRunning: false });
    for (let i = 0; i < 200; i++) replay = runOn(replay);
    expect(replay).toMatchObject({ at: 154, isRunning: false });
    // From the end it begins anew.
    expect(pressed(replay, ' ')).toMatchObject({ at: 0, isRunning: true });
  });

  it('is left, or played on', () => {
    for (const [name, effect] of [
      ['q', 'quit'],
      ['ctrl-c', 'quit'],
      ['p', 'play'],
      ['ctrl-z', 'suspend'],
      ['ctrl-l', 'redraw'],
      ['right', null],
    ] as const) {
      expect(updateReplay(start, key(name)).effect).toBe(effect);
    }
  });

  it('takes moves that were one step as one step, and does not show what was undone', () => {
    let session = after(fresh('tens', {}, '3'), 'deal');
    session = play(session, session.moves[0]!, true);
    const replay = startReplay({ ...after(session, 'deal'), at: 2 });
    expect(replay.whole.moves).toHaveLength(2);
    expect(pressed(replay, 'right').at).toBe(2);
    expect(pressed(replay, 'end', 'left').at).toBe(0);
  });

  it('is given up only at its end', () => {
    const replay = startReplay(resign(after(fresh('tens', {}, '3'), 'deal')));
    expect(positionOf(replay).isResigned).toBe(false);
    const end = pressed(replay, 'end');
    expect(positionOf(end).isResigned).toBe(true);
    expect(tellReplay(end, english)).toMatch(/Lost after 1 move, given up\.$/u);
  });

  it('of nothing but a deal does not run', () => {
    expect(pressed(startReplay(fresh('tens')), ' ', 'right')).toMatchObject({
      at: 0,
      isRunning: false,
    });
  });
});

describe('a replay line by line', () => {
  const setting = {
    language: english,
    ascii: false,
    width: 79,
    preface: null,
    inWords: false,
    freshSeed: () => '1',
    lessonFor: () => null,
    telling: (fortune: Fortune) => openTelling(fortune, { seed: '1' }),
    resume: () => null,
  };
  const start = replayTalk(won, setting);

  function said(...lines: string[]): { readonly talk: Talk; readonly lines: readonly string[] } {
    return lines.reduce<{ talk: Talk; lines: readonly string[] }>(
      ({ talk }, line) => talk.answer(line),
      { talk: start, lines: start.greeting() },
    );
  }

  it.each([
    [[''], 1],
    [['next 5'], 5],
    [['n 5', 'b 2'], 3],
    [['to 30'], 30],
    [['end'], 154],
    [['end', 'start'], 0],
    [['all'], 154],
    [['next', 'sideways', ''], 2],
  ])('after %j is at move %i', (lines, at) => {
    const { lines: told } = said(...lines);
    expect(told.findLast((line) => line.startsWith('Move '))).toMatch(
      new RegExp(`^Move ${at} of 154`, 'u'),
    );
  });

  it('tells how to go on, and what it does not know', () => {
    expect(start.greeting().join('\n')).toContain('play on from here');
    expect(said('help').lines.join('\n')).toContain('the table after move 30');
    for (const line of ['sideways', 'next x', 'to', 'back -1', 'next 1.5']) {
      expect(said(line).lines).toEqual([english.figures.replay.unknown(line)]);
    }
    expect(start.completions('b')).toEqual(['back']);
  });

  it('shows every step once', () => {
    const moves = said('to 150', 'all').lines.filter((line) => line.startsWith('Move '));
    expect(moves.map((line) => line.split(' ')[1])).toEqual(['151', '152', '153', '154']);
  });

  it('is played on from where it stands, as a game without what came after', () => {
    const { talk } = said('to 30', 'play');
    expect(talk.session).toMatchObject({ at: 30, isResigned: false });
    expect(talk.session!.moves).toEqual(won.moves.slice(0, 30));
    expect(talk.answer('undo').talk.session).toMatchObject({ at: 29 });
  });

  it('is left by quit', () => {
    expect(start.answer('quit').isOver).toBe(true);
  });
});
