import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { catalogue } from '../../../src/games/index.ts';
import { readSave } from '../../../src/session/save-text.ts';
import { readResults } from '../../../src/shell/store/history-file.ts';
import { testDice } from '../../play/dice.ts';
import { Home } from './home.ts';

const PLAYER = fileURLToPath(new URL('player.ts', import.meta.url));
const KILLS = Number(process.env['PATIENCE_KILLS'] ?? 60);
const SEED = 1;

/** More lines than can be written before one is told. */
const UNTOLD = 8;

/** Starts a player and kills it some milliseconds after it has begun; gives what it told. */
async function played(home: Home, ms: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', PLAYER, '0', String(SEED)], {
    env: { ...process.env, PATIENCE_HOME: home.place.data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let told = '';
  child.stdout.setEncoding('utf8');
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (text: string) => {
      if (told === '') setTimeout(() => child.kill('SIGKILL'), ms);
      told += text;
    });
    child.stdout.on('end', () => resolve());
  });
  expect(await ended).toEqual([null, 'SIGKILL']);
  return told.split('\n').slice(0, -1);
}

/** The states through which the saved games went at last, the newest first, as the player tells them. */
function savedStates(home: Home): string[] {
  return home.files().flatMap((name) => {
    if (!name.endsWith('.txt')) return [];
    const lines = home.read(`saves/${name}`).split('\n').slice(0, -1);
    return Array.from({ length: UNTOLD }, (_, cut) => {
      const read = readSave(`${lines.slice(0, lines.length - cut).join('\n')}\n`, catalogue);
      if ('fault' in read) return '';
      expect(read.damaged).toBeNull();
      const { deal, moves, at } = read.save.session;
      return `${deal.seed} ${moves.join(',')}@${at}`;
    });
  });
}

it('a program killed at any instant loses no move that was seen, and no result', async () => {
  const home = new Home();
  const dice = testDice(3);
  const lost = new Set<string>();
  for (let kill = 0; kill < KILLS; kill++) {
    const lines = await played(home, dice() * 120);
    const [word, ...state] = lines.at(-1)!.split(' ');
    for (const line of lines) if (line.startsWith('lost ')) lost.add(line.split(' ')[1]!);
    const isOver = readResults(home.place).results.some(({ seed }) => seed === state[0]);
    if (!isOver) expect(savedStates(home)).toContain(state.join(' '));
    if (word === 'lost') expect(isOver).toBe(true);
    expect(home.files().filter((name) => /damaged/u.test(name))).toEqual([]);
  }
  const { results, damaged } = readResults(home.place);
  expect(damaged).toEqual([]);
  expect([...lost].filter((seed) => !results.some((result) => result.seed === seed))).toEqual([]);
  const finished = home.finished();
  expect(new Set(finished.map(({ seed }) => seed)).size).toBe(finished.length);
  // A result may be written and not be told, but never the other way round.
  expect(finished.length).toBeGreaterThanOrEqual(lost.size);
  expect(finished.length).toBeLessThanOrEqual(lost.size + KILLS);
}, 3_600_000);
