import { describe, expect, it } from 'vitest';
import { shuffledPack, TWO_PACKS } from '../../src/card/pack.ts';
import { catalogue } from '../../src/games/index.ts';
import {
  LEFT,
  readSave,
  satWords,
  saveHeader,
  saveLine,
  stepWords,
} from '../../src/session/save-text.ts';
import { open, type Session } from '../../src/session/session.ts';
import { stepsBetween, takeStep } from '../../src/session/step.ts';
import { diagram, fresh } from '../play/diagram.ts';
import { pick, testDice } from '../play/dice.ts';
import { defaults } from '../play/variants.ts';
import { restless } from './playing.ts';

const BEGUN = '2026-11-29T22:10:05+01:00';

class Writer {
  text = '';
  #sum = 0;

  add(...words: readonly string[]): this {
    for (const one of words) {
      const { line, sum } = saveLine(one, this.#sum);
      this.text += line;
      this.#sum = sum;
    }
    return this;
  }
}

/** A game of so many whims, and what its file holds after each line. */
function written(start: Session, seed: number, whims: number) {
  const dice = testDice(seed);
  const writer = new Writer().add(...saveHeader('k3m9x2p7', BEGUN, start), satWords('1@here'));
  const states = [{ text: writer.text, session: start }];
  let session = start;
  for (let i = 0; i < whims; i++) {
    const next = restless(session, dice);
    if (next.seat !== session.seat) continue;
    for (const step of stepsBetween(session, next)) {
      writer.add(stepWords(step, session, dice() * 10_000));
      session = takeStep(session, step);
      states.push({ text: writer.text, session });
    }
  }
  return states;
}

function same(a: Session, b: Session): void {
  expect(diagram(a)).toBe(diagram(b));
  expect({ moves: a.moves, at: a.at, joined: a.joined, resigned: a.isResigned }).toEqual({
    moves: b.moves,
    at: b.at,
    joined: b.joined,
    resigned: b.isResigned,
  });
}

function sound(text: string) {
  const read = readSave(text, catalogue);
  if ('fault' in read) throw new Error(JSON.stringify(read));
  return read;
}

describe('a saved game', () => {
  it.each(defaults)('of $label is what was played, undone moves and all', ({ game, options }) => {
    const states = written(open(game, options, { seed: '3' }), 11, 60);
    const { text, session } = states.at(-1)!;
    const { save, damaged } = sound(text);
    expect(damaged).toBeNull();
    same(save.session, session);
    expect(save).toMatchObject({ play: 'k3m9x2p7', begun: BEGUN, writer: '1@here', text });
  });

  it('cut off anywhere is an earlier state of the same game', () => {
    const states = written(fresh('demon', { fill: 'any' }, '8'), 2, 40);
    const { text } = states.at(-1)!;
    for (let end = states[0]!.text.length; end <= text.length; end += 3) {
      const { save, damaged } = sound(text.slice(0, end));
      const state = states.findLast((one) => one.text.length <= end)!;
      expect(damaged).toBeNull();
      expect(save.text).toBe(state.text);
      same(save.session, state.session);
    }
  });

  it('goes on from where it was cut off', () => {
    const [first, second] = written(fresh('tens', {}, '8'), 2, 20);
    const { save } = sound(`${first!.text}+1.0 de`);
    const { line } = saveLine(
      stepWords(stepsBetween(first!.session, second!.session)[0]!, first!.session, 2000),
      save.sum,
    );
    same(sound(save.text + line).save.session, second!.session);
  });

  it('with any letter changed is that game up to some line, or none', () => {
    const states = written(fresh('klondike', {}, '8'), 4, 30);
    const { text } = states.at(-1)!;
    const dice = testDice(9);
    for (let i = 0; i < 300; i++) {
      const at = Math.floor(dice() * text.length);
      const letter = pick([...'a0 #\n+\u0000é💥'], dice);
      if (text[at] === letter) continue;
      const read = readSave(text.slice(0, at) + letter + text.slice(at + 1), catalogue);
      if ('fault' in read) continue;
      expect(text.startsWith(read.save.text)).toBe(true);
      const state = states.findLast((one) => one.text.length <= read.save.text.length);
      same(read.save.session, (state ?? states[0]!).session);
      if (at < text.length - 1) expect(read.damaged).not.toBeNull();
    }
  });

  it('with a line missing, twice or out of place is that game up to there', () => {
    const states = written(fresh('klondike', {}, '8'), 4, 30);
    const lines = states.at(-1)!.text.split('\n');
    const at = 14;
    for (const wrong of [
      [...lines.slice(0, at), ...lines.slice(at + 1)],
      [...lines.slice(0, at), lines[at - 1]!, ...lines.slice(at)],
      [...lines.slice(0, at), lines[at + 1]!, lines[at]!, ...lines.slice(at + 2)],
    ]) {
      const read = sound(wrong.join('\n'));
      expect(read.damaged).toBe(at + 1);
      expect(read.save.text).toBe(`${lines.slice(0, at).join('\n')}\n`);
    }
  });

  it.each([
    '0',
    '42',
    '9007199254740993',
    '-1',
    'daily-2026-11-29',
    '#x #00000000',
    'Дед 💥',
    'seed 4',
  ])('keeps the seed %j', (seed) => {
    const session = fresh('tens', {}, seed);
    const { text } = new Writer().add(...saveHeader('x', BEGUN, session));
    expect(sound(text).save.session.deal).toEqual({ seed });
  });

  it('keeps a deal of one’s own', () => {
    const pack = shuffledPack(TWO_PACKS, 'mine').reverse();
    const session = open(catalogue.find(({ name }) => name === 'tens')!, {}, { pack });
    const { text } = new Writer().add(...saveHeader('x', BEGUN, session));
    same(sound(text).save.session, session);
    expect(sound(text).save.session.deal).toEqual({ pack });
  });

  it('counts hints, undos and time, but not a long absence', () => {
    const start = fresh('tens', {}, '3');
    const writer = new Writer().add(
      ...saveHeader('x', BEGUN, start),
      '+2.0 deal',
      '+0.5 hint',
      '+1.0 deal',
      '+36000.0 undo 2',
      '+1.0 redo',
    );
    expect(sound(writer.text).save.tally).toEqual({ hints: 1, undos: 2, ms: 304_500 });
  });

  it('tells whether somebody sits at the table', () => {
    const writer = new Writer().add(...saveHeader('x', BEGUN, fresh('tens')));
    expect(sound(writer.text).save.writer).toBeNull();
    expect(sound(writer.add(satWords('7@there')).text).save.writer).toBe('7@there');
    expect(sound(writer.add(LEFT).text).save.writer).toBeNull();
  });

  it('is refused where it cannot be played', () => {
    const [head, ...more] = saveHeader('x', BEGUN, fresh('klondike', {}, '3'));
    const text = (...words: string[]) => new Writer().add(...words).text;
    const swapped = (from: RegExp, to: string) =>
      readSave(text(...[head!, ...more].map((line) => line.replace(from, to))), catalogue);
    expect(swapped(/save 1/u, 'save 2')).toEqual({ fault: 'newer', version: 2 });
    expect(readSave('patience save 3 in another form altogether', catalogue)).toEqual({
      fault: 'newer',
      version: 3,
    });
    expect(swapped(/game klondike \d+/u, 'game klondike 99')).toEqual({
      fault: 'other-rules',
      game: 'klondike',
      version: 99,
    });
    expect(swapped(/turn=3/u, 'turn=7')).toMatchObject({ fault: 'other-rules' });
    expect(swapped(/game klondike/u, 'game chess')).toEqual({
      fault: 'unknown-game',
      game: 'chess',
    });
    expect(swapped(/^seed 3$/u, 'pack 7H')).toMatchObject({ fault: 'damaged' });
    expect(swapped(/^begun .*$/u, 'begun yesterday')).toMatchObject({ fault: 'damaged' });
    for (const other of ['', '\n', 'hello', '{"v":1}', '\u0000'.repeat(4096)]) {
      expect(readSave(other, catalogue)).toMatchObject({ fault: 'damaged' });
    }
  });

  it('never holds a move that the rules do not allow, even with right checksums', () => {
    const start = fresh('tens', {}, '3');
    const writer = new Writer().add(...saveHeader('x', BEGUN, start), '+1.0 deal');
    const before = writer.text;
    for (const wrong of ['+1.0 move 1 to 99', '+1.0 undo 5', '+1.0', 'deal', '+x deal', '']) {
      const read = sound(before + saveLine(wrong, sound(before).save.sum).line);
      expect(read.damaged).toBe(before.split('\n').length);
      expect(read.save.session.at).toBe(1);
    }
  });
});
