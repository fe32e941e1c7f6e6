import type { Game, Options } from '../rules/game.ts';

/** What is wrong with a choice of options. */
export type OptionFault =
  | { readonly fault: 'unknown-option'; readonly name: string }
  | { readonly fault: 'unknown-value'; readonly name: string; readonly value: string };

/** A value for each of the game's options: those chosen, and defaults for the rest. */
export function chooseOptions(
  game: Game,
  chosen: Readonly<Record<string, string>>,
): { readonly options: Options } | OptionFault {
  const known = new Map(game.options.map((option) => [option.name, option]));
  for (const [name, value] of Object.entries(chosen)) {
    const option = known.get(name);
    if (!option) return { fault: 'unknown-option', name };
    if (!option.values.includes(value)) return { fault: 'unknown-value', name, value };
  }
  const options: Record<string, string> = {};
  for (const option of game.options) {
    options[option.name] =
      chosen[option.name] ?? option.unless?.({ ...options, ...chosen }) ?? option.values[0];
  }
  return { options };
}
