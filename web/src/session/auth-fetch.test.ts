import { expect, test, vi } from 'vitest';
import { createAuthFetch } from './auth-fetch.ts';

const url = 'https://x.example/auth/v1/token?grant_type=refresh_token';
const asking = (token: string): RequestInit => ({
  method: 'POST',
  body: JSON.stringify({ refresh_token: token }),
});
const session = (token: string, userId = 'amara') =>
  JSON.stringify({
    access_token: `access of ${token}`,
    refresh_token: token,
    expires_at: 2_000_000_000,
    user: { id: userId },
  });

function oneLock() {
  let last: Promise<unknown> = Promise.resolve();
  const request = vi.fn((_name: string, _options: LockOptions, work: () => Promise<unknown>) => {
    const mine = last.then(work);
    last = mine.catch(() => null);
    return mine;
  });
  return { request: request as unknown as LockManager['request'] };
}

test('only one tab refreshes the session at a time, and other tabs use its result', async () => {
  let stored = session('old');
  const server = vi.fn(async () => {
    stored = session('new');
    return new Response(stored);
  });
  const deps = { fetch: server, locks: oneLock(), stored: () => stored };
  const tabs = [createAuthFetch(deps), createAuthFetch(deps)];
  const answers = await Promise.all(tabs.map((tab) => tab.fetch(url, asking('old'))));
  expect(server).toHaveBeenCalledTimes(1);
  for (const answer of answers) expect(await answer.json()).toMatchObject({ refresh_token: 'new' });
});

test('a second tab refreshes the session only after the first has stored its new tokens', async () => {
  let stored = session('old');
  const server = vi.fn(async () => {
    setTimeout(() => {
      stored = session('new');
    }, 30);
    return new Response(session('new'));
  });
  const deps = { fetch: server, locks: oneLock(), stored: () => stored };
  const tabs = [createAuthFetch(deps), createAuthFetch(deps)];
  const answers = await Promise.all(tabs.map((tab) => tab.fetch(url, asking('old'))));
  expect(server).toHaveBeenCalledTimes(1);
  for (const answer of answers) expect(await answer.json()).toMatchObject({ refresh_token: 'new' });
});

test('a repeated refresh does not send a token that another tab has used in the meantime', async () => {
  let stored = session('old');
  const server = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const tab = createAuthFetch({ fetch: server, locks: undefined, stored: () => stored });
  await expect(tab.fetch(url, asking('old'))).rejects.toThrow('Failed to fetch');
  stored = session('new');
  expect(await (await tab.fetch(url, asking('old'))).json()).toMatchObject({
    refresh_token: 'new',
  });
  expect(server).toHaveBeenCalledTimes(1);
});

test('refreshing a token that is not from this browser’s session does not return the stored session', async () => {
  const server = vi.fn(async () => new Response(session('their next', 'bo')));
  const tab = createAuthFetch({ fetch: server, locks: undefined, stored: () => session('mine') });
  const answer = await tab.fetch(url, asking('theirs'));
  expect(await answer.json()).toMatchObject({ refresh_token: 'their next' });
});

test('refreshing never returns the session of another account', async () => {
  let stored = session('old');
  const server = vi.fn(async () => new Response('{}', { status: 400 }));
  const tab = createAuthFetch({ fetch: server, locks: undefined, stored: () => stored });
  await tab.fetch(url, asking('old'));
  stored = session('new', 'bo');
  expect((await tab.fetch(url, asking('old'))).status).toBe(400);
});

test('a tab refreshes without the lock if it does not get the lock in time', async () => {
  const request = vi.fn().mockRejectedValue(new DOMException('too long', 'TimeoutError'));
  const server = vi.fn(async () => new Response(session('new')));
  const tab = createAuthFetch({ fetch: server, locks: { request }, stored: () => session('old') });
  expect((await tab.fetch(url, asking('old'))).ok).toBe(true);
});

test.each([
  ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ['a 503 response', async () => new Response('{}', { status: 503 }), true],
  ['a 400 response', async () => new Response('{}', { status: 400 }), false],
  ['a timeout', () => Promise.reject(new DOMException('slow', 'TimeoutError')), false],
])(
  'a timeout or a refusal does not count as a server fault ($0: $2)',
  async (_name, server, expected) => {
    const tab = createAuthFetch({ fetch: server, locks: undefined, stored: () => null });
    await tab.fetch(url, asking('t')).catch(() => null);
    expect(tab.hasServerFault()).toBe(expected);
  },
);

test('requests other than refreshes are passed on unchanged', async () => {
  const server = vi.fn(async () => new Response('{}'));
  const locks = oneLock();
  const tab = createAuthFetch({ fetch: server, locks, stored: () => null });
  await tab.fetch('https://x.example/auth/v1/user');
  expect(server).toHaveBeenCalledOnce();
  expect(locks.request).not.toHaveBeenCalled();
});

test('the tokens in the response to an account change can be read only once', async () => {
  const answers = [session('new'), JSON.stringify({ id: 'amara' })];
  const server = async () => new Response(answers.shift());
  const { fetch, takeRenewed } = createAuthFetch({
    fetch: server,
    locks: oneLock(),
    stored: () => session('old'),
  });
  const change = () => fetch('https://x.example/auth/v1/user', { method: 'PUT', body: '{}' });
  expect(await (await change()).json()).toMatchObject({ user: { id: 'amara' } });
  expect(takeRenewed()).toMatchObject({ refresh_token: 'new' });
  expect(takeRenewed()).toBeNull();
  await change();
  expect(takeRenewed()).toBeNull();
});
