import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../../src/app/settings.ts';
import { type Theme, themeFor, themes } from '../../../src/ui/board/theme.ts';
import { degrade, rgbOf } from '../../../src/ui/canvas/depth.ts';
import {
  backgroundOf,
  DIM,
  foregroundOf,
  INVERSE,
  type Style,
} from '../../../src/ui/canvas/style.ts';
import { chromeTheme } from '../../../src/ui/chrome/theme.ts';
import { listTheme } from '../../../src/ui/list/theme.ts';

/** Terminals whose own colors are these: ink and ground. */
const TERMINALS = [
  { name: 'black', ink: 0xe5e5e5, ground: 0x000000 },
  { name: 'white', ink: 0x000000, ground: 0xffffff },
] as const;

const READABLE = 4.5;
/** For what need only be seen, not read: the frame of a card (WCAG 2.2, 1.4.11). */
const VISIBLE = 3;

/** Relative luminance (WCAG 2.2). */
function luminance(rgb: number): number {
  const [red, green, blue] = [rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff].map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (WCAG 2.2), 1 to 21. */
function contrast(style: Style, { ink, ground }: (typeof TERMINALS)[number]): number {
  const own = [
    foregroundOf(style) < 0 ? ink : rgbOf(foregroundOf(style)),
    backgroundOf(style) < 0 ? ground : rgbOf(backgroundOf(style)),
  ] as const;
  const [text, paper] = style & INVERSE ? [own[1], own[0]] : own;
  const shown = style & DIM ? dimmed(text, paper) : text;
  const [light, dark] = [luminance(shown), luminance(paper)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Faint text as most terminals have it: two thirds ink and one third ground. */
function dimmed(text: number, paper: number): number {
  const mix = (shift: number) =>
    Math.round((2 * ((text >> shift) & 0xff) + ((paper >> shift) & 0xff)) / 3) << shift;
  return mix(16) | mix(8) | mix(0);
}

function wordsOf(theme: Theme): readonly (readonly [string, Style])[] {
  const { suits, words, back, empty, label, cursor, held, target, moved } = theme;
  return [
    ...suits.map((style, suit) => [`suit ${suit}`, style] as const),
    ...Object.entries({ words, back, empty, label, cursor, held, target, moved }),
  ];
}

describe.each(TERMINALS)('on $name', (terminal) => {
  it.each(themes)('$name is readable', ({ name }) => {
    const theme = themeFor(name, '256');
    for (const [what, style] of wordsOf(theme)) {
      expect(contrast(style, terminal), what).toBeGreaterThanOrEqual(READABLE);
    }
    expect(contrast(theme.frame, terminal)).toBeGreaterThanOrEqual(VISIBLE);
  });

  it.each(SETTINGS.theme)('the text around %s is readable', (name) => {
    const { title, pale, accent, tones } = chromeTheme(name, '256');
    const { chosen, waiting } = listTheme(name, '256');
    for (const [what, style] of Object.entries({
      title,
      pale,
      accent,
      chosen,
      waiting,
      ...tones,
    })) {
      expect(contrast(style, terminal), what).toBeGreaterThanOrEqual(READABLE);
    }
  });
});

describe('with sixteen colors', () => {
  it.each(themes)('$name has no word in the color of its ground', ({ name }) => {
    const theme = themeFor(name, '16');
    for (const [what, style] of wordsOf(theme)) {
      const shown = degrade(style, '16');
      if (foregroundOf(shown) < 0) continue;
      expect(foregroundOf(shown), what).not.toBe(backgroundOf(shown));
    }
  });

  it.each(themes)('$name writes on the terminal’s own ground in its own ink', ({ name }) => {
    const { empty, label } = themeFor(name, '16');
    for (const style of [empty, label].map((one) => degrade(one, '16'))) {
      if (backgroundOf(style) < 0) expect(foregroundOf(style)).toBe(-1);
    }
  });
});

it('there is a theme for every name', () => {
  expect(themes.map(({ name }) => name)).toEqual(SETTINGS.theme);
});

it('four colors are four, and differ from one another by more than a shade', () => {
  const { suits } = themeFor('four-color', '256');
  const colors = suits.map((style) => rgbOf(foregroundOf(style)));
  for (const a of colors) {
    for (const b of colors) {
      if (a === b) continue;
      const apart = [16, 8, 0].map((shift) => ((a >> shift) & 0xff) - ((b >> shift) & 0xff));
      expect(Math.hypot(...apart)).toBeGreaterThan(80);
    }
  }
  expect(new Set(colors).size).toBe(4);
});

it.each(SETTINGS.theme)('%s without colors shows by light and dark what is lifted', (name) => {
  const { held, cursor, target, frame, suits } = themeFor(name, 'none');
  for (const style of [held, cursor]) expect(degrade(style, 'none') & INVERSE).not.toBe(0);
  expect(degrade(target, 'none')).not.toBe(degrade(frame, 'none'));
  for (const style of [...suits, held, cursor, target]) {
    expect([foregroundOf(style), backgroundOf(style)]).toEqual([-1, -1]);
  }
});
