import { expect, test } from 'vitest';
import { type ReportInput, reportText } from './report.ts';

const token = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

const input: ReportInput = {
  now: Date.parse('2030-01-01T12:00:00Z'),
  buildId: 'abc123',
  cacheVersion: 'v1',
  isOnline: true,
  path: '/__diag',
  userAgent: 'Browser/1',
  worker: {
    status: 'active',
    scope: 'https://x/',
    script: 'https://x/sw.js',
    cacheKeys: ['shell'],
  },
  session: {
    accessToken: token,
    refreshToken: 'refresh-secret',
    expiresAt: Date.parse('2030-01-01T13:00:00Z'),
    userId: '6f1c0c9e-0000-4000-8000-000000000000',
    email: 'amara@example.com',
    hasSecondStep: false,
  },
  lastAuthEvent: 'TOKEN_REFRESHED',
  events: [
    {
      id: 1,
      source: 'auth',
      event: `opened /auth/callback#access_token=${token}`,
      payload: { email: 'amara@example.com', password: 'hunter2hunter2', note: `Bearer ${token}` },
      timestamp: 0,
    },
  ],
};

test('the diagnostics report describes the build, the service worker, the session and the events', () => {
  const report = JSON.parse(reportText(input));
  expect(report).toMatchObject({
    at: '2030-01-01T12:00:00.000Z',
    buildId: 'abc123',
    isOnline: true,
    worker: { status: 'active', cacheKeys: ['shell'] },
    session: { expiresAt: '2030-01-01T13:00:00.000Z', hasRefreshToken: true },
    lastAuthEvent: 'TOKEN_REFRESHED',
  });
  expect(report.events).toHaveLength(1);
});

test('the diagnostics report contains no secrets', () => {
  expect(reportText(input)).not.toMatch(/eyJ|refresh-secret|amara|hunter2/);
});

test('the diagnostics report has no session if nobody is signed in', () => {
  expect(JSON.parse(reportText({ ...input, session: null })).session).toBeNull();
});
