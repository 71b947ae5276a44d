import { describe, expect, it } from 'vitest';
import { LIST_MARK } from './passages.ts';
import { bestRun } from './quote.ts';

const CAFFEINE = [
  'A bedroom that is cool and dark helps.',
  'Caffeine stays in the body for hours.',
  'Many people sleep better when the last one is around noon.',
  'Tea counts as well.',
];

describe('a quotation', () => {
  it('is the run of sentences that says most', () => {
    const { text } = bestRun({ sentences: CAFFEINE, sentenceScores: [0, 3, 1, 0] }, 2);
    expect(text).toBe(`${CAFFEINE[1]} ${CAFFEINE[2]}`);
  });

  it.each([
    ['Many people sleep better when the last one is around noon.'],
    ['It keeps many people awake.'],
    ['But tea counts as well.'],
    ['Those who stop at noon sleep better.'],
  ])('begins one sentence earlier where its first leans on that: %s', (leaning) => {
    const sentences = ['A cool bedroom helps.', 'Caffeine stays for hours.', leaning, 'So be it.'];
    const { text } = bestRun({ sentences, sentenceScores: [0, 1, 9, 0] }, 2);
    expect(text).toBe(`Caffeine stays for hours. ${leaning}`);
  });

  it('begins with a leaning sentence where the passage does', () => {
    const sentences = ['This is for everybody.', 'Nobody is left out.'];
    expect(bestRun({ sentences, sentenceScores: [9, 0] }, 1).text).toBe(sentences[0]);
  });

  it('has each line of a list on its own, and a list that was begun goes on a little', () => {
    const items = ['walk', 'stretch', 'breathe', 'rest', 'sing'].map((item) => LIST_MARK + item);
    const { text } = bestRun(
      { sentences: ['Try these:', ...items], sentenceScores: [9, 1, 0, 0, 0, 0] },
      2,
    );
    expect(text.split('\n')).toEqual(['Try these:', ...items.slice(0, 3)]);
  });

  it('is nothing of a passage without sentences', () => {
    expect(bestRun({ sentences: [], sentenceScores: [] }, 3)).toEqual({ text: '', score: -1 });
  });
});
