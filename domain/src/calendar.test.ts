import { describe, expect, it, test } from 'vitest';
import { addDays, dayKey, isTodaySomewhere, startOfWeek } from './calendar.ts';

describe('the calendar', () => {
  test.each([
    ['2026-11-15', '2026-11-09'],
    ['2026-11-09', '2026-11-09'],
    ['2026-01-01', '2025-12-29'],
    ['2024-03-03', '2024-02-26'],
    ['2026-03-29', '2026-03-23'],
  ])('starts the week of %s on Monday %s', (day, monday) => {
    expect(startOfWeek(day)).toBe(monday);
  });

  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-30', -1, '2026-03-29'],
    ['2025-12-31', 1, '2026-01-01'],
  ])('calculates that %s plus %i days is %s', (day, count, result) => {
    expect(addDays(day, count)).toBe(result);
  });

  it('assigns the same instant to different days in different time zones', () => {
    const noonInUtc = new Date('2026-11-15T10:30:00Z');
    expect(dayKey(noonInUtc)).toBe('2026-11-15');
    expect(dayKey(noonInUtc, 14 * 60)).toBe('2026-11-16');
    expect(dayKey(noonInUtc, -11 * 60)).toBe('2026-11-14');
  });

  test.each([
    ['2026-11-15T09:59:59Z', '2026-11-13', false],
    ['2026-11-15T09:59:59Z', '2026-11-14', true],
    ['2026-11-15T09:59:59Z', '2026-11-15', true],
    ['2026-11-15T09:59:59Z', '2026-11-16', false],
    ['2026-11-15T10:00:00Z', '2026-11-16', true],
    ['2026-11-15T11:59:59Z', '2026-11-14', true],
    ['2026-11-15T12:00:00Z', '2026-11-14', false],
    ['2026-11-15T12:00:00Z', '2026-11-17', false],
  ])('knows whether it is the day $1 anywhere on earth at $0: $2', (now, day, answer) => {
    expect(isTodaySomewhere(day, new Date(now))).toBe(answer);
  });
});
