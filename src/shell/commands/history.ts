import { tableLines } from '../../app/columns.ts';
import { asciiText } from '../../notation/ascii.ts';
import type { Figures } from '../../notation/language/figures.ts';
import { type Finished, finishedGames } from '../../session/finished.ts';
import { coloredText } from '../../ui/pieces.ts';
import { gameNamed } from '../prepare.ts';
import { readResults } from '../store/history-file.ts';
import { replayName } from '../store/replay-file.ts';
import type { CommandSetting } from './setting.ts';

const VERSION = 1;

/** Tells the last games, the newest first; gives the exit status. */
export async function tellHistory(
  request: { readonly game: string | null; readonly json: boolean; readonly count: number },
  setting: CommandSetting,
): Promise<number> {
  const { catalogue, language, output, place, width, ascii, depth } = setting;
  const game = request.game === null ? null : gameNamed(request.game, catalogue);
  const { results } = readResults(place);
  const games = finishedGames(results)
    .filter((one) => game === null || one.game === game.name)
    .slice(-request.count)
    .reverse();
  if (request.json) {
    await output.write(`${JSON.stringify({ v: VERSION, games: games.map(reportOf) })}\n`);
    return 0;
  }
  const words = language.figures;
  const page =
    games.length === 0
      ? [[{ text: words.noGames(), tone: 'plain' as const }]]
      : tableLines(columnsOf(words), rowsOf(games, words), width);
  const text = coloredText(page, depth);
  await output.write(ascii ? asciiText(text) : text);
  return 0;
}

function columnsOf({ columns }: Figures) {
  return [
    { title: columns.ended, align: 'left' },
    { title: columns.result, align: 'left' },
    { title: columns.moves, align: 'right' },
    { title: columns.time, align: 'right' },
    { title: columns.replay, align: 'left' },
    { title: columns.deal, align: 'left' },
  ] as const;
}

function rowsOf(games: readonly Finished[], words: Figures) {
  return games.map((game) => ({
    cells: [
      game.ended.slice(0, 16).replace('T', ' '),
      words.outcome(game.outcome, game.isRepeat),
      String(game.moves),
      words.time(game.ms),
      replayName(game.game, game.play),
      game.seed ?? words.ownDeal(),
    ],
    tone: 'plain' as const,
  }));
}

function reportOf({ play, ...game }: Finished) {
  return { ...game, replay: replayName(game.game, play) };
}
