export interface FoundText {
  before: string;
  hit: string;
  after: string;
}

const SURROUNDINGS = 60;

/**
 * Only letters and digits count, so that nobody has to type quotation marks and hyphens exactly.
 */
export const toSearchWords = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export function findInText(text: string, words: readonly string[]): FoundText | null {
  const [first] = words;
  if (first === undefined) return null;
  const phrase = new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}`, 'iu').exec(
    text,
  );
  if (phrase) return cut(text, phrase.index, phrase[0].length);
  const places = words.map((word) => text.search(new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'iu')));
  if (places.includes(-1)) return null;
  return cut(text, places[0] ?? 0, first.length);
}

function cut(text: string, index: number, length: number): FoundText {
  const end = index + length;
  const before = text.slice(Math.max(0, index - SURROUNDINGS), index);
  const after = text.slice(end, end + SURROUNDINGS);
  return {
    before: index > SURROUNDINGS ? `…${before.replace(/^\S*\s/, '')}` : before,
    hit: text.slice(index, end),
    after: end + SURROUNDINGS < text.length ? `${after.replace(/\s\S*$/, '')}…` : after,
  };
}
