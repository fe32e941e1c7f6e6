import type { Tone } from '../../app/model.ts';
import type { ThemeName } from '../../app/settings.ts';
import type { Depth } from '../canvas/depth.ts';
import { BLUE, BOLD, DIM, foreground, GREEN, PLAIN, RED, type Style } from '../canvas/style.ts';

/** How lines of text around a board or list look. */
export interface ChromeTheme {
  readonly title: Style;
  /** What need not be read. */
  readonly pale: Style;
  readonly accent: Style;
  readonly tones: Readonly<Record<Tone, Style>>;
}

/** Those few of the palette's colors that are readable on black and on white alike. */
const READABLE = { gray: 243, blue: 63, green: 29, red: 131 } as const;

/** The looks of the text to go with a theme of the table, on a terminal of this depth. */
export function chromeTheme(name: ThemeName, depth: Depth): ChromeTheme {
  const hasColors = depth !== 'none' && name !== 'ascii';
  const color = (rich: number, basic: number) =>
    hasColors ? foreground(depth === '256' ? rich : basic) : PLAIN;
  const accent = color(READABLE.blue, BLUE) | BOLD;
  return {
    title: BOLD,
    pale:
      name === 'contrast' ? PLAIN : depth === '256' && hasColors ? foreground(READABLE.gray) : DIM,
    accent,
    tones: {
      plain: PLAIN,
      refusal: color(READABLE.red, RED) | BOLD,
      question: accent,
      good: color(READABLE.green, GREEN) | BOLD,
    },
  };
}
