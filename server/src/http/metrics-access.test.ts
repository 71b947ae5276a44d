import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
afterEach(() => t.close());

/** A request as the server of Node hands it on, from this address. */
const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
  (await t.app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } }))
    .status;

test('without a token the metrics are for the machine itself', async () => {
  t = await createTestApp();
  expect(await ask('127.0.0.1')).toBe(200);
  expect(await ask('::1')).toBe(200);
  expect(await ask('::ffff:127.0.0.1')).toBe(200);
  expect(await ask('192.0.2.1')).toBe(401);
  expect(await ask('127.0.0.1', { 'X-Forwarded-For': '192.0.2.1' })).toBe(401);
});

test('with a token they are for whoever has it, wherever they are', async () => {
  const token = 'a token of sixteen and more';
  t = await createTestApp({ env: { METRICS_TOKEN: token } });
  expect(await ask('192.0.2.1', { Authorization: `Bearer ${token}` })).toBe(200);
  expect(await ask('192.0.2.1', { Authorization: 'Bearer another token of as many' })).toBe(401);
  expect(await ask('127.0.0.1')).toBe(401);
});
