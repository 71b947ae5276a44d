import { describe, expect, test } from 'vitest';
import {
  authStorage,
  awaitsCode,
  isExpired,
  isNearExpiry,
  readStoredSession,
  SESSION_KEY,
} from './auth-storage.ts';

const stored = {
  access_token: 'a',
  refresh_token: 'r',
  expires_at: 100,
  user: { id: 'amara', email: 'amara@example.com' },
};

test('the app reads the session that auth-js has stored', () => {
  expect(readStoredSession(JSON.stringify(stored))).toEqual({
    accessToken: 'a',
    refreshToken: 'r',
    expiresAt: 100_000,
    userId: 'amara',
    email: 'amara@example.com',
    hasSecondStep: false,
  });
});

test.each(['', '{', 'null', '[]', '7', JSON.stringify({ ...stored, user: null })])(
  'an invalid stored session is ignored: %j',
  (text) => {
    expect(readStoredSession(text)).toBeNull();
  },
);

test('a session is near its expiry in the last 60 s and expired after that', () => {
  const session = readStoredSession(JSON.stringify(stored));
  if (!session) throw new Error('no session');
  expect([isNearExpiry(session, 39_999), isNearExpiry(session, 40_000)]).toEqual([false, true]);
  expect([isExpired(session, 99_999), isExpired(session, 100_000)]).toEqual([false, true]);
});

describe('a session with two-step sign-in', () => {
  const factors = [{ status: 'verified' }];
  const tokenAt = (aal: string | undefined) => `x.${btoa(JSON.stringify({ aal, name: '??>>' }))}.x`;
  const keep = (aal: string | undefined, user: object) =>
    authStorage.setItem(
      SESSION_KEY,
      JSON.stringify({
        access_token: tokenAt(aal),
        refresh_token: 'r',
        expires_at: 2_000_000_000,
        user: { id: 'amara', ...user },
      }),
    );

  test.each([
    ['is incomplete before the member enters the code', 'aal1', { factors }, true],
    ['is incomplete if the access token does not say so', undefined, { factors }, true],
    ['is complete after the member has entered the code', 'aal2', { factors }, false],
    [
      'needs no code if the authenticator app was never verified',
      'aal1',
      { factors: [{ status: 'unverified' }] },
      false,
    ],
    ['needs no code without an authenticator app', 'aal1', {}, false],
  ])('counts as signed in only with its code: it %s', (_name, aal, user, isWaiting) => {
    keep(aal, user);
    expect(awaitsCode()).toBe(isWaiting);
    expect(readStoredSession() === null).toBe(isWaiting);
  });
});
