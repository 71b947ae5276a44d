import { expect, test } from 'vitest';
import { canonicalTimeZone, getLocalDay, isTimeZone, startOfDay } from './local-midnight.ts';

test.each([
  ['2026-07-01', 'UTC', '2026-07-01T00:00:00.000Z'],
  ['2026-07-01', 'Europe/Lisbon', '2026-06-30T23:00:00.000Z'],
  ['2026-12-01', 'Europe/Lisbon', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01', 'America/Los_Angeles', '2026-12-01T08:00:00.000Z'],
  ['2026-12-01', 'Pacific/Kiritimati', '2026-11-30T10:00:00.000Z'],
  ['2026-12-01', 'Asia/Kolkata', '2026-11-30T18:30:00.000Z'],
  // In Santiago, clocks go forward at midnight, so this day begins at 1 am.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
])('the day %s in %s begins at %s', (day, timeZone, instant) => {
  expect(startOfDay(day, timeZone).toISOString()).toBe(instant);
});

test('the same instant falls on the right calendar day in each time zone', () => {
  const instant = new Date('2026-11-15T23:30:00Z');
  expect(getLocalDay(instant, 'UTC')).toBe('2026-11-15');
  expect(getLocalDay(instant, 'Asia/Tokyo')).toBe('2026-11-16');
  expect(getLocalDay(instant, 'America/New_York')).toBe('2026-11-15');
});

test.each(['', 'Mars/Olympus', 'Europe/Lisbon; drop'])(
  '%s is refused, because it is not a time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);

test.each(['aMERICA/nEW_yORK', 'america/new_york', 'America/New_York'])(
  'the time zone %s has one canonical name',
  (name) => {
    expect(canonicalTimeZone(name)).toBe('America/New_York');
  },
);
