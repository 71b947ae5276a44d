import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  authClient,
  newAddress,
  PASSWORD,
  readBody,
  request,
  signedUp,
} from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('the unmodified auth-js client, with email confirmation off,', () => {
  test('gets a session at sign-up, which also stores the profile and the given consents', async () => {
    const client = authClient(t);
    const email = newAddress();
    const { data, error } = await client.signUp({
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
      options: { data: { first_name: 'Ada', last_name: 'L', role: 'inner-circle' } },
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(data.user).toMatchObject({
      email,
      user_metadata: { first_name: 'Ada', last_name: 'L' },
    });

    const [profile] = await t.sql('select * from profiles where user_id = $1', [data.user?.id]);
    expect(profile).toMatchObject({ first_name: 'Ada', email, role: 'member', tier: 'free' });
    const consents = await t.sql(
      'select kind, version, granted from consents where user_id = $1 order by kind',
      [data.user?.id],
    );
    const version = t.deps.config.public.termsVersion;
    expect(consents).toEqual([
      { kind: 'personalisation', version, granted: true },
      { kind: 'terms', version, granted: true },
    ]);
  });

  test('signs in, reads and updates the user, refreshes the session and signs out', async () => {
    const { email } = await signedUp(t);
    const client = authClient(t);
    const signIn = await client.signInWithPassword({
      email: email.toUpperCase(),
      password: PASSWORD,
    });
    expect(signIn.error).toBeNull();
    const first = signIn.data.session;

    expect((await client.getUser()).data.user).toMatchObject({ email });
    const updated = await client.updateUser({ data: { first_name: 'Grace' } });
    expect(updated.data.user?.user_metadata).toEqual({ first_name: 'Grace' });

    t.clock.advance(HOUR + 1000);
    const refreshed = await client.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(first?.refresh_token);
    expect((await client.getUser()).data.user).toMatchObject({ email });

    expect((await client.signOut()).error).toBeNull();
    const { error } = await client.getUser(refreshed.data.session?.access_token);
    expect(error?.name).toBe('AuthSessionMissingError');
  });

  test('can verify its own token with the published keys', async () => {
    const { client, user } = await signedUp(t);
    const { data } = await client.getClaims();
    expect(data?.header.alg).toBe('ES256');
    expect(data?.claims).toMatchObject({
      sub: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      iss: 'http://localhost:3000/auth/v1',
      aal: 'aal1',
      amr: [{ method: 'password' }],
    });
    const keys = await request(t, 'GET', '/.well-known/jwks.json');
    expect(keys.headers.get('cache-control')).toBe('public, max-age=300');
    const [key] = (await readBody<{ keys: object[] }>(keys)).keys;
    expect(key).not.toHaveProperty('d');
  });

  test('can restore a session from its tokens', async () => {
    const { session, email } = await signedUp(t);
    const { data, error } = await authClient(t).setSession(session);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  test('gets GoTrue’s error messages for a wrong password and a taken email address', async () => {
    const { email } = await signedUp(t);
    const wrong = await authClient(t).signInWithPassword({ email, password: 'something else' });
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'That email or password isn’t right.',
    });
    const taken = await authClient(t).signUp({ email, password: PASSWORD });
    expect(taken.error).toMatchObject({ status: 422, code: 'user_already_exists' });
  });
});

describe('signing out', () => {
  const stillIn = async (token: string) =>
    (await t.app.request('/api/account/me', { headers: { Authorization: `Bearer ${token}` } }))
      .status;

  const twoDevices = async () => {
    const { client, session, email } = await signedUp(t);
    const { data } = await authClient(t).signInWithPassword({ email, password: PASSWORD });
    return { client, here: session.access_token, there: data.session?.access_token as string };
  };

  test('ends only this session with the scope "local"', async () => {
    const { client, here, there } = await twoDevices();
    await client.signOut({ scope: 'local' });
    expect([await stillIn(here), await stillIn(there)]).toEqual([401, 200]);
  });

  test('ends every session except this one with the scope "others"', async () => {
    const { client, here, there } = await twoDevices();
    await client.signOut({ scope: 'others' });
    expect([await stillIn(here), await stillIn(there)]).toEqual([200, 401]);
  });

  test('ends all sessions with the scope "global", so that the data API refuses them too', async () => {
    const { client, here, there } = await twoDevices();
    await client.signOut({ scope: 'global' });
    expect([await stillIn(here), await stillIn(there)]).toEqual([401, 401]);
  });

  test('is refused with an unknown scope and ends nothing', async () => {
    const { here } = await twoDevices();
    const response = await request(t, 'POST', '/logout?scope=everyone', { token: here });
    expect(response.status).toBe(400);
    expect(await stillIn(here)).toBe(200);
  });
});

describe('changing the password', () => {
  test('ends the other sessions but not this one', async () => {
    const { client, session, email } = await signedUp(t);
    const other = authClient(t);
    await other.signInWithPassword({ email, password: PASSWORD });

    expect((await client.updateUser({ password: 'another quiet walk' })).error).toBeNull();
    expect((await client.getUser(session.access_token)).error).toBeNull();
    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
    const old = await authClient(t).signInWithPassword({ email, password: PASSWORD });
    expect(old.error?.code).toBe('invalid_credentials');
    const changed = await authClient(t).signInWithPassword({
      email,
      password: 'another quiet walk',
    });
    expect(changed.error).toBeNull();
  });

  test('is refused with the reason if the new password is weak or the same as before', async () => {
    const { client } = await signedUp(t);
    expect((await client.updateUser({ password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'same_password',
    });
    expect((await client.updateUser({ password: 'football' })).error).toMatchObject({
      name: 'AuthWeakPasswordError',
      reasons: ['pwned'],
    });
  });
});

describe('a session ends', () => {
  test('after seven days without a refresh', async () => {
    const { client } = await signedUp(t);
    t.clock.advance(7 * DAY);
    expect((await client.refreshSession()).error).toMatchObject({
      status: 400,
      code: 'session_expired',
    });
  });

  test('after thirty days, even if it is refreshed', async () => {
    const { client } = await signedUp(t);
    for (let day = 0; day < 29; day += 1) {
      t.clock.advance(DAY);
      expect((await client.refreshSession()).error).toBeNull();
    }
    t.clock.advance(DAY);
    expect((await client.refreshSession()).error?.code).toBe('session_expired');
  });

  test('when its account is deleted', async () => {
    const { client, session, user } = await signedUp(t);
    await t.sql('delete from auth.users where id = $1', [user.id]);
    expect((await client.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' });
    const refresh = await request(t, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: session.refresh_token },
    });
    expect(await refresh.json()).toMatchObject({ code: 'refresh_token_not_found' });
  });
});
