import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  authClient,
  follow,
  mailedLink,
  PASSWORD,
  request,
  signedUp,
} from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const NEW_PASSWORD = 'a loud walk at dawn';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
});
afterAll(() => t.close());

const waiting = (many: number) =>
  expect
    .poll(
      async () => {
        const [row] = await t.sql<{ n: number }>(
          `select count(*)::int n from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return row?.n;
      },
      { timeout: 30_000 },
    )
    .toBe(many);

async function atOnce<A, B>(email: string, first: () => Promise<A>, second: () => Promise<B>) {
  return t.engine.asOwner(async (holder) => {
    await holder.query('begin');
    await holder.query('select from auth.users where email = $1 for update', [email]);
    const one = first();
    await waiting(1);
    const other = second();
    await waiting(2);
    await holder.query('commit');
    return Promise.all([one, other]);
  });
}

const changePassword = async (token: string, proof: { current_password?: string } = {}) => {
  const body = { password: NEW_PASSWORD, ...proof };
  return (await request(t, 'PUT', '/user', { body, token })).status;
};

const signIn = async (email: string) => {
  const body = { email, password: PASSWORD };
  return (await request(t, 'POST', '/token?grant_type=password', { body })).status;
};

async function askForLink(email: string) {
  const { error } = await authClient(t).signInWithOtp({ email });
  expect(error).toBeNull();
  return mailedLink(t, email);
}

// All auth code takes its locks in one order: sign-in attempts, account, emailed links. In any
// other order, two requests could deadlock.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('two auth requests do not deadlock', () => {
  test('when one changes the password while the other signs in', async () => {
    const { email } = await signedUp(t);
    t.clock.advance(11 * 60_000);
    const { data } = await authClient(t).signInWithPassword({ email, password: PASSWORD });
    const token = data.session?.access_token as string;
    t.clock.advance(11 * 60_000);
    const [changed, signedIn] = await atOnce(
      email,
      () => changePassword(token, { current_password: PASSWORD }),
      () => signIn(email),
    );
    expect([changed, signedIn]).toEqual([200, 400]);
  });

  test('when one changes the password while the other follows an emailed link', async () => {
    const { email, session } = await signedUp(t);
    const link = await askForLink(email);
    const [changed, followed] = await atOnce(
      email,
      () => changePassword(session.access_token),
      () => follow(t, link),
    );
    expect([changed, followed.refusal]).toEqual([200, 'otp_expired']);
  });

  test('when one changes the password while the other enters an emailed code', async () => {
    const { email, session } = await signedUp(t);
    await askForLink(email);
    const mail = t.mails.findLast(({ to }) => to === email);
    const code = mail?.text.match(/\b\d{6}\b/)?.[0] ?? '';
    const [changed, given] = await atOnce(
      email,
      () => changePassword(session.access_token),
      () => authClient(t).verifyOtp({ email, token: code, type: 'email' }),
    );
    expect([changed, given.error?.code]).toEqual([200, 'otp_expired']);
  });

  test('when one changes the password while the other exchanges a PKCE code', async () => {
    const { email, session } = await signedUp(t);
    const client = authClient(t, 'pkce');
    await client.signInWithOtp({ email });
    const { to } = await follow(t, await mailedLink(t, email));
    const code = to?.searchParams.get('code') ?? '';
    const [changed, exchanged] = await atOnce(
      email,
      () => changePassword(session.access_token),
      () => client.exchangeCodeForSession(code),
    );
    expect([changed, exchanged.error?.code]).toEqual([200, 'flow_state_not_found']);
  });
});
