import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { tokenize } from '../../plain-words.ts';
import { tokenizeForBoth } from './marked-words.ts';

describe('splitting a message into words for the rules and the classifier', () => {
  it('adds punctuation tokens for the classifier only', () => {
    expect(tokenizeForBoth('Am I safe? No!')).toEqual({
      plain: ['am', 'i', 'safe', '.', 'no', '.'],
      withPunctuation: ['am', 'i', 'safe', 'qzq', '.', 'no', 'ezq', '.'],
    });
  });

  test.each([
    ['punctuation inside a word', 'k!ll m?'],
    ['punctuation among single letters', 'no!! a b c?'],
    ['a word that looks like a punctuation token', 'qzq? 3zq! q z q'],
    ['more punctuation than is kept', 'a b? '.repeat(101)],
    ['emoji', 'why? 😭me'],
    ['a message that is cut', `why? ${'x '.repeat(25_000)}`],
  ])('finds the same plain words as the general tokenizer in %s', (_name, message) => {
    expect(tokenizeForBoth(message).plain).toEqual(tokenize(message));
  });

  it('finds the same plain words as the general tokenizer in any input', () => {
    const pieces =
      'a|b c|d e f|kill|qzq|3zq|ezzzq|?|!|? |! |!!|. |...|\n|\t| |*|1|@|"|)|\'|é|…|\ufeff|💔';
    const said = fc.array(fc.constantFrom(...pieces.split('|')), { maxLength: 20 });
    fc.assert(
      fc.property(said, (all) => {
        const message = all.join('');
        expect(tokenizeForBoth(message).plain).toEqual(tokenize(message));
      }),
      { numRuns: 1000 },
    );
  });
});
