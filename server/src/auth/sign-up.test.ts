import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { authClient, newAddress, PASSWORD, readBody, request } from '../testing/auth-client.ts';
import { createNeighbour, createTestApp, type TestApp } from '../testing/test-app.ts';

let open: TestApp;
let confirming: TestApp;
beforeAll(async () => {
  open = await createTestApp();
  confirming = await createTestApp({ env: { REQUIRE_EMAIL_CONFIRMATION: 'on' } });
});
afterAll(() => Promise.all([open.close(), confirming.close()]));

function spellings(email: string, wanted: number): string[] {
  return Array.from({ length: wanted }, (_, index) =>
    [...email]
      .map((letter, at) => ((index >> (at % 5)) & 1 ? letter.toUpperCase() : letter))
      .join(''),
  );
}

describe('twenty parallel sign-ups with one email address in upper and lower case', () => {
  const signUpTwenty = async (t: TestApp, email: string) => {
    const answers = await Promise.all(
      spellings(email, 20).map((spelling) =>
        request(t, 'POST', '/signup', { body: { email: spelling, password: PASSWORD } }),
      ),
    );
    const accounts = await t.sql('select id from auth.users where email = $1', [email]);
    const profiles = await t.sql('select user_id from profiles where email = $1', [email]);
    expect([accounts.length, profiles.length]).toEqual([1, 1]);
    return answers.map(({ status }) => status).sort();
  };

  test('create one account, one profile and one session', async () => {
    const statuses = await signUpTwenty(open, newAddress());
    expect(statuses).toEqual([200, ...Array(19).fill(422)]);
  });

  test('create one account and one profile if the email address must be confirmed', async () => {
    const statuses = await signUpTwenty(confirming, newAddress());
    expect(statuses).toEqual(Array(20).fill(200));
    await confirming.deps.outbox.drain();
  });
});

describe('a password at sign-up', () => {
  test.each([
    ['short', ['length'], 'Your password needs at least 8 characters.'],
    ['password', ['pwned'], 'That’s one of the most common passwords. Please choose another.'],
    ['PassWord1', ['pwned'], /most common/],
    ['monkey', ['length', 'pwned'], /at least 8 characters\. That’s one of/],
  ])('is refused as weak, with the reason: “%s”', async (password, reasons, message) => {
    const { error } = await authClient(open).signUp({ email: newAddress(), password });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      code: 'weak_password',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
      reasons,
    });
  });

  test('is refused before hashing if it has more than 1,000 characters', async () => {
    const { error } = await authClient(open).signUp({
      email: newAddress(),
      password: 'x'.repeat(1001),
    });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('is accepted with 8 to 1,000 characters in any script', async () => {
    const email = newAddress();
    const password = `пароль 🌿 ${'長'.repeat(900)}`;
    expect((await authClient(open).signUp({ email, password })).error).toBeNull();
    expect((await authClient(open).signInWithPassword({ email, password })).error).toBeNull();
  });
});

test('a password is stored only as an argon2id hash', async () => {
  const email = newAddress();
  const { passwordCost } = readConfig({}).auth;
  const { config } = open.deps;
  const real = createNeighbour(open, {
    config: { ...config, auth: { ...config.auth, passwordCost } },
  });
  await authClient(real).signUp({ email, password: PASSWORD });
  const [account] = await real.sql<{ password_hash: string }>(
    'select password_hash from auth.users where email = $1',
    [email],
  );
  expect(account?.password_hash).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
  );
});

describe('the auth routes', () => {
  const good = { email: 'someone@example.com', password: PASSWORD };

  test.each<[string, unknown, string]>([
    ['no address', { password: PASSWORD }, 'validation_failed'],
    ['no password', { email: good.email }, 'validation_failed'],
    ['an invalid address', { ...good, email: 'someone' }, 'validation_failed'],
    ['two addresses', { ...good, email: 'a@example.com,b@example.com' }, 'validation_failed'],
    [
      'a line break in the address',
      { ...good, email: 'a@example.com\nbcc: b@example.com' },
      'validation_failed',
    ],
    [
      'an address of 300 characters',
      { ...good, email: `${'a'.repeat(300)}@example.com` },
      'validation_failed',
    ],
    ['a number for a password', { ...good, password: 12345678 }, 'validation_failed'],
    ['a list as the body', [], 'validation_failed'],
    ['a name that is an object', { ...good, data: { first_name: {} } }, 'validation_failed'],
    ['NUL in a name', { ...good, data: { first_name: 'a\0' } }, 'bad_text'],
    ['NUL in a password', { ...good, password: 'abcdefgh\0' }, 'bad_text'],
    ['a lone surrogate', { ...good, password: 'abcdefgh\ud800' }, 'bad_text'],
    [
      'a short challenge',
      { ...good, code_challenge: 'x', code_challenge_method: 's256' },
      'validation_failed',
    ],
  ])('refuse a sign-up with %s', async (_name, body, code) => {
    const response = await request(open, 'POST', '/signup', { body });
    expect(response.status).toBe(400);
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await readBody(response)).toMatchObject({ code, message: expect.any(String) });
  });

  test('refuse a body that is not JSON', async () => {
    for (const path of [
      '/signup',
      '/token?grant_type=password',
      '/recover',
      '/resend',
      '/verify',
    ]) {
      const response = await open.app.request(`/auth/v1${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"email":',
      });
      expect([path, response.status]).toEqual([path, 400]);
      expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
      expect(await readBody(response)).toMatchObject({ code: 'bad_json' });
    }
  });

  test('refuse an unknown grant type and an unknown path', async () => {
    const grant = await request(open, 'POST', '/token?grant_type=magic', { body: {} });
    expect([grant.status, (await readBody(grant)).code]).toEqual([400, 'validation_failed']);
    const nowhere = await request(open, 'GET', '/nowhere');
    expect([nowhere.status, (await readBody(nowhere)).code]).toEqual([404, 'not_found']);
  });

  test('refuse invalid input without quoting it', async () => {
    const response = await request(open, 'POST', '/signup', {
      body: { email: 'not an address 4711', password: 'secret 4711' },
    });
    expect(await response.text()).not.toContain('4711');
  });
});
