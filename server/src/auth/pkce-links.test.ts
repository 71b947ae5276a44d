import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  authClient,
  confirmedMember,
  follow,
  mailedLink,
  newAddress,
  PASSWORD,
  parseLink,
  readBody,
  request,
  signInCode,
} from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { REQUIRE_EMAIL_CONFIRMATION: 'on' } });
});
afterAll(() => t.close());

describe('an emailed link with PKCE', () => {
  test('returns a code that only the requesting browser can exchange', async () => {
    const client = authClient(t, 'pkce');
    const email = newAddress();
    await client.signUp({ email, password: PASSWORD });
    const { to } = await follow(t, await mailedLink(t, email));
    const code = to?.searchParams.get('code') as string;
    expect(to?.hash).toBe('');

    const stolen = await request(t, 'POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(50) },
    });
    expect([stolen.status, (await readBody(stolen)).code]).toEqual([400, 'bad_code_verifier']);

    const { data, error } = await client.exchangeCodeForSession(code);
    expect([error, data.user?.email]).toEqual([null, email]);
    const again = await request(t, 'POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(50) },
    });
    expect([again.status, (await readBody(again)).code]).toEqual([404, 'flow_state_not_found']);
  });

  test('is used up when the code is exchanged, not at the first tap', async () => {
    const { email } = await confirmedMember(t);
    const client = authClient(t, 'pkce');
    await client.resetPasswordForEmail(email);
    const link = await mailedLink(t, email);
    await follow(t, link);
    const { to } = await follow(t, link);
    const { data, error } = await client.exchangeCodeForSession(to?.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data).toMatchObject({ redirectType: 'recovery', user: { email } });
    expect((await follow(t, link)).refusal).toBe('otp_expired');
  });

  test('is refused without the verifier on every route', async () => {
    const client = authClient(t, 'pkce');
    const email = newAddress();
    await client.signUp({ email, password: PASSWORD });
    const token_hash = parseLink(await mailedLink(t, email)).token as string;
    const { error } = await authClient(t).verifyOtp({ type: 'email', token_hash });
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
    expect(await signInCode(t, email, PASSWORD)).toBe('email_not_confirmed');
  });

  test('returns a code that is valid for five minutes', async () => {
    const client = authClient(t, 'pkce');
    const email = newAddress();
    await client.signUp({ email, password: PASSWORD });
    const { to } = await follow(t, await mailedLink(t, email));
    t.clock.advance(300_000);
    const { error } = await client.exchangeCodeForSession(to?.searchParams.get('code') ?? '');
    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' });
  });

  test('works with the challenge method "plain", too', async () => {
    const verifier = 'v'.repeat(60);
    const email = newAddress();
    await request(t, 'POST', '/signup', {
      body: { email, password: PASSWORD, code_challenge: verifier, code_challenge_method: 'plain' },
    });
    const { to } = await follow(t, await mailedLink(t, email));
    const code = to?.searchParams.get('code');
    const exchanged = await request(t, 'POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: verifier },
    });
    expect(exchanged.status).toBe(200);
  });
});
