import { commonWord } from '../command/common-word.ts';
import type { KeyWords } from '../notation/language/list-words.ts';
import type { Options } from '../rules/game.ts';
import { BINDINGS, type Bindings, withAnswers } from './keys.ts';
import { type KeyChoices, withKeys } from './remap.ts';

/** The values a setting may have, the default first. */
export const SETTINGS = {
  theme: ['terminal', 'baize', 'contrast', 'four-color', 'color-blind', 'ascii'],
  /** What cards are drawn with; `ambiguous-wide` is for terminals on which suits and lines take two cells. */
  glyphs: ['auto', 'unicode', 'ascii', 'ambiguous-wide'],
  animation: ['auto', 'on', 'off'],
  mouse: ['on', 'off'],
  /** Whether cards that are of no more use go up of themselves. */
  auto: ['off', 'on'],
  /** How the score is told: as the game's book has it, in cards, in dollars as in Canfield's house, not at all. */
  score: ['book', 'cards', 'money', 'off'],
  timer: ['off', 'on'],
  /** Whether a solver says in the background if the game can still be won. */
  light: ['off', 'on'],
  /** How much a solver at the table may remember, in MiB. */
  'solver-memory': ['256', '64', '128', '512', '1024'],
} as const;

/** A setting that is one of a few words. */
export type SettingName = keyof typeof SETTINGS;

export type SettingValue<Name extends SettingName> = (typeof SETTINGS)[Name][number];

export type ThemeName = SettingValue<'theme'>;

/** How a player likes to play; what is shown and what it is shown with, never what is allowed. */
export type Settings = { readonly [Name in SettingName]: SettingValue<Name> } & {
  /** Keys chosen for actions, instead of those in `BINDINGS`. */
  readonly keys: KeyChoices;
  /** Options chosen in the list of games, by game: only those that differ from the defaults. */
  readonly options: Readonly<Record<string, Options>>;
};

const FIRST = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, [first]]) => [name, first]),
) as { readonly [Name in SettingName]: (typeof SETTINGS)[Name][0] };

export const DEFAULT_SETTINGS: Settings = { ...FIRST, keys: {}, options: {} };

/** What is wrong with a setting. */
export type SettingFault =
  | { readonly fault: 'unknown-setting'; readonly name: string }
  | {
      readonly fault: 'unknown-value';
      readonly name: string;
      readonly value: string;
      readonly values: readonly string[];
    };

/** The common name of a setting that is typed in any language; what is none stays as it is. */
export function settingNamed(word: string): string {
  return commonWord(word.toLowerCase(), 'settings', Object.keys(SETTINGS));
}

/** The common word for a value of a setting that is typed in any language; what is none stays as it is. */
export function valueNamed(name: SettingName, word: string): string {
  return commonWord(word.toLowerCase(), 'values', SETTINGS[name]);
}

/** The settings with one changed, by its name and value as they are typed; or what is wrong with them. */
export function withSetting(
  settings: Settings,
  name: string,
  value: string,
): Settings | SettingFault {
  const known = settingNamed(name);
  if (!isSettingName(known)) return { fault: 'unknown-setting', name };
  const values: readonly string[] = SETTINGS[known];
  const chosen = valueNamed(known, value);
  if (!values.includes(chosen)) return { fault: 'unknown-value', name: known, value, values };
  return { ...settings, [known]: chosen };
}

/** Whether a word is the name of a setting. */
export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name);
}

/** The value of a setting after the one it has; after the last the first. */
export function nextValue(settings: Settings, name: SettingName): string {
  const values: readonly string[] = SETTINGS[name];
  return values[(values.indexOf(settings[name]) + 1) % values.length]!;
}

/** The table of keys that the settings come to, with the answers of a language. */
export function bindingsOf({ keys }: Settings, { answers }: KeyWords): Bindings {
  return withAnswers(withKeys(BINDINGS, keys), answers);
}
