import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import type { StoredSession } from './auth-storage.ts';
import { createGuard } from './guard.ts';
import type { SessionRead } from './session-access.ts';

const start = Date.parse('2030-01-01T12:00:00Z');
const hour = 3_600_000;

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

const session: StoredSession = {
  accessToken: 'a',
  refreshToken: 'r',
  expiresAt: start + hour,
  userId: 'amara',
  email: null,
  hasSecondStep: false,
};
const expired = { ...session, expiresAt: start - 1 };
const found: SessionRead = { kind: 'found', session };
const none: SessionRead = { kind: 'none' };
const late: SessionRead = { kind: 'timed-out' };
const refused = new ApiError(401, 'session_ended', 'Your session has ended.');
const away = new ApiError(503, 'database_away', 'We’re having a problem on our side.');

function setUp(stored: StoredSession | null, { isOnline = true } = {}) {
  const world = { stored, isOnline, hasServerFault: false, wasVerified: false };
  const access = {
    read: vi.fn(async (): Promise<SessionRead> => found),
    refresh: vi.fn(async (): Promise<SessionRead> => found),
    rehydrate: vi.fn(async (): Promise<SessionRead> => found),
  };
  const verify = vi.fn(async (): Promise<void> => {
    world.wasVerified = true;
  });
  const guard = createGuard({
    access,
    verify,
    stored: () => world.stored,
    isOnline: () => world.isOnline,
    hasServerFault: () => world.hasServerFault,
    wasVerified: () => world.wasVerified,
    now: Date.now,
  });
  const seen = [guard.state.get().name];
  guard.state.subscribe(() => seen.push(guard.state.get().name));
  return { world, access, verify, guard, seen };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const after = (milliseconds: number, read: SessionRead) => () =>
  new Promise<SessionRead>((resolve) => setTimeout(() => resolve(read), milliseconds));

test('a visitor who is not signed in goes to the sign-in page immediately', () => {
  const { guard, seen } = setUp(null);
  guard.start();
  expect(seen).toEqual(['leaving']);
});

test('a page opens immediately with an unexpired session, which is verified in the background', async () => {
  const { guard, seen, verify } = setUp(session);
  guard.start();
  await settle();
  expect(seen).toEqual(['ready']);
  expect(verify).toHaveBeenCalledOnce();
});

test('a session that was just verified is not verified again', async () => {
  const { guard, world, verify } = setUp(session);
  world.wasVerified = true;
  guard.start();
  await settle();
  expect(verify).not.toHaveBeenCalled();
});

test('a session near its expiry is refreshed in the background', async () => {
  const near = { ...session, expiresAt: start + 60_000 };
  const { guard, access, world, seen } = setUp(near);
  world.wasVerified = true;
  access.read.mockResolvedValue({ kind: 'found', session: near });
  guard.start();
  await settle();
  expect(access.refresh).toHaveBeenCalledOnce();
  expect(seen).toEqual(['ready']);
});

test('the page opens with an expired session, because reading the session renews it', async () => {
  const { guard, seen } = setUp(expired);
  guard.start();
  await settle();
  expect(seen).toEqual(['checking', 'ready']);
});

test('the session is refreshed if reading it timed out', async () => {
  const { guard, access, seen } = setUp(expired);
  access.read.mockResolvedValue(late);
  guard.start();
  await settle();
  expect(seen).toEqual(['checking', 'auto-refresh', 'ready']);
});

test('the guard tries twice to get a session and then asks the member what to do', async () => {
  const { guard, access, seen } = setUp(expired);
  access.read.mockResolvedValue(none);
  access.refresh.mockResolvedValue(late);
  guard.start();
  await settle();
  expect(seen).toEqual(['checking', 'auto-refresh', 'retry']);
  expect(access.read).toHaveBeenCalledTimes(2);
});

test('the guard waits 8 seconds for each of two session checks, then offers to try again', async () => {
  const { guard, verify } = setUp(expired);
  verify.mockImplementation(() => new Promise(() => {}));
  guard.start();
  await vi.advanceTimersByTimeAsync(15_999);
  expect(guard.state.get().name).not.toBe('retry');
  await vi.advanceTimersByTimeAsync(1);
  expect(guard.state.get().name).toBe('retry');
});

test('a session that auth-js has removed counts as a sign-out', async () => {
  const { guard, access, world } = setUp(expired);
  access.read.mockImplementation(async () => {
    world.stored = null;
    return none;
  });
  guard.start();
  await settle();
  expect(guard.state.get().name).toBe('leaving');
});

test('on a 401, the guard refreshes the session and then tries the one stored by another tab', async () => {
  const { guard, access, verify, seen } = setUp(session);
  verify.mockRejectedValueOnce(refused).mockRejectedValueOnce(refused);
  guard.retry();
  await settle();
  expect(seen).toEqual(['ready', 'checking', 'auto-refresh', 'ready']);
  expect(access.refresh).toHaveBeenCalledOnce();
  expect(access.rehydrate).toHaveBeenCalledOnce();
});

test('the member goes to the sign-in page when the session has ended', async () => {
  const { guard, access, verify } = setUp(session);
  verify.mockRejectedValue(refused);
  access.rehydrate.mockResolvedValue({ kind: 'failed', status: 403, message: 'gone' });
  guard.start();
  await settle();
  expect(guard.state.get().name).toBe('leaving');
});

test('the guard shows an error while the database is down and recovers without the member’s help', async () => {
  const { guard, verify } = setUp(session);
  verify.mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  guard.start();
  await settle();
  expect(guard.state.get()).toEqual({
    name: 'error',
    message: 'We’re having a problem on our side.',
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(guard.state.get().name).toBe('error');
  await vi.advanceTimersByTimeAsync(4000);
  expect(guard.state.get().name).toBe('ready');
});

test('the page stays open for a member who is reading while the database is down', async () => {
  const { guard, world, verify, seen } = setUp({ ...session, expiresAt: start + 30_000 });
  world.wasVerified = true;
  verify.mockRejectedValue(away);
  guard.start();
  await settle();
  expect(seen).toEqual(['ready']);
});

test('the member stays signed in when the server is down and the session has expired', async () => {
  const { guard, access, world } = setUp(expired);
  world.hasServerFault = true;
  access.read.mockResolvedValueOnce(late);
  guard.start();
  await settle();
  expect(guard.state.get().name).toBe('error');
  world.hasServerFault = false;
  guard.wake();
  await settle();
  expect(guard.state.get().name).toBe('ready');
});

test('the guard says that the device is offline and opens the page when the network is back', async () => {
  const { guard, world, verify, seen } = setUp(session, { isOnline: false });
  verify.mockRejectedValueOnce(new ApiError(0, 'offline', 'Offline.'));
  guard.start();
  await settle();
  world.isOnline = true;
  guard.wake();
  await settle();
  expect(seen).toEqual(['checking', 'offline', 'ready']);
});

test('the guard checks the session once when the API refuses it', async () => {
  const { guard, world, access, seen } = setUp(session);
  world.wasVerified = true;
  guard.start();
  access.read.mockImplementation(after(10, found));
  guard.refused();
  guard.refused();
  await vi.advanceTimersByTimeAsync(10);
  expect(seen).toEqual(['ready', 'checking', 'ready']);
  expect(access.read).toHaveBeenCalledOnce();
});

test('a sign-out in another tab stops a running check', async () => {
  const { guard, world, access, seen } = setUp(expired);
  access.read.mockImplementation(after(1000, found));
  guard.start();
  world.stored = null;
  guard.changed();
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen).toEqual(['checking', 'leaving']);
});

test('the page opens when another tab has renewed the session', async () => {
  const { guard, world, access } = setUp(expired);
  access.read.mockResolvedValueOnce(none).mockResolvedValueOnce(none);
  access.refresh.mockResolvedValue(none);
  guard.start();
  await settle();
  expect(guard.state.get().name).toBe('retry');
  world.stored = session;
  guard.changed();
  await settle();
  expect(guard.state.get().name).toBe('ready');
});

test('the guard stops checking the session after the member leaves the page', async () => {
  const { guard, verify } = setUp(session);
  verify.mockRejectedValue(away);
  guard.start();
  await settle();
  guard.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(verify).toHaveBeenCalledOnce();
});
