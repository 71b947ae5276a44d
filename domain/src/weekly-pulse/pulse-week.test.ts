import { expect, test } from 'vitest';
import { pulseDay, pulseWeek } from './pulse-week.ts';

test.each([
  ['the first', '2026-11-15', null, '2026-11-09'],
  ['a Sunday and the Sunday after', '2026-11-22', '2026-11-09', '2026-11-16'],
  ['across the year', '2027-01-01', '2026-12-21', '2026-12-28'],
  ['on a clock-change Sunday', '2026-03-29', null, '2026-03-23'],
  ['from Kiritimati to Pago Pago within one local week', '2026-11-21', '2026-11-16', '2026-11-23'],
])('%s', (_name, today, lastWeek, week) => {
  expect(pulseWeek(today, lastWeek)).toBe(week);
});

test.each([
  ['sent at once', '2026-11-15', '2026-11-15', '2026-11-15'],
  ['filled in on Sunday night, sent on Monday', '2026-11-15', '2026-11-16', '2026-11-15'],
  ['six days late', '2026-11-09', '2026-11-15', '2026-11-09'],
  ['a week late', '2026-11-08', '2026-11-15', '2026-11-15'],
  ['a day that has not come', '2026-11-16', '2026-11-15', '2026-11-15'],
])('%s', (_name, date, today, day) => {
  expect(pulseDay({ date, today })).toBe(day);
});
