interface Quotable {
  sentences: readonly string[];
  sentenceScores: readonly number[];
}

/** The run of neighbouring sentences that says most about what was asked, as it stands in the page. */
export function bestRun({ sentences, sentenceScores }: Quotable, length: number) {
  const run = Math.min(length, sentences.length);
  let best = { text: '', score: -1 };
  for (let start = 0; run > 0 && start + run <= sentences.length; start++) {
    const score = sentenceScores
      .slice(start, start + run)
      // The first sentence is where a reader looks for the answer.
      .reduce((total, value, index) => total + value * (index === 0 ? 1.2 : 1), 0);
    if (score > best.score) best = { text: sentences.slice(start, start + run).join(' '), score };
  }
  return best;
}
