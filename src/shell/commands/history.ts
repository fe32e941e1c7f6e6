import { tableLines } from '../../app/columns.ts';
import { cardText } from '../../notation/card-text.ts';
import type { Figures } from '../../notation/language/figures.ts';
import type { Fortune } from '../../rules/fortune.ts';
import { stampOf } from '../../session/calendar.ts';
import type { Finished } from '../../session/finished.ts';
import { lieOf } from '../../session/telling.ts';
import { coloredText } from '../../ui/pieces.ts';
import { fortuneMeant, gameNamed } from '../prepare.ts';
import { gamesFromLast } from '../store/history-file.ts';
import { replayName } from '../store/replay-file.ts';
import { keptTellings } from '../store/telling-file.ts';
import { summaryNow } from './past.ts';
import type { CommandSetting } from './setting.ts';
import { tellJson, tellText } from './tell.ts';

export interface HistoryRequest {
  readonly kind: 'history';
  /** As it was typed; null for all games. */
  readonly game: string | null;
  readonly json: boolean;
  /** How many games at most. */
  readonly count: number;
}

/** Tells the last games, the newest first; gives the exit status. */
export async function tellHistory(
  request: HistoryRequest,
  setting: CommandSetting,
): Promise<number> {
  const { catalogue, language, place, wide, depth } = setting;
  const fortune = request.game === null ? null : fortuneMeant(request.game, catalogue);
  if (fortune) return tellTellings(fortune, request, setting);
  const game = request.game === null ? null : gameNamed(request.game, catalogue);
  // Which tells of damage, if there is any that was not told of.
  await summaryNow(setting);
  const games: Finished[] = [];
  for (const one of gamesFromLast(place, game ? { game: game.name } : {})) {
    games.push(one);
    if (games.length === request.count) break;
  }
  if (request.json) {
    await tellJson({ games: games.map(reportOf) }, setting);
    return 0;
  }
  const words = language.figures;
  const page =
    games.length === 0
      ? [[{ text: words.noGames(), tone: 'plain' as const }]]
      : tableLines(columnsOf(words), rowsOf(games, words), wide);
  await tellText(coloredText(page, depth), setting);
  return 0;
}

/** Tells the fortunes that were told, the newest first: they are no games, so they are told of only when asked for. */
async function tellTellings(
  fortune: Fortune,
  { json, count }: HistoryRequest,
  setting: CommandSetting,
): Promise<number> {
  const { language, place, clock, wide, depth } = setting;
  const words = language.figures;
  const { offset } = clock.now();
  const tellings = keptTellings(place, fortune)
    .slice(0, count)
    .map(({ name, at, telling }) => {
      const { stage, significator } = lieOf(telling);
      const card = significator === null ? null : cardText(significator);
      const ended = stampOf({ ms: at, offset });
      return { ended, stage, significator: card, seed: telling.deal.seed ?? null, replay: name };
    });
  if (json) {
    await tellJson({ tellings }, setting);
    return 0;
  }
  const columns = [
    { title: words.columns.ended, align: 'left' },
    { title: words.columns.replay, align: 'left' },
    { title: words.columns.deal, align: 'left' },
  ] as const;
  const rows = tellings.map(({ ended, replay, seed }) => ({
    cells: [words.moment(ended), replay, seed ?? words.ownDeal()],
    tone: 'plain' as const,
  }));
  const page =
    rows.length === 0
      ? [[{ text: language.fortune.noneTold(), tone: 'plain' as const }]]
      : tableLines(columns, rows, wide);
  await tellText(coloredText(page, depth), setting);
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
      words.moment(game.ended),
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
