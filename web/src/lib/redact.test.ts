import { expect, test } from 'vitest';
import { redact } from './redact.ts';

const token = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

test.each([
  [{ access_token: token, user: { email: 'amara@example.com' } }],
  [{ nested: [{ password: 'hunter2 hunter2' }] }],
  [`https://x.example/auth/callback#access_token=${token}&refresh_token=hunter2`],
  ['https://x.example/auth/callback?code=hunter2'],
  [{ headers: { Authorization: 'Bearer hunter2' } }],
  [new Error(`Amara Okoro <amara@example.com> failed with Bearer ${token}`)],
  [{ 'amara@example.com': 1 }],
  [JSON.stringify({ refresh_token: 'hunter2', mail: 'amara@example.com' })],
])('secrets in logged data are hidden: %j', (value) => {
  const text = JSON.stringify(redact(value));
  expect(text).not.toMatch(/hunter2|eyJ|amara@example\.com/);
});

test('values that are not secret stay visible in logged data', () => {
  const value = { status: 401, ok: false, hasRefreshToken: true, path: '/home', at: null };
  expect(redact(value)).toEqual(value);
});

test('secrets are hidden even in objects that contain themselves', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(() => JSON.stringify(redact(circle))).not.toThrow();
});
