import { describe, expect, it, test } from 'vitest';
import { toInstant, wallTime } from './local-clock.ts';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('the local clock', () => {
  test.each([
    ['2026-11-15T17:30:00Z', 'UTC', '2026-11-15', at(17, 30)],
    ['2026-11-15T23:30:00Z', 'Asia/Kathmandu', '2026-11-16', at(5, 15)],
    ['2026-11-15T05:59:59Z', 'Pacific/Pago_Pago', '2026-11-14', at(18, 59)],
    ['2026-07-01T12:00:00Z', 'Europe/Lisbon', '2026-07-01', at(13)],
    ['2026-07-01T12:00:00Z', 'Pacific/Kiritimati', '2026-07-02', at(2)],
  ])('at %s in %s shows %s and minute %i of the day', (instant, zone, day, minute) => {
    expect(wallTime(new Date(instant), zone)).toEqual({ day, minute });
  });

  it('finds a moment for a local time that occurs twice or never', () => {
    const find = (day: string, minute: number) =>
      toInstant({ day, minute }, 'Europe/Berlin').toISOString();
    expect(find('2026-11-15', at(9))).toBe('2026-11-15T08:00:00.000Z');
    // Clocks go back from 3:00 to 2:00, so 2:30 occurs twice.
    expect(find('2026-10-25', at(2, 30))).toBe('2026-10-25T00:30:00.000Z');
    // Clocks go forward from 2:00 to 3:00, so 2:30 does not occur.
    expect(find('2026-03-29', at(2, 30))).toBe('2026-03-29T01:30:00.000Z');
  });

  it('converts an instant to local time and back in every time zone', () => {
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const instant = new Date('2026-05-05T03:17:00Z');
      expect(toInstant(wallTime(instant, zone), zone), zone).toEqual(instant);
    }
  });
});
