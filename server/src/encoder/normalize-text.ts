/** Longer texts are cut off, because they have more tokens than the encoder reads. */
const MAX_LENGTH = 2_000;

/** The encoder was trained on texts that were normalized in the same way. */
export function normalizeText(text: string): string {
  const plain = text
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{Ll}/u.test(plain) ? plain : plain.toLowerCase();
}
