import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

const NETWORK = '192.0.2.1';

/** Asks so many times at one moment and returns how many were let in. */
function letIn(pace: Pace, times: number, now: number): number {
  return Array.from({ length: times }, () => pace.take(NETWORK, now)).filter((wait) => wait === 0)
    .length;
}

test('whoever keeps asking 60 times a second gets 30: a refusal costs nothing', () => {
  const pace = new Pace();
  expect(letIn(pace, 400, 0)).toBe(300);
  let passed = 0;
  for (let now = 50; now <= 10_000; now += 50) passed += letIn(pace, 3, now);
  expect(passed).toBe(300);
});

test('a clock that is set back takes nothing away', () => {
  const pace = new Pace();
  const hour = 3_600_000;
  expect(letIn(pace, 10, hour)).toBe(10);
  expect(letIn(pace, 10, 0)).toBe(10);
  expect(letIn(pace, 10, hour)).toBe(10);
});

test('what other processes let in is waited for', () => {
  const pace = new Pace();
  expect(letIn(pace, 100, 0)).toBe(100);
  expect(pace.takeSpendings(5)).toEqual(new Map([[NETWORK, 100]]));
  pace.settle(NETWORK, -60, 0);
  expect(pace.take(NETWORK, 0)).toBe(3);
  expect(pace.take(NETWORK, 1_000)).toBe(2);
  expect(pace.take(NETWORK, 2_100)).toBe(0);
});
