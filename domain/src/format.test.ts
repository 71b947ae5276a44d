import { expect, test } from 'vitest';
import {
  dateName,
  dayName,
  formatCount,
  formatNumber,
  monthName,
  shortDate,
  shortMoment,
  shortWeekday,
  weekdayMoment,
} from './format.ts';

test.each([
  [dayName, 'Sunday 15 November'],
  [dateName, '15 November'],
  [shortDate, '15 Nov'],
  [monthName, 'November 2026'],
  [shortWeekday, 'Sun'],
])('a calendar day is formatted in British English', (write, text) => {
  expect(write('2026-11-15')).toBe(text);
});

test('a recorded moment is formatted in the member’s local time of that moment', () => {
  const moment = { at: '2026-11-15T22:58:00.000Z', utcOffset: 120 };
  expect(shortMoment(moment)).toBe('16 Nov, 00:58');
  expect(weekdayMoment(moment)).toBe('Monday 00:58');
});

test.each([
  [0, '0 entries'],
  [1, '1 entry'],
  [5000, '5,000 entries'],
])('a count of %i is formatted as "%s"', (count, text) => {
  expect(formatCount(count, 'entry', 'entries')).toBe(text);
});

test('a formatted number keeps its decimal places', () => {
  expect(formatNumber(7.5)).toBe('7.5');
});
