const LONGEST_QUOTE = 40;

/** A word of the user's to be quoted: cut where it is long. */
export function cutWord(word: string, longest = LONGEST_QUOTE, ellipsis = '...'): string {
  const letters = [...word];
  return letters.slice(0, longest).join('') + (letters.length > longest ? ellipsis : '');
}
