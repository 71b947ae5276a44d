import { expect, test } from 'vitest';
import {
  countText,
  dateName,
  dayName,
  monthName,
  numberText,
  shortDate,
  shortMoment,
  shortWeekday,
  weekdayMoment,
} from './writing.ts';

test.each([
  [dayName, 'Sunday 15 November'],
  [dateName, '15 November'],
  [shortDate, '15 Nov'],
  [monthName, 'November 2026'],
  [shortWeekday, 'Sun'],
])('a day key is written in one way', (write, text) => {
  expect(write('2026-11-15')).toBe(text);
});

test('a moment is written by the clock on the wall where it was noted', () => {
  const moment = { at: '2026-11-15T22:58:00.000Z', utcOffset: 120 };
  expect(shortMoment(moment)).toBe('16 Nov, 00:58');
  expect(weekdayMoment(moment)).toBe('Monday 00:58');
});

test.each([
  [0, '0 entries'],
  [1, '1 entry'],
  [5000, '5,000 entries'],
])('%i is counted as %s', (count, text) => {
  expect(countText(count, 'entry', 'entries')).toBe(text);
});

test('a number keeps what is behind its point', () => {
  expect(numberText(7.5)).toBe('7.5');
});
