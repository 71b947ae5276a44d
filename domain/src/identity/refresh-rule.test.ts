import { expect, test } from 'vitest';
import { refreshDecision } from './refresh-rule.ts';

const now = new Date('2030-01-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  ['rotates the active token', { usedAt: null, isParentOfActive: false }, 'rotate'],
  [
    'repeats the answer for the token exchanged just now',
    { usedAt: now, isParentOfActive: true },
    'repeat',
  ],
  [
    'repeats the answer for a token exchanged 10 s ago',
    { usedAt: ago(10), isParentOfActive: true },
    'repeat',
  ],
  [
    'reports reuse of a token exchanged 10.001 s ago',
    { usedAt: ago(10.001), isParentOfActive: true },
    'reuse',
  ],
  [
    'reports reuse of any token before the last exchanged one',
    { usedAt: now, isParentOfActive: false },
    'reuse',
  ],
] as const)('the rule for refresh tokens detects reuse: it %s', (_name, token, decision) => {
  expect(refreshDecision(token, now)).toBe(decision);
});
