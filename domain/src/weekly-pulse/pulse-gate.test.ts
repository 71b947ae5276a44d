import { expect, test } from 'vitest';
import { pulseStatus } from './pulse-gate.ts';

const last = new Date('2026-11-15T22:00:00Z');
const opens = new Date('2026-11-22T22:00:00Z');

test('the pulse is due for a member who never submitted one', () => {
  expect(pulseStatus(null, last)).toEqual({
    due: true,
    nextEligibleAt: null,
    lastSubmittedAt: null,
    daysSinceLast: null,
  });
});

test.each([
  ['right after a submission', '2026-11-15T22:00:00Z', false, 0],
  ['on Monday morning after a submission on Sunday night', '2026-11-16T06:00:00Z', false, 0],
  ['a day later', '2026-11-16T22:00:00Z', false, 1],
  ['after 6 days, 23 hours and 59 minutes', '2026-11-22T21:59:00Z', false, 6],
  ['one millisecond before seven days', '2026-11-22T21:59:59.999Z', false, 6],
  ['after 7 days', '2026-11-22T22:00:00Z', true, 7],
  ['after 8.5 days', '2026-11-24T10:00:00Z', true, 8],
  ['with a clock that is behind', '2026-11-15T21:00:00Z', false, 0],
])('the next pulse is due $0: $2', (_name, now, due, daysSinceLast) => {
  expect(pulseStatus(last, new Date(now))).toEqual({
    due,
    nextEligibleAt: due ? null : opens,
    lastSubmittedAt: last,
    daysSinceLast,
  });
});
