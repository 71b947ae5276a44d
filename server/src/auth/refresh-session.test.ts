import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBody, request, signedUp } from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

type Refreshed = { refresh_token: string };

const refresh = (refreshToken: unknown) =>
  request(t, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token: refreshToken } });

async function tokenAfter(refreshToken: string): Promise<string> {
  const response = await refresh(refreshToken);
  expect(response.status).toBe(200);
  return (await readBody<Refreshed>(response)).refresh_token;
}

async function refusal(refreshToken: unknown) {
  const response = await refresh(refreshToken);
  return { status: response.status, code: (await readBody(response)).code };
}

const isLive = async (accessToken: string) =>
  (await request(t, 'GET', '/user', { token: accessToken })).status === 200;

test('each refresh returns a new token, which the database stores only as a hash', async () => {
  const { session } = await signedUp(t);
  const second = await tokenAfter(session.refresh_token);
  const third = await tokenAfter(second);
  expect(new Set([session.refresh_token, second, third]).size).toBe(3);

  const kept = JSON.stringify(await t.sql('select * from auth.refresh_tokens'));
  for (const token of [session.refresh_token, second, third]) expect(kept).not.toContain(token);
});

test('the previous refresh token returns the same new token for 10 seconds', async () => {
  const { session } = await signedUp(t);
  const active = await tokenAfter(session.refresh_token);
  t.clock.advance(10_000);
  expect(await tokenAfter(session.refresh_token)).toBe(active);
  await tokenAfter(active);
});

test('using a refresh token more than 10 seconds after it was replaced ends the session', async () => {
  const { session } = await signedUp(t);
  const active = await tokenAfter(session.refresh_token);
  t.clock.advance(10_001);
  expect(await refusal(session.refresh_token)).toEqual({
    status: 400,
    code: 'refresh_token_already_used',
  });
  expect(await refusal(active)).toEqual({ status: 400, code: 'refresh_token_not_found' });
});

test('a refresh token older than the previous one ends the session immediately', async () => {
  const { session } = await signedUp(t);
  const second = await tokenAfter(session.refresh_token);
  const third = await tokenAfter(second);
  expect(await isLive(session.access_token)).toBe(true);

  expect(await refusal(session.refresh_token)).toEqual({
    status: 400,
    code: 'refresh_token_already_used',
  });
  expect(await isLive(session.access_token)).toBe(false);
  expect((await refusal(third)).code).toBe('refresh_token_not_found');
});

test('fifty parallel refreshes with one token return the same new token and sign nobody out', async () => {
  const { session } = await signedUp(t);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => refresh(session.refresh_token)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const tokens = new Set<string>();
  for (const answer of answers) tokens.add((await readBody<Refreshed>(answer)).refresh_token);
  expect(tokens.size).toBe(1);

  const [active] = [...tokens];
  const rows = await t.sql<{ active: number; all: number }>(
    `select count(*) filter (where r.used_at is null)::int as active, count(*)::int as all
     from auth.refresh_tokens r join auth.sessions s on s.id = r.session_id where s.user_id = $1`,
    [session.user.id],
  );
  expect(rows).toEqual([{ active: 1, all: 2 }]);
  expect(await isLive(session.access_token)).toBe(true);
  await tokenAfter(active as string);
});

test.each([
  ['an unknown token', 'nothing-we-made', 400, 'refresh_token_not_found'],
  ['no token', undefined, 400, 'validation_failed'],
  ['a number', 7, 400, 'validation_failed'],
  ['a text with NUL', 'a\0b', 400, 'bad_text'],
])('a refresh with %s is refused', async (_name, token, status, code) => {
  expect(await refusal(token)).toEqual({ status, code });
});

test('a refresh over the rate limit gets a 503, so that auth-js retries', async () => {
  const limited = await createTestApp({ env: { RATE_LIMIT: 'on' } });
  try {
    const { client, session } = await signedUp(limited);
    const answers = await Promise.all(
      Array.from({ length: 320 }, () => request(limited, 'GET', '/health')),
    );
    expect(answers.at(-1)?.status).toBe(429);
    const response = await request(limited, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: session.refresh_token },
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBeTruthy();
    limited.clock.advance(60_000);
    expect((await client.getUser()).error).toBeNull();
  } finally {
    await limited.close();
  }
});
