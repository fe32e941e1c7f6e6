import type { FortuneStart } from '../app/fortune/table.ts';
import { startModel } from '../app/model.ts';
import type { Settings } from '../app/settings.ts';
import type { Language } from '../notation/language/language.ts';
import type { Session } from '../session/session.ts';
import { type Look, lookFor } from '../ui/look.ts';
import { paintTableScreen } from '../ui/table-screen.ts';
import { loadConfig } from './config.ts';
import type { PlayFlags } from './flags.ts';
import { withFlags } from './settings.ts';
import { type Place, placeOf } from './store/place.ts';
import { type Caps, detectCaps, type Environment } from './terminal/caps.ts';
import type { OpenTerminal, OwnedTerminal } from './terminal/owned.ts';
import type { MouseMode } from './terminal/terminal.ts';

/** Where the full-screen program is shown, and what the player's settings and terminal make of its looks. */
export interface Stage {
  readonly local: OwnedTerminal;
  readonly place: Place;
  readonly settings: Settings;
  readonly caps: Caps;
  readonly look: Look;
  /** A line for the player of what is wrong with the settings, or null. */
  readonly notice: string | null;
  /** What is to be done when the terminal is taken away; at once where it has been. */
  onEnd(handler: () => void): void;
}

/** What a stage is set for. */
interface Setting {
  readonly env: Environment;
  readonly language: Language;
  readonly openTerminal: OpenTerminal;
  readonly flags: PlayFlags;
  readonly begin: Session | FortuneStart | null;
}

/**
 * Takes the terminal over, and shows the table of a game at once: the program that plays it is loaded behind this first
 * frame. What is typed meanwhile waits in the terminal. Throws a complaint where the flags are wrong.
 */
export function openStage({ env, language, openTerminal, flags, begin }: Setting): Stage {
  const place = placeOf(env);
  const { config, notice } = loadConfig(place, language);
  const settings = withFlags(config.settings, flags, language);
  const caps = detectCaps(env, { isTTY: true, flags });
  const look = lookFor(settings, caps.depth, caps.unicode);
  let isTaken = false;
  let end: (() => void) | null = null;
  const local = openTerminal({
    depth: caps.depth,
    mouse: mouseMode(settings),
    onEnd: () => {
      isTaken = true;
      end?.();
    },
  });
  const { terminal } = local;
  terminal.enter();
  if (begin && 'game' in begin) {
    const table = startModel(begin, language, settings);
    terminal.draw(paintTableScreen(table, terminal.columns, terminal.rows, look));
  }
  const onEnd = (handler: () => void) => {
    end = handler;
    if (isTaken) handler();
  };
  return { local, place, settings, caps, look, notice, onEnd };
}

/** The events that a mouse is to tell of, as the player likes it. */
export function mouseMode({ mouse }: Settings): MouseMode {
  return mouse === 'on' ? 'drags' : 'off';
}
