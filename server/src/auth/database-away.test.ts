import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../db/database-errors.ts';
import { PASSWORD, readBody, request, signedUp } from '../testing/auth-client.ts';
import { createNeighbour, createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
let away: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  const gone = () => Promise.reject(new DatabaseUnavailable('database away'));
  const db = Object.create(t.db, {
    asAuth: { value: gone },
    asAuthOne: { value: gone },
    read: { value: gone },
  });
  away = createNeighbour(t, { db });
});
afterAll(() => t.close());

test.each([
  ['a sign-up', 'POST', '/signup', { email: 'someone@example.com', password: PASSWORD }],
  [
    'a sign-in',
    'POST',
    '/token?grant_type=password',
    { email: 'a@example.com', password: PASSWORD },
  ],
  ['a token refresh', 'POST', '/token?grant_type=refresh_token', { refresh_token: 'x' }],
  ['a code exchange', 'POST', '/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'x' }],
  ['a password recovery', 'POST', '/recover', { email: 'someone@example.com' }],
  ['a mailed link', 'POST', '/follow', { type: 'signup', token: 'x' }],
])(
  'the response to %s asks the client to try again while the database is unreachable',
  async (_name, method, path, body) => {
    const response = await request(away, method, path, { body });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await readBody(response)).toMatchObject({ code: 'database_away' });
  },
);

test('a database outage does not sign the member out', async () => {
  const { client, session } = await signedUp(t);
  const asked = await request(away, 'GET', '/user', { token: session.access_token });
  expect(asked.status).toBe(503);
  expect((await client.getUser()).error).toBeNull();
});

test('an unexpected error returns a 500 with an id and without details', async () => {
  const broken = () => Promise.reject(new Error('secret detail'));
  const db = Object.create(t.db, { asAuth: { value: broken } });
  const response = await request(createNeighbour(t, { db }), 'POST', '/recover', {
    body: { email: 'someone@example.com' },
  });
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    code: 'unexpected_failure',
    error_id: response.headers.get('x-request-id'),
  });
  expect(text).not.toContain('secret detail');
});
