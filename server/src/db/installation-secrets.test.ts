import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { makeVapidKeys, readInstallationSecrets } from './installation-secrets.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('every generated VAPID key pair is valid', () => {
  for (let count = 0; count < 2000; count += 1) {
    const { publicKey, privateKey } = makeVapidKeys();
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    expect(pair.getPublicKey('base64url')).toBe(publicKey);
    expect(privateKey).toHaveLength(43);
  }
});

test('the secrets made at the first start are used again at later starts', async () => {
  expect(await readInstallationSecrets(t.db)).toEqual(t.deps.secrets);
});
