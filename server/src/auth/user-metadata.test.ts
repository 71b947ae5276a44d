import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  authClient,
  newAddress,
  PASSWORD,
  readBody,
  request,
  signedUp,
} from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const anyKeys = { hello: 'world', tags: ['a', 1, true], nested: { deep: { deeper: null } } };

test('any metadata keys given at sign-up are stored and added to the token', async () => {
  const { data } = await authClient(t).signUp({
    email: newAddress(),
    password: PASSWORD,
    options: { data: { ...anyKeys, first_name: 'Ada' } },
  });
  expect(data.user?.user_metadata).toEqual({ ...anyKeys, first_name: 'Ada' });
  expect(decodeJwt(data.session?.access_token ?? '').user_metadata).toMatchObject(anyKeys);
  const [profile] = await t.sql('select first_name from profiles where user_id = $1', [
    data.user?.id,
  ]);
  expect(profile).toEqual({ first_name: 'Ada' });
});

test('a metadata update merges key by key, and null removes a key', async () => {
  const { client } = await signedUp(t);
  await client.updateUser({ data: { hello: 'world', colour: 'green' } });
  const { data } = await client.updateUser({ data: { hello: null, size: 3 } });
  expect(data.user?.user_metadata).toEqual({ colour: 'green', size: 3 });
});

test('metadata does not give a member any rights', async () => {
  const { client, user } = await signedUp(t);
  await client.updateUser({ data: { role: 'inner-circle', tier: 'premium', aal: 'aal2' } });
  const { data } = await client.refreshSession();
  expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
    role: 'authenticated',
    aal: 'aal1',
  });
  const [profile] = await t.sql('select role, tier from profiles where user_id = $1', [user.id]);
  expect(profile).toEqual({ role: 'member', tier: 'free' });
});

const deep = { a: { b: { c: { d: { e: { f: 1 } } } } } };

test.each([
  ['large', { text: 'x'.repeat(3000) }],
  ['deep', deep],
  ['complex for a name', { first_name: { toString: 'x' } }],
])('metadata that is too %s is refused with a readable message', async (_what, data) => {
  const answers = [
    await request(t, 'POST', '/signup', {
      body: { email: newAddress(), password: PASSWORD, data },
    }),
    await request(t, 'PUT', '/user', {
      token: (await signedUp(t)).session.access_token,
      body: { data },
    }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(400);
    const { code, message } = await readBody(answer);
    expect(code).toBe('validation_failed');
    expect(message).toMatch(/^[A-Z].*\.$/);
  }
});

test('several small metadata updates cannot exceed the size limit', async () => {
  const { client } = await signedUp(t);
  await client.updateUser({ data: { one: 'x'.repeat(1500) } });
  const { error } = await client.updateUser({ data: { two: 'x'.repeat(1500) } });
  expect([error?.status, error?.code]).toEqual([422, 'validation_failed']);
});

test('a bad token is refused with the message prefix that auth-js expects', async () => {
  const { error } = await authClient(t).getUser('not.a.token');
  expect([error?.status, error?.code]).toEqual([403, 'bad_jwt']);
  expect(error?.message).toMatch(/^invalid JWT/);
});

test.each([
  ['POST', '/signup', { email: 7, password: PASSWORD }],
  ['POST', '/signup', { email: 'a@example.com', password: PASSWORD, data: [] }],
  ['POST', '/signup', { email: 'a@example.com', password: PASSWORD, data: 'text' }],
  ['POST', '/signup', []],
  ['POST', '/signup', null],
  ['POST', '/token?grant_type=refresh_token', {}],
  ['POST', '/token?grant_type=pkce', { auth_code: '', code_verifier: 'x' }],
  ['POST', '/token?grant_type=magic', {}],
  ['POST', '/token', {}],
  ['POST', '/recover', { email: 'a@example.com', code_challenge_method: 'md5' }],
  ['POST', '/resend', { email: 'a@example.com', type: 'sms' }],
  ['POST', '/verify', { type: 'signup' }],
])('%s %s with %j is refused with our own message instead of the validator’s', async (...call) => {
  const [method, path, body] = call;
  const { message } = await readBody(await request(t, method, path, { body }));
  expect(message).toMatch(/^([A-Z]|code_challenge).*[.]$/);
  expect(message).not.toMatch(/Invalid (input|option)|expected|received|Too (small|big)/i);
});
