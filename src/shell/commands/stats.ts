import { statsPage } from '../../app/stats-page.ts';
import { statsReport } from '../../app/stats-report.ts';
import type { Game } from '../../rules/game.ts';
import { localDay } from '../../session/calendar.ts';
import { coloredText } from '../../ui/pieces.ts';
import { gameNamed } from '../prepare.ts';
import { summaryNow } from './past.ts';
import type { CommandSetting } from './setting.ts';
import { tellText } from './tell.ts';

export interface StatsRequest {
  readonly kind: 'stats';
  /** As it was typed; null for all games. */
  readonly game: string | null;
  readonly json: boolean;
}

/** Tells the statistics of a game or of all; gives the exit status. */
export async function tellStats(
  { game: word, json }: StatsRequest,
  setting: CommandSetting,
): Promise<number> {
  const { catalogue, language, clock, output, wide, ascii, depth } = setting;
  const game: Game | null = word === null ? null : gameNamed(word, catalogue);
  const summary = await summaryNow(setting);
  if (json) {
    await output.write(`${statsReport(summary, catalogue, game)}\n`);
    return 0;
  }
  const today = localDay(clock.now());
  const page = statsPage(
    { summary, catalogue, game, today },
    { words: language.figures, ascii, width: wide },
  );
  await tellText(coloredText(page, depth), setting);
  return 0;
}
