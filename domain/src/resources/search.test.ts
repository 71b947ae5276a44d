import { expect, test } from 'vitest';
import { LANE_FILTERS, matchesSearch } from './search.ts';

const resource = {
  title: 'A calmer evening',
  excerpt: 'Dim the lights. Café closed.',
  tags: ['Sleep', 'rest'],
};

test.each([
  ['', true],
  ['   ', true],
  ['CALMER', true],
  [' dim the ', true],
  ['sleep', true],
  ['RES', true],
  ['cafe\u0301', true],
  ['evening sleep', false],
  ['workshop', false],
])('"%s" is found: %s', (query, found) => {
  expect(matchesSearch(resource, query)).toBe(found);
});

test('the lanes to choose from', () => {
  expect(LANE_FILTERS.map(({ label }) => label)).toEqual([
    ...['All Lanes', 'SHJ', 'MHI', 'WHI', 'IntimaBalance'],
  ]);
});
