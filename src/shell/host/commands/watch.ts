import { startModel } from '../../../app/model.ts';
import { DEFAULT_SETTINGS } from '../../../app/settings.ts';
import { catalogue } from '../../../games/index.ts';
import { gamesIn } from '../../../notation/language/game-texts.ts';
import type { Session } from '../../../session/session.ts';
import { lookFor } from '../../../ui/look.ts';
import { paintShownTable } from '../../../ui/shown-table.ts';
import { detectCaps } from '../../terminal/caps.ts';
import { foldedName } from '../store/player-name.ts';
import type { Visit } from '../visit.ts';
import { formsOf, type HouseSetting, say } from './setting.ts';

const WRONG_USE = 2;
const REFUSED = 1;

/** Lets a player look on at another's table, as long as that one plays and lets them. */
export async function watch(
  [typed, ...more]: readonly string[],
  setting: HouseSetting,
): Promise<number> {
  const { watch: words, usage, forms } = setting.language.house;
  const { store, visits } = setting.house;
  if (typed === undefined || more.length > 0 || !setting.isTTY) {
    return say([usage(formsOf(forms.watch, setting))], setting, WRONG_USE);
  }
  const player = await store.named(typed);
  if (!player?.name) return say([words.unknown(shown(typed))], setting, REFUSED);
  if (!player.isWatched) return say([words.notAllowed(player.name)], setting, REFUSED);
  const visit = [...visits].find(({ caller, live }) => caller === player.key && live.session);
  if (!visit) return say([words.notHere(player.name)], setting, REFUSED);
  const { name } = player;
  await setting.screen.aside(() => look(visit, name, setting));
  return say([words.over(name)], setting);
}

/** A word as it can be shown to its writer again. */
function shown(typed: string): string {
  return foldedName(typed).replace(/\p{C}/gu, '').slice(0, 40);
}

/** Shows the table until its player or whoever looks on leaves. */
function look(visit: Visit, name: string, setting: HouseSetting): Promise<void> {
  const { screen, env, visit: own, language } = setting;
  const { depth, unicode } = detectCaps(env, { isTTY: true });
  const shownAs = lookFor(DEFAULT_SETTINGS, depth, unicode);
  const message = { text: language.house.watch.heading(name), tone: 'plain' } as const;
  const games = gamesIn(language, catalogue);
  return new Promise((resolve) => {
    const stop = () => {
      forget();
      taken.close();
      resolve();
    };
    const taken = screen.openTerminal({ depth, onEnd: stop });
    const { terminal } = taken;
    const show = (session: Session | null) => {
      if (!session) return stop();
      // The player may speak another language.
      const game = games.find(({ name: one }) => one === session.game.name) ?? session.game;
      const model = { ...startModel({ ...session, game }, language), message };
      terminal.draw(paintShownTable(model, terminal.columns, terminal.rows, shownAs, []));
    };
    const draw = () => show(visit.live.session);
    const forget = visit.live.onChange((session) => own.guard(() => show(session)));
    terminal.onInput((input) => {
      const isLeave =
        input.type === 'key'
          ? input.ctrl && input.key === 'c'
          : input.type === 'text' && /^[qQйЙ]/u.test(input.text);
      if (isLeave) stop();
    });
    terminal.onResize(draw);
    terminal.enter();
    draw();
  });
}
