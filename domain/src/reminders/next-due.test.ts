import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { wallTime } from './local-clock.ts';
import { nextDue } from './next-due.ts';
import { EVERY_DAY, SUNDAY } from './reminder.ts';

const nine = { isOn: true, minute: 9 * 60, days: EVERY_DAY };
const evening = { isOn: true, minute: null, days: EVERY_DAY };
const half = () => 0.5;
const next = (reminder: typeof nine | typeof evening, now: string, zone = 'UTC', isOver = false) =>
  nextDue(reminder, zone, new Date(now), { isOver, random: half })?.toISOString();

describe('the next due time of a reminder', () => {
  it('is today until the time has passed, then tomorrow', () => {
    expect(next(nine, '2026-11-15T08:59:00Z')).toBe('2026-11-15T09:00:00.000Z');
    expect(next(nine, '2026-11-15T09:00:00Z')).toBe('2026-11-16T09:00:00.000Z');
    expect(next(nine, '2026-11-15T08:00:00Z', 'UTC', true)).toBe('2026-11-16T09:00:00.000Z');
  });

  it('is on one of the chosen weekdays', () => {
    const sundays = { ...nine, days: SUNDAY };
    expect(next(sundays, '2026-11-15T08:00:00Z')).toBe('2026-11-15T09:00:00.000Z');
    expect(next(sundays, '2026-11-15T10:00:00Z')).toBe('2026-11-22T09:00:00.000Z');
    expect(next({ ...nine, isOn: false }, '2026-11-15T08:00:00Z')).toBeUndefined();
  });

  it('is a random minute in the rest of the evening when no time is set', () => {
    expect(next(evening, '2026-11-15T08:00:00Z')).toBe('2026-11-15T18:00:00.000Z');
    expect(next(evening, '2026-11-15T18:29:00Z')).toBe('2026-11-15T18:45:00.000Z');
    expect(next(evening, '2026-11-15T19:00:00Z')).toBe('2026-11-16T18:00:00.000Z');
    expect(next(evening, '2026-11-15T17:10:00Z', 'UTC', true)).toBe('2026-11-16T18:00:00.000Z');
  });

  test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
    'stays at nine o’clock local time through a year of clock changes in %s',
    (zone) => {
      let now = new Date('2026-01-01T00:00:00Z');
      const days = new Set<string>();
      for (let count = 0; count < 365; count += 1) {
        now = nextDue(nine, zone, now, { isOver: count > 0, random: half }) as Date;
        const local = wallTime(now, zone);
        expect(local.minute).toBe(9 * 60);
        days.add(local.day);
      }
      expect(days.size).toBe(365);
    },
  );

  it('is in the future, on a chosen weekday and at the chosen time, in every time zone', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 127 }),
        fc.option(fc.integer({ min: 0, max: 1439 })),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (zone, now, days, minute, chance) => {
          const due = nextDue({ isOn: true, days, minute }, zone, now, { random: () => chance });
          expect(due).not.toBeNull();
          expect(due?.getTime()).toBeGreaterThan(now.getTime());
          const local = wallTime(due as Date, zone);
          const weekday = (new Date(`${local.day}T00:00:00Z`).getUTCDay() + 6) % 7;
          if (minute === null) {
            expect(local.minute).toBeGreaterThanOrEqual(17 * 60);
            expect(local.minute).toBeLessThanOrEqual(19 * 60);
          }
          // If a clock change skips the chosen time, the reminder comes later, even after midnight.
          if (minute === null || local.minute === minute) {
            expect(days & (1 << weekday)).not.toBe(0);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
