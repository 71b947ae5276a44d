import { describe, expect, it } from 'vitest';
import { nextTry, RETRY_DELAYS_MS } from './retry-schedule.ts';

const now = new Date('2026-11-18T08:00:00Z');
const HOUR_MS = 3_600_000;
const after = (tries: number, retryAfterSeconds: number | null = null, random = 0) => {
  const next = nextTry({ tries, retryAfterSeconds }, now, () => random);
  return next.isOver ? null : next.at.getTime() - now.getTime();
};

describe('the retry schedule of a failed delivery', () => {
  it('plans the first retry after five seconds and later ones after hours', () => {
    expect(after(1)).toBe(5_000);
    expect(after(4)).toBe(2 * HOUR_MS);
    expect(after(9)).toBe(24 * HOUR_MS);
  });

  it('spans more than three days and ends after ten attempts', () => {
    const tries = Array.from({ length: RETRY_DELAYS_MS.length + 1 }, (_, index) =>
      after(index + 1),
    );
    const total = tries.reduce<number>((sum, wait) => sum + (wait ?? 0), 0);
    expect(total).toBeGreaterThan(75 * HOUR_MS);
    expect(tries.at(-1)).toBeNull();
  });

  it('adds a random delay and never makes a retry earlier', () => {
    expect(after(4, null, 1)).toBe(7_920_000);
  });

  it('follows the receiver’s request to wait, but for at most a day', () => {
    expect(after(1, 600)).toBe(600_000);
    expect(after(4, 60)).toBe(2 * HOUR_MS);
    expect(after(1, 10_000_000)).toBe(24 * HOUR_MS);
  });
});
