/** Signs that texts of the program have beyond ASCII, and how they are spelled in it. */
export const IN_ASCII: Readonly<Record<string, string>> = {
  '♣': 'C',
  '♦': 'D',
  '♥': 'H',
  '♠': 'S',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '«': '"',
  '»': '"',
  '…': '...',
  '·': '-',
  '–': '-',
  '—': '-',
  '→': '->',
  '×': 'x',
};

/**
 * A text of the program's own for terminals without more than ASCII: suits become letters, as they are typed;
 * accents are dropped; letters of other alphabets, which have no other spelling, stay.
 */
export function asciiText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/([A-Za-z])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[^\p{ASCII}]/gu, (sign) => IN_ASCII[sign] ?? sign);
}

/** Lines of the program's own as a player's terminal can show them. */
export function spelled(
  lines: readonly string[],
  { ascii }: { readonly ascii: boolean },
): readonly string[] {
  return ascii ? lines.map(asciiText) : lines;
}
