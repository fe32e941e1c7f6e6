import { describe, expect, it } from 'vitest';
import { type FortuneTable, startFortune, tellCard } from '../../../src/app/fortune/table.ts';
import { shuffledAnew, updateFortune } from '../../../src/app/fortune/update-table.ts';
import type { Input } from '../../../src/app/input.ts';
import { fortuneTelling } from '../../../src/games/fortune-telling.ts';
import { english } from '../../../src/notation/language/en/english.ts';
import { openTelling } from '../../../src/session/telling.ts';
import { keyInput, typed } from '../press-keys.ts';

function table(seed = '20', isReplay = false): FortuneTable {
  const telling = openTelling(fortuneTelling, { seed });
  return startFortune({ telling, isGentle: false, isReplay }, english);
}

function after(start: FortuneTable, ...inputs: readonly (Input | string)[]): FortuneTable {
  return inputs
    .flatMap((one) => (typeof one === 'string' ? [keyInput(one)] : [one]))
    .reduce((now, input) => updateFortune(now, input).table, start);
}

function effects(start: FortuneTable, line: string) {
  return updateFortune(after(start, ...typed(line)), keyInput('enter')).effects;
}

const CUT = after(table(), ...typed('111'));
const ROW = after(CUT, 'enter', 'end');

describe('at the table', () => {
  it('questions are answered by their numbers, or by pointing', () => {
    expect(CUT.oracle.lie.significator).toBe(0x1d);
    expect(after(table(), 'down', 'enter', 'down', 'enter').oracle.lie.significator).toBe(0x0c);
    expect(after(table(), 'end', 'enter', 'up', 'up', 'enter').oracle.lie.significator).toBe(0x1d);
  });

  it('the marker goes through the pack and stops at its edges', () => {
    expect(CUT.marker).toBe(16);
    expect(after(CUT, 'left').marker).toBe(15);
    expect(after(CUT, 'home', 'left', 'left').marker).toBe(1);
    expect(after(CUT, 'end', 'right', 'down').marker).toBe(31);
    const { steps } = after(CUT, 'home', 'enter').oracle.telling;
    expect(steps.at(-1)).toEqual({ does: 'cut', lifted: 1 });
    expect(after(CUT, ...typed('31'), 'enter').oracle.telling.steps.at(-1)).toEqual({
      does: 'cut',
      lifted: 31,
    });
  });

  it('a cut that cannot be is refused in a line, and rings', () => {
    const asked = after(CUT, ...typed('32'));
    const { table: refused, effects: rung } = updateFortune(asked, keyInput('enter'));
    expect(refused.message).toEqual({ text: expect.stringContaining('1 to 31'), tone: 'refusal' });
    expect(rung).toEqual([{ type: 'bell' }]);
    expect(refused.oracle).toBe(asked.oracle);
  });

  it('Enter lays out one card after another, End all of them', () => {
    expect(after(CUT, 'enter', 'enter', 'enter').oracle.lie.row).toHaveLength(2);
    expect(ROW.oracle.lie.stage).toBe('row');
    const told = after(ROW, 'enter', 'enter', 'enter', 'end');
    expect(told.oracle.lie.stage).toBe('told');
    expect(after(told, 'enter').oracle).toEqual(told.oracle);
  });

  it('arrows go from card to card, each of which is told', () => {
    expect(tellCard(ROW, after(ROW, 'right').cursor!)).toBe('1. A♣: Gain, by trade or at play.');
    expect(after(ROW, 'right', 'down').cursor).toBe(3);
    expect(after(ROW, 'right', 'left').cursor).toBe(0);
    expect(after(ROW, 'end', 'right').cursor).toBe(11);
    expect(after(ROW, 'left').cursor).toBe(11);
    expect(tellCard(ROW, 3)).toContain('K♣ reversed: ');
    expect(after(ROW, 'right', 'escape').cursor).toBeNull();
  });

  it('Backspace goes back through the questions', () => {
    const back = after(ROW, ...Array(14).fill('backspace'));
    expect(back.oracle.lie.stage).toBe('significator');
    const asked = after(table(), ...typed('13'));
    expect(after(asked, 'backspace').oracle.isDeclined).toBe(false);
    expect(after(asked, 'backspace', 'backspace').oracle.answers).toEqual([]);
  });

  it('orders of the program are passed on', () => {
    expect(effects(ROW, 'quit')).toEqual([{ type: 'quit' }]);
    expect(effects(ROW, 'list')).toEqual([{ type: 'list' }]);
    expect(effects(ROW, 'theme baize')).toEqual([{ type: 'set', name: 'theme', value: 'baize' }]);
    expect(effects(ROW, 'new')).toEqual([{ type: 'seed' }]);
    expect(shuffledAnew(ROW, '7').oracle.telling).toMatchObject({ deal: { seed: '7' }, at: 0 });
    expect(after(ROW, ...typed('new 8'), 'enter').oracle.telling.deal.seed).toBe('8');
  });

  it('pages lie over it and are put away', () => {
    for (const key of ['?', 'ctrl-o']) {
      const paged = after(ROW, key);
      expect(paged.page).not.toBeNull();
      expect(after(paged, 'escape').page).toBeNull();
    }
    const { page } = after(ROW, ...typed('reading'), 'enter');
    expect(page).toMatchObject({ name: 'told', lines: expect.any(Array) });
    expect(page?.name === 'told' ? page.lines : []).toHaveLength(18);
  });

  it('Tab completes a word', () => {
    expect(after(ROW, ...typed('gath'), 'tab').prompt.text).toBe('gather');
  });
});

it('a telling that is seen again goes on and back by keys, and takes no answers', () => {
  const told = after(ROW, 'enter', 'enter', 'enter', 'end');
  const start = startFortune(
    { telling: told.oracle.telling, isGentle: false, isReplay: true },
    english,
  );
  expect(start.oracle.telling.at).toBe(0);
  expect(after(start, ...typed('2')).oracle).toBe(start.oracle);
  const steps = Array<string>(told.oracle.telling.at).fill('enter');
  expect(after(start, ...steps).oracle.lie).toEqual(told.oracle.lie);
  expect(after(start, 'end').oracle.lie).toEqual(told.oracle.lie);
  expect(after(start, 'end', 'home').oracle.telling.at).toBe(0);
  expect(after(start, 'enter', 'enter', 'backspace').oracle.telling.at).toBe(1);
});
