import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAddress, readBody, request } from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let goTrue: Server;
let url: string;
let sign: (claims: JWTPayload) => Promise<string>;
let t: TestApp;

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'theirs', alg: 'ES256', use: 'sig' }];
  goTrue = createServer((incoming, response) => {
    response.writeHead(incoming.url?.endsWith('/jwks.json') ? 200 : 404, {
      'Content-Type': 'application/json',
    });
    response.end(JSON.stringify({ keys }));
  }).listen(0, '127.0.0.1');
  await once(goTrue, 'listening');
  url = `http://127.0.0.1:${(goTrue.address() as AddressInfo).port}/auth/v1`;
  sign = (claims) =>
    new SignJWT({ iss: url, aud: 'authenticated', ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'theirs' })
      .sign(privateKey);
  t = await createTestApp({ env: { EXTERNAL_AUTH_URL: url } });
});
afterAll(async () => {
  goTrue.close();
  await t.close();
});

const seconds = () => Math.floor(t.clock.now().getTime() / 1000);
const someone = (claims: JWTPayload = {}) => ({
  sub: crypto.randomUUID(),
  session_id: crypto.randomUUID(),
  email: newAddress(),
  exp: seconds() + 3600,
  ...claims,
});

async function me(token: string, app = t) {
  const response = await app.app.request('/api/account/me', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const body = await readBody<{ userId?: string; email?: string; code?: string }>(response);
  return { status: response.status, ...body };
}

describe('with an external GoTrue server instead of our own sign-in,', () => {
  test('members of that server get access, and their first request creates their profile', async () => {
    const member = someone();
    expect(await me(await sign(member))).toMatchObject({
      status: 200,
      userId: member.sub,
      email: member.email.toLowerCase(),
    });
  });

  test('twenty parallel first requests create only one account', async () => {
    const member = someone();
    const token = await sign(member);
    const answers = await Promise.all(Array.from({ length: 20 }, () => me(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await t.sql('select from profiles where user_id = $1', [member.sub]);
    expect(rows).toHaveLength(1);
  });

  test('a changed email address is copied to the profile', async () => {
    const member = someone();
    await me(await sign(member));
    const email = newAddress();
    expect(await me(await sign({ ...member, email }))).toMatchObject({ status: 200, email });
  });

  test('an email address that moves to another account also moves to the profile of that account', async () => {
    const [before, after] = [someone(), someone()];
    await me(await sign(before));
    const moved = await me(await sign({ ...after, email: before.email }));
    expect(moved).toMatchObject({ status: 200, userId: after.sub, email: before.email });
  });

  test.each<[string, () => JWTPayload]>([
    ['expired', () => someone({ exp: seconds() - 1 })],
    ['from another issuer', () => someone({ iss: 'https://elsewhere.example' })],
    ['for another audience', () => someone({ aud: 'anon' })],
    ['missing the subject', () => someone({ sub: undefined })],
  ])('a token that is %s is refused', async (_name, claims) => {
    expect(await me(await sign(claims()))).toMatchObject({ status: 401, code: 'bad_jwt' });
  });

  test('a token signed with HS256 or with another key is refused', async () => {
    const secret = new TextEncoder().encode('a secret that is long enough for it');
    const shared = await new SignJWT({ iss: url, aud: 'authenticated', ...someone() })
      .setProtectedHeader({ alg: 'HS256', kid: 'theirs' })
      .sign(secret);
    const { privateKey } = await generateKeyPair('ES256');
    const foreign = await new SignJWT({ iss: url, aud: 'authenticated', ...someone() })
      .setProtectedHeader({ alg: 'ES256', kid: 'theirs' })
      .sign(privateKey);
    for (const token of [shared, foreign]) {
      expect(await me(token)).toMatchObject({ status: 401, code: 'bad_jwt' });
    }
  });

  test('our own sign-in routes return 404', async () => {
    const response = await request(t, 'POST', '/signup', { body: {} });
    expect([response.status, (await readBody(response)).code]).toEqual([404, 'not_found']);
  });
});

test('the server answers 503 and signs nobody out while the external server’s keys cannot be read', async () => {
  const apart = await createTestApp({
    env: { EXTERNAL_AUTH_URL: url, EXTERNAL_AUTH_JWKS_URL: 'http://127.0.0.1:9/jwks.json' },
  });
  try {
    expect(await me(await sign(someone()), apart)).toMatchObject({
      status: 503,
      code: 'auth_away',
    });
  } finally {
    await apart.close();
  }
});
