/** Longer ones have more pieces than are read. */
const MAX_LENGTH = 2_000;

/** A text as the encoder learned to read: plain apostrophes, single spaces, capitals only where some letters are small. */
export function plainText(text: string): string {
  const plain = text
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{Ll}/u.test(plain) ? plain : plain.toLowerCase();
}
