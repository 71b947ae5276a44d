import { LIST_MARK } from './passages.ts';

interface Quotable {
  sentences: readonly string[];
  sentenceScores: readonly number[];
}

const MAX_ITEMS = 4;

/** The run of neighbouring sentences that says most about what was asked, as it stands in the page. */
export function bestRun({ sentences, sentenceScores }: Quotable, length: number) {
  const run = Math.min(length, sentences.length);
  let best = { text: '', score: -1 };
  for (let start = 0; run > 0 && start + run <= sentences.length; start++) {
    const score = sentenceScores
      .slice(start, start + run)
      // The first sentence is where a reader looks for the answer.
      .reduce((total, value, index) => total + value * (index === 0 ? 1.2 : 1), 0);
    if (score > best.score) best = { text: quotation(sentences, start, run), score };
  }
  return best;
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
