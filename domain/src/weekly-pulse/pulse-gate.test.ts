import { expect, test } from 'vitest';
import { pulseStatus } from './pulse-gate.ts';

const last = new Date('2026-11-15T22:00:00Z');
const opens = new Date('2026-11-22T22:00:00Z');

test('is due when none was ever submitted', () => {
  expect(pulseStatus(null, last)).toEqual({
    due: true,
    nextEligibleAt: null,
    lastSubmittedAt: null,
    daysSinceLast: null,
  });
});

test.each([
  ['just submitted', '2026-11-15T22:00:00Z', false, 0],
  ['Monday morning after a Sunday night', '2026-11-16T06:00:00Z', false, 0],
  ['a day later', '2026-11-16T22:00:00Z', false, 1],
  ['6 d 23 h 59 m', '2026-11-22T21:59:00Z', false, 6],
  ['one millisecond before', '2026-11-22T21:59:59.999Z', false, 6],
  ['7 d', '2026-11-22T22:00:00Z', true, 7],
  ['8.5 d', '2026-11-24T10:00:00Z', true, 8],
  ['a clock that runs behind', '2026-11-15T21:00:00Z', false, 0],
])('%s', (_name, now, due, daysSinceLast) => {
  expect(pulseStatus(last, new Date(now))).toEqual({
    due,
    nextEligibleAt: due ? null : opens,
    lastSubmittedAt: last,
    daysSinceLast,
  });
});
