import { expect, test } from 'vitest';
import { sortWorkshops } from './workshop-order.ts';

const row = (title: string, order: number | null, created = '2026-01-01', tags = ['workshop']) => ({
  ...{ title, order, tags, createdAt: new Date(created) },
});
const titles = (rows: ReturnType<typeof row>[]) => sortWorkshops(rows).map(({ title }) => title);

test('workshops are sorted by order, creation date and title', () => {
  const rows = [
    row('none', null),
    row('ten thousand', 10_000),
    row('second, b', 2),
    row('second, a', 2),
    row('second, older', 2, '2025-01-01'),
    row('first', 1, '2026-06-01'),
    row('zero', 0),
  ];
  expect(titles(rows)).toEqual([
    ...['zero', 'first', 'second, older', 'second, a', 'second, b', 'none', 'ten thousand'],
  ]);
});

test('the list of workshops leaves out other resources', () => {
  const rows = [row('a', 1, '2026-01-01', []), row('b', 2, '2026-01-01', ['sleep', 'workshop'])];
  expect(titles(rows)).toEqual(['b']);
  expect(sortWorkshops([{ ...row('c', 1), tags: null }])).toEqual([]);
});
