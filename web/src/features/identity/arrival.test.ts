import { AuthClient } from '@supabase/auth-js';
import { afterEach, expect, test, vi } from 'vitest';
import type { StoredSession } from '../../session/auth-storage.ts';
import { lookAtArrival, rememberLinkAskedFor } from './arrival.ts';

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

/** An access token as far as the library looks into it; nobody has signed it. */
function accessToken(sub: string, exp = Math.floor(Date.now() / 1000) + 3600): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'ES256' })}.${part({ sub, exp })}.c2ln`;
}

/** A server that knows whose session it is, whatever the address says; and the real library. */
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
  const passingClient = () =>
    new AuthClient({
      url: 'https://x.example',
      storageKey: 'passing',
      persistSession: false,
      autoRefreshToken: false,
      fetch: server,
    });
  const look = (token: string) =>
    lookAtArrival(
      { access_token: token, refresh_token: 'r' },
      { stored: () => stored, passingClient, now: () => now },
    );
  return { look, server };
}

test('where nobody is signed in, whoever arrives is welcome', async () => {
  const { look, server } = setUp(null, 'bo');
  expect(await look(accessToken('bo'))).toMatchObject({ kind: 'welcome' });
  expect(server).not.toHaveBeenCalled();
});

test('the member’s own session is welcome', async () => {
  expect(await setUp(amara, 'amara').look(accessToken('amara'))).toMatchObject({ kind: 'welcome' });
});

test('another member’s is not, before somebody has said so', async () => {
  expect(await setUp(amara, 'bo').look(accessToken('bo'))).toMatchObject({
    kind: 'uninvited',
    here: 'amara@example.com',
    arriving: 'bo@example.com',
  });
});

test('a token that only pretends to be the member’s own is found out', async () => {
  // The library exchanges an old token by the other one in the address, which is the sender's.
  const { look } = setUp(amara, 'bo');
  expect(await look(accessToken('amara', 1))).toMatchObject({
    kind: 'uninvited',
    arriving: 'bo@example.com',
    tokens: { refresh_token: 'next' },
  });
});

test('a session that has ended is refused, and says nothing about the one here', async () => {
  expect(await setUp(amara, null).look(accessToken('bo'))).toMatchObject({ kind: 'refused' });
});

test('a link that this browser asked for is expected for as long as it is good', async () => {
  const { look } = setUp(amara, 'bo');
  rememberLinkAskedFor('Bo@example.com', now - day + 1);
  expect(await look(accessToken('bo'))).toMatchObject({ kind: 'welcome' });
  rememberLinkAskedFor('Bo@example.com', now - day);
  expect(await look(accessToken('bo'))).toMatchObject({ kind: 'uninvited' });
  rememberLinkAskedFor('somebody@example.com', now);
  expect(await look(accessToken('bo'))).toMatchObject({ kind: 'uninvited' });
});
