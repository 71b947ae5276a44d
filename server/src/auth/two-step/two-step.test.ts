import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { makeAdmin } from '../../testing/api.ts';
import { readBody, signedUp } from '../../testing/auth-client.ts';
import { addApp, appCode, signInBeforeCode, twoStepMember } from '../../testing/authenticator.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const MINUTE = 60_000;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const api = async (token: string, path = '/account/me') => {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await t.app.request(`/api${path}`, { headers });
  return [response.status, ((await response.json()) as { code?: string }).code];
};

describe('setting up an authenticator app', () => {
  it('requires a code and ends sessions that were opened with only a password', async () => {
    const { client, email } = await signedUp(t);
    const elsewhere = await signInBeforeCode(t, email);
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(data?.totp.uri).toMatch(/^otpauth:\/\/totp\/Hearthway:/);
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(await api(elsewhere.token)).toEqual([200, undefined]);

    const { data: session, error } = await client.mfa.challengeAndVerify({
      factorId: data?.id ?? '',
      code: appCode(data?.totp.secret ?? '', t.clock.now()),
    });
    expect(error).toBeNull();
    const claims = decodeJwt(session?.access_token ?? '');
    expect(claims).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'password' }, { method: 'totp' }],
    });
    expect(session?.user.factors).toMatchObject([
      { friendly_name: 'Phone', factor_type: 'totp', status: 'verified' },
    ]);
    expect(await api(session?.access_token ?? '')).toEqual([200, undefined]);
    expect(await api(elsewhere.token)).toEqual([401, 'session_ended']);
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
  });

  it('invalidates all earlier refresh tokens', async () => {
    const { client } = await signedUp(t);
    const before = (await client.getSession()).data.session?.refresh_token ?? '';
    await addApp(t, client);
    const { error } = await client.refreshSession({ refresh_token: before });
    expect(error?.code).toBe('refresh_token_not_found');
  });

  it('is reported to the member by email', async () => {
    const { email } = await twoStepMember(t);
    await t.deps.outbox.drain();
    expect(t.mails.findLast(({ to }) => to === email)?.subject).toContain('Two-step sign-in is on');
  });

  it('requires a recent sign-in', async () => {
    const { client } = await signedUp(t);
    t.clock.advance(11 * MINUTE);
    const { error } = await client.mfa.enroll({ factorType: 'totp' });
    expect([error?.status, error?.code]).toEqual([403, 'reauthentication_needed']);
  });

  it('is refused beyond ten apps or with a name that is already in use', async () => {
    const { client, email } = await signedUp(t);
    const named = await Promise.all(
      Array.from({ length: 3 }, () =>
        client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' }),
      ),
    );
    expect(named.map(({ error }) => error?.code ?? 'in').sort()).toEqual([
      'in',
      'mfa_factor_name_conflict',
      'mfa_factor_name_conflict',
    ]);
    const many = await Promise.all(
      Array.from({ length: 12 }, () => client.mfa.enroll({ factorType: 'totp' })),
    );
    expect(many.filter(({ error }) => !error)).toHaveLength(9);
    t.clock.advance(61 * MINUTE);
    const later = await signInBeforeCode(t, email);
    expect((await later.client.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
  });

  it('refuses a malformed code with a readable message', async () => {
    const { client } = await signedUp(t);
    const { data } = await client.mfa.enroll({ factorType: 'totp' });
    const { error } = await client.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: '12' });
    expect(error?.message).toBe('Please enter the six digits that your app shows.');
    const phone = await client.mfa.enroll({ factorType: 'phone', phone: '+1' } as never);
    expect((phone.error as Error).message).toBe('Only authenticator apps can be added here.');
  });
});

describe('signing in with two steps', () => {
  it('gives no access before the code and full access after it', async () => {
    const member = await twoStepMember(t);
    const { client, token, user } = await signInBeforeCode(t, member.email);
    expect(await api(token)).toEqual([403, 'insufficient_aal']);
    expect(await api(token, '/account/sessions')).toEqual([403, 'insufficient_aal']);
    expect(await api(token, '/account/export')).toEqual([403, 'insufficient_aal']);
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect(user.factors?.map(({ factor_type }) => factor_type)).toEqual(['totp', 'recovery_code']);

    const code = appCode(member.secret, t.clock.now());
    const { data, error } = await client.mfa.challengeAndVerify({
      factorId: member.factorId,
      code,
    });
    expect(error).toBeNull();
    expect(await api(data?.access_token ?? '')).toEqual([200, undefined]);
    expect((await member.client.getUser()).error).toBeNull();
  });

  it('does not let a person with only the password change or add a sign-in method', async () => {
    const member = await twoStepMember(t);
    const { client } = await signInBeforeCode(t, member.email);
    const refusals = [
      await client.updateUser({ password: 'a new one of a thief' }),
      await client.updateUser({ email: 'thief@example.com' }),
      await client.mfa.enroll({ factorType: 'totp' }),
      await client.mfa.unenroll({ factorId: member.factorId }),
      await client.mfa.recoveryCodes.regenerate(),
      await client.mfa.recoveryCodes.unenroll(),
    ];
    for (const { error } of refusals) expect(error?.code).toBe('insufficient_aal');
    expect((await client.refreshSession()).data.session?.access_token).toBeDefined();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
  });

  it('does not let an old session, which may be stolen, turn two-step sign-in off', async () => {
    const { client, factorId } = await twoStepMember(t);
    t.clock.advance(11 * MINUTE);
    const refusals = [
      await client.mfa.recoveryCodes.generate(),
      await client.mfa.recoveryCodes.regenerate(),
      await client.mfa.recoveryCodes.unenroll(),
      await client.mfa.unenroll({ factorId }),
    ];
    for (const { error } of refusals) expect(error?.code).toBe('reauthentication_needed');
  });

  it('lets a person with only the password end only their own session', async () => {
    const member = await twoStepMember(t);
    const { client } = await signInBeforeCode(t, member.email);
    await client.signOut({ scope: 'others' });
    expect((await member.client.getUser()).error).toBeNull();
  });

  it('does not let a person with only the password confirm an app that was added before', async () => {
    const { client, email } = await signedUp(t);
    const thief = await signInBeforeCode(t, email);
    const theirs = await thief.client.mfa.enroll({ factorType: 'totp' });
    await addApp(t, client);
    const again = await signInBeforeCode(t, email);
    const { error } = await again.client.mfa.challengeAndVerify({
      factorId: theirs.data?.id ?? '',
      code: appCode(theirs.data?.totp.secret ?? '', t.clock.now()),
    });
    expect(error?.code).toBe('insufficient_aal');
  });

  it('accepts each code only once across all sessions', async () => {
    const member = await twoStepMember(t);
    const browsers = await Promise.all([1, 2, 3].map(() => signInBeforeCode(t, member.email)));
    const code = appCode(member.secret, t.clock.now());
    const answers = await Promise.all(
      browsers.map(({ client }) =>
        client.mfa.challengeAndVerify({ factorId: member.factorId, code }),
      ),
    );
    expect(answers.map(({ error }) => error?.code ?? 'in').sort()).toEqual([
      'in',
      'mfa_verification_failed',
      'mfa_verification_failed',
    ]);
  });

  it('refuses all codes for a while after several wrong ones, even if they are sent in parallel', async () => {
    const member = await twoStepMember(t);
    const { client } = await signInBeforeCode(t, member.email);
    const attempt = (code: string) =>
      client.mfa.challengeAndVerify({ factorId: member.factorId, code });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => attempt(`00000${index}`)),
    );
    const codes = answers.map(({ error }) => error?.code);
    expect(codes.filter((code) => code === 'mfa_verification_failed')).toHaveLength(5);
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(3);
    const right = () => appCode(member.secret, t.clock.now());
    expect((await attempt(right())).error?.status).toBe(429);
    const withRecoveryCode = await client.mfa.recoveryCodes.verify({
      code: member.recoveryCodes[0] ?? '',
    });
    expect(withRecoveryCode.error).toBeNull();
    t.clock.advance(5 * MINUTE + 1);
    expect((await attempt(right())).error).toBeNull();
  });

  it('refuses a challenge that belongs to another app or has expired', async () => {
    const member = await twoStepMember(t);
    const { client } = await signInBeforeCode(t, member.email);
    const challenge = await client.mfa.challenge({ factorId: member.factorId });
    t.clock.advance(6 * MINUTE);
    const late = await client.mfa.verify({
      factorId: member.factorId,
      challengeId: challenge.data?.id ?? '',
      code: appCode(member.secret, t.clock.now()),
    });
    expect(late.error?.code).toBe('mfa_challenge_expired');
  });

  it('refuses an authenticator app that belongs to another member', async () => {
    const [mine, theirs] = [await twoStepMember(t), await twoStepMember(t)];
    const { error } = await mine.client.mfa.challenge({ factorId: theirs.factorId });
    expect([error?.status, error?.code]).toEqual([404, 'mfa_factor_not_found']);
    const removal = await mine.client.mfa.unenroll({ factorId: theirs.factorId });
    expect(removal.error?.status).toBe(404);
  });
});

describe('recovery codes', () => {
  it('each work once, so that a member who lost the authenticator app can set up a new one', async () => {
    const member = await twoStepMember(t);
    expect(member.recoveryCodes).toHaveLength(10);
    const [code = ''] = member.recoveryCodes;
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);

    const { client } = await signInBeforeCode(t, member.email);
    const typed = ` ${code.toUpperCase().match(/.{4}/g)?.join('-')} `;
    const { data, error } = await client.mfa.recoveryCodes.verify({ code: typed });
    expect(error).toBeNull();
    expect(decodeJwt(data?.access_token ?? '')).toMatchObject({ aal: 'aal2' });
    expect((await client.mfa.recoveryCodes.getStatus()).data).toMatchObject({
      total: 10,
      remaining: 9,
    });
    const again = await (await signInBeforeCode(t, member.email)).client.mfa.recoveryCodes.verify({
      code,
    });
    expect(again.error?.code).toBe('mfa_verification_failed');

    const replacement = await addApp(t, client, 'New phone');
    expect((await client.mfa.unenroll({ factorId: member.factorId })).error).toBeNull();
    const next = await signInBeforeCode(t, member.email);
    const withNewApp = await next.client.mfa.challengeAndVerify({
      factorId: replacement.factorId,
      code: appCode(replacement.secret, t.clock.now()),
    });
    expect(withNewApp.error).toBeNull();
  });

  it('are created only once if many requests arrive together', async () => {
    const { client, email } = await signedUp(t);
    await addApp(t, client);
    const answers = await Promise.all([1, 2, 3].map(() => client.mfa.recoveryCodes.generate()));
    const made = answers.flatMap(({ data }) => data?.codes ?? []);
    expect(made).toHaveLength(10);
    const { error } = await (await signInBeforeCode(t, email)).client.mfa.recoveryCodes.verify({
      code: made[9] ?? '',
    });
    expect(error).toBeNull();
  });

  it('can be replaced by new codes', async () => {
    const member = await twoStepMember(t);
    const { data } = await member.client.mfa.recoveryCodes.regenerate();
    const attempt = async (code = '') =>
      (await (await signInBeforeCode(t, member.email)).client.mfa.recoveryCodes.verify({ code }))
        .error?.code;
    expect(await attempt(member.recoveryCodes[0])).toBe('mfa_verification_failed');
    expect(await attempt(data?.codes[0])).toBeUndefined();
  });

  it('are refused to a member without an authenticator app', async () => {
    const { client } = await signedUp(t);
    const { error } = await client.mfa.recoveryCodes.generate();
    expect(error?.code).toBe('mfa_recovery_codes_sole_factor');
    expect((await client.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found');
  });

  it('are stored only as hashes', async () => {
    const { recoveryCodes, user } = await twoStepMember(t);
    const rows = await t.sql<{ row: string }>(
      `select r::text as row from auth.recovery_codes r join auth.mfa_factors f on f.id = r.factor_id
       where f.user_id = $1`,
      [user.id],
    );
    expect(rows).toHaveLength(10);
    const kept = rows.map(({ row }) => row).join();
    for (const code of recoveryCodes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(Buffer.from(code).toString('hex'));
    }
  });
});

test('removing the last authenticator app turns two-step sign-in off', async () => {
  const member = await twoStepMember(t);
  expect((await member.client.mfa.unenroll({ factorId: member.factorId })).error).toBeNull();
  const { token, user } = await signInBeforeCode(t, member.email);
  expect(user.factors).toBeUndefined();
  expect(await api(token)).toEqual([200, undefined]);
  await t.deps.outbox.drain();
  const mail = t.mails.findLast(({ to }) => to === member.email);
  expect(mail?.subject).toContain('Two-step sign-in is off');
});

test('an admin with two-step sign-in reaches admin routes only after the code', async () => {
  const member = await twoStepMember(t);
  await makeAdmin(t, { userId: member.user.id });
  const { token } = await signInBeforeCode(t, member.email);
  expect(await api(token, '/admin/memberships/access')).toEqual([403, 'insufficient_aal']);
  const lookup = await t.app.request('/api/admin/memberships/lookup', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: member.email }),
  });
  expect([lookup.status, (await readBody(lookup)).code]).toEqual([403, 'insufficient_aal']);
  const whole = member.session?.access_token ?? '';
  expect(await api(whole, '/admin/memberships/access')).toEqual([200, undefined]);
});
