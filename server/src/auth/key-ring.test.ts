import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authClient, PASSWORD, readBody, request, signedUp } from '../testing/auth-client.ts';
import { createNeighbour, createTestApp, type TestApp } from '../testing/test-app.ts';
import { KeyRing } from './key-ring.ts';
import { sweepAuth } from './sweep.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let installation: TestApp;
let t: TestApp;
beforeAll(async () => {
  installation = await createTestApp();
});
beforeEach(async () => {
  await installation.sql('delete from auth.signing_keys');
  t = createNeighbour(installation);
});
afterAll(() => installation.close());

const kid = (token: string) => decodeProtectedHeader(token).kid;

test('ten processes that start at the same time create only one key', async () => {
  const rings = Array.from({ length: 10 }, () => new KeyRing(t.db, t.clock));
  const keys = await Promise.all(rings.map((ring) => ring.current()));
  expect(new Set(keys.map((key) => key.kid)).size).toBe(1);
  expect(await t.sql('select from auth.signing_keys')).toHaveLength(1);
});

test('a process accepts tokens signed by another process', async () => {
  const { session } = await signedUp(createNeighbour(t));
  expect((await request(t, 'GET', '/user', { token: session.access_token })).status).toBe(200);
});

test('a new key is published after 90 days, and tokens signed with the old key stay valid', async () => {
  const { email, session } = await signedUp(t);
  const signIn = async () => {
    const { data } = await authClient(t).signInWithPassword({ email, password: PASSWORD });
    return data.session?.access_token as string;
  };
  const first = kid(session.access_token);
  t.clock.advance(90 * DAY);
  const lastOfOld = await signIn();
  expect(kid(lastOfOld)).toBe(first);
  const published = await readBody<{ keys: object[] }>(
    await request(t, 'GET', '/.well-known/jwks.json'),
  );
  expect(published.keys).toHaveLength(2);

  t.clock.advance(15 * MINUTE);
  const firstOfNew = await signIn();
  expect(kid(firstOfNew)).not.toBe(first);
  for (const token of [lastOfOld, firstOfNew]) {
    expect((await request(createNeighbour(t), 'GET', '/user', { token })).status).toBe(200);
  }
});

test('an old key is deleted a week after the new key has started signing', async () => {
  await signedUp(t);
  t.clock.advance(90 * DAY);
  await signedUp(t);
  t.clock.advance(6 * DAY);
  await sweepAuth(t.deps);
  expect(await t.sql('select from auth.signing_keys')).toHaveLength(2);
  t.clock.advance(2 * DAY);
  await sweepAuth(t.deps);
  expect(await t.sql('select from auth.signing_keys')).toHaveLength(1);
  await signedUp(t);
});

test('KEYS_SECRET also encrypts private keys that were stored before it was set', async () => {
  const { session } = await signedUp(t);
  const secret = 'x'.repeat(32);
  const stored = () =>
    t.sql<{ d: string | null }>(`select private_jwk ->> 'd' as d from auth.signing_keys`);
  expect(await stored()).toEqual([{ d: expect.any(String) }]);
  const auth = { ...t.deps.config.auth, keysSecret: secret };
  const sealing = () => createNeighbour(t, { config: { ...t.deps.config, auth } });
  const asked = await request(sealing(), 'GET', '/user', { token: session.access_token });
  expect(asked.status).toBe(200);
  await expect.poll(stored).toEqual([{ d: null }]);
  const { session: later } = await signedUp(sealing());
  expect(kid(later.access_token)).toBe(kid(session.access_token));
  await expect(new KeyRing(t.db, t.clock).current()).rejects.toThrow('Set KEYS_SECRET');
  const other = new KeyRing(t.db, t.clock, 'y'.repeat(32));
  await expect(other.current()).rejects.toThrow('doesn’t decrypt');
});

test('keys can be rotated gradually, or at once if all earlier tokens should become invalid', async () => {
  const { session } = await signedUp(t);
  const ring = new KeyRing(t.db, t.clock);
  const gentle = await ring.rotate({ isAtOnce: false });
  t.clock.advance(15 * MINUTE);
  const { session: next } = await signedUp(createNeighbour(t));
  expect(kid(next.access_token)).toBe(gentle);
  const user = (token: string) => request(createNeighbour(t), 'GET', '/user', { token });
  expect((await user(session.access_token)).status).toBe(200);
  await ring.rotate({ isAtOnce: true });
  expect((await user(session.access_token)).status).toBe(403);
  const refreshed = await request(createNeighbour(t), 'POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: session.refresh_token },
  });
  expect(refreshed.status).toBe(200);
  expect(await t.sql('select from auth.signing_keys')).toHaveLength(1);
});
