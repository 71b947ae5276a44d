import { expect, test } from 'vitest';
import { type FirstStep, type FirstStepFacts, openFirstSteps } from './first-steps.ts';

const nobody: FirstStepFacts = {
  firstName: '',
  hasPath: false,
  hasReminder: false,
  checkinDays: 0,
  skipped: [],
};

test.each<[string, Partial<FirstStepFacts>, FirstStep[]]>([
  ['a moment after signing up', {}, ['name', 'reason', 'reminder', 'checkin']],
  ['a name of blanks is no name', { firstName: '  ' }, ['name', 'reason', 'reminder', 'checkin']],
  ['a name', { firstName: 'Amara' }, ['reason', 'reminder', 'checkin']],
  ['one left out', { skipped: ['reminder'] }, ['name', 'reason', 'checkin']],
  ['put away', { skipped: ['all'] }, []],
  ['the first check-in', { checkinDays: 1, hasPath: true }, ['name', 'reminder']],
  ['a third day', { checkinDays: 3 }, []],
  ['everything done', { firstName: 'Amara', hasPath: true, hasReminder: true, checkinDays: 1 }, []],
])('%s', (_name, facts, steps) => {
  expect(openFirstSteps({ ...nobody, ...facts })).toEqual(steps);
});
