import { catalogue } from '../../src/games/index.ts';
import { nullGame } from '../../src/games/null.ts';
import type { Game, Options } from '../../src/rules/game.ts';
import { chooseOptions } from '../../src/session/options.ts';
import { isFast } from './samples.ts';

/** A game under one choice of options. */
export interface Variant {
  readonly game: Game;
  readonly options: Options;
  /** `klondike turn=3 passes=1`, as a test's name. */
  readonly label: string;
}

/** The value of each option for every way of choosing them: defaults first. */
export function variantsOf(game: Game): Variant[] {
  const chosen = game.options.reduce<Record<string, string>[]>(
    (all, { name, values }) =>
      all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
  return chosen.map((options) => ({
    game,
    options,
    label: [game.name, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(
      ' ',
    ),
  }));
}

/** Each game once, with its defaults. */
export const defaults: readonly Variant[] = catalogue.map((game) => {
  const read = chooseOptions(game, {});
  if ('fault' in read) throw new Error(`${game.name} has no defaults`);
  return { game, options: read.options, label: game.name };
});

/** Every game under every choice of options, and the game that is there to be copied. */
export const variants: readonly Variant[] = [...catalogue, nullGame].flatMap(variantsOf);

/**
 * Fewer of them, for what takes long: of each game its first choice of options, and of the others as many as it takes
 * to meet each value of each option once.
 */
export const sampled: readonly Variant[] = [...catalogue, nullGame].flatMap((game) => {
  const met = new Set<string>();
  const chosen: Variant[] = [];
  const news = ({ options }: Variant) =>
    Object.entries(options).filter(([name, value]) => !met.has(`${name}=${value}`));
  let left = variantsOf(game);
  while (left.length > 0) {
    const best = left.reduce((most, one) => (news(one).length > news(most).length ? one : most));
    chosen.push(best);
    for (const [name, value] of news(best)) met.add(`${name}=${value}`);
    left = left.filter((one) => news(one).length > 0);
  }
  return chosen;
});

/** Fewer of them in the fast tests, all in the slow ones. */
export const tried: readonly Variant[] = isFast ? sampled : variants;
