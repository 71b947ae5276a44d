const MIN_WORDS = 12;

export const splitSentences = (message: string): string[] =>
  message
    .split(/(?<=[.?!…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

export function splitStory(message: string): string[] {
  const sentences = splitSentences(message);
  return sentences.length < 2 || message.trim().split(/\s+/).length < MIN_WORDS ? [] : sentences;
}

export const isAsking = (sentence: string, index: number): boolean =>
  index === 0 || sentence.includes('?');

export function findAskingPart(message: string): string | null {
  const sentences = splitStory(message);
  const asking = sentences.filter(isAsking);
  const hasQuestion = asking.some((sentence) => sentence.includes('?'));
  const found = hasQuestion ? asking : [...asking, ...sentences.slice(-1)];
  return found.length >= sentences.length ? null : found.join(' ');
}
