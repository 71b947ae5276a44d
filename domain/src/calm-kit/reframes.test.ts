import { describe, expect, it } from 'vitest';
import { FEELINGS, REFRAMES } from './reframes.ts';

describe('the built-in reframes', () => {
  it('number at least forty, with five or more for every feeling', () => {
    expect(REFRAMES.length).toBeGreaterThanOrEqual(40);
    for (const feeling of FEELINGS) {
      expect(REFRAMES.filter((one) => one.feeling === feeling).length).toBeGreaterThanOrEqual(5);
    }
  });

  it('each have a unique id and a unique text', () => {
    for (const key of ['id', 'thought', 'reframe'] as const) {
      expect(new Set(REFRAMES.map((one) => one[key])).size).toBe(REFRAMES.length);
    }
  });
});
