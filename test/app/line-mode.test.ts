import { describe, expect, it } from 'vitest';
import { type LineSetting, lineAnswer, lineGreeting } from '../../src/app/line-mode.ts';
import { english } from '../../src/notation/language/en/english.ts';
import type { Session } from '../../src/session/session.ts';
import { boardOf, fresh } from '../play/diagram.ts';

const SETTING: LineSetting = {
  language: english,
  ascii: false,
  width: 78,
  preface: null,
  freshSeed: () => '77',
};

/** What is answered to each of these lines, typed one after another. */
function typed(start: Session, ...lines: string[]): (readonly string[])[] {
  let session = start;
  return lines.map((line) => {
    const answer = lineAnswer(session, line, SETTING);
    session = answer.session;
    return answer.lines;
  });
}

const status = (lines: readonly string[]) => lines[0];

describe('the greeting', () => {
  it('shows the table and how to go on', () => {
    const lines = lineGreeting(fresh('demon', {}, '3'), SETTING);
    expect(status(lines)).toBe('Demon · seed 3 · base 10 · 0 moves · score 1 · 0 passes');
    expect(lines.at(-1)).toBe('Type a command, help or quit.');
  });

  it('begins with the preface, wrapped', () => {
    const lines = lineGreeting(fresh('tens'), { ...SETTING, preface: 'one two', width: 5 });
    expect(lines.slice(0, 3)).toEqual(['one', 'two', '']);
  });

  it('says nothing of passes where there is no stock', () => {
    expect(status(lineGreeting(fresh('idiots-delight'), SETTING))).not.toContain('pass');
  });
});

describe('commands', () => {
  const tens = boardOf('tens', '1: TC | 2: 9D | 3: JD | stock: 2c');

  it('show the table after each change', () => {
    const answers = typed(tens, 'move 2 to 1', 'undo', 'redo', 'deal', 'restart', 'redo 2');
    expect(answers.map(status)).toEqual(
      [1, 0, 1, 2, 0, 2].map(
        (moves) =>
          expect.stringContaining(` · ${moves} move${moves === 1 ? '' : 's'} · `) as string,
      ),
    );
    expect(answers[0]!.slice(1, 4)).toEqual(['1      10♣ 9♦', '2      -', '3      J♦']);
  });

  it.each([
    ['wobble', 'I don'],
    ['move 9 to 8', 'There is no card on 9'],
    ['undo', 'There is nothing to undo'],
    ['\u0007', 'That is not a command'],
  ])('answer %j in one line where they are refused', (line, begin) => {
    const [answer] = typed(tens, line);
    expect(answer).toHaveLength(1);
    expect(answer![0]).toContain(begin);
  });

  it('answer a question in one line and change nothing', () => {
    const two = boardOf('tens', '1: 9D | 2: TC | 3: TS | stock: 2c');
    const { lines, session } = lineAnswer(two, 'move 9d', SETTING);
    expect(lines).toEqual(['1→2 9♦ on 10♣ or 1→3 9♦ on 10♠?']);
    expect(session).toBe(two);
  });

  it('deal anew with a fresh seed, or with one that is named', () => {
    const [first, second, third] = typed(tens, 'new', 'new Zoë 7', `new ${'x'.repeat(65)}`);
    expect(status(first!)).toContain('Tens · seed 77 · 0 moves');
    expect(status(second!)).toContain('Tens · seed Zoë 7 · 0 moves');
    expect(third).toEqual(['A seed has at most 64 characters.']);
  });

  it('pass over an empty line', () => {
    expect(typed(tens, '', ' \t ')).toEqual([[], []]);
  });

  it('tell the rules under the options played, and what may be typed', () => {
    const klondike = fresh('klondike', { turn: '1' });
    const [rules, help] = typed(klondike, 'rules', '?');
    expect(rules![0]).toBe('Klondike');
    expect(rules!.join('\n')).toContain('; here 1');
    expect(help!.join('\n')).toContain('undo, undo 3');
  });

  it.each(['list', 'theme baize'])('refuse %s, which is for the full screen', (line) => {
    expect(typed(tens, line)).toEqual([[english.say.notHere(line.split(' ')[0]!)]]);
  });

  it('end on quit', () => {
    expect(lineAnswer(tens, 'q', SETTING)).toMatchObject({
      session: tens,
      lines: [],
      isOver: true,
    });
  });
});

describe('the end of a game', () => {
  const last = boardOf('klondike', '1: KC | f1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC | 2: QD');

  it('is told, with what may be done next', () => {
    const won = boardOf('klondike', '1: KC | f1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC');
    const [lines] = typed(won, 'move 1 to f1');
    expect(lines!.at(-1)).toBe('It comes out! Won in 1 moves. new, restart, undo or quit?');
  });

  it('is told where nothing is left', () => {
    const [lines] = typed(last, 'move 1 to f1', 'undo');
    expect(lines!.at(-1)).toMatch(/^Nothing is left to play/u);
  });

  it('refuses moves after it, and lets it be undone', () => {
    const answers = typed(last, 'move 1 to f1', 'move 2 to 3', 'undo');
    expect(answers[1]).toEqual([english.say.gameOver(false)]);
    expect(status(answers[2]!)).toContain(' · 0 moves · ');
  });

  it('is foretold where it cannot be won any more', () => {
    const [lines] = typed(
      boardOf('klondike', '1: KD | 2: QC | 3: KH', { unit: 'any' }),
      'move 2 to 1',
    );
    expect(lines!.at(-1)).toBe(english.say.hopeless());
  });
});

it('writes ASCII alone where asked to', () => {
  const setting = { ...SETTING, ascii: true };
  const session = fresh('klondike');
  const lines = [
    ...lineGreeting(session, setting),
    ...lineAnswer(session, 'turn', setting).lines,
    ...lineAnswer(session, 'wobble', setting).lines,
    ...lineAnswer(session, 'help', setting).lines,
    ...lineAnswer(session, 'rules', setting).lines,
  ];
  expect(lines.join('\n')).toMatch(/^\p{ASCII}*$/u);
});
