import { expect, test } from 'vitest';
import type { Simulation } from './testing/simulated-member.ts';
import { liveThrough } from './testing/simulation.ts';

/** These seeds differ from those with which the error rates were adjusted. */
const FIRST_SEED = 40_000_000;

function share(
  members: number,
  simulation: Simulation,
  isWanted: (insight: ReturnType<typeof liveThrough>[number]) => boolean,
): number {
  let count = 0;
  for (let seed = 0; seed < members; seed++) {
    if (liveThrough(simulation, FIRST_SEED + seed * 7).some(isWanted)) count++;
  }
  return count / members;
}

test('of a thousand members whose days are random, at most five percent ever see an insight', () => {
  expect(share(1000, { recorded: 120 }, () => true)).toBeLessThanOrEqual(0.05);
}, 120_000);

test('of a thousand members who also imported sleep and steps, at most five percent see an insight by chance', () => {
  const shown = share(1000, { recorded: 120, hasImports: true }, () => true);
  expect(shown).toBeLessThanOrEqual(0.05);
}, 120_000);

test.each([
  [0.8, 0.8, 200],
  [0.5, 0.45, 1000],
])(
  'a difference of %d standard deviations is found within 90 days for a share of members of at least %d',
  (effect, least, members) => {
    const found = share(
      members,
      { recorded: 90, effect, planted: 'movement' },
      ({ outcome, factor, lag }) =>
        outcome === 'feeling' && factor === 'pillar.movement' && lag === 0,
    );
    expect(found).toBeGreaterThanOrEqual(least);
  },
  120_000,
);
