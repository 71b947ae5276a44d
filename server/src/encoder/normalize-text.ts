const MAX_LENGTH = 2_000;

/** Texts must be normalized exactly like those that the encoder was trained on. */
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
