import { expect, test, vi } from 'vitest';
import { createApiFetch } from './api-fetch.ts';
import type { StoredSession } from './auth-storage.ts';
import type { SessionRead } from './session-access.ts';

const now = 1_000_000;
const session = (accessToken: string, expiresAt = now + 60_000): StoredSession => ({
  accessToken,
  refreshToken: 'r',
  expiresAt,
  userId: 'amara',
  email: null,
  hasSecondStep: false,
});
const found = (accessToken: string): SessionRead => ({
  kind: 'found',
  session: session(accessToken),
});
const none: SessionRead = { kind: 'none' };

function setUp(stored: StoredSession | null = session('good')) {
  const deps = {
    fetch: vi.fn(async (_input: RequestInfo | URL, init?: RequestInit) => {
      const token = new Headers(init?.headers).get('authorization');
      return token === 'Bearer good'
        ? Response.json({ ok: true })
        : Response.json({ code: 'bad_jwt', title: 'No.', requestId: 'q1' }, { status: 401 });
    }),
    stored: vi.fn(() => stored),
    read: vi.fn(async (): Promise<SessionRead> => none),
    refresh: vi.fn(async (): Promise<SessionRead> => none),
    onRefused: vi.fn(),
    isOnline: vi.fn(() => true),
    now: () => now,
  };
  return { deps, send: () => createApiFetch(deps)('/api/x', { method: 'POST', body: '{}' }) };
}

test('a request carries the stored token', async () => {
  const { deps, send } = setUp();
  expect((await send()).ok).toBe(true);
  expect(deps.read).not.toHaveBeenCalled();
});

test('a token that is about to expire is renewed before it is used', async () => {
  const { deps, send } = setUp(session('old', now + 4000));
  deps.read.mockResolvedValue(found('good'));
  expect((await send()).ok).toBe(true);
  expect(deps.fetch).toHaveBeenCalledOnce();
});

test('on a 401, the token is refreshed and the request is repeated once', async () => {
  const { deps, send } = setUp(session('refused'));
  deps.refresh.mockResolvedValue(found('good'));
  expect((await send()).ok).toBe(true);
  expect(deps.fetch).toHaveBeenCalledTimes(2);
  expect(deps.onRefused).not.toHaveBeenCalled();
});

test('on a 401, the app uses a token that another tab has stored meanwhile', async () => {
  const { deps, send } = setUp(session('refused'));
  deps.stored.mockReturnValueOnce(session('refused')).mockReturnValue(session('good'));
  expect((await send()).ok).toBe(true);
  expect(deps.refresh).not.toHaveBeenCalled();
});

test('the session guard is notified if the repeated request also gets a 401', async () => {
  const { deps, send } = setUp(session('refused'));
  deps.refresh.mockResolvedValue(found('refused too'));
  await expect(send()).rejects.toMatchObject({ status: 401, code: 'bad_jwt', requestId: 'q1' });
  expect(deps.fetch).toHaveBeenCalledTimes(2);
  expect(deps.onRefused).toHaveBeenCalledOnce();
});

test.each([
  [true, 'unreachable'],
  [false, 'offline'],
])(
  'a missing response is reported as offline or as an unreachable server (online %s: %s)',
  async (isOnline, code) => {
    const { deps, send } = setUp();
    deps.fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    deps.isOnline.mockReturnValue(isOnline);
    await expect(send()).rejects.toMatchObject({ name: 'ApiError', status: 0, code });
  },
);

test('the whole response body is read, even if the caller does not read it', async () => {
  const { deps, send } = setUp();
  const answer = Response.json({ kept: true }, { status: 201 });
  deps.fetch.mockResolvedValue(answer);
  const response = await send();
  expect(answer.bodyUsed).toBe(true);
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ kept: true });
});

test('a truncated response is treated like a missing one', async () => {
  const { deps, send } = setUp();
  const half = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
  deps.fetch.mockResolvedValue(
    new Response(half, { headers: { 'Content-Type': 'application/json' } }),
  );
  await expect(send()).rejects.toMatchObject({ status: 0, code: 'unreachable' });
});

test('the body of a streamed response is left to the caller', async () => {
  const { deps, send } = setUp();
  const words = new Response('word', { headers: { 'Content-Type': 'text/event-stream' } });
  deps.fetch.mockResolvedValue(words);
  expect(await send()).toBe(words);
});

test('a refresh without a response reports an unreachable server, not a 401', async () => {
  const { deps, send } = setUp(session('old', now - 1));
  deps.read.mockResolvedValue({ kind: 'timed-out' });
  await expect(send()).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  deps.read.mockResolvedValue({ kind: 'failed', status: 503, message: '' });
  await expect(send()).rejects.toMatchObject({ status: 503 });
  expect(deps.fetch).not.toHaveBeenCalled();
  expect(deps.onRefused).not.toHaveBeenCalled();
});

test('the error is rethrown when the caller aborts a request', async () => {
  const { deps } = setUp();
  const stop = new DOMException('stopped', 'AbortError');
  deps.fetch.mockRejectedValue(stop);
  const send = createApiFetch(deps)('/api/x', { signal: AbortSignal.abort() });
  await expect(send).rejects.toBe(stop);
});
