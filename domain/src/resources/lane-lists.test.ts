import { expect, test } from 'vitest';
import { gettingStarted } from './lane-lists.ts';

test('shows at most six resources and no workshop', () => {
  const rows = Array.from({ length: 9 }, (_, id) => ({ id, tags: id === 1 ? ['workshop'] : [] }));
  expect(gettingStarted(rows).map(({ id }) => id)).toEqual([0, 2, 3, 4, 5, 6]);
  expect(gettingStarted([{ tags: null }])).toHaveLength(1);
});
