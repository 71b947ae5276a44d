import { expect, test } from 'vitest';
import { getEarlierDays, howLongAgo } from './on-this-day.ts';

test.each([
  ['2026-11-15', ['2026-10-15', '2025-11-15', '2024-11-15']],
  ['2026-01-15', ['2025-12-15', '2025-01-15', '2024-01-15']],
  ['2026-03-31', ['2025-03-31', '2024-03-31', '2023-03-31']],
  ['2028-02-29', ['2028-01-29', '2024-02-29', '2020-02-29']],
])('on %s the journal looks back to %j first', (today, days) => {
  expect(getEarlierDays(today).slice(0, 3)).toEqual(days);
});

test.each([
  ['2026-10-15', 'A month ago'],
  ['2025-12-15', 'A month ago', '2026-01-15'],
  ['2025-11-15', 'A year ago'],
  ['2022-11-15', '4 years ago'],
])('an entry of %s is called “%s”', (day, words, today = '2026-11-15') => {
  expect(howLongAgo(day, today)).toBe(words);
});
