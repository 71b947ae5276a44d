import { expect, test } from 'vitest';
import { readFilters } from './list-filters.ts';

test('the member list takes known filters from the URL and ignores anything else', () => {
  expect(readFilters({ tier: 'premium', path: 'WHI', filter: 'quiet' })).toEqual({
    ...{ tier: 'premium', path: 'WHI', filter: 'quiet' },
  });
  expect(readFilters({ tier: 'gold', path: ['WHI'], filter: 1, name: 'Ada' })).toEqual({
    ...{ tier: null, path: null, filter: null },
  });
});
