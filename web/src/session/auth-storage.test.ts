import { expect, test } from 'vitest';
import { isExpired, isNearExpiry, readStoredSession } from './auth-storage.ts';

const stored = {
  access_token: 'a',
  refresh_token: 'r',
  expires_at: 100,
  user: { id: 'amara', email: 'amara@example.com' },
};

test('reads what auth-js keeps', () => {
  expect(readStoredSession(JSON.stringify(stored))).toEqual({
    accessToken: 'a',
    refreshToken: 'r',
    expiresAt: 100_000,
    userId: 'amara',
    email: 'amara@example.com',
  });
});

test.each(['', '{', 'null', '[]', '7', JSON.stringify({ ...stored, user: null })])(
  '%j is no session',
  (text) => {
    expect(readStoredSession(text)).toBeNull();
  },
);

test('near its end within 60 s, over at its end', () => {
  const session = readStoredSession(JSON.stringify(stored));
  if (!session) throw new Error('no session');
  expect([isNearExpiry(session, 39_999), isNearExpiry(session, 40_000)]).toEqual([false, true]);
  expect([isExpired(session, 99_999), isExpired(session, 100_000)]).toEqual([false, true]);
});
