import { describe, expect, it } from 'vitest';
import { gameTalk, type Talk, type TalkSetting } from '../../src/app/talk.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { russian } from '../../src/notation/language/ru/russian.ts';
import { choices, play, type Session } from '../../src/session/session.ts';
import { openTelling } from '../../src/session/telling.ts';
import { fresh } from '../play/diagram.ts';
import { judgementOn } from './judgement.ts';

const SETTING: TalkSetting = {
  language: english,
  inWords: false,
  ascii: false,
  width: 79,
  preface: null,
  hasSolver: true,
  freshSeed: () => '7',
  lessonFor: () => null,
  resume: () => null,
  telling: (fortune) => openTelling(fortune, { seed: '1' }),
};
const LISTENING: TalkSetting = { ...SETTING, inWords: true };

interface Heard {
  readonly talk: Talk;
  readonly lines: readonly string[];
  /** How often a solver was asked. */
  readonly asked: number;
  /** How many hints were to be counted. */
  readonly hints: number;
}

/** What is answered to a line in the end, a solver having answered whatever it was asked. */
function typed(start: Talk, line: string): Heard {
  let { talk, lines } = start.answer(line);
  let asked = 0;
  let hints = talk.isHinted ? 1 : 0;
  while (talk.asking) {
    if (++asked > 50) throw new Error('asked without end');
    const answer = talk.asking.judged(judgementOn(talk.asking.session));
    talk = answer.talk;
    lines = [...lines, ...answer.lines];
    if (talk.isHinted) hints++;
  }
  return { talk, lines, asked, hints };
}

const winnable = fresh('idiots-delight', {}, '5');
const hopeless = fresh('idiots-delight', {}, '7');
const begun = play(winnable, judgementOn(winnable).moves[0]!);

/** The game with a move that loses it, and so many after it; gives how far it could be won as well. */
function blundered(later: number): { readonly session: Session; readonly before: number } {
  let session = winnable;
  for (;;) {
    const losing = choices(session).find(
      (move) => judgementOn(play(session, move)).verdict === 'unwinnable',
    );
    if (losing === undefined) {
      session = play(session, judgementOn(session).moves[0]!);
      continue;
    }
    const before = session.at;
    session = play(session, losing);
    for (let i = 0; i < later; i++) session = play(session, choices(session)[0]!);
    return { session, before };
  }
}

describe.each([
  ['line by line', SETTING],
  ['to a listener', LISTENING],
] as const)('%s', (_mode, setting) => {
  it('hint peek says that it looks, then what leads to a win; it counts once', () => {
    const { talk, lines, asked, hints } = typed(gameTalk(winnable, setting), 'hint peek');
    expect(lines).toEqual([
      'Looking for a line that wins …',
      expect.stringMatching(/^With all cards known, \S+→.* leads to a win\.$/u),
    ]);
    expect([asked, hints, talk.session]).toEqual([1, 1, winnable]);
  });

  it('a hint where nothing is hidden says that it looks, then where; once more, what', () => {
    const first = typed(gameTalk(winnable, setting), 'hint');
    expect(first.lines).toEqual([
      'Looking for a line that wins …',
      expect.stringMatching(/^There is something to do: look at /u),
    ]);
    const second = typed(first.talk, 'hint');
    const third = typed(second.talk, 'hint');
    expect(third.lines.join(' ')).toMatch(/^You might play /u);
    expect([first, second, third].map(({ asked }) => asked)).toEqual([1, 0, 0]);
    expect([first, second, third].map(({ hints }) => hints)).toEqual([1, 0, 0]);
  });

  it('what is known is told at once, and of another deal nothing is', () => {
    const { talk } = typed(gameTalk(winnable, setting), 'hint peek');
    expect(typed(talk, 'hint peek').asked).toBe(0);
    expect(typed(typed(talk, 'new 5').talk, 'hint peek').asked).toBe(1);
  });

  it('hint peek says where the game is lost', () => {
    const { lines, hints } = typed(gameTalk(hopeless, setting), 'hint peek');
    expect(lines.slice(1).join(' ')).toMatch(/^Lost: .* where it was not\.$/u);
    expect(hints).toBe(0);
  });

  it('hint odds says how sure it is, and nothing while it tries', () => {
    const { lines, hints } = typed(gameTalk(winnable, setting), 'hint odds');
    expect(lines).toEqual([
      expect.stringMatching(/: 0 of 1 …$/u),
      expect.stringMatching(/^You might play .*: nothing is hidden, and /u),
    ]);
    expect(hints).toBe(1);
  });

  it('undo to hope goes back, says how far, and tells what is different', () => {
    const { session, before } = blundered(2);
    const { talk, lines } = typed(gameTalk(session, setting), 'undo to hope');
    expect(talk.session?.at).toBe(before);
    expect(lines.slice(0, 2)).toEqual([
      'Looking back for where it could last be won …',
      '3 moves taken back: from here it can be won.',
    ]);
    expect(lines.length).toBeGreaterThan(2);
    expect(typed(talk, 'undo to hope').lines).toEqual(['From here it can still be won.']);
  });

  it('review names the move that lost', () => {
    const { session, before } = blundered(2);
    const { talk, lines } = typed(gameTalk(session, setting), 'review');
    expect(lines[0]).toBe('Going through the game …');
    expect(lines[1]).toMatch(new RegExp(`^Move ${before + 1} lost the game: `, 'u'));
    expect(talk.session).toBe(session);
  });

  it('without a solver all of them are one line', () => {
    const talk = gameTalk(winnable, { ...setting, hasSolver: false });
    for (const order of ['hint peek', 'hint odds', 'undo to hope', 'review']) {
      const { lines, asked } = typed(talk, order);
      expect(lines).toEqual([expect.stringMatching(/^This house has no solver/u)]);
      expect(asked).toBe(0);
    }
  });
});

it('the review of somebody who sees has the chart and every move', () => {
  const { session } = blundered(1);
  const { lines } = typed(gameTalk(session, { ...SETTING, ascii: true }), 'review');
  expect(lines.filter((line) => /^[+X-] +\d+ {2}/u.test(line))).toHaveLength(session.at);
  expect(lines.join('\n')).toContain(' |*');
});

it('the review of a listener has no chart, but sentences', () => {
  const { session, before } = blundered(2);
  const { lines } = typed(gameTalk(session, LISTENING), 'review');
  expect(lines.join('\n')).not.toMatch(/[│|•]/u);
  expect(lines.at(-1)).toBe(`After moves ${before + 2} to ${before + 3}, it was lost already.`);
  if (before > 0) expect(lines.join('\n')).toContain('it could still be won.');
});

describe.each([
  ['line by line', SETTING],
  ['to a listener', LISTENING],
] as const)('is understood in Russian, %s', (_mode, mode) => {
  it.each([
    ['подсказка решение', 'hint peek'],
    ['подсказка шансы', 'hint odds'],
    ['отменить до надежды', 'undo to hope'],
    ['назад к надежде', 'undo to hope'],
    ['разбор', 'review'],
  ])('%s', (own, common) => {
    const talk = gameTalk(begun, { ...mode, language: russian });
    const { lines, asked } = typed(talk, own);
    expect(asked).toBeGreaterThan(0);
    expect(lines).toEqual(typed(talk, common).lines);
  });
});

it('is told in Russian', () => {
  const talk = gameTalk(winnable, { ...SETTING, language: russian });
  expect(typed(talk, 'hint peek').lines).toEqual([
    'Ищу решение …',
    expect.stringMatching(/^Если знать все карты, к решению ведёт /u),
  ]);
  const { session } = blundered(0);
  const heard = typed(gameTalk(session, { ...LISTENING, language: russian }), 'review');
  expect(heard.lines.join('\n')).toContain('погубил партию');
});
