import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pulseProgress, untouchedQuestion, untouchedSpokes } from './pulse-progress.ts';
import { ALL_SPOKES } from './spokes.ts';

test('the answered sliders of each group are counted, except in locked groups', () => {
  const touched = ['mood', 'stress', 'awe'] as const;
  expect(pulseProgress(touched, false)).toEqual({
    groups: [
      { domain: 'physical', answered: 0, of: 5, isClosed: false },
      { domain: 'mental', answered: 2, of: 5, isClosed: false },
      { domain: 'spiritual', answered: 0, of: 0, isClosed: true },
    ],
    answered: 2,
    of: 10,
  });
  expect(pulseProgress(touched, true)).toMatchObject({ answered: 3, of: 15 });
});

test('answered and untouched sliders add up to the total number of sliders', () => {
  const spokes = ALL_SPOKES.map(({ spoke }) => spoke);
  fc.assert(
    fc.property(fc.subarray(spokes), fc.boolean(), (touched, isPremiumActive) => {
      const { answered, of } = pulseProgress(touched, isPremiumActive);
      expect(answered + untouchedSpokes(touched, isPremiumActive).length).toBe(of);
    }),
  );
});

test.each([
  [['mood'], 'You haven’t moved Mood. If 5 is right for it, save it as it is.'],
  [
    ['mood', 'sleep_quality'],
    'You haven’t moved Mood and Sleep quality. If 5 is right for them, save it as it is.',
  ],
  [
    ['mood', 'purpose', 'sleep_quality', 'awe'],
    'You haven’t moved 4 of the sliders. If 5 is right for them, save it as it is.',
  ],
] as const)('the form asks about the untouched sliders %j in one sentence', (spokes, sentence) => {
  expect(untouchedQuestion(spokes, 10)).toBe(sentence);
});

test('if no slider was moved, the form asks about all of them in one sentence', () => {
  expect(untouchedQuestion(untouchedSpokes([], false), 10)).toMatch(
    /^You haven’t moved any sliders/,
  );
});
