import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayKey, dayNumber, isTodaySomewhere } from '../calendar.ts';
import { localDay } from '../reminders/local-clock.ts';
import { DAY_STARTS, dayStartMinute, memberDay } from './day-start.ts';
import { hourText, stillDayText } from './hour-text.ts';

const HOUR_MS = 3_600_000;
const instant = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});
const utcOffset = fc.integer({ min: -12 * 60, max: 14 * 60 });
const dayStart = fc.constantFrom(...DAY_STARTS);

describe('the member’s day', () => {
  test.each([
    ['before midnight', '2026-11-15T22:59:00Z', 60, 3, '2026-11-15'],
    ['at 1:30', '2026-11-16T00:30:00Z', 60, 3, '2026-11-15'],
    ['a minute before it starts', '2026-11-16T01:59:00Z', 60, 3, '2026-11-15'],
    ['when it starts', '2026-11-16T02:00:00Z', 60, 3, '2026-11-16'],
    ['at 1:59 in Hawaii, where 3 am is too late', '2026-11-16T11:59:00Z', -600, 3, '2026-11-15'],
    ['at 2:00 in Hawaii, where 3 am is too late', '2026-11-16T12:00:00Z', -600, 3, '2026-11-16'],
  ])('gets the right date: %s', (_name, at, offset, start, day) => {
    expect(memberDay(new Date(at), offset, start)).toBe(day);
  });

  test('has the date of the clock if it starts at midnight', () => {
    fc.assert(
      fc.property(instant, utcOffset, (at, offset) => {
        expect(memberDay(at, offset, 0)).toBe(dayKey(at, offset));
      }),
    );
  });

  test('has the clock’s date or the one before, and is today somewhere on earth', () => {
    fc.assert(
      fc.property(instant, utcOffset, dayStart, (at, offset, start) => {
        const day = memberDay(at, offset, start);
        expect(isTodaySomewhere(day, at)).toBe(true);
        const date = dayKey(at, offset);
        expect([date, addDays(date, -1)]).toContain(day);
      }),
    );
  });

  test('lasts until its start the next night, to the minute', () => {
    fc.assert(
      fc.property(instant, utcOffset, dayStart, (at, offset, start) => {
        const midnight = Date.parse(`${dayKey(at, offset)}T00:00:00Z`) - offset * 60_000;
        const starts = new Date(midnight + dayStartMinute(start, offset) * 60_000);
        const day = memberDay(starts, offset, start);
        expect(day).toBe(dayKey(at, offset));
        expect(memberDay(new Date(starts.getTime() - 1), offset, start)).toBe(addDays(day, -1));
      }),
    );
  });

  test('never goes back as time passes', () => {
    fc.assert(
      fc.property(
        instant,
        utcOffset,
        dayStart,
        fc.nat(72 * HOUR_MS),
        (at, offset, start, later) => {
          const after = memberDay(new Date(at.getTime() + later), offset, start);
          expect(after >= memberDay(at, offset, start)).toBe(true);
        },
      ),
    );
  });

  test.each([
    ['Europe/Berlin', '2026-03-29'],
    ['Europe/Berlin', '2026-10-25'],
    ['America/Los_Angeles', '2026-03-08'],
    ['America/Los_Angeles', '2026-11-01'],
    ['America/St_Johns', '2026-11-01'],
    ['Australia/Lord_Howe', '2026-04-05'],
    ['Australia/Lord_Howe', '2026-10-04'],
  ])('never goes back or skips a date when the clocks change in %s on %s', (timeZone, date) => {
    const noon = Date.parse(`${date}T12:00:00Z`);
    for (const start of DAY_STARTS) {
      const days = Array.from({ length: 96 }, (_unused, index) =>
        localDay(new Date(noon + (index - 72) * (HOUR_MS / 2)), { timeZone, dayStart: start }),
      );
      expect(days).toEqual(days.toSorted());
      expect(new Set(days).size).toBe(dayNumber(days.at(-1) ?? '') - dayNumber(days[0] ?? '') + 1);
    }
  });
});

test.each([
  ['Hawaii', -600, 120],
  ['the Marquesas Islands', -570, 150],
  ['Los Angeles in winter', -480, 240],
  ['Los Angeles in summer', -420, 300],
  ['London', 0, 300],
  ['Kiritimati', 840, 300],
])('in %s a day can start at most $2 minutes after midnight', (_place, offset, latest) => {
  expect(dayStartMinute(5, offset)).toBe(latest);
});

test('the start of a day is written as a time such as “2:30 am”', () => {
  expect([0, 60, 150].map(hourText)).toEqual(['midnight', '1 am', '2:30 am']);
  expect(stillDayText('Sunday 15 November', 180)).toBe('Still Sunday 15 November until 3 am');
});
