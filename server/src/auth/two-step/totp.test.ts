import { describe, expect, it, test } from 'vitest';
import { base32, codeAt, findStep, otpauthUri, stepAt } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the TOTP code at second %i matches RFC 6238', (second, code) => {
  expect(codeAt(secret, stepAt(new Date(second * 1000)))).toBe(code.slice(2));
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('the base 32 encoding of %j matches RFC 4648', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected);
});

describe('a TOTP code', () => {
  const now = new Date('2026-11-16T08:00:10Z');
  const step = stepAt(now);
  const factor = { totpSecret: secret, lastStep: 0 };

  it('is accepted in its own time step and in the steps before and after it', () => {
    for (const near of [-1, 0, 1]) {
      expect(findStep(factor, codeAt(secret, step + near), now)).toBe(step + near);
    }
    for (const far of [-2, 2]) {
      expect(findStep(factor, codeAt(secret, step + far), now)).toBeUndefined();
    }
  });

  it('is accepted only once, and no earlier code is accepted after it', () => {
    const taken = { ...factor, lastStep: step };
    expect(findStep(taken, codeAt(secret, step), now)).toBeUndefined();
    expect(findStep(taken, codeAt(secret, step - 1), now)).toBeUndefined();
    expect(findStep(taken, codeAt(secret, step + 1), now)).toBe(step + 1);
  });
});

test('the otpauth URI names the product and the account', () => {
  expect(otpauthUri(secret, 'Quiet House', 'a+b@example.com')).toBe(
    'otpauth://totp/Quiet%20House:a%2Bb%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Quiet%20House&algorithm=SHA1&digits=6&period=30',
  );
});
