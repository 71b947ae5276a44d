import { expect, test } from 'vitest';
import { pulseDay, pulseWeek } from './pulse-week.ts';

test.each([
  ['a first pulse', '2026-11-15', null, '2026-11-09'],
  ['pulses on consecutive Sundays', '2026-11-22', '2026-11-09', '2026-11-16'],
  ['a pulse across the turn of the year', '2027-01-01', '2026-12-21', '2026-12-28'],
  ['a pulse on a clock-change Sunday', '2026-03-29', null, '2026-03-23'],
  [
    'a second pulse in one local week after a flight over the date line',
    '2026-11-21',
    '2026-11-16',
    '2026-11-23',
  ],
])('the week of $0 starts on $3', (_name, today, lastWeek, week) => {
  expect(pulseWeek(today, lastWeek)).toBe(week);
});

test.each([
  ['sent immediately', '2026-11-15', '2026-11-15', '2026-11-15'],
  ['filled in on Sunday night, sent on Monday', '2026-11-15', '2026-11-16', '2026-11-15'],
  ['sent six days late', '2026-11-09', '2026-11-15', '2026-11-09'],
  ['sent a week late', '2026-11-08', '2026-11-15', '2026-11-15'],
  ['dated in the future', '2026-11-16', '2026-11-15', '2026-11-15'],
])(
  'a pulse $0 (filled in on $1, received on $2) counts for the day $3',
  (_name, date, today, day) => {
    expect(pulseDay({ date, today })).toBe(day);
  },
);
