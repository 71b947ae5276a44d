import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { FOCUS_WORDS } from '../vocabulary.ts';
import { chooseNudge, notificationTag } from './choose-nudge.ts';
import { FOCUS_NUDGES } from './focus-nudges.ts';

const never = () => {
  throw new Error('random() must not be called when a focus is chosen');
};

describe('with a chosen focus word', () => {
  test.each([
    [null, 'sleep:0'],
    ['sleep:0', 'sleep:1'],
    ['sleep:1', 'sleep:2'],
    ['sleep:2', 'sleep:0'],
    ['sleep:7', 'sleep:0'],
    ['mood:1', 'sleep:0'],
    ['R1_HORMONES', 'sleep:0'],
  ])('the nudge that follows %s is %s', (last, key) => {
    expect(chooseNudge('sleep', last, never).key).toBe(key);
  });
});

describe('without a focus word', () => {
  it('a nudge can be any of the 36 texts', () => {
    const keys = Array.from({ length: 36 }, (_, index) =>
      chooseNudge(null, null, () => index / 36),
    );
    expect(new Set(keys.map(({ key }) => key)).size).toBe(36);
  });

  it('a nudge never repeats the previous one', () => {
    const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(draw, fc.constantFrom(...FOCUS_WORDS), fc.nat(2), (random, word, index) => {
        const last = `${word}:${index}`;
        expect(chooseNudge(null, last, () => random).key).not.toBe(last);
      }),
    );
  });
});

test('every nudge text is unique and fits into a notification', () => {
  const texts = Object.values(FOCUS_NUDGES).flat();
  expect(new Set(texts).size).toBe(36);
  expect(texts.filter((text) => text.length > 120)).toEqual([]);
});

test('the tag of a nudge notification contains the focus word', () => {
  expect([notificationTag('sleep'), notificationTag(null)]).toEqual([
    'daily-nudge-sleep',
    'daily-nudge-random',
  ]);
});
