import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bodyOf, newAddress, PASSWORD, request, signedUp } from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const MINUTE = 60_000;

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
});
afterEach(() => t.close());

async function attempt(email: string, password: string, address = '192.0.2.1') {
  const response = await request(t, 'POST', '/token?grant_type=password', {
    body: { email, password },
    headers: { 'X-Forwarded-For': address },
  });
  const { code = 'in' } = await bodyOf<{ code?: string }>(response);
  return `${response.status} ${code}`;
}

const WRONG = '400 invalid_credentials';
const LIMITED = '429 over_request_rate_limit';

describe('failed sign-ins', () => {
  test('ten on one account stop it for everybody, for five minutes', async () => {
    const { email } = await signedUp(t);
    for (let i = 0; i < 10; i += 1)
      expect(await attempt(email, 'wrong', `192.0.2.${i}`)).toBe(WRONG);
    expect(await attempt(email, 'wrong', '198.51.100.1')).toBe(LIMITED);
    expect(await attempt(email, PASSWORD, '198.51.100.1')).toBe(LIMITED);
    t.clock.advance(5 * MINUTE);
    expect(await attempt(email, PASSWORD)).toBe('200 in');
  });

  test('count for an address without an account just the same', async () => {
    const email = newAddress();
    for (let i = 0; i < 10; i += 1)
      expect(await attempt(email, 'wrong', `192.0.2.${i}`)).toBe(WRONG);
    expect(await attempt(email, 'wrong', '198.51.100.1')).toBe(LIMITED);
  });

  test('thirty from one client address stop it on every account', async () => {
    const { email } = await signedUp(t);
    for (let i = 0; i < 30; i += 1) expect(await attempt(newAddress(), 'wrong')).toBe(WRONG);
    expect(await attempt(email, PASSWORD)).toBe(LIMITED);
    expect(await attempt(email, PASSWORD, '198.51.100.1')).toBe('200 in');
  });

  test('sent all at once get ten answers, not twenty', async () => {
    const { email } = await signedUp(t);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => attempt(email, 'wrong', `192.0.2.${i}`)),
    );
    expect(answers.filter((answer) => answer === WRONG)).toHaveLength(10);
    expect(answers.filter((answer) => answer === LIMITED)).toHaveLength(10);
  });

  test('keep no address that was typed', async () => {
    const email = newAddress();
    await attempt(email, 'wrong');
    expect(JSON.stringify(await t.sql('select * from auth.sign_in_failures'))).not.toContain(email);
  });
});

test('a forwarded address counts only behind a proxy of our own', async () => {
  const direct = await createTestApp({ env: { RATE_LIMIT: 'on' } });
  try {
    for (let i = 0; i <= 30; i += 1) {
      const response = await request(direct, 'POST', '/token?grant_type=password', {
        body: { email: newAddress(), password: 'wrong' },
        headers: { 'X-Forwarded-For': `192.0.2.${i}` },
      });
      expect(response.status).toBe(i < 30 ? 400 : 429);
    }
  } finally {
    await direct.close();
  }
});

test('one mail per address and minute, whichever mail it is', async () => {
  const { email } = await signedUp(t);
  const ask = async (path: string, body: object = {}) => {
    const response = await request(t, 'POST', path, { body: { email, ...body } });
    return response.status === 200 ? 'sent' : (await bodyOf(response)).code;
  };
  expect(await ask('/recover')).toBe('sent');
  expect(await ask('/recover')).toBe('over_email_send_rate_limit');
  expect(await ask('/resend', { type: 'signup' })).toBe('over_email_send_rate_limit');
  t.clock.advance(MINUTE);
  expect(await ask('/recover')).toBe('sent');
  await t.auth.outbox.drain();
  expect(t.mails).toHaveLength(2);
});

test('twenty requests for a mail at once send one', async () => {
  const { email } = await signedUp(t);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => request(t, 'POST', '/recover', { body: { email } })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(19).fill(429)]);
  await t.auth.outbox.drain();
  expect(t.mails).toHaveLength(1);
});
