import { expect, test } from 'vitest';
import { LANE_FILTERS } from './search.ts';

test('the lane filter offers all lanes first, then each lane by its label', () => {
  expect(LANE_FILTERS.map(({ label }) => label)).toEqual([
    ...['All Lanes', 'SHJ', 'MHI', 'WHI', 'IntimaBalance'],
  ]);
});
