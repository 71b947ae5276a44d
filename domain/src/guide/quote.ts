import { LIST_MARK } from './passages.ts';

interface Quotable {
  sentences: readonly string[];
  sentenceScores: readonly number[];
}

const MAX_ITEMS = 4;

/** Words that only somebody understands who has read what stands before. */
const LEANS =
  /^(it|its|this|that|these|those|they|their|them|but|so|and|or|then|also|instead|otherwise)\b|\bthe (last|first|other|same) one\b/i;

/**
 * The run of neighbouring sentences that says most about what was asked, as it stands in the page. It
 * begins where a reader understands it: with what its first sentence leans on.
 */
export function bestRun({ sentences, sentenceScores }: Quotable, length: number) {
  const run = Math.min(length, sentences.length);
  let best = { start: 0, score: -1 };
  for (let start = 0; run > 0 && start + run <= sentences.length; start++) {
    const score = sentenceScores
      .slice(start, start + run)
      // The first sentence is where a reader looks for the answer.
      .reduce((total, value, index) => total + value * (index === 0 ? 1.2 : 1), 0);
    if (score > best.score) best = { start, score };
  }
  const isLeaning = best.start > 0 && LEANS.test(sentences[best.start] ?? '');
  const start = isLeaning ? best.start - 1 : best.start;
  return { text: run > 0 ? quotation(sentences, start, run) : '', score: best.score };
}

const isItem = (sentence: string | null | undefined) => sentence?.startsWith(LIST_MARK) ?? false;

function separator(sentence: string, before: string | null | undefined): string {
  if (before === null) return '';
  return isItem(sentence) || isItem(before) ? '\n' : ' ';
}

/** Running text as it runs, lines of a list each on its own; a list that was begun goes on a little. */
function quotation(sentences: readonly string[], start: number, run: number): string {
  let end = start + run;
  while (isItem(sentences[end - 1]) && isItem(sentences[end]) && end - start < MAX_ITEMS) end++;
  return sentences
    .slice(start, end)
    .map(
      (sentence, index) =>
        separator(sentence, index === 0 ? null : sentences[start + index - 1]) + sentence,
    )
    .join('');
}
