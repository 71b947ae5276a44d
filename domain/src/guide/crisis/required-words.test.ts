import { describe, expect, it, test } from 'vitest';
import { CRISIS_RULES } from '../detect-crisis.ts';
import { expandPhrase } from './crisis-rule.ts';
import { findRequiredWords } from './required-words.ts';

describe('the words that a crisis rule requires', () => {
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
  ])('are found for the phrase “$0”: $1', (phrase, lists) => {
    expect(findRequiredWords(phrase)).toEqual(lists);
  });

  it('begin with plain words in every rule, not with pattern symbols', () => {
    const rules = CRISIS_RULES.flatMap(([, list]) => list);
    const firstWords = rules.map((rule) => findRequiredWords(expandPhrase(rule))[0] ?? []);
    expect(firstWords.filter((words) => words.length === 0)).toEqual([]);
    expect(firstWords.flat().filter((word) => !/^([a-z]+\*?|\d+|\.|NUMBER)$/.test(word))).toEqual(
      [],
    );
  });
});
