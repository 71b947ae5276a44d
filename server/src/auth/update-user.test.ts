import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  authClient,
  follow,
  mailedLink,
  newAddress,
  PASSWORD,
  readBody,
  request,
  signedUp,
  signInCode,
} from '../testing/auth-client.ts';
import { createNeighbour, createTestApp, type TestApp } from '../testing/test-app.ts';
import type { SessionBody } from './session-body.ts';

const MINUTE = 60_000;
const NEW_PASSWORD = 'rain on a tin roof';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function longSignedIn() {
  const member = await signedUp(t);
  t.clock.advance(11 * MINUTE);
  return member;
}

async function mailedCode(client: ReturnType<typeof authClient>, email: string): Promise<string> {
  expect((await client.reauthenticate()).error).toBeNull();
  await t.deps.outbox.drain();
  const mail = t.mails.findLast(({ to }) => to === email);
  const code = mail?.text.match(/^\d{6}$/m)?.[0];
  if (!code) throw new Error('no mail with a code was sent to this address');
  return code;
}

describe('a change to the account long after the sign-in', () => {
  test('is refused for the password and the email address without a further proof', async () => {
    const { client, email } = await longSignedIn();
    for (const change of [{ password: NEW_PASSWORD }, { email: newAddress() }]) {
      const { error } = await client.updateUser(change);
      expect([error?.status, error?.code]).toEqual([403, 'reauthentication_needed']);
    }
    // The error must not reveal whether the new password equals the current one.
    const { error } = await client.updateUser({ password: PASSWORD });
    expect(error?.code).toBe('reauthentication_needed');
    expect(await signInCode(t, email, PASSWORD)).toBe('in');
  });

  test('is also refused if a wrong clock gave the sign-in a future date', async () => {
    const before = t.clock.now();
    t.clock.advance(365 * 24 * 60 * MINUTE);
    const { client } = await signedUp(t);
    t.clock.set(before);
    const { error } = await client.updateUser({ password: NEW_PASSWORD });
    expect(error?.code).toBe('reauthentication_needed');
  });

  test('requires no further proof if only a name changes or an address change is cancelled', async () => {
    const { client, email } = await longSignedIn();
    expect((await client.updateUser({ data: { first_name: 'Grace' } })).error).toBeNull();
    expect((await client.updateUser({ email })).error).toBeNull();
  });

  test('is accepted only with the right current password', async () => {
    const { client, email } = await longSignedIn();
    const guess = { password: NEW_PASSWORD, current_password: 'not this one' };
    const { error } = await client.updateUser(guess);
    expect([error?.code, error?.message]).toEqual([
      'invalid_credentials',
      'That’s not your password.',
    ]);
    const address = newAddress();
    const changed = await client.updateUser({ email: address, current_password: PASSWORD });
    expect(changed.data.user?.email).toBe(address);
    const right = { password: NEW_PASSWORD, current_password: PASSWORD };
    expect((await client.updateUser(right)).error).toBeNull();
    expect(await signInCode(t, address, NEW_PASSWORD)).toBe('in');
    expect(await signInCode(t, email, PASSWORD)).toBe('invalid_credentials');
  });

  test('is accepted in a session that a recovery link has just opened', async () => {
    const { email } = await longSignedIn();
    const client = authClient(t);
    await client.resetPasswordForEmail(email);
    const { hash } = await follow(t, await mailedLink(t, email));
    await client.setSession({
      access_token: hash.get('access_token') as string,
      refresh_token: hash.get('refresh_token') as string,
    });
    expect((await client.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  });
});

describe('the emailed code', () => {
  test('can be used once instead of the password', async () => {
    const { client, email } = await longSignedIn();
    const nonce = await mailedCode(client, email);
    const same = await client.updateUser({ password: PASSWORD, nonce });
    expect(same.error?.code).toBe('same_password');
    expect((await client.updateUser({ password: NEW_PASSWORD, nonce })).error).toBeNull();
    const again = await client.updateUser({ email: newAddress(), nonce });
    expect([again.error?.status, again.error?.code]).toEqual([422, 'reauthentication_not_valid']);
    expect(await signInCode(t, email, NEW_PASSWORD)).toBe('in');
  });

  test('is valid for ten minutes and only in the session that requested it', async () => {
    const { client, email } = await longSignedIn();
    const refusal = async (nonce: string, by = client) =>
      (await by.updateUser({ email: newAddress(), nonce })).error?.code;

    const late = await mailedCode(client, email);
    t.clock.advance(10 * MINUTE);
    expect(await refusal(late)).toBe('reauthentication_not_valid');

    const elsewhere = authClient(t);
    await elsewhere.signInWithPassword({ email, password: PASSWORD });
    t.clock.advance(11 * MINUTE);
    const replaced = await mailedCode(client, email);
    expect(await refusal(replaced, elsewhere)).toBe('reauthentication_not_valid');
    const newest = await mailedCode(client, email);
    if (replaced !== newest) expect(await refusal(replaced)).toBe('reauthentication_not_valid');
    expect(await refusal(newest)).toBeUndefined();
  });

  test('is invalidated by a password change', async () => {
    const { client, email } = await longSignedIn();
    const nonce = await mailedCode(client, email);
    const change = { password: NEW_PASSWORD, current_password: PASSWORD };
    expect((await client.updateUser(change)).error).toBeNull();
    const { error } = await client.updateUser({ email: newAddress(), nonce });
    expect(error?.code).toBe('reauthentication_not_valid');
  });

  test('is refused after five wrong codes, even if it is correct', async () => {
    const { client, email } = await longSignedIn();
    const nonce = await mailedCode(client, email);
    const wrong = String((Number(nonce) + 1) % 1_000_000).padStart(6, '0');
    const attempt = (guess: string) => client.updateUser({ email: newAddress(), nonce: guess });
    const answers = await Promise.all(Array.from({ length: 5 }, () => attempt(wrong)));
    for (const { error } of answers) expect(error?.code).toBe('reauthentication_not_valid');
    expect((await attempt(nonce)).error?.code).toBe('over_request_rate_limit');
    t.clock.advance(6 * MINUTE);
    expect((await attempt(nonce)).error).toBeNull();
  });

  test('is sent only to a member with a session', async () => {
    expect((await request(t, 'GET', '/reauthenticate')).status).toBe(401);
  });
});

describe.each<[string, () => object]>([
  ['password', () => ({ password: NEW_PASSWORD })],
  ['address', () => ({ email: newAddress() })],
])('setting a new %s', (_name, change) => {
  test('ends the other sessions and replaces the tokens of this one', async () => {
    const { email, session } = await signedUp(t);
    const elsewhere = authClient(t);
    await elsewhere.signInWithPassword({ email, password: PASSWORD });

    const response = await request(t, 'PUT', '/user', {
      token: session.access_token,
      body: change(),
    });
    const renewed = await readBody<SessionBody>(response);
    expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError');
    const refresh = (refresh_token: string) =>
      request(t, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token } });
    const old = await refresh(session.refresh_token);
    expect([old.status, (await readBody(old)).code]).toEqual([400, 'refresh_token_not_found']);
    const user = await request(t, 'GET', '/user', { token: renewed.access_token });
    expect(await readBody(user)).toMatchObject({ email: renewed.user.email });
    expect((await refresh(renewed.refresh_token)).status).toBe(200);
  });
});

test('wrong current passwords count as failed sign-ins', async () => {
  const strict = createNeighbour(t, { config: { ...t.deps.config, rateLimit: true } });
  const { session } = await longSignedIn();
  const attempt = async (current_password: string) => {
    const body = { email: newAddress(), current_password };
    const response = await request(strict, 'PUT', '/user', { token: session.access_token, body });
    return (await readBody(response)).code;
  };
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => attempt(`guess ${n}`)));
  expect(guesses.filter((code) => code === 'invalid_credentials')).toHaveLength(10);
  expect(await attempt(PASSWORD)).toBe('over_request_rate_limit');
});
