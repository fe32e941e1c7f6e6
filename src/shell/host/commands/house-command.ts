import { commonWord } from '../../../command/common-word.ts';
import { tellBoard } from './board.ts';
import { chooseName, letWatch } from './name.ts';
import { race } from './race.ts';
import { type HouseSetting, say } from './setting.ts';
import { watch } from './watch.ts';
import { tellWho } from './who.ts';

/** The first words of what the house knows besides the words of the program. */
export const HOUSE_WORDS = ['house', 'name', 'watching', 'board', 'who', 'watch', 'race'] as const;

/** Carries out what the house knows besides the words of the program; gives the status, or null for all other words. */
export async function houseCommand(
  [word, ...rest]: readonly string[],
  setting: HouseSetting,
): Promise<number | null> {
  switch (commonWord(word ?? '', 'house').toLowerCase()) {
    case 'house':
      return say(setting.language.house.help(), setting);
    case 'name':
      return chooseName(rest, setting);
    case 'watching':
      return letWatch(rest, setting);
    case 'board':
      return tellBoard(rest, setting);
    case 'who':
      return tellWho(setting);
    case 'watch':
      return watch(rest, setting);
    case 'race':
      return race(rest, setting);
    default:
      return null;
  }
}
