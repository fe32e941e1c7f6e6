import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { complaint, run } from './run.ts';

const CLOCK = ['study', 'grandfathers-clock', '--nodes', '20000', '--jobs', '2'];
/** Where it does not matter what comes of the deals. */
const BRIEF = ['study', 'grandfathers-clock', '--nodes', '500', '--jobs', '1'];
const folder = () => mkdtempSync(join(tmpdir(), 'patience-study-'));

function linesOf(text: string) {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

const seedsOf = (lines: readonly { readonly seed: string }[]) =>
  lines.map(({ seed }) => Number(seed)).sort((a, b) => a - b);

describe('patience study', () => {
  it('writes a line for each deal, as solve would, and what they come to', async () => {
    const { status, out, err } = await run([...CLOCK, '--deals', '1..4']);
    expect(status).toBe(0);
    const lines = linesOf(out);
    expect(seedsOf(lines)).toEqual([1, 2, 3, 4]);
    const { out: solved } = await run(['solve', 'grandfathers-clock', '--seed', '3', '--json']);
    const { moves: _, ms: __, ...alone } = JSON.parse(solved);
    const { ms: ___, ...studied } = lines.find(({ seed }) => seed === '3');
    expect(studied).toEqual(alone);
    expect(err).toMatch(/^4 deals: \d winnable, \d unwinnable, \d unknown; all cards known\.$/mu);
    expect(err).not.toContain('\r');
  });

  it('goes on where it was broken off, even in the middle of a line', async () => {
    const out = join(folder(), 'out.jsonl');
    await run([...BRIEF, '--deals', '1..3', '--out', out]);
    const whole = readFileSync(out, 'utf8');
    writeFileSync(out, whole.slice(0, -20));
    const again = await run([...BRIEF, '--deals', '1..4', '--out', out]);
    const lines = readFileSync(out, 'utf8').split('\n');
    const kept = lines.filter((line) => line.endsWith('}'));
    expect(seedsOf(kept.map((line) => JSON.parse(line)))).toEqual([1, 2, 3, 4]);
    expect(again.err).toBe('2 of these deals are in the file already.\n');
    expect(again.out).toMatch(/^4 deals: /mu);
    await run([...BRIEF, '--deals', '1..4', '--out', out]);
    expect(readFileSync(out, 'utf8').split('\n')).toEqual(lines);
  });

  it('does not take deals under other rules for its own', async () => {
    const out = join(folder(), 'out.jsonl');
    await run([...BRIEF, '--deals', '1..2', '--out', out, '--option', 'suits=HSDC']);
    await run([...BRIEF, '--deals', '1..2', '--out', out]);
    expect(linesOf(readFileSync(out, 'utf8'))).toHaveLength(4);
  });

  it('is split in shards that make the whole, and put together by concatenation', async () => {
    const [first, second, both] = ['1', '2', 'both'].map((name) => join(folder(), name)) as [
      string,
      string,
      string,
    ];
    await run([...CLOCK, '--deals', '1..5', '--shard', '1/2', '--out', first]);
    await run([...CLOCK, '--deals', '1..5', '--shard', '2/2', '--out', second]);
    expect(seedsOf(linesOf(readFileSync(first, 'utf8')))).toEqual([1, 3, 5]);
    expect(seedsOf(linesOf(readFileSync(second, 'utf8')))).toEqual([2, 4]);
    writeFileSync(both, readFileSync(first));
    appendFileSync(both, readFileSync(second));
    const { out } = await run(['study', '--summary', both]);
    expect(out).toMatch(/^Grandfather's Clock · suits=HCDS\n5 deals: /u);
    expect(out).toMatch(/^Winnable: .*95 % interval/mu);
    expect(out).toMatch(/^ *\d+ to \d+ {2}█+ \d$/mu);
    expect((await run(['study', '--summary', first, second])).out).toBe(out);
    const { out: json } = await run(['study', '--summary', first, second, '--json']);
    expect(JSON.parse(json)).toMatchObject({ v: 1, studies: [{ deals: 5 }] });
  });

  it('tells of lines that are none, and of no lines at all', async () => {
    const file = join(folder(), 'x');
    writeFileSync(file, 'garbage\n');
    const { out, err } = await run(['study', '--summary', file]);
    expect(out).toBe('No deal has been looked at.\n');
    expect(err).toContain('one line of');
  });

  it('has one line for whoever calls it wrongly', async () => {
    expect(await complaint('study', 'tens')).toContain('--deals 1..1000');
    expect(await complaint('study', '--deals', '1..2')).toContain('name a game');
    expect(await complaint('study', 'tens', '--deals', '9..2')).toContain('ends before it begins');
    expect(await complaint('study', 'tens', '--deals', 'all')).toContain('1..1000');
    expect(await complaint('study', 'tens', '--deals', '1..2', '--shard', '3/2')).toContain('3/8');
    expect(await complaint('study', 'tens', '--deals', '1..2', '--json')).toContain('--summary');
    expect(await complaint('study', '--summary', '/nowhere/x')).toContain('cannot be read');
    expect(await complaint('study', 'tens', '--deals', '1..2', '--out', '/nowhere/x')).toContain(
      'cannot be written',
    );
  });
});
