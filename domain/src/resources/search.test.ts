import { expect, test } from 'vitest';
import { LANE_FILTERS } from './search.ts';

test('offers every lane by its label, and all of them first', () => {
  expect(LANE_FILTERS.map(({ label }) => label)).toEqual([
    ...['All Lanes', 'SHJ', 'MHI', 'WHI', 'IntimaBalance'],
  ]);
});
