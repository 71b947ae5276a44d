import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  authClient,
  confirmedMember,
  follow,
  mailedLink,
  newAddress,
  PASSWORD,
  readBody,
  request,
  signedUp,
  signInCode,
} from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let confirming: TestApp;
let open: TestApp;
beforeAll(async () => {
  confirming = await createTestApp({ env: { REQUIRE_EMAIL_CONFIRMATION: 'on' } });
  open = await createTestApp();
});
afterAll(() => Promise.all([confirming.close(), open.close()]));

async function pendingChange() {
  const t = confirming;
  const { client: thief, email } = await confirmedMember(t);
  const owner = authClient(t);
  await owner.signInWithPassword({ email, password: PASSWORD });
  const theirs = newAddress();
  expect((await thief.updateUser({ email: theirs })).error).toBeNull();
  return { owner, thief, email, theirs, link: await mailedLink(t, theirs) };
}

const getToken = async (client: ReturnType<typeof authClient>) =>
  (await client.getSession()).data.session?.access_token as string;

describe('a pending change of email address', () => {
  test.each<[string, (owner: ReturnType<typeof authClient>) => Promise<{ error: unknown }>]>([
    ['a new password', (owner) => owner.updateUser({ password: 'chosen by the owner' })],
    ['signing out everywhere', (owner) => owner.signOut({ scope: 'global' })],
    ['signing out the other devices', (owner) => owner.signOut({ scope: 'others' })],
  ])('is cancelled by %s', async (_name, protect) => {
    const { owner, email, theirs, link } = await pendingChange();
    expect((await protect(owner)).error).toBeNull();
    const resent = await request(confirming, 'POST', '/resend', {
      body: { type: 'email_change', email },
    });
    expect(resent.status).toBe(401);
    expect((await follow(confirming, link)).refusal).toBe('otp_expired');
    const [account] = await confirming.sql('select new_email from auth.users where email = $1', [
      email,
    ]);
    expect(account).toEqual({ new_email: null });
    expect(await signInCode(confirming, theirs, PASSWORD)).toBe('invalid_credentials');
  });

  test('is reported to the current address, with a link that cancels the change and ends all sessions', async () => {
    const { thief, email, link } = await pendingChange();
    const notice = await mailedLink(confirming, email);
    expect(confirming.mails.findLast(({ to }) => to === email)?.subject).toContain(
      'about to change',
    );
    expect(notice).toContain('type=email_change_cancel');
    expect(await follow(confirming, notice)).toMatchObject({ to: null, refusal: null });
    expect((await follow(confirming, notice)).refusal).toBe('otp_expired');
    expect((await follow(confirming, link)).refusal).toBe('otp_expired');
    const stolen = await getToken(thief);
    expect((await request(confirming, 'GET', '/user', { token: stolen })).status).toBe(403);
    expect(await signInCode(confirming, email, PASSWORD)).toBe('in');
  });

  test('is cancelled if the member requests the current address again', async () => {
    const { owner, email, link } = await pendingChange();
    const { data } = await owner.updateUser({ email });
    expect(data.user?.new_email).toBeUndefined();
    expect((await follow(confirming, link)).refusal).toBe('otp_expired');
  });

  test('can be emailed again only by the account that requested it', async () => {
    const { owner, email, theirs } = await pendingChange();
    const stranger = await confirmedMember(confirming);
    for (const client of [stranger.client, owner]) {
      const before = confirming.mails.length;
      const response = await request(confirming, 'POST', '/resend', {
        body: { type: 'email_change', email },
        token: await getToken(client),
      });
      expect(response.status).toBe(200);
      await confirming.deps.outbox.drain();
      expect(confirming.mails.length - before).toBe(client === owner ? 2 : 0);
    }
    expect((await follow(confirming, await mailedLink(confirming, theirs))).hash.get('type')).toBe(
      'email_change',
    );
  });

  test('ends all sessions once it is confirmed', async () => {
    const { owner, thief, link } = await pendingChange();
    await follow(confirming, link);
    for (const client of [owner, thief]) {
      const token = await getToken(client);
      expect((await request(confirming, 'GET', '/user', { token })).status).toBe(403);
    }
  });
});

describe('a change of email address in an app without confirmation', () => {
  test('invalidates links that were emailed to the old address', async () => {
    const { client, email } = await signedUp(open);
    await authClient(open).resetPasswordForEmail(email);
    const link = await mailedLink(open, email);
    expect((await client.updateUser({ email: newAddress() })).error).toBeNull();
    expect((await follow(open, link)).refusal).toBe('otp_expired');
    await open.deps.outbox.drain();
    expect(open.mails.findLast(({ to }) => to === email)?.subject).toContain('was changed');
  });
});

test('an emailed link contains no text that a stranger put into the redirect URL', async () => {
  const { email } = await signedUp(open);
  const redirectTo = '/auth/callback?error_description=Your+account+is+closed.+Call+0900+1234';
  const asked = await request(
    open,
    'POST',
    `/recover?redirect_to=${encodeURIComponent(redirectTo)}`,
    { body: { email } },
  );
  expect(await readBody(asked)).toEqual({});
  const link = await mailedLink(open, email);
  expect(link).not.toContain('error_description');
  const { to } = await follow(open, `${link}%3Ferror_description%3DCall`);
  expect(to?.search).toBe('');
});
