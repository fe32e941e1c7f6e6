import type { Language } from '../notation/language/language.ts';
import { fullScreen } from './full-screen.ts';
import { systemClock } from './store/clock.ts';
import type { Environment } from './terminal/caps.ts';
import { localTerminal } from './terminal/local.ts';
import type { OpenTerminal } from './terminal/owned.ts';
import type { Terminal } from './terminal/terminal.ts';
import type { FullScreen } from './world.ts';

/** The full screen in the terminal of this process. */
export function localScreen(env: Environment, language: Language): FullScreen {
  // Ctrl-Z reaches the program, which says when to stop.
  let before: Terminal | null = null;
  const openTerminal: OpenTerminal = (options) => {
    // A replay becomes a table: what was typed ahead is played there.
    const early = before?.unread ?? [];
    const opened = localTerminal({ ...options, early, stopsByKey: false });
    before = opened.terminal;
    return opened;
  };
  return fullScreen({
    env,
    language,
    clock: systemClock,
    openTerminal,
    hasSolver: true,
    loadPainter: async () => new (await import('../ui/chrome/ink-chrome.tsx')).InkChrome(),
  });
}
