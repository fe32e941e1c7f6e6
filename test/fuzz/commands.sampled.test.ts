import { describe, expect, it } from 'vitest';
import { type JsonSetting, jsonAnswer, jsonReport } from '../../src/app/json-mode.ts';
import { type LineSetting, lineAnswer } from '../../src/app/line-mode.ts';
import { completions } from '../../src/command/complete.ts';
import { readCommand } from '../../src/command/read.ts';
import { MOVE_VERBS, ORDERS } from '../../src/command/vocabulary.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { choices, machineAt, play, type Session } from '../../src/session/session.ts';
import { fresh } from '../play/diagram.ts';
import { pick, testDice } from '../play/dice.ts';
import { samples } from '../play/samples.ts';
import { defaults } from '../play/variants.ts';

const LINES = samples(800, 2_000);

const WORDS = [
  ...ORDERS,
  ...MOVE_VERBS,
  ...['to', 'on', 'with', 'count', 'f', 'w', 's', 'r', 'stock', 'waste', 'reserve', 'space', 'top'],
  ...[
    '1',
    '3',
    '7',
    '10',
    '0',
    '-1',
    '99',
    '3.5',
    '1e9',
    'f1',
    'f9',
    'r3',
    'h12',
    'a1',
    'd8',
    'b2',
  ],
  ...['7h', 'QS', '10♥', '♥10', '??', 'th', '37', 'w3', '3f', 'file', 'column', 'place'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '$&', '../..', '%s', '"', "'"],
];

/** Signs that readers trip over: controls, pictures, halves of characters, marks that join or turn around. */
const SIGNS = [
  ...Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)),
  ...['\u007f', '\u0085', '\u00a0', '\u200b', '\u200d', '\u202e', '\u2028', '\ufeff', '\ufe0f'],
  ...['\ud800', '\udc00', '😀', '👩‍👩‍👧', '🂡', 'é', 'e\u0301', 'ß', 'İ', 'ж', '你', 'ﬁ', '٣'],
  ...'abcxyz0123456789♠♥♦♣ \t,;:.?!()[]{}<>|\\/^$*+-_=~`@#&',
];

type Dice = () => number;

/** A line of up to 200 characters: noise, words of the field in any order, or a right command somewhat bent. */
function randomLine(session: Session, dice: Dice): string {
  const kind = dice();
  if (kind < 0.3) {
    const length = Math.floor(dice() * 201);
    return Array.from({ length }, () => pick(SIGNS, dice))
      .join('')
      .slice(0, 200);
  }
  if (kind < 0.7) {
    const length = Math.floor(dice() * 8);
    return Array.from({ length }, () => pick(WORDS, dice))
      .join(' ')
      .slice(0, 200);
  }
  const commands = completions('move', session, english);
  const line = pick(commands.length > 0 ? commands : ['move'], dice);
  const at = Math.floor(dice() * (line.length + 1));
  return line.slice(0, at) + pick(SIGNS, dice) + line.slice(at + Math.floor(dice() * 3));
}

function positionOf(session: Session): string {
  return `${session.at} ${machineAt(session).bytes.join(' ')}`;
}

const SETTING: LineSetting & JsonSetting = {
  language: english,
  reveal: true,
  ascii: false,
  width: 79,
  preface: null,
  freshSeed: () => '5',
};

describe.each(defaults)('$label', ({ game }) => {
  const dice = testDice(20_260_101);
  const share = Math.ceil(LINES / defaults.length);

  it('reads any line without a fault, and changes nothing where it refuses', () => {
    let session = fresh(game.name, {}, '9');
    let refused = 0;
    for (let i = 0; i < share; i++) {
      if (i % 40 === 0) session = fresh(game.name, {}, String(i));
      const line = randomLine(session, dice);
      const before = positionOf(session);
      const report = jsonReport(session, true);

      const reading = readCommand(line, session, english);
      expect(positionOf(session), line).toBe(before);

      const { output, session: next } = jsonAnswer(session, line, SETTING);
      if (output !== null) {
        const answer = JSON.parse(output);
        expect(output).not.toContain('\n');
        if ('error' in answer) {
          refused++;
          expect(next, line).toBe(session);
          expect(jsonReport(next, true), line).toBe(report);
          expect(answer.error.message, line).toMatch(/\S/u);
          if (reading.kind === 'refused') expect(answer.error.code).toBe(reading.code);
        }
      }

      const told = lineAnswer(session, line, SETTING);
      if (reading.kind === 'refused' || reading.kind === 'ask') {
        expect(told.session, line).toBe(session);
        expect(told.lines.length, line).toBeLessThanOrEqual(1);
      }
      expect(told.lines.join('\n'), line).not.toMatch(/[^\P{Cc}\n]|undefined|\[object/u);

      for (const completion of completions(line, session, english))
        expect(completion).toMatch(/^\S.*\S$/u);

      // Play goes on now and then, so that the lines meet all kinds of positions.
      const moves = choices(session);
      if (moves.length > 0 && dice() < 0.3) session = play(session, pick(moves, dice));
    }
    expect(refused).toBeGreaterThan(share / 2);
  });
});
