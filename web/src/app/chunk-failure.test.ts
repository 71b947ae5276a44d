import { expect, test } from 'vitest';
import { shouldReload } from './chunk-failure.ts';

const now = 1_000_000;

test.each([
  { online: true, lastReload: null, expected: true },
  { online: true, lastReload: now - 61_000, expected: true },
  { online: true, lastReload: now - 5_000, expected: false },
  { online: false, lastReload: null, expected: false },
])(
  'a script that cannot be loaded makes the page reload: $expected (online: $online, last reload: $lastReload)',
  ({ expected, ...input }) => {
    expect(shouldReload({ ...input, now })).toBe(expected);
  },
);
