import { eastAsianWidth } from 'get-east-asian-width';

const INVISIBLE = /[\p{Mn}\p{Me}\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * How many cells a code point takes: 2 for wide East Asian characters and emoji, 0 for what has no
 * cell of its own (control characters, combining marks, direction marks, variation selectors, lone
 * surrogates), otherwise 1. Characters of ambiguous width (lines, suits, Cyrillic) count as 1, as
 * nearly all terminals have it.
 */
export function codeWidth(code: number): 0 | 1 | 2 {
  if (code < 0x7f) return code < 0x20 ? 0 : 1;
  if (code < 0x300) return code < 0xa0 || code === 0xad ? 0 : 1;
  // Cyrillic, lines and blocks, suits: nearly all that is ever asked, and a table look-up saved.
  if (code >= 0x400 && code < 0x483) return 1;
  if ((code >= 0x2500 && code < 0x25fd) || (code >= 0x2660 && code <= 0x2667)) return 1;
  if (INVISIBLE.test(String.fromCodePoint(code))) return 0;
  return eastAsianWidth(code) === 2 ? 2 : 1;
}

/** How many cells a text takes on one row. */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of composed(text)) width += codeWidth(char.codePointAt(0) ?? 0);
  return width;
}

/**
 * Letters and their accents joined where Unicode has one code point for both: a cell holds one code
 * point.
 */
export function composed(text: string): string {
  for (let i = 0; i < text.length; i++)
    if (text.charCodeAt(i) >= 0x300) return text.normalize('NFC');
  return text;
}
