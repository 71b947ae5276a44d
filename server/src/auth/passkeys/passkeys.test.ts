import type { GoTrueClient } from '@supabase/auth-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { authClient, readBody, request, signedUp } from '../../testing/auth-client.ts';
import { addApp, signInBeforeCode } from '../../testing/authenticator.ts';
import { PasskeyDevice } from '../../testing/passkey-device.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const MINUTE = 60_000;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const newDevice = () => new PasskeyDevice(t.deps.config.auth.publicUrl);

async function register(client: GoTrueClient, device: PasskeyDevice) {
  const { data, error } = await client.passkey.startRegistration();
  if (error) return { data: null, error };
  const credential = device.register(data.options as { challenge: string });
  return client.passkey.verifyRegistration({
    challengeId: data.challenge_id,
    credential: credential as never,
  });
}

async function signIn(device: PasskeyDevice, userId: string, client = authClient(t)) {
  const { data } = await client.passkey.startAuthentication();
  const credential = device.signIn(data?.options as { challenge: string }, userId);
  return client.passkey.verifyAuthentication({
    challengeId: data?.challenge_id ?? '',
    credential: credential as never,
  });
}

async function passkeyMember() {
  const member = await signedUp(t);
  const device = newDevice();
  const { data, error } = await register(member.client, device);
  if (error) throw error;
  return { ...member, device, passkey: data };
}

describe('a passkey', () => {
  it('can be added, named, listed, used and removed', async () => {
    const { client, device, user, passkey } = await passkeyMember();
    expect(passkey.friendly_name).toBe('Unknown device');
    const renamed = await client.passkey.update({ passkeyId: passkey.id, friendlyName: ' Phone ' });
    expect(renamed.data).toMatchObject({ id: passkey.id, friendly_name: 'Phone' });

    const { data, error } = await signIn(device, user.id);
    expect(error).toBeNull();
    expect(data?.user?.id).toBe(user.id);
    const claims = decodeJwt(data?.session?.access_token ?? '');
    expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'passkey' }] });

    const { data: list } = await client.passkey.list();
    expect(list).toEqual([
      {
        id: passkey.id,
        friendly_name: 'Phone',
        created_at: expect.any(String),
        last_used_at: expect.any(String),
      },
    ]);
    expect((await client.passkey.delete({ passkeyId: passkey.id })).error).toBeNull();
    expect((await client.passkey.list()).data).toEqual([]);
    expect((await signIn(device, user.id)).error?.message).toContain(
      'doesn’t belong to an account',
    );
  });

  it('is reported to the member by email', async () => {
    const { email } = await passkeyMember();
    await t.deps.outbox.drain();
    expect(t.mails.findLast(({ to }) => to === email)?.subject).toContain('A passkey was added');
  });

  it('signs the member in without a second step, while a password still requires the code', async () => {
    const member = await passkeyMember();
    await addApp(t, member.client);
    const { data } = await signIn(member.device, member.user.id);
    const headers = { Authorization: `Bearer ${data?.session?.access_token}` };
    expect((await t.app.request('/api/account/me', { headers })).status).toBe(200);
    const { client } = await signInBeforeCode(t, member.email);
    for (const { error } of [await client.passkey.list(), await register(client, newDevice())]) {
      expect((error as { code?: string } | null)?.code).toBe('insufficient_aal');
    }
  });

  it('can be added only after a recent sign-in', async () => {
    const { client } = await signedUp(t);
    t.clock.advance(11 * MINUTE);
    const { error } = await register(client, newDevice());
    expect((error as { code?: string } | null)?.code).toBe('reauthentication_needed');
  });

  it('cannot be seen, renamed or removed by another member', async () => {
    const [mine, theirs] = [await passkeyMember(), await passkeyMember()];
    const passkeyId = theirs.passkey.id;
    expect((await mine.client.passkey.update({ passkeyId, friendlyName: 'x' })).error?.status).toBe(
      404,
    );
    expect((await mine.client.passkey.delete({ passkeyId })).error?.status).toBe(404);
    expect((await mine.client.passkey.list()).data).toHaveLength(1);
    expect((await theirs.client.passkey.list()).data).toHaveLength(1);
  });

  it('belongs to only one account, and an account can have up to ten', async () => {
    const { client, device } = await passkeyMember();
    const other = await signedUp(t);
    expect((await register(other.client, device)).error).not.toBeNull();
    const more = await Promise.all(Array.from({ length: 11 }, () => register(client, newDevice())));
    expect(more.filter(({ error }) => !error)).toHaveLength(9);
  });
});

describe('the response of a passkey device is refused', () => {
  const refused = async (
    prepare: (device: PasskeyDevice) => void,
    code = 'webauthn_verification_failed',
  ) => {
    const { device, user } = await passkeyMember();
    expect((await signIn(device, user.id)).error).toBeNull();
    prepare(device);
    const { data, error } = await signIn(device, user.id);
    expect([data?.session ?? null, (error as { code?: string } | null)?.code]).toEqual([
      null,
      code,
    ]);
  };

  it('if it was made for another site', () =>
    refused((device) => {
      device.origin = 'https://hearthvvay.example';
    }));

  it('if the device did not verify its user', () =>
    refused((device) => {
      device.checksHolder = false;
    }));

  it('if its counter shows that the passkey was copied', () =>
    refused((device) => device.turnBack(1)));

  it('if its challenge was used before, has expired or had another purpose', async () => {
    const { client, device, user } = await passkeyMember();
    const start = async () => (await authClient(t).passkey.startAuthentication()).data;
    const finish = async (challengeId = '', options: unknown = {}) => {
      const credential = device.signIn(options as { challenge: string }, user.id);
      const answer = await request(t, 'POST', '/passkeys/authentication/verify', {
        body: { challenge_id: challengeId, credential },
      });
      return answer.ok ? 'in' : (await readBody(answer)).code;
    };
    const first = await start();
    expect(await finish(first?.challenge_id, first?.options)).toBe('in');
    expect(await finish(first?.challenge_id, first?.options)).toBe('webauthn_challenge_not_found');
    const late = await start();
    t.clock.advance(6 * MINUTE);
    expect(await finish(late?.challenge_id, late?.options)).toBe('webauthn_challenge_expired');
    const { data: adding } = await client.passkey.startRegistration();
    expect(await finish(adding?.challenge_id, adding?.options)).toBe(
      'webauthn_challenge_not_found',
    );
    const { challenge } = first?.options ?? { challenge: '' };
    expect(await finish(crypto.randomUUID(), { challenge })).toBe('webauthn_challenge_not_found');
  });
});

test('an invalid passkey response is refused with a readable message', async () => {
  const { data } = await authClient(t).passkey.startAuthentication();
  for (const credential of [
    null,
    'x',
    {},
    { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 7 } },
  ]) {
    const answer = await request(t, 'POST', '/passkeys/authentication/verify', {
      body: { challenge_id: data?.challenge_id, credential },
    });
    expect([400, 422]).toContain(answer.status);
    expect((await readBody(answer)).message).toMatch(/^[A-Z].*\.$/);
  }
});

describe('changing the password', () => {
  it('keeps the passkeys and lists them in the email about the change', async () => {
    const { client, email } = await passkeyMember();
    await client.updateUser({ password: crypto.randomUUID() });
    await t.deps.outbox.drain();
    const mail = t.mails.findLast(({ to }) => to === email);
    expect(mail?.subject).toBe('Your Hearthway password was changed');
    const { data } = await client.passkey.list();
    expect(data).toHaveLength(1);
    expect(mail?.text).toContain(
      `These passkeys still open your account: ${data?.[0]?.friendly_name}.`,
    );
  });

  it('removes the passkeys if the member asks for it', async () => {
    const { client, email } = await passkeyMember();
    const change = { password: crypto.randomUUID(), remove_passkeys: true };
    expect((await client.updateUser(change)).error).toBeNull();
    expect((await client.passkey.list()).data).toEqual([]);
    await t.deps.outbox.drain();
    const mail = t.mails.findLast(({ to }) => to === email);
    expect(mail?.text).toContain('Your account has no passkeys.');
  });
});
