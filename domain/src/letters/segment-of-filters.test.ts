import { expect, test } from 'vitest';
import { EVERYBODY } from './segment-choices.ts';
import { segmentOfFilters } from './segment-of-filters.ts';

test('a letter to a filtered member list goes to the same tier and path, and to quiet members', () => {
  expect(segmentOfFilters({ tier: 'premium', path: 'WHI', filter: 'quiet' })).toEqual({
    ...{ tier: ['premium'], path: ['WHI'], week: [], quietDays: 21 },
  });
});

test('unknown filters are ignored', () => {
  expect(segmentOfFilters({ tier: 'gold', path: 7, filter: 'ended' })).toEqual(EVERYBODY);
});
