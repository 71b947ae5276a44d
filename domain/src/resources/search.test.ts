import { expect, test } from 'vitest';
import { LANE_FILTERS } from './search.ts';

test('the lanes to choose from', () => {
  expect(LANE_FILTERS.map(({ label }) => label)).toEqual([
    ...['All Lanes', 'SHJ', 'MHI', 'WHI', 'IntimaBalance'],
  ]);
});
