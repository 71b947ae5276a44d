import { describe, expect, it, test } from 'vitest';
import { isAwayTooLong, LOCK_AFTER_MS, MAX_WRONG_PINS, waitLeft } from './lock-times.ts';
import { findPinError } from './pin.ts';

test.each([
  ['2580', null],
  ['19283746', null],
  ['', 'wrong_length'],
  ['258', 'wrong_length'],
  ['192837465', 'wrong_length'],
  ['25a0', 'not_digits'],
  ['٢٥٨٠', 'not_digits'],
  ['0000', 'too_simple'],
  ['1234', 'too_simple'],
  ['987654', 'too_simple'],
  ['2468', 'too_simple'],
])('the PIN %j has the error %s', (pin, error) => {
  expect(findPinError(pin)).toBe(error);
});

describe('the wait after wrong PINs', () => {
  const at = 1_000_000;

  it('grows with every wrong PIN from the third on', () => {
    const waits = Array.from({ length: MAX_WRONG_PINS }, (_, count) => waitLeft({ count, at }, at));
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    for (let count = 3; count < MAX_WRONG_PINS; count++) {
      expect(waits[count]).toBeGreaterThan(waits[count - 1] ?? 0);
    }
  });

  it('ends on time, even if the clock was set back', () => {
    expect(waitLeft({ count: 3, at }, at + 4_999)).toBe(1);
    expect(waitLeft({ count: 3, at }, at + 5_000)).toBe(0);
    expect(waitLeft({ count: 3, at }, at - 3_600_000)).toBe(5_000);
  });
});

test.each([
  [null, 0, false],
  [5_000, 5_000 + LOCK_AFTER_MS - 1, false],
  [5_000, 5_000 + LOCK_AFTER_MS, true],
])('the app locks if the member left it at $0 and returns at $1: $2', (leftAt, now, isAway) => {
  expect(isAwayTooLong(leftAt, now)).toBe(isAway);
});
