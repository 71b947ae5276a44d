import { expect, test } from 'vitest';
import { getSignalWords } from './vocabulary.ts';

test.each([
  ['null', null, []],
  ['a list', ['weight_difficulty', 'low_energy'], ['weight_difficulty', 'low_energy']],
  ['a true flag', { weight_difficulty: true }, ['weight_difficulty']],
  ['a false flag', { weight_difficulty: false }, []],
  ['an explicit none', { weight_difficulty: 'none' }, []],
  ['an empty list', { weight_difficulty: [] }, []],
  [
    'a word',
    { sex_issue_type: 'physical' },
    ['sex_issue_type', 'physical', 'sex_issue_type:physical'],
  ],
  ['a list of words', { sex: ['a', 'b'] }, ['sex', 'a', 'b', 'sex:a', 'sex:b']],
  ['a list of objects', [{ weight_difficulty: 1 }], ['weight_difficulty']],
  ['a number', 7, []],
])('the words in a member’s signals are found in %s', (_name, signals, words) => {
  expect([...getSignalWords(signals)]).toEqual(words);
});
