const MIN_WORDS = 12;

/**
 * The part of a long message that asks: its first sentence, which is often a title, and its
 * questions, or else its last sentence. Null for a message that is too short to have a story.
 */
export function findAskingPart(message: string): string | null {
  const sentences = message
    .split(/(?<=[.?!…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
  if (sentences.length < 2 || message.trim().split(/\s+/).length < MIN_WORDS) return null;
  const [first = '', ...others] = sentences;
  const questions = others.filter((sentence) => sentence.includes('?'));
  const asks = questions.length > 0 || first.includes('?') ? questions : [others.at(-1) ?? ''];
  const askingPart = [first, ...asks].join(' ');
  return asks.length === others.length ? null : askingPart;
}
