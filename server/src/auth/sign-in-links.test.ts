import { WRONG_CODES_PER_ADDRESS } from '@hearthway/domain/identity/lifetimes';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authClient,
  follow,
  mailedLink,
  newAddress,
  PASSWORD,
  parseLink,
  signedUp,
  signInCode,
  signUpUnconfirmed,
} from '../testing/auth-client.ts';
import { twoStepMember } from '../testing/authenticator.ts';
import { createNeighbour, createTestApp, type TestApp } from '../testing/test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let t: TestApp;
let confirming: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  const { config } = t.deps;
  const auth = { ...config.auth, requireEmailConfirmation: true };
  confirming = createNeighbour(t, { config: { ...config, auth } });
});
afterAll(() => t.close());

const ask = async (email: string) => {
  const { error } = await authClient(t).signInWithOtp({ email });
  expect(error).toBeNull();
  const link = await mailedLink(t, email);
  const mail = t.mails.findLast(({ to }) => to === email);
  return { link, code: mail?.text.match(/\b\d{6}\b/)?.[0] ?? '', mail };
};

const giveCode = async (email: string, token: string) => {
  const { data, error } = await authClient(t).verifyOtp({ email, token, type: 'email' });
  return error?.code ?? data.user?.email;
};

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a sign-in link', () => {
  it('signs the member in once through its URL', async () => {
    const { email } = await signedUp(t);
    const { link } = await ask(email);
    expect(parseLink(link).type).toBe('magiclink');
    const { hash } = await follow(t, link);
    expect(hash.get('type')).toBe('magiclink');
    const claims = decodeJwt(hash.get('access_token') ?? '');
    expect(claims).toMatchObject({ email, amr: [{ method: 'otp' }] });
    expect((await follow(t, link)).refusal).toBe('otp_expired');
    expect(await signInCode(t, email, PASSWORD)).toBe('in');
  });

  it('signs the member in once through its code, after which the link is invalid too', async () => {
    const { email } = await signedUp(t);
    const { link, code, mail } = await ask(email);
    expect(mail?.subject).not.toContain(code);
    expect(await giveCode(email, wrong(code))).toBe('otp_expired');
    expect(await giveCode(email.toUpperCase(), `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(email);
    expect(await giveCode(email, code)).toBe('otp_expired');
    expect((await follow(t, link)).refusal).toBe('otp_expired');
  });

  it('opens only one session if the code is sent many times at the same time', async () => {
    const { email } = await signedUp(t);
    const { code } = await ask(email);
    const answers = await Promise.all(Array.from({ length: 4 }, () => giveCode(email, code)));
    expect(answers.filter((answer) => answer === email)).toHaveLength(1);
  });

  it('expires after an hour', async () => {
    const { email } = await signedUp(t);
    const { link, code } = await ask(email);
    t.clock.advance(HOUR);
    expect(await giveCode(email, code)).toBe('otp_expired');
    expect((await follow(t, link)).refusal).toBe('otp_expired');
  });

  it('comes with a code that works only for its own address, until a newer code is sent', async () => {
    const { email } = await signedUp(t);
    const first = await ask(email);
    const second = await ask(email);
    const other = await ask((await signedUp(t)).email);
    for (const code of [first.code, other.code].filter((code) => code !== second.code)) {
      expect(await giveCode(email, code)).toBe('otp_expired');
    }
    expect(await giveCode(email, second.code)).toBe(email);
    expect((await follow(t, first.link)).refusal).toBe('otp_expired');
  });

  it('is not sent to an email address without an account', async () => {
    const email = newAddress();
    const { error } = await authClient(t).signInWithOtp({
      email,
      options: { shouldCreateUser: true },
    });
    expect(error).toBeNull();
    await t.deps.outbox.drain();
    expect(t.mails.some(({ to }) => to === email)).toBe(false);
    expect(await t.sql('select 1 from auth.users where email = $1', [email])).toEqual([]);
  });

  it('still works after the daily limit of wrong codes', async () => {
    const { email } = await signedUp(t);
    for (const address of [email, newAddress()]) {
      for (let tries = 0; tries < WRONG_CODES_PER_ADDRESS; tries++) {
        expect(await giveCode(address, 'wrong')).toBe('otp_expired');
      }
      expect(await giveCode(address, 'wrong')).toBe('over_request_rate_limit');
    }
    const { link, code } = await ask(email);
    const refused = await t.app.request('/auth/v1/verify', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, token: code, type: 'email' }),
    });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, `${DAY / 1000}`]);
    expect((await follow(t, link)).refusal).toBeNull();
    t.clock.advance(DAY);
    expect(await giveCode(email, (await ask(email)).code)).toBe(email);
  });

  it('is invalidated by a password change', async () => {
    const { email, client } = await signedUp(t);
    const { code } = await ask(email);
    expect((await client.updateUser({ password: 'rain on a tin roof' })).error).toBeNull();
    expect(await giveCode(email, code)).toBe('otp_expired');
  });

  it('with PKCE returns a code that only the requesting browser can use', async () => {
    const { email } = await signedUp(t);
    const client = authClient(t, 'pkce');
    await client.signInWithOtp({ email });
    const { to } = await follow(t, await mailedLink(t, email));
    const { data, error } = await client.exchangeCodeForSession(to?.searchParams.get('code') ?? '');
    expect([error, data.user?.email]).toEqual([null, email]);
  });

  it('confirms a pending account and deletes its password, which may be a stranger’s', async () => {
    const { email } = await signUpUnconfirmed(confirming);
    const { link } = await ask(email);
    expect((await follow(t, link)).hash.get('type')).toBe('recovery');
    expect(await signInCode(t, email, PASSWORD)).toBe('invalid_credentials');
  });

  it('still requires the second step of two-step sign-in', async () => {
    const { email } = await twoStepMember(t);
    const { code } = await ask(email);
    const { data } = await authClient(t).verifyOtp({ email, token: code, type: 'magiclink' });
    const headers = { Authorization: `Bearer ${data.session?.access_token}` };
    const response = await t.app.request('/api/account/me', { headers });
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { code: 'insufficient_aal' },
    ]);
  });

  it('is stored in the database only as hashes of its token and code', async () => {
    const { email } = await signedUp(t);
    const { link, code } = await ask(email);
    const kept = JSON.stringify(
      await t.sql('select t::text from auth.one_time_tokens t where email = $1', [email]),
    );
    expect(kept).not.toContain(parseLink(link).token);
    expect(kept).not.toMatch(new RegExp(`[",(]${code}[",)]`));
  });
});
