import { expect, test } from 'vitest';
import { getSignalWords } from '../vocabulary.ts';
import { addSignal } from './add-signal.ts';

test.each([
  [{}, { anxiety: true }],
  [{ sex_issue_type: 'physical' }, { sex_issue_type: 'physical', anxiety: true }],
  [{ anxiety: true }, { anxiety: true }],
  [['physical'], ['physical', 'anxiety']],
  [['anxiety'], ['anxiety']],
  [null, { anxiety: true }],
])('the signals %j with anxiety added are %j', (before, after) => {
  expect(addSignal(before, 'anxiety')).toEqual(after);
  expect(getSignalWords(addSignal(before, 'anxiety'))).toContain('anxiety');
});
