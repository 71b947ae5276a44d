import { AuthClient } from '@supabase/auth-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetRefreshFailure } from './auth-js-private.ts';

const start = Date.parse('2030-01-01T12:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

function setUp() {
  const expired = {
    access_token: 'a',
    refresh_token: 'r',
    expires_at: start / 1000 - 10,
    user: {},
  };
  const items = new Map([['k', JSON.stringify(expired)]]);
  const server = vi.fn(async () => Response.json({}, { status: 503 }));
  const client = new AuthClient({
    url: 'https://x.example',
    storageKey: 'k',
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    autoRefreshToken: false,
    fetch: server,
  });
  const requestsAfter = async (work: Promise<unknown>) => {
    await vi.advanceTimersByTimeAsync(31_000);
    await work;
    return server.mock.calls.length;
  };
  return { client, requestsAfter };
}

test('auth-js has the private field that we reset', () => {
  expect(
    setUp().client,
    'auth-js was upgraded: check whether resetting the field is still necessary',
  ).toHaveProperty('lastRefreshFailure', null);
});

test('auth-js asks the server again after we reset the remembered failure', async () => {
  const { client, requestsAfter } = setUp();
  const first = await requestsAfter(client.getSession());
  expect(await requestsAfter(client.getSession()), 'answered from memory').toBe(first);
  forgetRefreshFailure(client);
  expect(await requestsAfter(client.getSession())).toBeGreaterThan(first);
});

test('an auth-js client is not changed if its private field is missing or read-only', () => {
  const without = {};
  forgetRefreshFailure(without);
  expect(without).toEqual({});
  const guarded = Object.freeze({ lastRefreshFailure: 'kept' });
  expect(() => forgetRefreshFailure(guarded)).not.toThrow();
});
