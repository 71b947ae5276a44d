import { expect, test } from 'vitest';
import { signalWords } from './vocabulary.ts';

test.each([
  ['nothing', null, []],
  ['a list', ['weight_difficulty', 'low_energy'], ['weight_difficulty', 'low_energy']],
  ['a switch that is on', { weight_difficulty: true }, ['weight_difficulty']],
  ['a switch that is off', { weight_difficulty: false }, []],
  ['an explicit none', { weight_difficulty: 'none' }, []],
  ['an empty list', { weight_difficulty: [] }, []],
  [
    'a word',
    { sex_issue_type: 'physical' },
    ['sex_issue_type', 'physical', 'sex_issue_type:physical'],
  ],
  ['words', { sex: ['a', 'b'] }, ['sex', 'a', 'b', 'sex:a', 'sex:b']],
  ['a list of objects', [{ weight_difficulty: 1 }], ['weight_difficulty']],
  ['a number', 7, []],
])('signals that are %s', (_name, signals, words) => {
  expect([...signalWords(signals)]).toEqual(words);
});
