import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  authClient,
  follow,
  mailedLink,
  newAddress,
  PASSWORD,
  request,
} from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const MINUTE = 60_000;

let t: TestApp;
let known: string;
let waiting: string;
beforeAll(async () => {
  t = await createTestApp({ env: { REQUIRE_EMAIL_CONFIRMATION: 'on', RATE_LIMIT: 'on' } });
  [known, waiting] = [newAddress(), newAddress()];
  for (const email of [known, waiting]) await authClient(t).signUp({ email, password: PASSWORD });
  await follow(t, await mailedLink(t, known));
  t.clock.advance(MINUTE);
});
afterAll(() => t.close());

async function answer(path: string, email: string, body: object = {}) {
  const response = await request(t, 'POST', path, { body: { email, ...body } });
  const text = await response.text();
  const same = text
    .replaceAll(email, '<address>')
    .replaceAll(
      /"id":"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"/g,
      '"id":"<uuid>"',
    );
  const headers = [...response.headers.keys()].filter((name) => name !== 'x-request-id');
  return { status: response.status, body: same, headers };
}

describe.each<[string, string, object]>([
  [
    'sign-up',
    '/signup',
    { password: 'a different password', data: { first_name: '', last_name: '' } },
  ],
  ['sign-in', '/token?grant_type=password', { password: 'never used before' }],
  ['password recovery', '/recover', {}],
  ['requesting a sign-in link', '/otp', { create_user: true }],
  ['signing in with a code', '/verify', { type: 'email', token: 'not a code' }],
  ['requesting the confirmation email again', '/resend', { type: 'signup' }],
])('%s', (_name, path, body) => {
  test('gets the same response for known, unconfirmed and unknown email addresses', async () => {
    const unknown = newAddress();
    const answers = [
      await answer(path, known, body),
      await answer(path, waiting, body),
      await answer(path, unknown, body),
    ];
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);

    const again = [
      await answer(path, known, body),
      await answer(path, waiting, body),
      await answer(path, unknown, body),
    ];
    expect(again[1]).toEqual(again[0]);
    expect(again[2]).toEqual(again[0]);
    t.clock.advance(MINUTE);
    await t.deps.outbox.drain();
  });
});

test('signing up and then signing in does not reveal whether an account already existed', async () => {
  const unknown = newAddress();
  const password = 'chosen by a curious stranger';
  for (const email of [known, waiting, unknown]) await answer('/signup', email, { password });
  const signIn = (email: string) => answer('/token?grant_type=password', email, { password });
  const answers = [await signIn(known), await signIn(waiting), await signIn(unknown)];
  expect(answers[0]?.body).toContain('email_not_confirmed');
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  await t.deps.outbox.drain();
});
