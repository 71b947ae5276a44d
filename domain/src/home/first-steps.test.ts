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
  ['shows all steps right after sign-up', {}, ['name', 'reason', 'reminder', 'checkin']],
  [
    'treats a blank name as missing',
    { firstName: '  ' },
    ['name', 'reason', 'reminder', 'checkin'],
  ],
  [
    'leaves out the name once it is known',
    { firstName: 'Amara' },
    ['reason', 'reminder', 'checkin'],
  ],
  ['leaves out a skipped step', { skipped: ['reminder'] }, ['name', 'reason', 'checkin']],
  ['shows no step after the member skipped all of them', { skipped: ['all'] }, []],
  [
    'leaves out the check-in after the first check-in',
    { checkinDays: 1, hasPath: true },
    ['name', 'reminder'],
  ],
  ['shows no step from the third check-in day on', { checkinDays: 3 }, []],
  [
    'shows no step when everything is done',
    { firstName: 'Amara', hasPath: true, hasReminder: true, checkinDays: 1 },
    [],
  ],
])('the list of first steps %s', (_name, facts, steps) => {
  expect(openFirstSteps({ ...nobody, ...facts })).toEqual(steps);
});
