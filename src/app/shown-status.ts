import { rankText } from '../notation/card-text.ts';
import type { BoardStatus } from '../notation/language/pages.ts';
import { machineAt, type Session } from '../session/session.ts';
import type { View } from '../session/view.ts';
import type { SettingValue } from './settings.ts';
import { shownPasses } from './shown-passes.ts';
import { shownScore } from './shown-score.ts';

/** What is told of a game over its table, of which this is the view, with the score as the player likes it told. */
export function shownStatus(
  session: Session,
  view: View,
  score: SettingValue<'score'>,
): BoardStatus {
  const { game, deal } = session;
  const { rules } = machineAt(session).program;
  return {
    title: game.title,
    seed: deal.seed ?? null,
    base: view.base === 0 ? null : rankText(view.base),
    moves: view.moves,
    ...shownScore(view, rules, score),
    ...shownPasses(view, rules),
  };
}
