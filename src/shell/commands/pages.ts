import { fortunes, catalogue as written } from '../../games/index.ts';
import { fortunePage } from '../../notation/fortune-page.ts';
import { listPage, listReport } from '../../notation/list-page.ts';
import { rulesPage } from '../../notation/rules-page.ts';
import { fortuneMeant, gameNamed, optionsOf } from '../prepare.ts';
import type { CommandSetting } from './setting.ts';
import { tellLines } from './tell.ts';

/** Lists the games; gives the exit status, as the other does. */
export async function tellGames(
  { json }: { readonly json: boolean },
  setting: CommandSetting,
): Promise<number> {
  const { catalogue, language, output, width } = setting;
  if (json) await output.write(`${listReport(written)}\n`);
  else await tellLines(listPage(catalogue, fortunes, language, width), setting);
  return 0;
}

/** Tells the rules of a game under options of it, `NAME=VALUE` each. Throws a complaint where there is no such game. */
export async function tellRules(
  request: { readonly game: string; readonly options: readonly string[] },
  setting: CommandSetting,
): Promise<number> {
  const { catalogue, language, width } = setting;
  const fortune = fortuneMeant(request.game, catalogue);
  if (fortune && request.options.length === 0) {
    await tellLines(fortunePage(fortune, language, width), setting);
    return 0;
  }
  const game = gameNamed(request.game, catalogue);
  const options = optionsOf(game, request.options);
  await tellLines(rulesPage(game, options, language, width), setting);
  return 0;
}
