import { hasList, LIST_MARK } from './passages.ts';

interface Quotable {
  sentences: readonly string[];
  sentenceScores: readonly number[];
}

const MAX_ITEMS = 5;

const REFERS_BACK =
  /^(it|its|this|that|these|those|they|their|them|but|so|and|or|then|also|instead|otherwise)\b|\bthe (last|first|other|same) one\b/i;

export const standsAlone = (sentence: string): boolean => !REFERS_BACK.test(sentence);

export function selectQuote({ sentences, sentenceScores }: Quotable, length: number) {
  const run = Math.min(length, sentences.length);
  let best = { start: 0, score: -1 };
  for (let start = 0; run > 0 && start + run <= sentences.length; start++) {
    const score = sentenceScores
      .slice(start, start + run)
      // The first sentence of a quotation counts more, because readers look there for the answer.
      .reduce((total, value, index) => total + value * (index === 0 ? 1.2 : 1), 0);
    if (score > best.score) best = { start, score };
  }
  const needsContext = best.start > 0 && REFERS_BACK.test(sentences[best.start] ?? '');
  const start = needsContext ? best.start - 1 : best.start;
  return { text: joinSentences(sentences.slice(start, start + run)), score: best.score };
}

export const joinSentences = (sentences: readonly string[]): string =>
  sentences
    .map((sentence, index) => {
      const before = sentences[index - 1];
      if (before === undefined) return shortenList(sentence);
      return (hasList(before) ? '\n' : ' ') + shortenList(sentence);
    })
    .join('');

function shortenList(sentence: string): string {
  const [introduction = '', ...items] = sentence.split(`\n${LIST_MARK}`);
  return [introduction, ...items.slice(0, MAX_ITEMS)].join(`\n${LIST_MARK}`);
}
