import { catalogue } from '../../../games/index.ts';
import { gamesIn } from '../../../notation/language/game-texts.ts';
import { type HouseSetting, say } from './setting.ts';

/** Tells who plays what. */
export async function tellWho(setting: HouseSetting): Promise<number> {
  const words = setting.language.house;
  const playing = await setting.house.store.playing();
  const lines = playing.map(({ name, game }) =>
    words.plays(
      name,
      gamesIn(setting.language, catalogue).find((one) => one.name === game)?.title ?? game,
    ),
  );
  return say(lines.length === 0 ? [words.nobodyPlays()] : lines, setting);
}
