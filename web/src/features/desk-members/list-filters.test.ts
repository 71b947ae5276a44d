import { expect, test } from 'vitest';
import { readFilters } from './list-filters.ts';

test('the filters of the list of members are read from the address, and anything else is ignored', () => {
  expect(readFilters({ tier: 'premium', path: 'WHI', filter: 'quiet' })).toEqual({
    ...{ tier: 'premium', path: 'WHI', filter: 'quiet' },
  });
  expect(readFilters({ tier: 'gold', path: ['WHI'], filter: 1, name: 'Ada' })).toEqual({
    ...{ tier: null, path: null, filter: null },
  });
});
