import { describe, expect, it, test } from 'vitest';
import { groupRetention, roundShare } from './shares.ts';

test.each([
  [3, 9, null],
  [0, 10, 10],
  [10, 10, 90],
  [5, 10, 50],
  [7, 12, 60],
  [999, 1000, 90],
])('%i of %i people are shown as %s %%', (part, whole, share) => {
  expect(roundShare(part, whole)).toBe(share);
});

describe('the retention table by month of joining', () => {
  const month = (name: string, later: number, people: number, active: number) => ({
    ...{ month: `2026-${name}-01`, later, people, active },
  });

  it('merges small months until a group has ten people', () => {
    const groups = groupRetention([
      month('06', 1, 4, 2),
      month('07', 1, 7, 4),
      month('08', 1, 12, 6),
    ]);
    expect(groups).toEqual([
      { from: '2026-06-01', to: '2026-07-01', people: 11, shares: [50] },
      { from: '2026-08-01', to: '2026-08-01', people: 12, shares: [50] },
    ]);
  });

  it('adds a small last month to the group before it', () => {
    const groups = groupRetention([month('06', 1, 20, 10), month('07', 1, 3, 3)]);
    expect(groups).toEqual([{ from: '2026-06-01', to: '2026-07-01', people: 23, shares: [60] }]);
  });

  it('leaves out a later month that fewer than ten people have reached', () => {
    const groups = groupRetention([
      month('06', 1, 12, 6),
      month('06', 2, 12, 3),
      month('06', 3, 4, 1),
    ]);
    expect(groups[0]?.shares).toEqual([50, 30, null]);
  });

  it('is empty for fewer than ten people', () => {
    expect(groupRetention([month('06', 1, 9, 9)])).toEqual([]);
    expect(groupRetention([])).toEqual([]);
  });
});
