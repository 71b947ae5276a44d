import { describe, expect, it } from 'vitest';
import { LIST_MARK } from './passages.ts';
import { selectQuote } from './quote.ts';

const CAFFEINE = [
  'A bedroom that is cool and dark helps.',
  'Caffeine stays in the body for hours.',
  'Many people sleep better when the last one is around noon.',
  'Tea counts as well.',
];

describe('a quote', () => {
  it('consists of the consecutive sentences with the highest score', () => {
    const { text } = selectQuote({ sentences: CAFFEINE, sentenceScores: [0, 3, 1, 0] }, 2);
    expect(text).toBe(`${CAFFEINE[1]} ${CAFFEINE[2]}`);
  });

  it.each([
    ['Many people sleep better when the last one is around noon.'],
    ['It keeps many people awake.'],
    ['But tea counts as well.'],
    ['Those who stop at noon sleep better.'],
  ])('begins one sentence earlier if its first sentence refers back: %s', (leaning) => {
    const sentences = ['A cool bedroom helps.', 'Caffeine stays for hours.', leaning, 'So be it.'];
    const { text } = selectQuote({ sentences, sentenceScores: [0, 1, 9, 0] }, 2);
    expect(text).toBe(`Caffeine stays for hours. ${leaning}`);
  });

  it('may begin with “This …” if that is the first sentence of the passage', () => {
    const sentences = ['This is for everybody.', 'Nobody is left out.'];
    expect(selectQuote({ sentences, sentenceScores: [9, 0] }, 1).text).toBe(sentences[0]);
  });

  it('keeps a list with its introduction, with up to five items', () => {
    const items = ['walk', 'stretch', 'breathe', 'rest', 'sing', 'nap'];
    const list = ['Try these:', ...items.map((item) => LIST_MARK + item)];
    const { text } = selectQuote(
      { sentences: ['Rest helps.', list.join('\n'), 'One is enough.'], sentenceScores: [9, 1, 0] },
      3,
    );
    expect(text.split('\n')).toEqual([
      `Rest helps. ${list[0]}`,
      ...list.slice(1, 6),
      'One is enough.',
    ]);
  });

  it('is empty for a passage without sentences', () => {
    expect(selectQuote({ sentences: [], sentenceScores: [] }, 3)).toEqual({ text: '', score: -1 });
  });
});
