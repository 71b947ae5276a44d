import { expect, test } from 'vitest';
import { sumPeriod } from './headlines.ts';

test('a period is compared with the one before only if all weeks of both are known', () => {
  expect(sumPeriod([1, 1, 1, 1, 2, 2, 2, 2], 4)).toEqual({
    value: 8,
    comparison: {
      text: '4 more than the 4 weeks before',
      isMore: true,
      difference: '+4',
    },
  });
  expect(sumPeriod([1, 1, 1, 2, 2, 2, 2], 4)).toEqual({ value: 8, comparison: null });
});
