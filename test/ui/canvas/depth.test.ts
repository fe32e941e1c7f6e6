import { describe, expect, it } from 'vitest';
import { degrade, nearestColor, rgbOf } from '../../../src/ui/canvas/depth.ts';
import {
  BLACK,
  BOLD,
  BRIGHT,
  background,
  backgroundOf,
  blankLook,
  DIM,
  foreground,
  foregroundOf,
  INVERSE,
  ITALIC,
  PLAIN,
  RED,
  UNDERLINE,
  WHITE,
} from '../../../src/ui/canvas/style.ts';

describe('a style', () => {
  it('tells its colors apart from each other and from none', () => {
    const style = foreground(255) | background(BLACK) | BOLD | INVERSE;
    expect([foregroundOf(style), backgroundOf(style)]).toEqual([255, 0]);
    expect([foregroundOf(PLAIN), backgroundOf(PLAIN)]).toEqual([-1, -1]);
  });

  it('shows on a blank only what has no need of a letter', () => {
    expect(blankLook(foreground(RED) | BOLD | DIM | ITALIC)).toBe(PLAIN);
    expect(blankLook(foreground(RED) | background(RED))).toBe(background(RED));
    expect(blankLook(foreground(RED) | UNDERLINE | BOLD)).toBe(foreground(RED) | UNDERLINE);
    expect(blankLook(foreground(RED) | INVERSE | ITALIC)).toBe(foreground(RED) | INVERSE);
  });
});

describe('colors', () => {
  it.each([
    [16, 0x000000],
    [21, 0x0000ff],
    [208, 0xff8700],
    [231, 0xffffff],
    [232, 0x080808],
    [255, 0xeeeeee],
  ])('palette color %i is what xterm has', (color, rgb) => {
    expect(rgbOf(color)).toBe(rgb);
  });

  it('of 24 bits become the nearest of the palette, and palette colors themselves', () => {
    for (let color = 16; color < 256; color++) {
      const rgb = rgbOf(color);
      expect(rgbOf(nearestColor(rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff))).toBe(rgb);
    }
    expect(nearestColor(254, 136, 2)).toBe(208);
    expect(nearestColor(9, 9, 9)).toBe(232);
  });

  it('fall to the basic ones where there are but 16', () => {
    expect(degrade(foreground(196) | BOLD, '16')).toBe(foreground(RED + BRIGHT) | BOLD);
    expect(degrade(background(255), '16')).toBe(background(WHITE));
    expect(degrade(foreground(RED), '16')).toBe(foreground(RED));
    expect(degrade(foreground(196), '256')).toBe(foreground(196));
  });

  it('never fall together, text and ground', () => {
    for (let text = 0; text < 256; text += 5)
      for (let ground = 0; ground < 256; ground += 3) {
        const style = degrade(foreground(text) | background(ground), '16');
        if (text !== ground) expect(foregroundOf(style)).not.toBe(backgroundOf(style));
      }
  });

  it('go where there are none; the attributes stay', () => {
    const style = foreground(196) | background(21) | BOLD | UNDERLINE | INVERSE;
    expect(degrade(style, 'none')).toBe(BOLD | UNDERLINE | INVERSE);
  });
});
