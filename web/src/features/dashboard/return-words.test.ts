import { expect, test } from 'vitest';
import { describeReturn, isAllHighest } from './return-words.ts';

const group = (from: string, shares: (number | null)[]) => ({ from, to: from, people: 20, shares });

test('the sentence is about the furthest month that is known', () => {
  const groups = [group('2026-06-01', [60, 70, 80]), group('2026-07-01', [50, 40, null])];
  expect(describeReturn(groups)).toBe(
    'About 8 in 10 of those who joined in Jun 2026 were active in their fourth month.',
  );
});

test('the lowest and highest shares stand for a range', () => {
  expect(describeReturn([group('2026-06-01', [10])])).toMatch(
    /^At most 1 in 10 .* second month\.$/,
  );
  expect(describeReturn([group('2026-06-01', [90])])).toMatch(/^At least 9 in 10 /);
});

test('without a known share, there is no sentence', () => {
  expect(describeReturn([])).toBeNull();
  expect(describeReturn([group('2026-06-01', [null])])).toBeNull();
});

test('if nearly everybody was active in every month, one sentence says it for all of them', () => {
  const groups = [group('2026-06-01', [90, 90]), group('2026-08-01', [90, null])];
  expect(isAllHighest(groups)).toBe(true);
  expect(describeReturn(groups)).toBe(
    'At least 9 in 10 of those who joined in Jun–Aug 2026 were active in every month after.',
  );
  expect(isAllHighest([...groups, group('2026-09-01', [80])])).toBe(false);
  expect(isAllHighest([group('2026-06-01', [null])])).toBe(false);
});
