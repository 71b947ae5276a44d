import { argon2Sync } from 'node:crypto';
import { getPriority } from 'node:os';
import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { readThreadPriorities } from '../../testing/thread-priorities.ts';
import { derive } from './hash-threads.ts';
import { hashPassword, isSameHash, setPasswordCost } from './password-hash.ts';

beforeEach(() => setPasswordCost(readConfig({}).auth.passwordCost));

test('password hashes are standard argon2id and depend only on the password and the salt', async () => {
  const hash = await hashPassword('a long evening by the fire');
  const [, salt = '', tag] = hash.match(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$(.+)\$(.+)$/) ?? [];
  const wanted = argon2Sync('argon2id', {
    message: 'a long evening by the fire',
    nonce: Buffer.from(salt, 'base64'),
    tagLength: 32,
    memory: 19_456,
    passes: 2,
    parallelism: 1,
  });
  expect(tag).toBe(wanted.toString('base64').replace(/=+$/, ''));
  expect(isSameHash(await hashPassword('a long evening by the fire', hash), hash)).toBe(true);
  expect(isSameHash(await hashPassword('another evening', hash), hash)).toBe(false);
  expect(isSameHash(hash, null)).toBe(false);
});

test('twelve passwords can be hashed at the same time without being mixed up', async () => {
  setPasswordCost({ memory: 1024, passes: 2, parallelism: 1 });
  const passwords = Array.from({ length: 12 }, (_, i) => `password number ${i}`);
  const hashes = await Promise.all(passwords.map((password) => hashPassword(password)));
  expect(new Set(hashes).size).toBe(12);
  const again = await Promise.all(
    passwords.map((password, i) => hashPassword(password, hashes[i])),
  );
  expect(again).toEqual(hashes);
});

test('a hashing thread that fails is reported, and the next password is still hashed', async () => {
  const broken = { message: 'x', nonce: new Uint8Array(1), tagLength: 32 };
  await expect(
    derive({ ...broken, memory: 0, passes: 0, parallelism: 0 }, 'known'),
  ).rejects.toThrow();
  expect(await hashPassword('still here')).toMatch(/^\$argon2id\$/);
});

describe.runIf(process.platform === 'linux')('on Linux', () => {
  test('only the hashing threads run at low priority', async () => {
    await hashPassword('anything');
    const niceness = readThreadPriorities();
    expect(niceness).toContain(19);
    expect(niceness).toContain(getPriority());
  });
});
