import { findGame } from '../../../command/find-game.ts';
import { catalogue } from '../../../games/index.ts';
import { gamesIn } from '../../../notation/language/game-texts.ts';
import { freshSeed } from '../../fresh-seed.ts';
import { Race, type Runner } from '../race.ts';
import { foldedName } from '../store/player-name.ts';
import { formsOf, type HouseSetting, say } from './setting.ts';

const WRONG_USE = 2;
const REFUSED = 1;

/** Ctrl-C, Ctrl-D and q. */
const LEAVING = [0x03, 0x04, 0x51, 0x71];

/** Plays the same deal as another: waits for them, where a game is named, or joins them, where they are. */
export async function race(
  [word, ...more]: readonly string[],
  setting: HouseSetting,
): Promise<number> {
  const words = setting.language.house;
  const { house, visit, isTTY } = setting;
  if (visit.caller === null) return say([words.wantsKey()], setting, REFUSED);
  if (word === undefined || more.length > 0 || !isTTY) {
    return say([words.usage(formsOf(words.forms.race, setting))], setting, WRONG_USE);
  }
  const { name } = await house.store.player(visit.caller);
  if (name === null) return say([words.wantsName()], setting, REFUSED);
  const runner = { name, live: visit.live, words: words.race };
  const open = [...house.races].find(([, { host }]) => foldedName(host.name) === foldedName(word));
  if (open) {
    const [key, opened] = open;
    if (key === visit.caller || !opened.join(runner)) {
      return say([words.race.unknown(opened.host.name)], setting, REFUSED);
    }
    return run(opened, runner, setting);
  }
  const found = findGame(word, gamesIn(setting.language, catalogue), []);
  if (!('game' in found)) {
    return say([words.race.unknown(word.replace(/\p{C}/gu, ''))], setting, REFUSED);
  }
  const { game } = found;
  const opened = new Race(game.name, freshSeed(), runner);
  house.races.set(visit.caller, opened);
  const isGivenUp = await setting.screen.aside(() => {
    say([words.race.waiting(game.title, name)], setting);
    return givesUp(opened, setting);
  });
  if (house.races.get(visit.caller) === opened) house.races.delete(visit.caller);
  if (isGivenUp) return say([words.race.givenUp()], setting, REFUSED);
  return run(opened, runner, setting);
}

/** Whether the one who waits leaves before the other comes. */
async function givesUp({ begun }: Race, { wire }: HouseSetting): Promise<boolean> {
  let stop = () => {};
  const left = new Promise<true>((resolve) => {
    const stops = [
      wire.onData((bytes) => {
        if (bytes.some((byte) => LEAVING.includes(byte))) resolve(true);
      }),
      wire.onEnd(() => resolve(true)),
    ];
    stop = () => {
      for (const one of stops) one();
    };
  });
  const isGivenUp = await Promise.race([left, begun.then(() => false)]);
  stop();
  return isGivenUp;
}

async function run(race: Race, runner: Runner, setting: HouseSetting): Promise<number> {
  const words = setting.language.house.race;
  const { screen, visit, play } = setting;
  const deal = [race.game, '--seed', race.seed, '--new'];
  const status = await screen.aside(() => visit.race(() => play(deal)));
  const other = race.leave(runner);
  const { winner } = race;
  const end = winner !== null ? words.won(winner) : other ? words.goesOn(other.name) : null;
  return say([end ?? words.nobodyWon()], setting, status);
}
