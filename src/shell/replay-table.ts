import type { Input } from '../app/input.ts';
import { positionOf, type Replay, runOn, tenthsOf, updateReplay } from '../app/replay.ts';
import type { Settings } from '../app/settings.ts';
import type { Language } from '../notation/language/language.ts';
import type { Session } from '../session/session.ts';
import { type Look, lookFor } from '../ui/look.ts';
import { paintReplay } from '../ui/replay-screen.ts';
import { loadConfig } from './config.ts';
import type { PlayFlags } from './flags.ts';
import { withFlags } from './settings.ts';
import { placeOf } from './store/place.ts';
import { detectCaps, type Environment } from './terminal/caps.ts';
import type { OpenTerminal, OwnedTerminal } from './terminal/owned.ts';

const TENTH = 100;

/** Shows a game again, full screen, until the player leaves: gives the exit status, or the game to be played on. */
export function showReplay(
  replay: Replay,
  flags: PlayFlags,
  env: Environment,
  language: Language,
  openTerminal: OpenTerminal,
): Promise<number | Session> {
  const { config } = loadConfig(placeOf(env), language);
  const settings = withFlags(config.settings, flags, language);
  const { depth, unicode } = detectCaps(env, { isTTY: true, flags });
  const look = lookFor(settings, depth, unicode);
  const local = openTerminal({ depth, mouse: 'off' });
  return new Promise((resolve) => {
    new ReplayPlayer(replay, settings, look, language, local, resolve).start();
  });
}

class ReplayPlayer {
  #replay: Replay;
  readonly #settings: Settings;
  readonly #look: Look;
  readonly #language: Language;
  readonly #local: OwnedTerminal;
  readonly #end: (left: number | Session) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    replay: Replay,
    settings: Settings,
    look: Look,
    language: Language,
    local: OwnedTerminal,
    end: (left: number | Session) => void,
  ) {
    this.#replay = replay;
    this.#settings = settings;
    this.#end = end;
    this.#look = look;
    this.#language = language;
    this.#local = local;
  }

  start(): void {
    const { terminal } = this.#local;
    terminal.onInput((input) => this.#input(input));
    terminal.onResize(() => this.#draw());
    terminal.enter();
    this.#draw();
    this.#runClock();
  }

  #input(input: Input): void {
    const { replay, effect } = updateReplay(this.#replay, input);
    this.#replay = replay;
    switch (effect) {
      case 'quit':
        this.#leave(0);
        return;
      case 'play':
        this.#leave({ ...positionOf(replay), isResigned: false });
        return;
      case 'suspend':
        this.#local.suspend();
        return;
      case 'redraw':
        this.#local.terminal.redraw();
        return;
    }
    this.#runClock();
    this.#draw();
  }

  #runClock(): void {
    clearTimeout(this.#timer);
    if (!this.#replay.isRunning) return;
    this.#timer = setTimeout(() => {
      this.#replay = runOn(this.#replay);
      this.#draw();
      this.#runClock();
    }, tenthsOf(this.#replay) * TENTH);
  }

  #draw(): void {
    const { terminal } = this.#local;
    const { columns, rows } = terminal;
    const look = this.#look;
    const settings = this.#settings;
    const view = { columns, rows, settings, look, language: this.#language, hasKeys: true };
    terminal.draw(paintReplay(this.#replay, view));
  }

  #leave(left: number | Session): void {
    clearTimeout(this.#timer);
    this.#local.close();
    this.#end(left);
  }
}
