import { describe, expect, it, test } from 'vitest';
import { appAddress, base32, codeAt, stepAt, stepOfCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// The SHA-1 rows of RFC 6238, appendix B; six digits are the last six of its eight.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is that of the standard', (second, code) => {
  expect(codeAt(secret, stepAt(new Date(second * 1000)))).toBe(code.slice(2));
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32, as in RFC 4648', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected);
});

describe('a code', () => {
  const now = new Date('2026-11-16T08:00:10Z');
  const step = stepAt(now);
  const factor = { totpSecret: secret, lastStep: 0 };

  it('is good in its own half minute, the one before and the one after', () => {
    for (const near of [-1, 0, 1]) {
      expect(stepOfCode(factor, codeAt(secret, step + near), now)).toBe(step + near);
    }
    for (const far of [-2, 2]) {
      expect(stepOfCode(factor, codeAt(secret, step + far), now)).toBeUndefined();
    }
  });

  it('is taken once, and none before it afterwards', () => {
    const taken = { ...factor, lastStep: step };
    expect(stepOfCode(taken, codeAt(secret, step), now)).toBeUndefined();
    expect(stepOfCode(taken, codeAt(secret, step - 1), now)).toBeUndefined();
    expect(stepOfCode(taken, codeAt(secret, step + 1), now)).toBe(step + 1);
  });
});

test('the address for the app names the product and the account', () => {
  expect(appAddress(secret, 'Quiet House', 'a+b@example.com')).toBe(
    'otpauth://totp/Quiet%20House:a%2Bb%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Quiet%20House&algorithm=SHA1&digits=6&period=30',
  );
});
