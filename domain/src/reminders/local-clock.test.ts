import { describe, expect, it, test } from 'vitest';
import { instantOf, wallTime } from './local-clock.ts';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('a wall clock', () => {
  test.each([
    ['2026-11-15T17:30:00Z', 'UTC', '2026-11-15', at(17, 30)],
    ['2026-11-15T23:30:00Z', 'Asia/Kathmandu', '2026-11-16', at(5, 15)],
    ['2026-11-15T05:59:59Z', 'Pacific/Pago_Pago', '2026-11-14', at(18, 59)],
    ['2026-07-01T12:00:00Z', 'Europe/Lisbon', '2026-07-01', at(13)],
    ['2026-07-01T12:00:00Z', 'Pacific/Kiritimati', '2026-07-02', at(2)],
  ])('shows at %s in %s %s, minute %i', (instant, zone, day, minute) => {
    expect(wallTime(new Date(instant), zone)).toEqual({ day, minute });
  });

  it('finds the moment of a time: the first of two, and past a gap', () => {
    const find = (day: string, minute: number) =>
      instantOf({ day, minute }, 'Europe/Berlin').toISOString();
    expect(find('2026-11-15', at(9))).toBe('2026-11-15T08:00:00.000Z');
    // Clocks go back at three: half past two comes twice.
    expect(find('2026-10-25', at(2, 30))).toBe('2026-10-25T00:30:00.000Z');
    // Clocks go forward at two: half past two does not come.
    expect(find('2026-03-29', at(2, 30))).toBe('2026-03-29T01:30:00.000Z');
  });

  it('comes back to the minute it started from, in every zone', () => {
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const instant = new Date('2026-05-05T03:17:00Z');
      expect(instantOf(wallTime(instant, zone), zone), zone).toEqual(instant);
    }
  });
});
