import type { GoTrueClient } from '@supabase/auth-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredSession } from './auth-storage.ts';
import { createSessionAccess } from './session-access.ts';

const start = Date.parse('2030-01-01T12:00:00Z');
const session: StoredSession = {
  accessToken: 'a',
  refreshToken: 'r',
  expiresAt: start + 3_600_000,
  userId: 'amara',
  email: null,
  hasSecondStep: false,
};

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

function setUp(stored: StoredSession | null = session) {
  const storage = new Map<string, string>();
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
        get: (key) => storage.get(key) ?? null,
        set: (key, value) => Boolean(storage.set(key, value)),
      },
      now: Date.now,
    });
  return { access: open(), reloaded: open, client };
}

const never = () => new Promise<never>(() => {});

test('reading the session returns the one that the browser has stored', async () => {
  const { access } = setUp();
  expect(await access.read()).toEqual({ kind: 'found', session });
});

test.each([
  ['read', 5000],
  ['refresh', 3000],
] as const)(
  'a session request does not wait forever: %s gives up after %i ms',
  async (verb, limit) => {
    const { access, client } = setUp();
    client.getSession.mockImplementation(never);
    client.refreshSession.mockImplementation(never);
    const done = vi.fn();
    void access[verb]().then(done);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledWith({ kind: 'timed-out' });
  },
);

test('a failed session request is returned with its status and message', async () => {
  const { access, client } = setUp();
  client.refreshSession.mockResolvedValue({
    error: { status: 403, message: 'no', name: 'AuthApiError' },
  });
  expect(await access.refresh()).toEqual({ kind: 'failed', status: 403, message: 'no' });
  client.setSession.mockRejectedValue(new Error('broken'));
  expect(await access.rehydrate()).toEqual({ kind: 'failed', status: 0, message: 'broken' });
});

test('the session renewed by another tab is returned if auth-js discards the refresh', async () => {
  const { access, client } = setUp();
  const error = { status: 409, message: 'discarded', name: 'AuthRefreshDiscardedError' };
  client.refreshSession.mockResolvedValue({ error });
  expect(await access.refresh()).toEqual({ kind: 'found', session });
});

test.each([
  ['refresh', 5000, 'refreshSession'],
  ['rehydrate', 10_000, 'setSession'],
] as const)(
  'the session is not asked for too often, even after a reload: %s at most once in %i ms',
  async (verb, debounce, called) => {
    const { access, reloaded, client } = setUp();
    await access[verb]();
    vi.setSystemTime(start + debounce - 1);
    expect(await reloaded()[verb]()).toEqual({ kind: 'found', session });
    expect(client[called]).toHaveBeenCalledTimes(1);
    vi.setSystemTime(start + debounce);
    await reloaded()[verb]();
    expect(client[called]).toHaveBeenCalledTimes(2);
  },
);

test('two simultaneous requests for a session share one refresh', async () => {
  const { access, client } = setUp();
  const error = { status: 403, message: 'no', name: 'AuthApiError' };
  const answer = Promise.withResolvers<unknown>();
  client.refreshSession.mockReturnValue(answer.promise);
  const both = Promise.all([access.refresh(), access.refresh()]);
  answer.resolve({ error });
  const failed = { kind: 'failed', status: 403, message: 'no' };
  expect(await both).toEqual([failed, failed]);
  expect(client.refreshSession).toHaveBeenCalledOnce();
});

test('a session is refreshed even if the device’s clock was set back', async () => {
  const { access, client } = setUp();
  await access.refresh();
  vi.setSystemTime(start - 60_000);
  await access.refresh();
  expect(client.refreshSession).toHaveBeenCalledTimes(2);
});

test('refreshing an expired session sends only one refresh request', async () => {
  const { access, client } = setUp({ ...session, expiresAt: start - 1 });
  await access.refresh();
  expect(client.getSession).toHaveBeenCalledOnce();
  expect(client.refreshSession).not.toHaveBeenCalled();
});

test('reading the session finds none if none is stored or the stored one has expired', async () => {
  expect(await setUp(null).access.read()).toEqual({ kind: 'none' });
  expect(await setUp({ ...session, expiresAt: start }).access.read()).toEqual({ kind: 'none' });
});
