import { expect, test } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

const NETWORK = '192.0.2.1';

function countAccepted(buckets: TokenBuckets, times: number, now: number): number {
  return Array.from({ length: times }, () => buckets.take(NETWORK, now)).filter(
    (wait) => wait === 0,
  ).length;
}

test('of 60 requests a second, 30 are accepted, because refused requests do not use up the limit', () => {
  const buckets = new TokenBuckets();
  expect(countAccepted(buckets, 400, 0)).toBe(300);
  let passed = 0;
  for (let now = 50; now <= 10_000; now += 50) passed += countAccepted(buckets, 3, now);
  expect(passed).toBe(300);
});

test('a clock that is set back does not change how many requests are left', () => {
  const buckets = new TokenBuckets();
  const hour = 3_600_000;
  expect(countAccepted(buckets, 10, hour)).toBe(10);
  expect(countAccepted(buckets, 10, 0)).toBe(10);
  expect(countAccepted(buckets, 10, hour)).toBe(10);
});

test('requests that other processes accepted count towards the limit too', () => {
  const buckets = new TokenBuckets();
  expect(countAccepted(buckets, 100, 0)).toBe(100);
  expect(buckets.takeSpent(5)).toEqual(new Map([[NETWORK, 100]]));
  buckets.applyBalance(NETWORK, -60, 0);
  expect(buckets.take(NETWORK, 0)).toBe(3);
  expect(buckets.take(NETWORK, 1_000)).toBe(2);
  expect(buckets.take(NETWORK, 2_100)).toBe(0);
});
