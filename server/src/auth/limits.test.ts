import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newAddress, PASSWORD, readBody, request, signedUp } from '../testing/auth-client.ts';
import { createNeighbour, createTestApp, type TestApp } from '../testing/test-app.ts';

const MINUTE = 60_000;

let installation: TestApp;
let t: TestApp;
beforeAll(async () => {
  installation = await createTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
});
beforeEach(async () => {
  // Counts and sessions of an earlier test would change the limits of the next one.
  for (const table of [
    ...['users', 'signing_keys', 'counts', 'sign_in_failures', 'mail_sends', 'known_places'],
    ...['paces', 'wrong_codes'],
  ]) {
    await installation.sql(`delete from auth.${table}`);
  }
  t = createNeighbour(installation);
  // Emails are counted by the day. Shortly before midnight, the count would start again during a
  // test.
  t.clock.set('2026-11-16T12:00:00Z');
});
afterAll(() => installation.close());

async function attempt(email: string, password: string, address = '192.0.2.1', device = '') {
  const response = await request(t, 'POST', '/token?grant_type=password', {
    body: { email, password },
    headers: { 'X-Forwarded-For': address, ...(device && { Cookie: device }) },
  });
  const { code = 'in' } = await readBody<{ code?: string }>(response);
  return `${response.status} ${code}`;
}

async function ownerAt(address: string) {
  const email = newAddress();
  const response = await request(t, 'POST', '/signup', {
    body: { email, password: PASSWORD },
    headers: { 'X-Forwarded-For': address },
  });
  const [cookie = ''] = response.headers.get('set-cookie')?.split(';') ?? [];
  return { email, device: cookie };
}

const WRONG = '400 invalid_credentials';
const LIMITED = '429 over_request_rate_limit';

describe('failed sign-ins', () => {
  test('lock an account for strangers for five minutes after ten failures', async () => {
    const { email } = await signedUp(t);
    for (let i = 0; i < 10; i += 1)
      expect(await attempt(email, 'wrong', `192.0.2.${i}`)).toBe(WRONG);
    expect(await attempt(email, 'wrong', '198.51.100.1')).toBe(LIMITED);
    expect(await attempt(email, PASSWORD, '198.51.100.1')).toBe(LIMITED);
    t.clock.advance(5 * MINUTE);
    expect(await attempt(email, PASSWORD)).toBe('200 in');
  });

  test('lock nobody out if a wrong clock dated them in the future', async () => {
    const { email } = await signedUp(t);
    const before = t.clock.now();
    t.clock.advance(10 * 365 * 24 * 60 * MINUTE);
    for (let i = 0; i < 10; i += 1) expect(await attempt(email, 'wrong')).toBe(WRONG);
    const recover = () => request(t, 'POST', '/recover', { body: { email } });
    expect((await recover()).status).toBe(200);
    t.clock.set(before);
    t.clock.advance(MINUTE);
    expect((await recover()).status).toBe(200);
    expect(await attempt(email, PASSWORD)).toBe('200 in');
  });

  test('are also counted for email addresses without an account', async () => {
    const email = newAddress();
    for (let i = 0; i < 10; i += 1)
      expect(await attempt(email, 'wrong', `192.0.2.${i}`)).toBe(WRONG);
    expect(await attempt(email, 'wrong', '198.51.100.1')).toBe(LIMITED);
  });

  test('lock all accounts for an IP address after thirty failures', async () => {
    const { email } = await signedUp(t);
    for (let i = 0; i < 30; i += 1) expect(await attempt(newAddress(), 'wrong')).toBe(WRONG);
    expect(await attempt(email, PASSWORD)).toBe(LIMITED);
    expect(await attempt(email, PASSWORD, '198.51.100.1')).toBe('200 in');
  });

  test('by strangers do not lock the owner out of a known device or network', async () => {
    const { email, device } = await ownerAt('203.0.113.5');
    for (let i = 0; i < 10; i += 1) await attempt(email, 'wrong', `192.0.2.${i}`);
    expect(await attempt(email, PASSWORD, '198.51.100.1')).toBe(LIMITED);
    expect(await attempt(email, PASSWORD, '203.0.113.5')).toBe('200 in');
    expect(await attempt(email, PASSWORD, '198.51.100.2', device)).toBe('200 in');
    expect(await attempt(email, PASSWORD, '198.51.100.3', `${device.slice(0, -4)}AAAA`)).toBe(
      LIMITED,
    );
  });

  test('from a known device and from a known network have separate limits', async () => {
    const { email, device } = await ownerAt('203.0.113.5');
    for (let i = 0; i < 10; i += 1) {
      expect(await attempt(email, 'wrong', '203.0.113.5')).toBe(WRONG);
    }
    expect(await attempt(email, PASSWORD, '203.0.113.5')).toBe(LIMITED);
    for (let i = 0; i < 10; i += 1) {
      expect(await attempt(email, 'wrong', '203.0.113.5', device)).toBe(WRONG);
    }
    expect(await attempt(email, PASSWORD, '203.0.113.5', device)).toBe(LIMITED);
  });

  test('from different IP addresses of one IPv6 network are counted together', async () => {
    await attempt(newAddress(), 'wrong', '2001:db8:1:2::1');
    await t.sql(`insert into auth.sign_in_failures (account, address, at)
      select account || n, address, at from auth.sign_in_failures, generate_series(1, 29) n`);
    expect(await attempt(newAddress(), 'wrong', '2001:db8:1:2:ffff::1')).toBe(LIMITED);
    expect(await attempt(newAddress(), 'wrong', '2001:db8:1:3::1')).toBe(WRONG);
  });

  test('are limited to ten even if twenty arrive at the same time', async () => {
    const { email } = await signedUp(t);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => attempt(email, 'wrong', `192.0.2.${i}`)),
    );
    expect(answers.filter((answer) => answer === WRONG)).toHaveLength(10);
    expect(answers.filter((answer) => answer === LIMITED)).toHaveLength(10);
  });

  test('are stored without the email address', async () => {
    const email = newAddress();
    await attempt(email, 'wrong');
    expect(JSON.stringify(await t.sql('select * from auth.sign_in_failures'))).not.toContain(email);
  });
});

describe('correct sign-ins', () => {
  test('are limited to sixty per account and network in five minutes', async () => {
    const { email, device } = await ownerAt('192.0.2.1');
    expect(await attempt(email, PASSWORD, '192.0.2.1', device)).toBe('200 in');
    await t.sql(`update auth.counts set times = 59 where what like 'sign-ins %'`);
    expect(await attempt(email, PASSWORD, '192.0.2.1', device)).toBe('200 in');
    expect(await attempt(email, PASSWORD, '192.0.2.1', device)).toBe(LIMITED);
    // The limit counts each network separately, so a flood from one network does not lock the owner
    // out of another.
    expect(await attempt(email, PASSWORD, '192.0.2.2', device)).toBe('200 in');
    t.clock.advance(5 * MINUTE);
    expect(await attempt(email, PASSWORD, '192.0.2.1', device)).toBe('200 in');
  });

  test('are checked one at a time per account, so that many for one account do not delay others', async () => {
    const [busy, other] = [await ownerAt('192.0.2.1'), await ownerAt('192.0.2.2')];
    const flood = Array.from({ length: 120 }, () =>
      attempt(busy.email, PASSWORD, '192.0.2.1', busy.device),
    );
    const answer = await attempt(other.email, PASSWORD, '192.0.2.2', other.device);
    expect(answer).toBe('200 in');
    const answers = await Promise.all(flood);
    expect(answers.filter((one) => one === '200 in').length).toBeLessThanOrEqual(60);
    expect(answers).toContain(LIMITED);
  });

  test('leave an account with at most twenty sessions', async () => {
    const owner = await ownerAt('192.0.2.1');
    for (let i = 0; i < 22; i += 1) {
      t.clock.advance(MINUTE);
      await attempt(owner.email, PASSWORD, '192.0.2.1', owner.device);
    }
    const kept = await t.sql<{ at: Date }>(
      'select created_at as at from auth.sessions order by created_at',
    );
    expect(kept).toHaveLength(20);
    expect(kept[0]?.at).toEqual(new Date(t.clock.now().getTime() - 19 * MINUTE));
  });
});

describe('sign-ups', () => {
  const signUp = async (address: string, app = t) => {
    const response = await request(app, 'POST', '/signup', {
      body: { email: newAddress(), password: PASSWORD },
      headers: { 'X-Forwarded-For': address },
    });
    return response.status;
  };

  test('are limited to thirty per network in ten minutes, even if they arrive in parallel', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, i) => signUp(`2001:db8:1:2::${i.toString(16)}`)),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await signUp('192.0.2.9')).toBe(200);
    t.clock.advance(10 * MINUTE);
    expect(await signUp('2001:db8:1:2::1')).toBe(200);
  });

  test('from many networks of one provider are limited together', async () => {
    const since = new Date(Math.floor(t.clock.now().getTime() / (10 * MINUTE)) * 10 * MINUTE);
    await t.sql(`insert into auth.counts values ('sign-ups near 2001:db8:9::/48', $1, 89)`, [
      since,
    ]);
    expect(await signUp('2001:db8:9:1::1')).toBe(200);
    expect(await signUp('2001:db8:9:2::1')).toBe(429);
    expect(await signUp('2001:db8:8:2::1')).toBe(200);
    const [total] = await t.sql(`select times from auth.counts where what = 'sign-ups'`);
    expect(total).toEqual({ times: 2 });
  });

  test('have an overall limit that all processes share', async () => {
    await t.sql(`insert into auth.counts values ('sign-ups', $1, 299)`, [
      new Date(Math.floor(t.clock.now().getTime() / (10 * MINUTE)) * 10 * MINUTE),
    ]);
    expect(await signUp('192.0.2.1')).toBe(200);
    expect(await signUp('192.0.2.2')).toBe(429);
    expect(await signUp('192.0.2.3', createNeighbour(t, {}))).toBe(429);
  });
});

test('the limits use X-Forwarded-For only behind a trusted proxy', async () => {
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

test('an email address gets at most one email of any kind per minute', async () => {
  const { email } = await signedUp(t);
  const ask = async (path: string, body: object = {}) => {
    const response = await request(t, 'POST', path, { body: { email, ...body } });
    return response.status === 200 ? 'sent' : (await readBody(response)).code;
  };
  expect(await ask('/recover')).toBe('sent');
  expect(await ask('/recover')).toBe('over_email_send_rate_limit');
  expect(await ask('/resend', { type: 'signup' })).toBe('over_email_send_rate_limit');
  t.clock.advance(MINUTE);
  expect(await ask('/recover')).toBe('sent');
  await t.deps.outbox.drain();
  expect(t.mails.filter(({ to }) => to === email)).toHaveLength(2);
});

test('an email address gets at most thirty emails per day, with or without an account', async () => {
  const { email } = await signedUp(t);
  let sender = 0;
  const ask = async (address: string) => {
    sender += 1;
    const response = await request(t, 'POST', '/recover', {
      body: { email: address },
      // Each request comes from another network. Otherwise the limit per network would be reached
      // before the limit per address.
      headers: { 'X-Forwarded-For': `192.0.${sender % 100}.1` },
    });
    const { code = 'sent', message } = await readBody<{ code?: string; message?: string }>(
      response,
    );
    return { code, message, wait: response.headers.get('retry-after') };
  };
  const stranger = newAddress();
  for (let sent = 0; sent < 30; sent += 1) {
    await t.sql(`delete from auth.counts where what like '% from strangers'`);
    expect((await ask(email)).code).toBe('sent');
    expect((await ask(stranger)).code).toBe('sent');
    t.clock.advance(MINUTE);
  }
  await t.sql(`delete from auth.counts where what like '% from strangers'`);
  const refused = await ask(email);
  expect(refused).toEqual({
    code: 'over_email_send_rate_limit',
    message: 'We’ve sent too many emails to this address today. Please try again tomorrow.',
    wait: String((24 * 60 - 30) * 60),
  });
  expect(await ask(stranger)).toEqual(refused);
  t.clock.advance((24 * 60 - 30) * MINUTE);
  expect((await ask(email)).code).toBe('sent');
  t.clock.advance(MINUTE);
  expect((await ask(email)).code).toBe('sent');
});

describe('emails that strangers request', () => {
  const ask = async (email: string, address: string, device = '') => {
    const response = await request(t, 'POST', '/recover', {
      body: { email },
      headers: { 'X-Forwarded-For': address, ...(device && { Cookie: device }) },
    });
    t.clock.advance(MINUTE);
    return response.status;
  };

  test('are limited to ten per network and day', async () => {
    const email = newAddress();
    for (let i = 0; i < 10; i += 1) {
      expect(await ask(email, `2001:db8:1:${i}::1`)).toBe(200);
    }
    expect(await ask(email, '2001:db8:1:77::1')).toBe(429);
    expect(await ask(email, '2001:db8:2::1')).toBe(200);
  });

  test('do not use up the ten emails a day for the owner on a known device or network', async () => {
    const owner = await ownerAt('203.0.113.5');
    for (let i = 0; i < 20; i += 1) {
      expect(await ask(owner.email, `198.51.${i}.1`)).toBe(200);
    }
    expect(await ask(owner.email, '198.51.77.1')).toBe(429);
    expect(await ask(owner.email, '192.0.2.1', owner.device)).toBe(200);
    expect(await ask(owner.email, '203.0.113.5')).toBe(200);
  });

  test('are refused in the same way for an address without an account', async () => {
    const email = newAddress();
    for (let i = 0; i < 20; i += 1) await ask(email, `198.51.${i}.1`);
    expect(await ask(email, '198.51.77.1')).toBe(429);
  });
});

test('a change of email address counts towards the limits of both the old and the new address', async () => {
  const { config } = t.deps;
  const auth = { ...config.auth, requireEmailConfirmation: true };
  const confirming = createNeighbour(t, { config: { ...config, auth } });
  const [one, two, three] = [await signedUp(t), await signedUp(t), await signedUp(t)];
  const ask = async ({ session }: typeof one, email: string) => {
    const { access_token: token } = session;
    return (await request(confirming, 'PUT', '/user', { body: { email }, token })).status;
  };
  const wanted = newAddress();
  expect(await ask(one, wanted)).toBe(200);
  expect(await ask(two, wanted)).toBe(429);
  await request(t, 'POST', '/recover', { body: { email: three.email } });
  expect(await ask(three, newAddress())).toBe(429);
});

test('twenty parallel requests for an email send only one', async () => {
  const { email } = await signedUp(t);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => request(t, 'POST', '/recover', { body: { email } })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(19).fill(429)]);
  await t.deps.outbox.drain();
  expect(t.mails.filter(({ to }) => to === email)).toHaveLength(1);
});
