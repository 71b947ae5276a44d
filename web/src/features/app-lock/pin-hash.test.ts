import { expect, test } from 'vitest';
import { hashPin, isPin } from './pin-hash.ts';

test('the hash of a PIN accepts that PIN and no other', async () => {
  const stored = await hashPin('2580');
  expect(stored.iterations).toBeGreaterThanOrEqual(600_000);
  expect(JSON.stringify(stored)).not.toContain('2580');
  expect(await isPin('2580', stored)).toBe(true);
  expect(await isPin('2581', stored)).toBe(false);
});

test('hashing the same PIN twice gives different hashes', async () => {
  const [one, other] = [await hashPin('2580', 1000), await hashPin('2580', 1000)];
  expect(one.salt).not.toBe(other.salt);
  expect(one.hash).not.toBe(other.hash);
});
