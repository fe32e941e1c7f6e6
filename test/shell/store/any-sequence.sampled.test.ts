import { describe, expect, it } from 'vitest';
import { openAgain, redo, type Session, statusOf, undo } from '../../../src/session/session.ts';
import { summarize } from '../../../src/session/summary.ts';
import { readResults } from '../../../src/shell/store/history-file.ts';
import type { Keeper } from '../../../src/shell/store/no-keeper.ts';
import { summaryOf } from '../../../src/shell/store/summary-file.ts';
import { fresh } from '../../play/diagram.ts';
import { testDice } from '../../play/dice.ts';
import { samples } from '../../play/samples.ts';
import { restless } from '../../session/playing.ts';
import { Home } from './home.ts';
import { lostTens, wonDemon } from './whole-games.ts';

const SEQUENCES = samples(3, 8);
const STEPS = 40;

/** What a player may come to: a game near its end, won or lost, or one just dealt. */
const BEGINNINGS: readonly (() => Session)[] = [
  () => undo(wonDemon(), 3),
  () => undo(lostTens(), 3),
  () => fresh('tens', {}, '3'),
];

/**
 * One player at one kind of game: they undo and redo, win and lose, give up, deal anew, quit and come back, in any order.
 * Every deal on which a move was made is remembered, with whether it was ever won.
 */
class Player {
  readonly home = new Home();
  readonly wonPlays = new Set<string>();
  readonly touched = new Set<string>();
  #keeper: Keeper = this.home.keeper();
  #session: Session;
  #deals = 0;

  constructor(session: Session) {
    this.#session = session;
    this.#follow(session);
  }

  step(dice: () => number): void {
    const chance = dice();
    const { game, options } = this.#session;
    if (chance < 0.12) this.#comeBack();
    else if (chance < 0.16) this.#follow(fresh(game.name, options, `new-${this.#deals++}`));
    else if (chance < 0.3) this.#follow(redo(this.#session, 1 + Math.floor(dice() * 3)));
    else this.#follow(restless(this.#session, dice));
  }

  leave(): void {
    this.#keeper.leave();
  }

  #follow(session: Session): void {
    this.#session = session;
    this.#keeper.follow(session);
    if (session.moves.length > 0) this.touched.add(session.deal.seed!);
    if (statusOf(session) === 'won') this.wonPlays.add(session.deal.seed!);
  }

  #comeBack(): void {
    this.#keeper.leave();
    // As the list of games does: what comes later is added to what is known.
    summaryOf(this.home.place, []);
    this.#keeper = this.home.keeper();
    this.#follow(this.#keeper.resume(this.#session.game) ?? openAgain(this.#session));
  }
}

describe.each(BEGINNINGS.map((begin, i) => [i, begin] as const))('beginning %i', (i, begin) => {
  it('any sequence of undo, redo, win, quit and resume gives one result a deal', () => {
    let wins = 0;
    for (let seed = 0; seed < SEQUENCES; seed++) {
      const label = `sequence ${seed} from beginning ${i}`;
      const dice = testDice(seed);
      const player = new Player(begin());
      for (let step = 0; step < STEPS; step++) player.step(dice);
      player.leave();
      const finished = player.home.finished();
      const firsts = finished.filter(({ isRepeat }) => !isRepeat);
      expect(new Set(firsts.map((one) => one.seed)).size, label).toBe(firsts.length);
      expect(new Set(finished.map((one) => one.play)).size, label).toBe(finished.length);
      for (const one of finished) expect(player.touched, label).toContain(one.seed);
      const won = new Set(
        finished.filter(({ outcome }) => outcome === 'won').map((one) => one.seed),
      );
      expect(won, label).toEqual(player.wonPlays);
      const { all } = summaryOf(player.home.place, []);
      expect(all.played, label).toBe(firsts.length);
      expect(all.won, label).toBeLessThanOrEqual(all.played);
      expect(all, label).toEqual(summarize(readResults(player.home.place).results, []).all);
      wins += won.size;
    }
    if (i === 0) expect(wins).toBeGreaterThan(SEQUENCES / 5);
  });
});
