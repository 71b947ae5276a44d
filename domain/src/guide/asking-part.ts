const MIN_WORDS = 12;

export const splitSentences = (message: string): string[] =>
  message
    .split(/(?<=[.?!…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** Returns the sentences of a message that tells a story, or none for a short question. */
export function splitStory(message: string): string[] {
  const sentences = splitSentences(message);
  return sentences.length < 2 || message.trim().split(/\s+/).length < MIN_WORDS ? [] : sentences;
}

/** The first sentence of a story is often its title. */
export const isAsking = (sentence: string, index: number): boolean =>
  index === 0 || sentence.includes('?');

/**
 * Finds the part of a story that asks: its first sentence and its questions, or else its last
 * sentence. Returns null if there is no story around it.
 */
export function findAskingPart(message: string): string | null {
  const sentences = splitStory(message);
  const asking = sentences.filter(isAsking);
  const hasQuestion = asking.some((sentence) => sentence.includes('?'));
  const found = hasQuestion ? asking : [...asking, ...sentences.slice(-1)];
  return found.length >= sentences.length ? null : found.join(' ');
}
