import { expect, test } from 'vitest';
import { hasReview, isInLetter, isOnHome, monthBefore, startOfMonth } from './month.ts';

test.each([
  ['2026-11-01', '2026-11-01', '2026-10-01'],
  ['2026-03-31', '2026-03-01', '2026-02-01'],
  ['2027-01-15', '2027-01-01', '2026-12-01'],
])('the day %s belongs to the month %s, which follows %s', (day, month, before) => {
  expect(startOfMonth(day)).toBe(month);
  expect(monthBefore(day)).toBe(before);
});

const member = { joinedAt: new Date('2026-05-01'), hasRecords: true, seenFor: null };

test.each([
  ['on the first', '2026-11-01', {}, true],
  ['on the fifth', '2026-11-05', {}, true],
  ['from the sixth on', '2026-11-06', {}, false],
  ['after the member has seen it', '2026-11-02', { seenFor: '2026-10-01' }, false],
  ['after the member saw only an older one', '2026-11-02', { seenFor: '2026-09-01' }, true],
  [
    'in the first month of a member',
    '2026-11-02',
    { joinedAt: new Date('2026-11-01T08:00:00Z'), hasRecords: false },
    false,
  ],
])('home shows the monthly review $0 ($1): $3', (_when, today, change, expected) => {
  expect(isOnHome({ ...member, ...change }, today)).toBe(expected);
});

test('a member who has just joined gets a monthly review only if they have records', () => {
  const joinedAt = new Date('2026-10-31T16:00:00Z');
  expect(hasReview({ joinedAt, hasRecords: false }, '2026-11-03')).toBe(false);
  expect(hasReview({ joinedAt, hasRecords: true }, '2026-11-03')).toBe(true);
  expect(
    hasReview({ joinedAt: new Date('2026-10-31T09:00:00Z'), hasRecords: false }, '2026-11-03'),
  ).toBe(true);
});

test.each([
  ['2026-11-01', null, true],
  ['2026-11-14', null, true],
  ['2026-11-15', null, false],
  ['2026-11-08', '2026-10-01', false],
  ['2026-12-01', '2026-10-01', true],
])(
  'the weekly letter of $0 contains the monthly review if it last contained the one of $1: $2',
  (today, mailed, expected) => {
    expect(isInLetter(mailed, today)).toBe(expected);
  },
);
