import { isPartOf, toWords, typosBetween } from './match.ts';

type Vocabulary = ReadonlyMap<string, number>;

export function toVocabulary(texts: readonly string[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap(toWords)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

export function correctWords(typed: string, vocabulary: Vocabulary): string | null {
  const words = toWords(typed);
  const corrected: string[] = [];
  for (const word of words) {
    const right = [...vocabulary.keys()].some((known) => isPartOf(word, known))
      ? word
      : nearest(word, vocabulary);
    if (!right) return null;
    corrected.push(right);
  }
  const text = corrected.join(' ');
  return text === words.join(' ') ? null : text;
}

function nearest(word: string, vocabulary: Vocabulary): string | null {
  let best: { known: string; typos: number; count: number } | null = null;
  for (const [known, count] of vocabulary) {
    const typos = typosBetween(word, known);
    if (typos === null) continue;
    if (!best || typos < best.typos || (typos === best.typos && count > best.count)) {
      best = { known, typos, count };
    }
  }
  return best?.known ?? null;
}

const MIN_LIKENESS = 0.5;
const MIN_SUGGESTED_LENGTH = 4;

export function similarWords(typed: string, vocabulary: Vocabulary, most: number): string[] {
  const pairs = toWords(typed).map(letterPairs);
  const likeness = (word: string) =>
    Math.max(0, ...pairs.map((typedPairs) => shareOfPairs(typedPairs, letterPairs(word))));
  return [...vocabulary.keys()]
    .filter((word) => word.length >= MIN_SUGGESTED_LENGTH)
    .map((word) => ({ word, likeness: likeness(word) }))
    .filter((one) => one.likeness >= MIN_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ word }) => word);
}

const letterPairs = (word: string): Set<string> =>
  new Set(Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)));

const shareOfPairs = (a: Set<string>, b: Set<string>): number =>
  a.size + b.size === 0 ? 0 : (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
