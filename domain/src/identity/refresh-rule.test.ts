import { expect, test } from 'vitest';
import { refreshDecision } from './refresh-rule.ts';

const now = new Date('2030-01-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  ['rotates the active token', { usedAt: null, isParentOfActive: false }, 'rotate'],
  [
    'repeats the answer for its parent immediately',
    { usedAt: now, isParentOfActive: true },
    'repeat',
  ],
  [
    'repeats the answer for its parent after 10 s',
    { usedAt: ago(10), isParentOfActive: true },
    'repeat',
  ],
  [
    'reports reuse of its parent after 10.001 s',
    { usedAt: ago(10.001), isParentOfActive: true },
    'reuse',
  ],
  ['reports reuse of a grandparent at any age', { usedAt: now, isParentOfActive: false }, 'reuse'],
] as const)('%s', (_name, token, decision) => {
  expect(refreshDecision(token, now)).toBe(decision);
});
