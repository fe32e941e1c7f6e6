import type { Settings } from '../app/settings.ts';
import { type Look, lookFor } from '../ui/look.ts';
import { saveSettings } from './config.ts';
import type { ProgramOptions } from './program-options.ts';
import { mouseMode } from './stage.ts';

/** How a player likes to see the program, and what their terminal makes of it. */
export class Appearance {
  /** The settings as they were last read or written. */
  settings: Settings;
  look: Look;
  readonly #options: ProgramOptions;

  constructor(options: ProgramOptions) {
    this.#options = options;
    this.settings = options.stage.settings;
    this.look = options.stage.look;
  }

  /**
   * Settings that were changed are kept, and those that concern the terminal are followed at once. Gives what the player
   * is to be told of it, or null.
   */
  follow(settings: Settings): string | null {
    const { stage, flags, language } = this.#options;
    const { caps, local, place } = stage;
    this.look = lookFor(settings, caps.depth, caps.unicode);
    local.terminal.setMouse(mouseMode(settings));
    const before = this.settings;
    this.settings = settings;
    // Without a trace, they hold as long as the program runs.
    return flags.record ? saveSettings(place, before, settings, language) : null;
  }
}
