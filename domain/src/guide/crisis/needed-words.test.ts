import { describe, expect, it, test } from 'vitest';
import { CRISIS_ROWS } from '../detect-crisis.ts';
import { phraseOf } from './crisis-row.ts';
import { neededWords } from './needed-words.ts';

describe('the words that a phrase cannot do without', () => {
  test.each([
    ['kms', [['kms']]],
    ['turning blue', [['turning'], ['blue']]],
    ['(end|ends) it all', [['end', 'ends'], ['it'], ['all']]],
    ['rape|raped', [['rape', 'raped']]],
    ['pills?', [['pills', 'pill']]],
    ['abus(ed|ive)', [['abused', 'abusive']]],
    ['sewer ?slide', [['sewer', 'sewerslide']]],
    ['(a |such a )burden', [['a', 'such']]],
    ['(just )?let me die', [['just', 'let'], ['me'], ['die']]],
    ['take (my|his) (own )?life', [['take'], ['my', 'his'], ['life']]],
    ['he (has |had )*(fainted|passed out)', [['he'], ['passed', 'fainted']]],
    ['he _3 (hit|beat up) me', [['he'], ['beat', 'hit'], ['me']]],
    ['any more( .| and (want|just want))', [['any'], ['more']]],
    ['squeez* _2 throat', [['squeez*'], ['throat']]],
  ])('%s', (phrase, lists) => {
    expect(neededWords(phrase)).toEqual(lists);
  });

  it('are known for the beginning of every row', () => {
    const rows = CRISIS_ROWS.flatMap(([, listed]) => listed);
    const beginnings = rows.map((row) => neededWords(phraseOf(row))[0] ?? []);
    expect(beginnings.filter((words) => words.length === 0)).toEqual([]);
    expect(beginnings.flat().filter((word) => !/^([a-z]+\*?|\d+|\.|NUMBER)$/.test(word))).toEqual(
      [],
    );
  });
});
