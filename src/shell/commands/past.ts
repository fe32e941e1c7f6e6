import type { Summary } from '../../session/summary.ts';
import { Output } from '../output.ts';
import { historyPath } from '../store/history-file.ts';
import { summaryToTell } from '../store/summary-file.ts';
import type { CommandSetting } from './setting.ts';

/** What the history comes to. Of damage to it the player is told once, on standard error. */
export async function summaryNow(setting: CommandSetting): Promise<Summary> {
  const { summary, damaged } = summaryToTell(setting.place, setting.wishGames);
  if (damaged > 0) {
    const { keeping } = setting.language;
    await tellAside(keeping.damagedHistory(damaged, historyPath(setting.place)), setting);
  }
  return summary;
}

/** A line on standard error, so that what is asked for stays alone on standard output. */
export async function tellAside(line: string, { streams }: CommandSetting): Promise<void> {
  await new Output(streams.stderr).write(`patience: ${line}\n`);
}
