import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BREATHING_PATTERNS, breathAt, breathingPattern, breathKeyframes } from './breathing.ts';

describe('breathing exercises', () => {
  const box = breathingPattern('box');
  it.each([
    [0, 'in', 4, 0],
    [2_000, 'in', 2, 0.5],
    [4_000, 'hold', 4, 1],
    [7_999, 'hold', 1, 1],
    [10_000, 'out', 2, 0.5],
    [12_000, 'hold', 4, 0],
    [16_000, 'in', 4, 0],
  ])(
    'reach, after %i ms of box breathing, the phase "%s" with %i seconds left',
    (elapsed, phase, count, fullness) => {
      const moment = breathAt(box, elapsed);
      expect(moment).toMatchObject({ phase, count });
      expect(moment.fullness).toBeCloseTo(fullness);
    },
  );

  it('count down from 4, 7 and 8 seconds in 4-7-8 breathing', () => {
    const pattern = breathingPattern('four-seven-eight');
    expect(breathAt(pattern, 0).count).toBe(4);
    expect(breathAt(pattern, 4_000).count).toBe(7);
    expect(breathAt(pattern, 11_000).count).toBe(8);
  });

  it('change the fullness of the lungs smoothly, by less than 0.05 per frame', () => {
    const anyMoment = fc.tuple(
      fc.constantFrom(...BREATHING_PATTERNS),
      fc.integer({ min: 0, max: 600_000 }),
    );
    fc.assert(
      fc.property(anyMoment, ([pattern, at]) => {
        const change = breathAt(pattern, at + 17).fullness - breathAt(pattern, at).fullness;
        expect(Math.abs(change)).toBeLessThan(0.05);
      }),
    );
  });

  it.each(BREATHING_PATTERNS)(
    'have animation keyframes that match their phases: $name',
    (pattern) => {
      const { keyframes, seconds } = breathKeyframes(pattern);
      expect(keyframes.at(-1)).toEqual({ at: seconds, fullness: 0 });
      for (const { at, fullness } of keyframes) {
        expect(breathAt(pattern, at * 1000).fullness).toBeCloseTo(fullness);
      }
    },
  );

  it('start from the beginning if the clock was set back', () => {
    expect(breathAt(box, -5_000)).toMatchObject({ phase: 'in', count: 4 });
  });
});
