import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
afterEach(() => t.close());

const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
  (await t.app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } }))
    .status;

test('without METRICS_TOKEN, only requests from the machine itself may read the metrics', async () => {
  t = await createTestApp();
  expect(await ask('127.0.0.1')).toBe(200);
  expect(await ask('::1')).toBe(200);
  expect(await ask('::ffff:127.0.0.1')).toBe(200);
  expect(await ask('192.0.2.1')).toBe(401);
  expect(await ask('127.0.0.1', { 'X-Forwarded-For': '192.0.2.1' })).toBe(401);
});

test('with METRICS_TOKEN, every request with the token may read the metrics', async () => {
  const token = 'a token of sixteen and more';
  t = await createTestApp({ env: { METRICS_TOKEN: token } });
  expect(await ask('192.0.2.1', { Authorization: `Bearer ${token}` })).toBe(200);
  expect(await ask('192.0.2.1', { Authorization: 'Bearer another token of as many' })).toBe(401);
  expect(await ask('127.0.0.1')).toBe(401);
});
