import type { Summary } from '../../session/summary.ts';
import { historyPath } from '../store/history-file.ts';
import { summaryToTell } from '../store/summary-file.ts';
import type { CommandSetting } from './setting.ts';
import { tellAside } from './tell.ts';

/** What the history comes to. Of damage to it the player is told once, on standard error. */
export async function summaryNow(setting: CommandSetting): Promise<Summary> {
  const { summary, damaged } = summaryToTell(setting.place, setting.wishGames);
  if (damaged > 0) {
    const { keeping } = setting.language;
    await tellAside(keeping.damagedHistory(damaged, historyPath(setting.place)), setting);
  }
  return summary;
}
