import { Complaint } from '../../complaint.ts';
import { houseCommand } from './house-command.ts';
import type { HouseSetting } from './setting.ts';

/** Carries out an order that was given in the list of games; gives what there is to be said of it there. */
export async function obey(
  words: readonly string[],
  setting: HouseSetting,
): Promise<readonly string[]> {
  const { screen, language } = setting;
  const said: string[] = [];
  const tell = (lines: readonly string[]) => {
    if (screen.isTaken) said.push(...lines);
    else setting.tell(lines);
  };
  try {
    await houseCommand(words, { ...setting, tell });
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    said.push(error.told(language.complaints));
  }
  return said;
}
