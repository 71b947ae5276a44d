import { expect, test } from 'vitest';
import {
  describeChecks,
  describeCounting,
  describeIncome,
  greet,
  splitDetail,
  summarize,
} from './day-words.ts';

test.each([
  [7, 'Ingrid', 'Good morning, Ingrid'],
  [12, null, 'Good afternoon'],
  [18, 'Ingrid', 'Good evening, Ingrid'],
  [3, null, 'Good evening'],
])(
  'the desk’s greeting follows the time of day: at %i o’clock, %s reads “%s”',
  (hour, name, greeting) => {
    expect(greet(hour, name)).toBe(greeting);
  },
);

test.each([
  [0, 0, 0, 'Nothing needs you today.'],
  [1, 0, 0, 'One thing needs you.'],
  [12, 0, 0, '12 things need you.'],
  [2, 0, 4, 'Two things need you and four are still to set up.'],
  [0, 1, 0, 'Nothing needs you today and one can wait.'],
  [5, 3, 1, 'Five things need you, three can wait and one is still to set up.'],
])(
  'the Today page counts what it lists: %i tasks, %i that can wait and %i missing settings are “%s”',
  (needed, waiting, toSetUp, summary) => {
    expect(summarize({ needed, waiting, toSetUp })).toBe(summary);
  },
);

test('the Today page says what members pay per month and what has come in this month', () => {
  const received = { month: '2026-11-01', sums: { eur: 28_500 } };
  expect(describeIncome({ paying: 15, revenue: { eur: 30_500 }, received })).toEqual({
    ...{ label: 'Revenue per month', value: '€305' },
    detail: '€285 in November so far',
  });
  expect(
    describeIncome({ paying: 0, revenue: {}, received: { ...received, sums: {} } }),
  ).toMatchObject({ value: 'None yet', detail: 'Nothing in November so far' });
});

test.each([
  ['Femi and Peter. Premium stays active.', 'Femi and Peter.', 'Premium stays active.'],
  ['Dr. Weiss and J. Holm. They won’t renew.', 'Dr. Weiss and J. Holm.', 'They won’t renew.'],
  ['“A late period”. Due on 11 November.', '“A late period”.', 'Due on 11 November.'],
  ['They asked on 17 November.', 'They asked on 17 November.', ''],
])('on a phone, the first sentence stands for the whole: “%s”', (detail, first, rest) => {
  expect(splitDetail(detail)).toEqual({ first, rest });
});

test('the text of an empty Today page lists what was checked, depending on the colleague’s role', () => {
  const nobody = { isFrontDesk: false, isEditor: false, isInnerCircle: false };
  expect(describeChecks({ ...nobody, isFrontDesk: true })).toBe(
    'We checked payments, memberships and invitations.',
  );
  expect(describeChecks({ isFrontDesk: true, isEditor: true, isInnerCircle: true })).toBe(
    'We checked payments, memberships, invitations, offers, pages, questions to the guide and backups.',
  );
});

test.each([
  ['2026-11-19T09:05:40', 'at 9:05'],
  ['2026-11-18T23:58:00', 'on 18 November 2026 at 23:58'],
])('the Today page says when its numbers were counted: %s is “%s”', (at, words) => {
  expect(describeCounting(new Date(at), new Date('2026-11-19T10:00:00'))).toBe(
    `Numbers and quiet members were last counted ${words}. We update them every few minutes.`,
  );
});
