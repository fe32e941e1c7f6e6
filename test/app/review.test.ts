import { describe, expect, it } from 'vitest';
import { judgeable } from '../../src/app/consult.ts';
import { NO_INSIGHT, withJudgement } from '../../src/app/insight.ts';
import { startModel } from '../../src/app/model.ts';
import { obey } from '../../src/app/perform.ts';
import { positionOf, startReplay, updateReplay, wentTo } from '../../src/app/replay.ts';
import { markOf, reviewAsks, reviewChart, reviewLines, reviewOf } from '../../src/app/review.ts';
import { update } from '../../src/app/update.ts';
import { catalogue } from '../../src/games/index.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { chooseOptions } from '../../src/session/options.ts';
import { choices, machineAt, open, play, type Session } from '../../src/session/session.ts';
import { Solver, type Verdict } from '../../src/solver/solve.ts';
import { keyInput } from './press-keys.ts';

const solver = new Solver(2 ** 24);
const judgementOn = (session: Session) => solver.solve(machineAt(session), { nodes: 100_000 });

function dealt(seed: string): Session {
  const game = catalogue.find(({ name }) => name === 'idiots-delight')!;
  const read = chooseOptions(game, {});
  if ('fault' in read) throw new Error(read.fault);
  return open(game, read.options, { seed });
}

/** A game in which so many moves keep the win, the next one loses it, and some more follow. */
function lostAfter(good: number): Session {
  let session = dealt('5');
  while (session.at < good) session = play(session, judgementOn(session).moves[0]!);
  for (;;) {
    const losing = choices(session).find(
      (move) => judgementOn(play(session, move)).verdict === 'unwinnable',
    );
    if (losing === undefined) session = play(session, judgementOn(session).moves[0]!);
    else {
      session = play(session, losing);
      break;
    }
  }
  const { at } = session;
  while (session.at < at + 6) session = play(session, choices(session).at(-1)!);
  return session;
}

/** All that a review asks, answered: by the solver, or by what is known of the positions by their number. */
function insightOn(session: Session, known?: readonly Verdict[]) {
  let insight = NO_INSIGHT;
  let asked = 0;
  for (let ask = reviewAsks(insight, session); ask; ask = reviewAsks(insight, session)) {
    const judgement = known ? { verdict: known[ask.at]!, moves: [] } : judgementOn(ask);
    insight = withJudgement(insight, ask, judgement);
    if (++asked > session.at + 1) throw new Error('asked without end');
  }
  return { insight, asked };
}

const lost = lostAfter(4);
const { insight, asked } = insightOn(lost);
const review = reviewOf(insight, lost, english);

describe('a review', () => {
  it('names the move that lost the game as brute force over all positions does', () => {
    const verdicts = Array.from(
      { length: lost.at + 1 },
      (_, at) => judgementOn({ ...lost, at }).verdict,
    );
    expect(review.verdicts).toEqual(verdicts);
    expect(review.blunder).toBe(verdicts.indexOf('unwinnable'));
    expect(asked).toBeLessThan(verdicts.length);
  });

  it('marks every move', () => {
    const marks = Array.from({ length: lost.at }, (_, i) => markOf(review, i + 1));
    const { blunder } = review;
    expect(marks.slice(0, blunder! - 1).every((mark) => mark === 'kept')).toBe(true);
    expect(marks[blunder! - 1]).toBe('blunder');
    expect(marks.slice(blunder!).every((mark) => mark === 'lost')).toBe(true);
  });

  it.each<[string, readonly Verdict[]]>([
    ['undecided in between', ['winnable', 'winnable', 'unknown', 'unknown', 'unwinnable']],
    ['nothing known', ['unknown', 'unknown', 'unknown']],
    ['lost from the deal', ['unwinnable', 'unwinnable', 'unwinnable']],
    ['only its end lost', ['unknown', 'unknown', 'unwinnable']],
  ])('comes to an end and guesses nothing: %s', (_, known) => {
    const session = { ...lost, at: known.length - 1 };
    const told = reviewOf(insightOn(session, known).insight, session, english);
    expect(told.verdicts).toEqual(known);
    expect(told.blunder).toBeNull();
  });

  it('shows the blunder in a chart of any width, and in words', () => {
    for (const width of [12, 20, 80]) {
      const chart = reviewChart(review, width, true);
      expect(chart.at(-1)).toMatch(/^ +\+*X-*$/u);
      expect(Math.max(...chart.map(({ length }) => length))).toBeLessThanOrEqual(width);
    }
    const lines = reviewLines(review, english, 80, false);
    expect(lines[0]).toMatch(new RegExp(`^Move ${review.blunder} lost the game: `, 'u'));
    expect(lines[1]).toMatch(/^It could still be won by \S+→/u);
  });

  it('is a page at the table, for which the solver is asked in the background', () => {
    let model = obey(startModel(lost, english), 'review').model;
    expect(model.page).toBeNull();
    for (let ask = judgeable(model); ask; ask = judgeable(model)) {
      model = update(model, { type: 'judged', session: ask, judgement: judgementOn(ask) }).model;
    }
    expect(model.page).toMatchObject({ name: 'told', isSet: true });
  });
});

describe('a replay with a solver', () => {
  const press = (replay: ReturnType<typeof startReplay>, key: string) =>
    updateReplay(replay, keyInput(key)).replay;

  it('shows how the game is won from before the blunder, and goes back', () => {
    const before = wentTo(startReplay(lost, insight), review.blunder! - 1);
    const won = press(before, 's');
    expect(machineAt(won.whole).status()).toBe('won');
    expect(positionOf(won).moves.slice(0, won.at)).toEqual(lost.moves.slice(0, before.at));
    expect(press(won, 's')).toMatchObject({ at: before.at, whole: before.whole, played: null });
  });

  it('has nothing to show where the game is lost', () => {
    const after = wentTo(startReplay(lost, insight), review.blunder!);
    expect(press(after, 's')).toBe(after);
  });
});
