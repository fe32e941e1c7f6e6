import { readSeed } from '../card/seed.ts';
import { commonWord } from '../command/common-word.ts';
import type { Language } from '../notation/language/language.ts';
import type { Fortune } from '../rules/fortune.ts';
import type { Game, Options } from '../rules/game.ts';
import { chooseOptions } from '../session/options.ts';
import type { Message, Page, Tone } from './model.ts';
import { emptyPrompt, type Prompt } from './prompt.ts';
import { type Records, recordOf, type Unfinished } from './records.ts';
import { gamesFitting, namesFit, readWish } from './wish.ts';

/** The list of games, from which one is chosen and opened. It never changes; `updateList` gives the next one. */
export interface List {
  readonly catalogue: readonly Game[];
  /** Fortunes that can be told: listed after the games, and none of them. */
  readonly fortunes: readonly Fortune[];
  readonly language: Language;
  /** Words that are orders here and are carried out by the place the list is shown in. */
  readonly orders: readonly string[];
  readonly records: Records;
  /** Options chosen by hand, by game: only those that differ from the defaults. */
  readonly choices: Readonly<Record<string, Options>>;
  /** What is typed: words that narrow the list, a seed, options. */
  readonly search: Prompt;
  /** The name of the game chosen last; where the search hides it, the first that is shown counts. */
  readonly chosen: string;
  /** Which of the chosen game's options is being set, or null while games are being chosen. */
  readonly option: number | null;
  /** Letters that have acted as keys just now, and may yet turn out to begin a word. */
  readonly letters: string;
  readonly message: Message | null;
  /** What is to be played if the game that waits may be given up for it. */
  readonly question: Play | null;
  /** What lies over the list. */
  readonly page: Page | null;
}

/** A game to be dealt; without a seed, one picked by chance. */
export interface Play {
  readonly game: Game;
  readonly options: Options;
  readonly seed: string | null;
}

/** The list at its start, or as it is come back to: on the game played last. */
export function startList(
  catalogue: readonly Game[],
  language: Language,
  records: Records,
  choices: List['choices'],
  fortunes: readonly Fortune[] = [],
  orders: readonly string[] = [],
): List {
  const list: List = {
    catalogue,
    fortunes,
    language,
    orders,
    records,
    choices,
    search: emptyPrompt,
    chosen: '',
    option: null,
    letters: '',
    message: null,
    question: null,
    page: null,
  };
  return { ...list, chosen: shownGames(list)[0]?.name ?? '' };
}

/** The games that the search leaves, in the order shown: best fit first, then last played first. */
export function shownGames({ catalogue, records, search }: List): readonly Game[] {
  const lastPlayed = (game: Game) => recordOf(records, game.name).lastPlayed;
  const byTime = [...catalogue].sort((a, b) => lastPlayed(b) - lastPlayed(a));
  return gamesFitting(readWish(search.text).words, byTime);
}

/** The fortunes that the search leaves. */
export function shownFortunes({ fortunes, search, language }: List): readonly Fortune[] {
  const { words } = readWish(search.text);
  return fortunes.filter(({ name, aliases }) =>
    namesFit(words, [name, language.fortune.title, ...aliases]),
  );
}

/** The names of all that the search leaves, in the order shown. */
export function shownNames(list: List): readonly string[] {
  return [...shownGames(list), ...shownFortunes(list)].map(({ name }) => name);
}

/** The game under the cursor; null where the search leaves none, or the cursor is elsewhere. */
export function chosenGame(list: List): Game | null {
  const shown = shownGames(list);
  const found = shown.find(({ name }) => name === list.chosen);
  return found ?? (chosenFortune(list) ? null : (shown[0] ?? null));
}

/** The fortune under the cursor, or null. */
export function chosenFortune(list: List): Fortune | null {
  const shown = shownFortunes(list);
  const found = shown.find(({ name }) => name === list.chosen);
  return found ?? (shownGames(list).length === 0 ? (shown[0] ?? null) : null);
}

/** Options as they were typed in any language, in the game's own words; what is none of them stays as it is. */
function inCommonWords(typed: Options, { options }: Game): Options {
  const names = options.map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(typed).map(([word, value]) => {
      const name = commonWord(word, 'options', names);
      const values = options.find((option) => option.name === name)?.values ?? [];
      return [name, commonWord(value, 'choices', values)];
    }),
  );
}

/** The options with which a game would be opened: typed ones before chosen ones before the defaults. */
export function optionsFor(list: List, game: Game): Options {
  const known = (options: Options) =>
    Object.fromEntries(
      Object.entries(options).filter(([name, value]) =>
        game.options.some((option) => option.name === name && option.values.includes(value)),
      ),
    );
  const typed = inCommonWords(readWish(list.search.text).options, game);
  const read = chooseOptions(game, { ...known(list.choices[game.name] ?? {}), ...known(typed) });
  if ('fault' in read) throw new Error(`${read.fault}: ${read.name}`);
  return read.options;
}

/** The game that Enter would go on with, rather than dealing anew; null where there is none. */
export function waitingGame(list: List, game: Game): Unfinished | null {
  const { unfinished } = recordOf(list.records, game.name);
  if (!unfinished) return null;
  const { seed, options } = readWish(list.search.text);
  const isAnother = seed !== null && seedText(seed) !== unfinished.seed;
  const chosen = list.choices[game.name];
  const wished = optionsFor(list, game);
  const isOther =
    (chosen !== undefined || Object.keys(options).length > 0) &&
    Object.entries(wished).some(([name, value]) => unfinished.options[name] !== value);
  return isAnother || isOther ? null : unfinished;
}

/** The list with the value of an option of the chosen game changed for the next one or the one before. */
export function cycleOption(list: List, at: number, step: 1 | -1): List {
  const game = chosenGame(list);
  const option = game?.options[at];
  if (!game || !option) return list;
  const now = option.values.indexOf(optionsFor(list, game)[option.name]!);
  const value = option.values[(now + step + option.values.length) % option.values.length]!;
  const { [option.name]: _before, ...others } = list.choices[game.name] ?? {};
  const byDefault = optionsFor(
    { ...list, choices: { ...list.choices, [game.name]: others } },
    game,
  );
  const chosen = byDefault[option.name] === value ? others : { ...others, [option.name]: value };
  const { [game.name]: _game, ...rest } = list.choices;
  const choices = Object.keys(chosen).length === 0 ? rest : { ...rest, [game.name]: chosen };
  return { ...list, choices, chosen: game.name, option: at, message: null };
}

/** The list with a line for the player. */
export function withMessage(list: List, text: string, tone: Tone): List {
  return { ...list, message: { text, tone } };
}

function seedText(seed: string): string | null {
  const read = readSeed(seed);
  return 'seed' in read ? read.seed : null;
}
