import { type Settings, withSetting } from '../app/settings.ts';
import type { Language } from '../notation/language/language.ts';
import { Complaint } from './complaint.ts';
import type { PlayFlags } from './flags.ts';

/** The settings as the flags have them: what is given there counts for more. Throws a complaint. */
export function withFlags(
  settings: Settings,
  { theme, mouse, animation, unicode }: PlayFlags,
  { settings: words }: Language,
): Settings {
  const flagged: Settings = {
    ...settings,
    ...(mouse ? {} : { mouse: 'off' }),
    ...(animation ? {} : { animation: 'off' }),
    ...(unicode === false ? { glyphs: 'ascii' } : {}),
  };
  if (theme === undefined) return flagged;
  const themed = withSetting(flagged, 'theme', theme.toLowerCase());
  if (!('fault' in themed)) return themed;
  const values = themed.fault === 'unknown-value' ? themed.values : [];
  throw new Complaint(words.badValue('--theme', theme, values).replace(/\.$/u, ''));
}
