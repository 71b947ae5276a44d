import { AuthClient } from '@supabase/auth-js';
import { afterEach, expect, test, vi } from 'vitest';
import type { StoredSession } from '../../session/auth-storage.ts';
import { checkArrival, rememberLinkRequest } from './arrival.ts';

const now = Date.parse('2030-01-01T12:00:00Z');
const day = 86_400_000;
const amara: StoredSession = {
  accessToken: 'hers',
  refreshToken: 'r',
  expiresAt: now + day,
  userId: 'amara',
  email: 'amara@example.com',
  hasSecondStep: false,
};

afterEach(() => vi.unstubAllGlobals());

function accessToken(sub: string, exp = Math.floor(Date.now() / 1000) + 3600): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'ES256' })}.${part({ sub, exp })}.c2ln`;
}

function setUp(stored: StoredSession | null, owner: string | null) {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const user = { id: owner, email: `${owner}@example.com` };
  const server = vi.fn(async (input: RequestInfo | URL) => {
    if (!owner) return Response.json({ code: 'session_not_found' }, { status: 403 });
    if (!String(input).includes('/token')) return Response.json(user);
    return Response.json({
      access_token: accessToken(owner),
      refresh_token: 'next',
      expires_in: 3600,
      token_type: 'bearer',
      user,
    });
  });
  const createTemporaryClient = () =>
    new AuthClient({
      url: 'https://x.example',
      storageKey: 'passing',
      persistSession: false,
      autoRefreshToken: false,
      fetch: server,
    });
  const look = (token: string) =>
    checkArrival(
      { access_token: token, refresh_token: 'r' },
      { stored: () => stored, createTemporaryClient, now: () => now },
    );
  return { look, server };
}

test('any session from a link is accepted if nobody is signed in', async () => {
  const { look, server } = setUp(null, 'bo');
  expect(await look(accessToken('bo'))).toMatchObject({ kind: 'welcome' });
  expect(server).not.toHaveBeenCalled();
});

test('a session from a link is accepted if it belongs to the signed-in member', async () => {
  expect(await setUp(amara, 'amara').look(accessToken('amara'))).toMatchObject({ kind: 'welcome' });
});

test('the member is asked before another member’s session replaces the current one', async () => {
  expect(await setUp(amara, 'bo').look(accessToken('bo'))).toMatchObject({
    kind: 'uninvited',
    here: 'amara@example.com',
    arriving: 'bo@example.com',
  });
});

test('a link is suspicious if it combines the member’s expired access token with another member’s refresh token', async () => {
  const { look } = setUp(amara, 'bo');
  expect(await look(accessToken('amara', 1))).toMatchObject({
    kind: 'uninvited',
    arriving: 'bo@example.com',
    tokens: { refresh_token: 'next' },
  });
});

test('a session that the server no longer knows is refused', async () => {
  expect(await setUp(amara, null).look(accessToken('bo'))).toMatchObject({ kind: 'refused' });
});

test('a link that was requested in this browser is accepted until it expires', async () => {
  const { look } = setUp(amara, 'bo');
  rememberLinkRequest('Bo@example.com', now - day + 1);
  expect(await look(accessToken('bo'))).toMatchObject({ kind: 'welcome' });
  rememberLinkRequest('Bo@example.com', now - day);
  expect(await look(accessToken('bo'))).toMatchObject({ kind: 'uninvited' });
  rememberLinkRequest('somebody@example.com', now);
  expect(await look(accessToken('bo'))).toMatchObject({ kind: 'uninvited' });
});
