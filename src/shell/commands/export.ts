import { writeFile } from 'node:fs/promises';
import { type Replay, startReplay, stepped, wentTo } from '../../app/replay.ts';
import { DEFAULT_SETTINGS } from '../../app/settings.ts';
import { writeRecord } from '../../session/record.ts';
import type { Session } from '../../session/session.ts';
import type { Grid } from '../../ui/canvas/grid.ts';
import { castOf } from '../../ui/export/cast.ts';
import { animatedSvgOf, svgOf } from '../../ui/export/svg.ts';
import { lookFor } from '../../ui/look.ts';
import { paintReplay, type ReplayView } from '../../ui/replay-screen.ts';
import { Complaint } from '../complaint.ts';
import { withFlags } from '../settings.ts';
import { codeOf } from '../store/code.ts';
import { replaySession } from './replay-source.ts';
import type { CommandSetting } from './setting.ts';

/** What it may become: a code, its text, a recording, a picture or a moving one. */
export type ExportForm = 'code' | 'text' | 'cast' | 'svg' | 'animated';

export interface ExportRequest {
  readonly kind: 'export';
  readonly source: string;
  readonly form: ExportForm;
  /** Of the table after this move; null for the last. */
  readonly at: number | null;
  readonly size: { readonly columns: number; readonly rows: number };
  /** Seconds for each move. */
  readonly pace: number;
  readonly theme: string | null;
  readonly ascii: boolean;
  /** The path of a file, or null for standard output. */
  readonly out: string | null;
}

/** Writes a replay in another form; gives the exit status. Throws a complaint where it cannot be written. */
export async function exportReplay(
  request: ExportRequest,
  setting: CommandSetting,
): Promise<number> {
  const session = await replaySession(request.source, setting);
  const text = formOf(session, request, setting);
  if (request.out === null) {
    await setting.output.write(text);
    return 0;
  }
  try {
    await writeFile(request.out, text);
    return 0;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const { out } = request;
    throw new Complaint((say) => say.cannotWrite(out, code ?? message), 1);
  }
}

function formOf(session: Session, request: ExportRequest, setting: CommandSetting): string {
  const { form, at, pace } = request;
  if (form === 'code') return `${codeOf(session)}\n`;
  if (form === 'text') return writeRecord(session);
  const replay = startReplay(session);
  const view = viewFor(request, setting);
  const { game, deal } = session;
  const title = `${game.title}, ${deal.seed ?? setting.language.figures.ownDeal()}`;
  if (form === 'svg') {
    return svgOf(paintReplay(wentTo(replay, at ?? replay.whole.at), view), title);
  }
  const screens = screensOf(replay, view);
  return form === 'cast' ? castOf(screens, { title, pace }) : animatedSvgOf(screens, title, pace);
}

/** Every screen of a replay, from the deal to the end. */
function screensOf(start: Replay, view: ReplayView): Grid[] {
  const screens = [paintReplay(start, view)];
  for (let replay = start; replay.at < replay.whole.at; ) {
    replay = stepped(replay, 1);
    screens.push(paintReplay(replay, view));
  }
  return screens;
}

function viewFor({ size, theme, ascii }: ExportRequest, { language }: CommandSetting): ReplayView {
  const flags = {
    mouse: true,
    animation: true,
    screenReader: false,
    record: true,
    ...(theme === null ? {} : { theme }),
  };
  const settings = withFlags(DEFAULT_SETTINGS, flags, language);
  return { ...size, settings, look: lookFor(settings, '256', !ascii), language, hasKeys: false };
}
