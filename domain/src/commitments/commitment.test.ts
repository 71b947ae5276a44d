import { describe, expect, it, test } from 'vitest';
import {
  type Commitment,
  canCommitFor,
  countForWeek,
  dueForReview,
  openCommitments,
  reviewedWeeks,
} from './commitment.ts';

const WEEK = '2026-11-09';
const one = (change: Partial<Commitment> = {}): Commitment => ({
  id: 'b0a7c1de-0000-4000-8000-000000000001',
  week: WEEK,
  text: 'When I wake up, I will drink water.',
  source: 'own',
  ticked: [],
  review: null,
  ...change,
});

test.each([
  ['2026-11-09', WEEK, true],
  ['2026-11-15', WEEK, true],
  ['2026-11-15', '2026-11-16', true],
  ['2026-11-16', WEEK, false],
  ['2026-11-15', '2026-11-23', false],
  ['2026-11-12', '2026-11-12', false],
])('on $0 a commitment for the week starting on $1 is allowed: $2', (today, week, may) => {
  expect(canCommitFor(week, today)).toBe(may);
});

test.each([
  ['Saturday', '2026-11-14', 1, 0],
  ['Sunday', '2026-11-15', 1, 1],
  ['the Monday after', '2026-11-16', 0, 1],
  ['the Sunday after', '2026-11-22', 0, 1],
  ['eight days later', '2026-11-23', 0, 0],
])('on %s (%s) %i commitments are open and %i are due for review', (_day, today, open, due) => {
  expect(openCommitments([one()], today)).toHaveLength(open);
  expect(dueForReview([one()], today)).toHaveLength(due);
  expect(dueForReview([one({ review: 'kept' })], today)).toHaveLength(0);
});

describe('weekly commitments', () => {
  it('do not count if the member let them go', () => {
    expect(
      countForWeek(WEEK, [one(), one({ review: 'let_go' }), one({ week: '2026-11-02' })]),
    ).toBe(1);
  });

  it('are summed up in one line per week after the member has reviewed them', () => {
    const weeks = reviewedWeeks([
      one({ review: 'kept' }),
      one({ review: 'kept' }),
      one({ review: 'carry_on' }),
      one({ week: '2026-11-02', review: 'let_go' }),
      one({ week: '2026-11-16' }),
    ]);
    expect(weeks.map(({ week, line }) => [week, line])).toEqual([
      [WEEK, '2 kept, 1 carried on'],
      ['2026-11-02', '1 let go'],
    ]);
  });
});
