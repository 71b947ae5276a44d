import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readWords } from '../../plain-words.ts';
import { readBoth } from './marked-words.ts';

describe('a message that is read for the rules and the classifier', () => {
  it('has the marks among its words for the classifier alone', () => {
    expect(readBoth('Am I safe? No!')).toEqual({
      plain: ['am', 'i', 'safe', '.', 'no', '.'],
      marked: ['am', 'i', 'safe', 'qzq', '.', 'no', 'ezq', '.'],
    });
  });

  test.each([
    ['a mark inside a word', 'k!ll m?'],
    ['a mark among single letters', 'no!! a b c?'],
    ['a word that looks like a mark', 'qzq? 3zq! q z q'],
    ['more marks than are words', 'a b? '.repeat(101)],
    ['pictures', 'why? 😭me'],
    ['more than is read of it', `why? ${'x '.repeat(25_000)}`],
  ])('is plain as if nothing else had been read, with %s', (_name, message) => {
    expect(readBoth(message).plain).toEqual(readWords(message));
  });

  it('is plain as if nothing else had been read, whatever is written', () => {
    const pieces =
      'a|b c|d e f|kill|qzq|3zq|ezzzq|?|!|? |! |!!|. |...|\n|\t| |*|1|@|"|)|\'|é|…|\ufeff|💔';
    const said = fc.array(fc.constantFrom(...pieces.split('|')), { maxLength: 20 });
    fc.assert(
      fc.property(said, (all) => {
        const message = all.join('');
        expect(readBoth(message).plain).toEqual(readWords(message));
      }),
      { numRuns: 1000 },
    );
  });
});
