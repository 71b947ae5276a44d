import { describe, expect, it } from 'vitest';
import { findInText, toSearchWords } from './find-in-text.ts';

const find = (text: string, words: string) => findInText(text, toSearchWords(words));

describe('finding words in a text', () => {
  it('ignores capitals and kinds of quotation marks, and accepts an unfinished last word', () => {
    expect(
      find('She said: “Don’t drink two litres.” Then she left.', "don't DRINK two lit"),
    ).toEqual({ before: 'She said: “', hit: 'Don’t drink two lit', after: 'res.” Then she left.' });
  });

  it('finds words that are not next to each other and shows the first one', () => {
    expect(find('Water is best. Drink it.', 'drink water')?.hit).toBe('Drink');
  });

  it('prefers the whole phrase to a single word that comes earlier', () => {
    expect(find('Sleep. A good sleep matters.', 'good sleep')?.before).toBe('Sleep. A ');
  });

  it.each([
    ['Water is best.', 'wine'],
    ['Water is best.', 'water wine'],
    ['Underwater life', 'water'],
    ['Water', '…!'],
    ['', 'water'],
  ])('finds nothing when “%s” is searched for “%s”', (text, words) => {
    expect(find(text, words)).toBeNull();
  });

  it('cuts the text around a match at whole words', () => {
    const found = find(`${'word '.repeat(40)}needle ${'word '.repeat(40)}`, 'needle');
    expect(found?.before).toMatch(/^…word .*word $/);
    expect(found?.after).toMatch(/^ word .*word…$/);
    expect(found?.before.length).toBeLessThanOrEqual(61);
  });
});
