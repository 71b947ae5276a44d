import { expect, test } from 'vitest';
import { opensAgainIn } from './countdown.ts';

const opens = new Date('2026-11-22T22:00:00Z');

test.each([
  ['2026-11-15T22:00:00Z', '7 days'],
  ['2026-11-15T22:00:01Z', '6 days and 23 hours'],
  ['2026-11-20T19:00:00Z', '2 days and 3 hours'],
  ['2026-11-21T21:00:00Z', '1 day and 1 hour'],
  ['2026-11-21T22:00:00Z', '1 day'],
  ['2026-11-21T22:00:01Z', '23 hours and 59 minutes'],
  ['2026-11-22T20:59:00Z', '1 hour and 1 minute'],
  ['2026-11-22T21:00:00Z', '1 hour'],
  ['2026-11-22T21:00:01Z', '59 minutes'],
  ['2026-11-22T21:59:00Z', '1 minute'],
  ['2026-11-22T21:59:00.001Z', 'less than a minute'],
  ['2026-11-22T21:59:59.999Z', 'less than a minute'],
  ['2026-11-22T22:00:00Z', 'just a moment'],
  ['2026-11-22T22:00:05Z', 'just a moment'],
])('at %s the countdown shows %s', (now, left) => {
  expect(opensAgainIn(opens, new Date(now))).toBe(`Weekly Pulse opens again in ${left}`);
});
