import type { Card } from '../card/card.ts';
import type { Pack } from '../card/pack.ts';
import { readSeed } from '../card/seed.ts';
import { commonWord } from '../command/common-word.ts';
import { findGame } from '../command/find-game.ts';
import { nearestWord } from '../command/vocabulary.ts';
import { fortunes } from '../games/index.ts';
import { readCard } from '../notation/card-text.ts';
import { readDeal } from '../notation/deal-text.ts';
import type { Language } from '../notation/language/language.ts';
import type { Fortune } from '../rules/fortune.ts';
import type { Game, Options } from '../rules/game.ts';
import { chooseOptions } from '../session/options.ts';
import { type Deal, open, type Session } from '../session/session.ts';
import { Complaint } from './complaint.ts';
import { freshSeed } from './fresh-seed.ts';
import type { PlayRequest } from './request.ts';

/** A deal, as named and chosen in the arguments; nothing is looked up yet. */
export interface DealRequest {
  readonly game: string;
  readonly seed: string | null;
  /** The path of a deal file. */
  readonly deal: string | null;
  /** `NAME=VALUE` each. */
  readonly options: readonly string[];
}

/** The words that may have been meant where no game is found. */
const COMMANDS = ['play', 'list', 'rules', 'learn', 'help'];

/** The game that is asked for, dealt. Throws a complaint where game, options, seed or deal file are wrong. */
export async function prepareSession(
  request: DealRequest,
  catalogue: readonly Game[],
  language: Language,
): Promise<Session> {
  const game = gameNamed(request.game, catalogue);
  const options = optionsOf(game, request.options);
  return open(game, options, await dealOf(request, game, options, language));
}

/** The game that a word means; throws a complaint where it means none or several. */
export function gameNamed(word: string, catalogue: readonly Game[]): Game {
  const found = findGame(word, catalogue, COMMANDS);
  if ('game' in found) return found.game;
  if ('several' in found) {
    const names = found.several.map(({ name }) => name);
    throw new Complaint((say) => say.severalGames(word, names));
  }
  const fortune = findGame(word, fortunes);
  if ('game' in fortune) throw new Complaint((say) => say.isNoGame(fortune.game.name));
  throw new Complaint((say) => say.noGame(word, found.nearest));
}

/** The fortune that a word means, or null where it is a game. Throws a complaint where it means none or several. */
export function fortuneMeant(word: string, catalogue: readonly Game[]): Fortune | null {
  const found = findGame(word, [...catalogue, ...fortunes], COMMANDS);
  if ('game' in found) return fortunes.find((one) => one === found.game) ?? null;
  if ('several' in found) {
    const names = found.several.map(({ name }) => name);
    throw new Complaint((say) => say.severalGames(word, names));
  }
  throw new Complaint((say) => say.noGame(word, found.nearest));
}

/** Throws a complaint where a game is asked for with a flag of fortunes. */
export function refuseFortuneFlags({ significator, isGentle }: PlayRequest): void {
  const flag = significator !== null ? '--significator' : isGentle ? '--gentle' : null;
  if (flag !== null) throw new Complaint((say) => say.onlyForFortunes(flag));
}

/** A value for each option of the game, from `NAME=VALUE` each; case does not count. Throws a complaint. */
export function optionsOf(game: Game, given: readonly string[]): Options {
  const read = chooseOptions(game, Object.fromEntries(given.map((text) => optionOf(game, text))));
  if ('fault' in read) throw new Error(`${read.fault}: ${read.name}`);
  return read.options;
}

/** Whether a game that waits may be meant: its options are those that were given, as far as any were. Throws a complaint. */
export function meantBy(
  game: Game,
  given: readonly string[],
): (played: { readonly options: Options }) => boolean {
  const chosen = given.map((text) => optionOf(game, text));
  return ({ options }) => chosen.every(([name, value]) => options[name] === value);
}

function optionOf({ name: game, options }: Game, text: string): [name: string, value: string] {
  const [, typedName = '', typedValue = ''] = /^([^=]*)=(.*)$/su.exec(text.toLowerCase()) ?? [];
  if (typedName === '') {
    throw new Complaint((say) => say.optionForm(text));
  }
  const known = commonWord(
    typedName,
    'options',
    options.map(({ name }) => name),
  );
  const option = options.find(({ name }) => name === known);
  if (!option) {
    const names = options.map(({ name }) => name);
    const nearest = nearestWord(typedName, names);
    throw new Complaint((say) => say.noOption(game, typedName, names, nearest));
  }
  const chosen = commonWord(typedValue, 'choices', option.values);
  const value = option.values.find((one) => one.toLowerCase() === chosen);
  if (value === undefined) {
    throw new Complaint((say) => say.optionValue(option.name, typedValue, option.values));
  }
  return [option.name, value];
}

async function dealOf(
  request: DealRequest,
  game: Game,
  options: Options,
  language: Language,
): Promise<Deal> {
  return dealFor(request, game.rules(options).pack, readCard, language);
}

/** The cards that are asked for: those of a file, each read in this way, or of a seed. Throws a complaint. */
export async function dealFor(
  { seed, deal }: DealRequest,
  pack: Pack,
  readOne: (word: string) => Card | null,
  { say }: Language,
): Promise<Deal> {
  if (deal !== null) {
    const { readDealFile } = await import('./deal-file.ts');
    const read = readDeal(await readDealFile(deal), pack, readOne);
    if ('fault' in read) throw new Complaint((words) => words.about(deal, say.badDeal(read)));
    return { pack: read.cards };
  }
  if (seed === null) return { seed: freshSeed() };
  const read = readSeed(seed);
  if ('fault' in read)
    throw new Complaint((words) => words.about('--seed', say.badSeed(read.fault)));
  return read;
}
