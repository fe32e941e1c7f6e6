import { catalogue } from '../../../games/index.ts';
import { gamesIn } from '../../../notation/language/game-texts.ts';
import { type HouseSetting, say } from './setting.ts';

/** Tells who plays what, and who waits for another to race. */
export async function tellWho(setting: HouseSetting): Promise<number> {
  const words = setting.language.house;
  const playing = await setting.house.store.playing();
  const games = gamesIn(setting.language, catalogue);
  const titleOf = (game: string) => games.find(({ name }) => name === game)?.title ?? game;
  const lines = playing.map(({ name, game }) => words.plays(name, titleOf(game)));
  const waiting = [...setting.house.races.values()].map(({ host, game }) =>
    words.race.waits(host.name, titleOf(game)),
  );
  const all = [...lines, ...waiting];
  return say(all.length === 0 ? [words.nobodyPlays()] : all, setting);
}
