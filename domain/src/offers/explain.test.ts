import { expect, test } from 'vitest';
import { offerReason } from './explain.ts';

test.each([
  [[], 'We show this to every member.'],
  ['debug', 'Shown because you’re previewing offers.'],
  [
    [
      { key: 'tier', value: 'premium_plus' },
      { key: 'path', value: 'SHJ' },
      { key: 'signals', value: 'low_energy' },
    ],
    'Because your membership is premium plus, your path is the Self-Health Journey, and you told us about low energy.',
  ],
  [
    [
      { key: 'gender', value: 'female' },
      { key: 'track', value: 'WHI' },
    ],
    'Because your profile says female, and it belongs to the Women’s Health Institute.',
  ],
] as const)('the app explains why a member sees an offer that matched on %j', (why, sentence) => {
  expect(offerReason(why === 'debug' ? why : [...why])).toBe(sentence);
});
