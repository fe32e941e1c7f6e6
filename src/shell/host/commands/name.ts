import { commonWord } from '../../../command/common-word.ts';
import { catalogue } from '../../../games/index.ts';
import { gamesIn } from '../../../notation/language/game-texts.ts';
import type { Language } from '../../../notation/language/language.ts';
import { foldedName, readName } from '../store/player-name.ts';
import { type HouseSetting, say } from './setting.ts';

const WRONG_USE = 2;
const REFUSED = 1;

/** Tells the player's name, or gives them one for good. */
export async function chooseName(
  [typed, ...more]: readonly string[],
  setting: HouseSetting,
): Promise<number> {
  const words = setting.language.house;
  const { visit, house } = setting;
  if (visit.caller === null) return say([words.wantsKey()], setting, REFUSED);
  const { name: before } = await house.store.player(visit.caller);
  if (typed === undefined) return say([words.yourName(before)], setting);
  if (before !== null) return say([words.nameIsForGood(before)], setting, REFUSED);
  const name = more.length === 0 ? readName(typed) : null;
  if (name === null) return say([words.badName()], setting, WRONG_USE);
  if (isOfGame(name, setting.language)) return say([words.nameIsOfGame(name)], setting, REFUSED);
  if (!(await house.store.rename(visit.caller, name))) {
    return say([words.nameIsTaken(name)], setting, REFUSED);
  }
  return say([words.yourName(name)], setting);
}

/** Whether a game is called so: a race is asked for by the name of a game or of a player. */
function isOfGame(name: string, language: Language): boolean {
  const games = [...catalogue, ...gamesIn(language, catalogue)];
  const names = games.flatMap(({ name: own, title, aliases }) => [own, title, ...aliases]);
  return names.some((one) => foldedName(one) === foldedName(name));
}

/** Tells whether others may look on, or changes that. */
export async function letWatch(
  [typed, ...more]: readonly string[],
  setting: HouseSetting,
): Promise<number> {
  const words = setting.language.house;
  const { visit, house } = setting;
  if (visit.caller === null) return say([words.wantsKey()], setting, REFUSED);
  if (typed === undefined) {
    return say([words.watching((await house.store.player(visit.caller)).isWatched)], setting);
  }
  const value = commonWord(typed, 'values', ['on', 'off']);
  if (more.length > 0 || (value !== 'on' && value !== 'off')) {
    return say([words.usage(words.forms.watching.join(' | '))], setting, WRONG_USE);
  }
  await house.store.letWatch(visit.caller, value === 'on');
  if (value === 'off') {
    for (const { caller, live } of house.visits) if (caller === visit.caller) live.dismiss();
  }
  return say([words.watching(value === 'on')], setting);
}
