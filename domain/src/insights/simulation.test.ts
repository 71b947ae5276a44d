import { expect, test } from 'vitest';
import { shareWithFoundEffect, shareWithInsight } from './testing/simulation.ts';

const MEMBERS = 250;

test('of 250 members whose days are random, at most five percent ever see an insight', () => {
  expect(shareWithInsight(MEMBERS, { recorded: 120 })).toBeLessThanOrEqual(0.05);
});

test('of 250 members who also imported sleep and steps, at most five percent see an insight by chance', () => {
  const shown = shareWithInsight(MEMBERS, { recorded: 120, hasImports: true });
  expect(shown).toBeLessThanOrEqual(0.05);
});

test.each([
  [0.8, 0.8, 100],
  [0.5, 0.45, MEMBERS],
])(
  'a difference of %d standard deviations is found within 90 days for at least this share of members: %d',
  (effect, least, members) => {
    expect(shareWithFoundEffect(members, effect)).toBeGreaterThanOrEqual(least);
  },
);
