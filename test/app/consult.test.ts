import { describe, expect, it } from 'vitest';
import { judgeable } from '../../src/app/consult.ts';
import { type Model, startModel } from '../../src/app/model.ts';
import { obey } from '../../src/app/perform.ts';
import { DEFAULT_SETTINGS } from '../../src/app/settings.ts';
import { update } from '../../src/app/update.ts';
import { catalogue } from '../../src/games/index.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { chooseOptions } from '../../src/session/options.ts';
import { choices, machineAt, open, play } from '../../src/session/session.ts';
import { judgementOn } from './judgement.ts';

function table(light: 'on' | 'off', name = 'idiots-delight', seed = '5'): Model {
  const game = catalogue.find((one) => one.name === name)!;
  const read = chooseOptions(game, {});
  if ('fault' in read) throw new Error(read.fault);
  return startModel(open(game, read.options, { seed }), english, { ...DEFAULT_SETTINGS, light });
}

/** The model once a solver has answered whatever it was asked, and how often it was. */
function answered(model: Model): { readonly model: Model; readonly asked: number } {
  let now = model;
  let asked = 0;
  for (let session = judgeable(now); session; session = judgeable(now)) {
    now = update(now, { type: 'judged', session, judgement: judgementOn(session) }).model;
    if (++asked > 50) throw new Error('asked without end');
  }
  return { model: now, asked };
}

const after = (model: Model, line: string) => obey(model, line).model;
const verdictNow = ({ session }: Model) => judgementOn(session).verdict;

/** Plays what loses the game at once, and moves after it. */
function blundered(model: Model): { readonly model: Model; readonly before: number } {
  let { session } = model;
  for (;;) {
    const before = session.at;
    const losing = choices(session).find(
      (move) => judgementOn(play(session, move)).verdict === 'unwinnable',
    );
    if (losing !== undefined) {
      session = play(session, losing);
      for (let i = 0; i < 3 && choices(session).length > 0; i++) {
        session = play(session, choices(session)[0]!);
      }
      return { model: { ...model, session }, before };
    }
    const { moves } = judgementOn(session);
    session = play(session, moves[0]!);
  }
}

describe('hint peek', () => {
  it('waits for a solver, then tells a move that keeps the win', () => {
    const asking = after(table('off'), 'hint peek');
    expect(asking.message?.text).toMatch(/^Looking for a line/u);
    const { model, asked } = answered(asking);
    expect(asked).toBe(1);
    expect(model.message?.text).toMatch(/^With all cards known, \S+→/u);
    expect(model.tally.hints).toBe(1);
    const next = play(model.session, model.hint!.move);
    expect(judgementOn(next).verdict).toBe('winnable');
  });

  it('goes on along the line to the win without asking again', () => {
    let { model } = answered(after(table('off'), 'hint --peek'));
    for (let i = 0; machineAt(model.session).status() === 'playing'; i++) {
      if (i > 300) throw new Error('no end');
      const session = play(model.session, model.hint!.move);
      const step = answered(after({ ...model, session, hint: null }, 'hint peek'));
      expect(step.asked).toBe(0);
      model = step.model;
    }
    expect(machineAt(model.session).status()).toBe('won');
  });

  it('says so where the game is lost', () => {
    const { model } = answered(after(table('off', 'idiots-delight', '7'), 'hint peek'));
    expect(model.message).toMatchObject({ tone: 'refusal' });
    expect(model.message?.text).toMatch(/^Lost/u);
  });

  it('is forgotten when the game goes on', () => {
    const asking = after(table('off'), 'hint peek');
    const on = obey(asking, 'undo').model;
    const moved = update(asking, { type: 'seed', seed: '7' }).model;
    expect(judgeable(moved)).toBeNull();
    expect(on.insight.wish).toBe('peek');
  });
});

describe('a hint where no card is hidden', () => {
  it('leads to the win if followed', () => {
    let { model, asked } = answered(after(table('off'), 'hint'));
    expect(asked).toBe(1);
    expect(model.message?.text).toMatch(/^There is something to do: /u);
    for (let i = 0; machineAt(model.session).status() === 'playing'; i++) {
      if (i > 300) throw new Error('no end');
      const session = play(model.session, model.hint!.move);
      const step = answered(after({ ...model, session, hint: null }, 'hint'));
      asked += step.asked;
      model = step.model;
    }
    expect(machineAt(model.session).status()).toBe('won');
    expect(asked).toBe(1);
  });

  it('tells more when it is asked for again, and counts once', () => {
    const { model } = answered(after(table('off'), 'hint'));
    const again = after(after(model, 'hint'), 'hint');
    expect(again.message?.text).toMatch(/^You might play /u);
    expect(judgeable(again)).toBeNull();
    expect(again.tally.hints).toBe(1);
  });

  it('says so where the game is lost, and counts nothing', () => {
    const { model } = answered(after(table('off', 'idiots-delight', '7'), 'hint'));
    expect(model.message?.text).toMatch(/^Lost/u);
    expect(model.tally.hints).toBe(0);
  });

  it('is one of good sense where no line is found in time, and the next are at once', () => {
    const asking = after(table('off'), 'hint');
    const session = judgeable(asking)!;
    const judgement = { verdict: 'unknown', moves: [] } as const;
    const { model } = update(asking, { type: 'judged', session, judgement });
    expect(model.message?.text).toMatch(/^There is something to do: /u);
    expect(model.insight.verdicts.size).toBe(0);
    const on = after({ ...model, session: play(session, model.hint!.move), hint: null }, 'hint');
    expect(judgeable(on)).toBeNull();
    expect(on.hint).not.toBeNull();
    const peeking = after(on, 'hint peek');
    expect(judgeable(peeking)).toBe(on.session);
  });

  it('asks no solver where something is hidden, or there is none', () => {
    const hidden = after(table('off', 'klondike', '42'), 'hint');
    expect(hidden.message?.text).toMatch(/^There is something to do: /u);
    const alone = after({ ...table('off'), solves: false }, 'hint');
    expect(alone.insight.wish).toBeNull();
    expect(alone.message?.text).toMatch(/^There is something to do: /u);
  });
});

describe('hint odds', () => {
  it('tells what good sense plays, and in how many ways the hidden cards let it be won', () => {
    const { model, asked } = answered(after(table('off', 'klondike', '42'), 'hint odds'));
    expect(asked).toBe(12);
    expect(model.message?.text).toMatch(/^\S+→.*: won in \d+, lost in \d+ of 12 ways/u);
    expect(choices(model.session)).toContain(model.hint!.move);
    expect(model.tally.hints).toBe(1);
    expect(model.insight.verdicts.size).toBe(0);
  });

  it('is sure where nothing is hidden', () => {
    const { model } = answered(after(table('off'), 'hint odds'));
    expect(model.message?.text).toMatch(/nothing is hidden, and /u);
  });
});

describe('undo to hope', () => {
  it('goes back to the last position that can be won, and no further', () => {
    const { model: lost, before } = blundered(table('off'));
    const { model } = answered(after(lost, 'undo to hope'));
    expect(model.session.at).toBe(before);
    expect(verdictNow(model)).toBe('winnable');
    expect(model.message?.text).toMatch(/taken back/u);
    expect(model.tally.undos).toBe(lost.session.at - before);
  });

  it('stays where the game can still be won', () => {
    const { model } = answered(after(table('off'), 'undo hope'));
    expect(model.session.at).toBe(0);
    expect(model.message?.text).toMatch(/can still be won/u);
  });

  it('says so where even the deal is lost', () => {
    const deal = table('off', 'idiots-delight', '7');
    const session = play(deal.session, choices(deal.session)[0]!);
    const { model } = answered(after({ ...deal, session }, 'undo to hope'));
    expect(model.session.at).toBe(1);
    expect(model.message?.text).toMatch(/No position/u);
  });
});

describe('the light', () => {
  it('is off unless it is wanted', () => expect(judgeable(table('off'))).toBeNull());

  it('knows what comes after a lost position, and what is on a line that wins, without asking', () => {
    const lost = table('on', 'idiots-delight', '7');
    const { model, asked } = answered(lost);
    expect(asked).toBe(1);
    const session = play(model.session, choices(model.session)[0]!);
    expect(judgeable({ ...model, session })).toBeNull();
    const won = answered(table('on')).model;
    const on = play(won.session, won.insight.line[0]!);
    expect(judgeable({ ...won, session: on })).toBeNull();
  });

  it('takes no answer for another deal', () => {
    const here = table('on');
    const { session } = table('on');
    const judgement = { verdict: 'unwinnable', moves: [] } as const;
    expect(update(here, { type: 'judged', session, judgement }).model).toBe(here);
  });
});
