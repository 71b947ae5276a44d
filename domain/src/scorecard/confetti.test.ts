import { expect, test } from 'vitest';
import { confetti, nextMilestone } from './confetti.ts';

const calm = { celebrated: [], prefersReducedMotion: false };

test.each([
  [6, 7, { fires: true, milestone: 7 }],
  [13, 14, { fires: true, milestone: 14 }],
  [29, 30, { fires: true, milestone: 30 }],
  [3, 14, { fires: true, milestone: 14 }],
  [7, 8, { fires: false, reason: 'no_milestone' }],
  [7, 7, { fires: false, reason: 'no_milestone' }],
  [8, 7, { fires: false, reason: 'no_milestone' }],
  [59, 60, { fires: false, reason: 'no_milestone' }],
])(
  'when the streak changes from $0 to $1, the confetti decision is $2',
  (before, after, result) => {
    expect(confetti({ before, after, ...calm })).toEqual(result);
  },
);

test.each([
  [{ celebrated: [7 as const] }, { reason: 'already_celebrated' }],
  [{ prefersReducedMotion: true }, { reason: 'reduced_motion', milestone: 7 }],
])('a streak of seven days shows no confetti given %j', (change, answer) => {
  const decision = confetti({ before: 6, after: 7, ...calm, ...change });
  expect(decision).toEqual({ fires: false, ...answer });
});

test.each([
  [0, 7],
  [7, 14],
  [13, 14],
  [29, 30],
  [30, null],
])('after a streak of %i days, the next milestone is %s', (current, milestone) => {
  expect(nextMilestone(current)).toBe(milestone);
});
