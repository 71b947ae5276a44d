import { expect, test } from 'vitest';
import {
  chooseMembership,
  describeNobody,
  readFilters,
  readMembership,
  readSort,
  sortParam,
} from './list-filters.ts';

test('the member list takes known filters from the URL and ignores anything else', () => {
  expect(readFilters({ tier: 'premium', path: 'WHI', filter: 'quiet' })).toEqual({
    ...{ tier: 'premium', path: 'WHI', filter: 'quiet' },
  });
  expect(readFilters({ tier: 'gold', path: ['WHI'], filter: 1, name: 'Ada' })).toEqual({
    ...{ tier: null, path: null, filter: null },
  });
});

test('the order of the list is read back from the URL into which it was written', () => {
  const sort = { by: 'seen', isDescending: true } as const;
  expect(readSort({ sort: sortParam(sort) })).toEqual(sort);
  expect(readSort({ sort: 'name' })).toEqual({ by: 'name', isDescending: false });
  expect(readSort({ sort: 'email' })).toBeNull();
});

const none = { tier: null, path: null, filter: null };

test('the memberships hold either a tier or one of their own filters', () => {
  const paying = readFilters({ filter: 'paying', tier: 'premium' });
  expect(paying).toEqual({ ...none, filter: 'paying' });
  expect(readMembership(paying)).toBe('filter:paying');
  expect(chooseMembership(paying, 'free')).toEqual({ tier: 'free', filter: null });
  const quiet = readFilters({ filter: 'quiet', tier: 'premium' });
  expect(readMembership(quiet)).toBe('premium');
  expect(chooseMembership(quiet, null)).toEqual({ tier: null, filter: 'quiet' });
  expect(chooseMembership(quiet, 'filter:premium')).toEqual({ tier: null, filter: 'premium' });
});

test.each([
  ['', none, 'No members yet. Invite your first ones.'],
  ['ada', none, 'No name or email address contains “ada”.'],
  [
    'ada',
    { ...none, filter: 'quiet' as const },
    'No name or email address contains “ada” among: Gone quiet.',
  ],
  ['', { ...none, filter: 'ended' as const }, 'No membership has ended.'],
  ['', { ...none, tier: 'premium' as const }, 'Nobody matches this filter: Premium.'],
  [
    '',
    { tier: 'premium' as const, path: 'WHI' as const, filter: 'quiet' as const },
    'Nobody matches all of these: Gone quiet, Premium, Women’s Health Institute.',
  ],
])('an empty list for “%s” and %j says why', (search, filters, text) => {
  expect(describeNobody({ search, filters, isLarge: false })).toBe(text);
});
