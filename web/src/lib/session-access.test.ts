import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionAccess, forgetRefreshFailure } from './session-access.ts';
import type { StoredSession } from './stored-session.ts';

const start = Date.parse('2030-01-01T12:00:00Z');
const session: StoredSession = {
  accessToken: 'a',
  refreshToken: 'r',
  expiresAt: start + 3_600_000,
  userId: 'amara',
  email: null,
};

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

function setUp(stored: StoredSession | null = session) {
  const kept = new Map<string, string>();
  const ok = { data: {}, error: null };
  const client = {
    getSession: vi.fn(async () => ok),
    refreshSession: vi.fn(async (): Promise<unknown> => ok),
    setSession: vi.fn(async (): Promise<unknown> => ok),
  };
  const open = () =>
    createSessionAccess({
      client: client as unknown as GoTrueClient,
      stored: () => stored,
      marks: {
        get: (key) => kept.get(key) ?? null,
        set: (key, value) => Boolean(kept.set(key, value)),
      },
      now: Date.now,
    });
  return { access: open(), reloaded: open, client };
}

const never = () => new Promise<never>(() => {});

test('answers with the stored session', async () => {
  const { access } = setUp();
  expect(await access.read()).toEqual({ session, timedOut: false, error: null });
});

test.each([
  ['read', 5000],
  ['refresh', 3000],
] as const)('a %s waits %i ms; then there is no session, for want of time', async (verb, limit) => {
  const { access, client } = setUp();
  client.getSession.mockImplementation(never);
  client.refreshSession.mockImplementation(never);
  const done = vi.fn();
  void access[verb]().then(done);
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith({ session: null, timedOut: true, error: null });
});

test('an error comes back with its status', async () => {
  const { access, client } = setUp();
  client.refreshSession.mockResolvedValue({
    error: { status: 403, message: 'no', name: 'AuthApiError' },
  });
  expect((await access.refresh()).error).toEqual({ status: 403, message: 'no' });
  client.setSession.mockRejectedValue(new Error('broken'));
  expect((await access.rehydrate()).error).toEqual({ status: 0, message: 'broken' });
});

test('what another tab has renewed is the answer to a discarded refresh', async () => {
  const { access, client } = setUp();
  const error = { status: 409, message: 'discarded', name: 'AuthRefreshDiscardedError' };
  client.refreshSession.mockResolvedValue({ error });
  expect((await access.refresh()).session).toEqual(session);
});

test.each([
  ['refresh', 5000, 'refreshSession'],
  ['rehydrate', 10_000, 'setSession'],
] as const)('%s runs once in %i ms, also across a reload', async (verb, debounce, called) => {
  const { access, reloaded, client } = setUp();
  await access[verb]();
  vi.setSystemTime(start + debounce - 1);
  expect((await reloaded()[verb]()).session).toEqual(session);
  expect(client[called]).toHaveBeenCalledTimes(1);
  vi.setSystemTime(start + debounce);
  await reloaded()[verb]();
  expect(client[called]).toHaveBeenCalledTimes(2);
});

test('a clock that was set back does not block refreshing', async () => {
  const { access, client } = setUp();
  await access.refresh();
  vi.setSystemTime(start - 60_000);
  await access.refresh();
  expect(client.refreshSession).toHaveBeenCalledTimes(2);
});

test('an expired session is refreshed once, by reading it', async () => {
  const { access, client } = setUp({ ...session, expiresAt: start - 1 });
  await access.refresh();
  expect(client.getSession).toHaveBeenCalledOnce();
  expect(client.refreshSession).not.toHaveBeenCalled();
});

test('the library asks the server again once its failure is forgotten', async () => {
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
  const settled = async (work: Promise<unknown>) => {
    await vi.advanceTimersByTimeAsync(31_000);
    await work;
    return server.mock.calls.length;
  };
  const first = await settled(client.getSession());
  expect(await settled(client.getSession()), 'answered from memory').toBe(first);
  forgetRefreshFailure(client);
  expect(await settled(client.getSession())).toBeGreaterThan(first);
});
