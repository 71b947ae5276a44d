import type { GoTrueClient } from '@supabase/auth-js';
import { codeAt, stepAt } from '../auth/two-step/totp.ts';
import { authClient, PASSWORD, signedUp } from './auth-client.ts';
import type { TestApp } from './test-app.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function appCode(secret: string, now: Date): string {
  const bits = [...secret]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return codeAt(Uint8Array.from(bytes), stepAt(now));
}

export async function addApp(t: TestApp, client: GoTrueClient, friendlyName?: string) {
  const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName });
  if (enrolled.error) throw enrolled.error;
  const { id, totp } = enrolled.data;
  const { data, error } = await client.mfa.challengeAndVerify({
    factorId: id,
    code: appCode(totp.secret, t.clock.now()),
  });
  if (error) throw error;
  t.clock.advance(30_000);
  return { factorId: id, secret: totp.secret, session: data };
}

export async function twoStepMember(t: TestApp) {
  const member = await signedUp(t);
  const app = await addApp(t, member.client);
  const { data, error } = await member.client.mfa.recoveryCodes.generate();
  if (error) throw error;
  return { ...member, ...app, recoveryCodes: data.codes };
}

export async function signInBeforeCode(t: TestApp, email: string) {
  const client = authClient(t);
  const { data, error } = await client.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return { client, token: data.session.access_token, user: data.user };
}
