import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  authClient,
  confirmedMember,
  follow,
  mailedLink,
  newAddress,
  PASSWORD,
  parseLink,
  signInCode,
  signUpUnconfirmed,
} from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const HOUR = 3_600_000;
const SITE = 'https://members.practice.example';
const OTHER_PASSWORD = 'rain on a tin roof';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({
    env: {
      REQUIRE_EMAIL_CONFIRMATION: 'on',
      PUBLIC_URL: SITE,
      PRODUCT_NAME: 'Hearth & <Way>',
    },
  });
});
afterAll(() => t.close());

describe('confirming an email address', () => {
  test('is required before the first sign-in and opens a session', async () => {
    const { client, email } = await signUpUnconfirmed(t);
    expect(await signInCode(t, email, PASSWORD)).toBe('email_not_confirmed');

    const { to, hash } = await follow(t, await mailedLink(t, email));
    expect(`${to?.origin}${to?.pathname}`).toBe(`${SITE}/auth/callback`);
    expect(Object.fromEntries(hash)).toMatchObject({ token_type: 'bearer', type: 'signup' });
    const { data } = await client.setSession({
      access_token: hash.get('access_token') as string,
      refresh_token: hash.get('refresh_token') as string,
    });
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    expect(await signInCode(t, email, PASSWORD)).toBe('in');
  });

  test('is possible only once with the same link', async () => {
    const { email } = await signUpUnconfirmed(t);
    const link = await mailedLink(t, email);
    await follow(t, link);
    expect((await follow(t, link)).refusal).toBe('otp_expired');
  });

  test('is possible for 24 hours', async () => {
    const [late, tooLate] = [await signUpUnconfirmed(t), await signUpUnconfirmed(t)];
    const links = [await mailedLink(t, late.email), await mailedLink(t, tooLate.email)];
    t.clock.advance(24 * HOUR - 1);
    expect((await follow(t, links[0] as string)).hash.get('type')).toBe('signup');
    t.clock.advance(1);
    expect((await follow(t, links[1] as string)).refusal).toBe('otp_expired');
  });

  test('requires a tap on a button, because opening the link changes nothing', async () => {
    const { email } = await signUpUnconfirmed(t);
    const link = await mailedLink(t, email);
    const { token = '' } = parseLink(link);
    expect(new URL(link).search).toBe('');
    const visited = await t.app.request(`/auth/v1/verify?token=${token}&type=signup`);
    expect([visited.status, visited.headers.get('location')]).toEqual([303, link]);
    expect(await signInCode(t, email, PASSWORD)).toBe('email_not_confirmed');
    expect((await follow(t, link)).hash.get('type')).toBe('signup');
  });

  test('allows requesting a new link, while the link from the earlier email still works', async () => {
    const { client, email } = await signUpUnconfirmed(t);
    const first = await mailedLink(t, email);
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    const second = await mailedLink(t, email);
    expect(second).not.toBe(first);
    expect((await follow(t, first)).hash.get('type')).toBe('signup');
    expect((await follow(t, second)).refusal).toBe('otp_expired');
  });

  test('sets the password entered on the confirm page, whichever of several emails the person opens', async () => {
    const email = newAddress();
    await signUpUnconfirmed(t, email, PASSWORD);
    const own = await mailedLink(t, email);
    await signUpUnconfirmed(t, email, OTHER_PASSWORD);
    const newer = await mailedLink(t, email);
    expect(newer).not.toBe(own);
    expect((await follow(t, newer, 'neither of the two')).refusal).toBe('invalid_credentials');
    expect((await follow(t, newer, PASSWORD)).hash.get('type')).toBe('signup');
    expect(await signInCode(t, email, PASSWORD)).toBe('in');
    expect(await signInCode(t, email, OTHER_PASSWORD)).toBe('invalid_credentials');
  });

  test('lets a person who does not know the sign-up password choose a new one', async () => {
    const email = newAddress();
    await signUpUnconfirmed(t, email, OTHER_PASSWORD);
    const { hash } = await follow(t, await mailedLink(t, email), null);
    expect(hash.get('type')).toBe('recovery');
    expect(await signInCode(t, email, OTHER_PASSWORD)).toBe('invalid_credentials');
  });

  test('works through the verifyOtp method of auth-js', async () => {
    const { client, email } = await signUpUnconfirmed(t);
    const token_hash = parseLink(await mailedLink(t, email)).token as string;
    const { data, error } = await client.verifyOtp({ type: 'email', token_hash });
    expect([error, data.user?.email]).toEqual([null, email]);
    const again = await client.verifyOtp({ type: 'email', token_hash });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  test('is refused with a token that was made for another kind of link', async () => {
    const { email } = await signUpUnconfirmed(t);
    const link = await mailedLink(t, email);
    expect((await follow(t, link.replace('type=signup', 'type=recovery'))).refusal).toBe(
      'otp_expired',
    );
  });
});

describe('a forgotten password', () => {
  test('can be replaced by a new one through the emailed link', async () => {
    const { email } = await confirmedMember(t);
    const client = authClient(t);
    const redirectTo = `${SITE}/auth/new-password`;
    expect((await client.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    const { to, hash } = await follow(t, await mailedLink(t, email));
    expect(`${to?.origin}${to?.pathname}`).toBe(redirectTo);
    expect(hash.get('type')).toBe('recovery');
    await client.setSession({
      access_token: hash.get('access_token') as string,
      refresh_token: hash.get('refresh_token') as string,
    });
    expect((await client.updateUser({ password: OTHER_PASSWORD })).error).toBeNull();
    expect(await signInCode(t, email, OTHER_PASSWORD)).toBe('in');
    expect(await signInCode(t, email, PASSWORD)).toBe('invalid_credentials');
  });

  test('can be replaced through the emailed link for one hour', async () => {
    const { email } = await confirmedMember(t);
    await authClient(t).resetPasswordForEmail(email);
    const link = await mailedLink(t, email);
    t.clock.advance(HOUR);
    expect((await follow(t, link)).refusal).toBe('otp_expired');
  });

  test('can no longer be replaced through an older link once the password has been changed', async () => {
    const { client, email } = await confirmedMember(t);
    await authClient(t).resetPasswordForEmail(email);
    await client.updateUser({ password: OTHER_PASSWORD });
    expect((await follow(t, await mailedLink(t, email))).refusal).toBe('otp_expired');
  });

  test('is deleted if the email address was not confirmed before the recovery link is used', async () => {
    const { email } = await signUpUnconfirmed(t, newAddress(), OTHER_PASSWORD);
    await authClient(t).resetPasswordForEmail(email);
    await follow(t, await mailedLink(t, email));
    expect(await signInCode(t, email, OTHER_PASSWORD)).toBe('invalid_credentials');
  });
});

describe('changing the email address', () => {
  test('takes effect once the new address is confirmed, and the old address is notified', async () => {
    const { client, email, userId } = await confirmedMember(t);
    const next = newAddress();
    const { data } = await client.updateUser({ email: next });
    expect(data.user).toMatchObject({ email, new_email: next });
    expect(await signInCode(t, next, PASSWORD)).toBe('invalid_credentials');

    await follow(t, await mailedLink(t, next));
    expect(await signInCode(t, next, PASSWORD)).toBe('in');
    expect(await signInCode(t, email, PASSWORD)).toBe('invalid_credentials');
    const [profile] = await t.sql('select email from profiles where user_id = $1', [userId]);
    expect(profile).toEqual({ email: next });
    await t.deps.outbox.drain();
    expect(t.mails.findLast(({ to }) => to === email)?.subject).toContain('email was changed');
  });

  test('to an address that is already taken gets the same response and changes nothing', async () => {
    const [{ client }, holder] = [await confirmedMember(t), await confirmedMember(t)];
    const { data, error } = await client.updateUser({ email: holder.email });
    expect([error, data.user?.new_email]).toEqual([null, holder.email]);
    await t.deps.outbox.drain();
    const mail = t.mails.findLast(({ to }) => to === holder.email);
    expect(mail?.subject).toContain('already have');
    expect(mail?.text).not.toContain('token');
  });

  test('can be confirmed only for the address requested last', async () => {
    const { client } = await confirmedMember(t);
    const [first, second] = [newAddress(), newAddress()];
    await client.updateUser({ email: first });
    await client.updateUser({ email: second });
    expect((await follow(t, await mailedLink(t, first))).refusal).toBe('otp_expired');
    expect((await follow(t, await mailedLink(t, second))).hash.get('type')).toBe('email_change');
  });

  test('invalidates links that were emailed to the old address', async () => {
    const { client, email } = await confirmedMember(t);
    const next = newAddress();
    await authClient(t).resetPasswordForEmail(email);
    const recovery = await mailedLink(t, email);
    await client.updateUser({ email: next });
    await follow(t, await mailedLink(t, next));
    expect((await follow(t, recovery)).refusal).toBe('otp_expired');
  });
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  `${SITE}:8443/home`,
  `${SITE}@evil.example`,
  '/%2F%2Fevil.example',
  'javascript:alert(1)',
])('an emailed link never leads to another site: %s', async (redirectTo) => {
  const email = newAddress();
  await authClient(t).signUp({
    email,
    password: PASSWORD,
    options: { emailRedirectTo: redirectTo },
  });
  const link = await mailedLink(t, email);
  expect(parseLink(link).redirect_to).toBe(`${SITE}/auth/callback`);
  const changed = new URL(link);
  changed.hash = new URLSearchParams({ ...parseLink(link), redirect_to: redirectTo }).toString();
  const { to } = await follow(t, changed.href);
  expect(`${to?.origin}${to?.pathname}`).toBe(`${SITE}/auth/callback`);
});

describe('the emails about an account', () => {
  test('have the product name, one button, and the same link in the text and HTML versions', async () => {
    const { email } = await signUpUnconfirmed(t);
    const link = await mailedLink(t, email);
    const mail = t.mails.findLast(({ to }) => to === email);
    expect(mail?.subject).toBe('Confirm your email for Hearth & <Way>');
    expect(mail?.text).toContain('Hearth & <Way>');
    expect(mail?.html).toContain('Hearth &amp; &lt;Way&gt;');
    expect(mail?.html).not.toContain('<Way>');
    expect(mail?.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    expect(mail?.html).toContain('max-width:480px');
    expect(mail?.html).toContain('prefers-color-scheme: dark');
    expect(mail?.html).not.toMatch(/<img|src=|@import/);
  });

  test('link to the sign-in page and contain no token if the address already has an account', async () => {
    const { email } = await confirmedMember(t);
    await signUpUnconfirmed(t, email, OTHER_PASSWORD);
    await t.deps.outbox.drain();
    const mail = t.mails.findLast(({ to }) => to === email);
    expect(mail?.subject).toBe('You already have a Hearth & <Way> account');
    expect(mail?.text).toContain(`${SITE}/auth\n`);
    expect(mail?.text).not.toContain('token');
    expect(await signInCode(t, email, PASSWORD)).toBe('in');
  });
});
