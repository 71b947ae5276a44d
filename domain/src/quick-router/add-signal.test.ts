import { expect, test } from 'vitest';
import { signalWords } from '../vocabulary.ts';
import { addSignal } from './add-signal.ts';

test.each([
  [{}, { anxiety: true }],
  [{ sex_issue_type: 'physical' }, { sex_issue_type: 'physical', anxiety: true }],
  [{ anxiety: true }, { anxiety: true }],
  [['physical'], ['physical', 'anxiety']],
  [['anxiety'], ['anxiety']],
  [null, { anxiety: true }],
])('%j', (before, after) => {
  expect(addSignal(before, 'anxiety')).toEqual(after);
  expect(signalWords(addSignal(before, 'anxiety'))).toContain('anxiety');
});
