import { LIST_MARK } from './passages.ts';

interface Quotable {
  sentences: readonly string[];
  sentenceScores: readonly number[];
}

const MAX_ITEMS = 4;

/** Sentences that make no sense without the one before. */
const REFERS_BACK =
  /^(it|its|this|that|these|those|they|their|them|but|so|and|or|then|also|instead|otherwise)\b|\bthe (last|first|other|same) one\b/i;

/**
 * Returns the consecutive sentences with the highest total score. If the first of them refers back,
 * the quote begins one sentence earlier.
 */
export function selectQuote({ sentences, sentenceScores }: Quotable, length: number) {
  const run = Math.min(length, sentences.length);
  let best = { start: 0, score: -1 };
  for (let start = 0; run > 0 && start + run <= sentences.length; start++) {
    const score = sentenceScores
      .slice(start, start + run)
      // The first sentence is where a reader looks for the answer.
      .reduce((total, value, index) => total + value * (index === 0 ? 1.2 : 1), 0);
    if (score > best.score) best = { start, score };
  }
  const needsContext = best.start > 0 && REFERS_BACK.test(sentences[best.start] ?? '');
  const start = needsContext ? best.start - 1 : best.start;
  return { text: run > 0 ? joinSentences(sentences, start, run) : '', score: best.score };
}

const isListItem = (sentence: string | null | undefined) =>
  sentence?.startsWith(LIST_MARK) ?? false;

function getSeparator(sentence: string, before: string | null | undefined): string {
  if (before === null) return '';
  return isListItem(sentence) || isListItem(before) ? '\n' : ' ';
}

/** Joins prose with spaces and list items with line breaks; a list at the end is continued a little. */
function joinSentences(sentences: readonly string[], start: number, run: number): string {
  let end = start + run;
  while (isListItem(sentences[end - 1]) && isListItem(sentences[end]) && end - start < MAX_ITEMS)
    end++;
  return sentences
    .slice(start, end)
    .map(
      (sentence, index) =>
        getSeparator(sentence, index === 0 ? null : sentences[start + index - 1]) + sentence,
    )
    .join('');
}
