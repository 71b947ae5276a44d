import { SPOKES } from '@hearthway/domain/vocabulary';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../testing/api.ts';
import { signUpMember } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const today = () => t.clock.now().toISOString().slice(0, 10);
const fives = (spokes: readonly string[]) => Object.fromEntries(spokes.map((spoke) => [spoke, 5]));

const SENTENCES: [string, 'PUT' | 'POST', string, () => object][] = [
  ['Not signed in.', 'POST', '/workshops/week-1/units', () => ({ unit: 1 })],
  [
    'You need to be signed in to save',
    'POST',
    '/weekly-pulse',
    () => ({
      id: crypto.randomUUID(),
      date: today(),
      today: today(),
      physical: fives(SPOKES.physical),
      mental: fives(SPOKES.mental),
      spiritual: fives(SPOKES.spiritual),
    }),
  ],
  [
    'You need to be signed in to save gratitude',
    'PUT',
    '/gratitude',
    () => ({ date: today(), today: today(), choice: 'nature', at: t.clock.now().toISOString() }),
  ],
  [
    'Not authenticated',
    'PUT',
    '/scorecard/days',
    () => ({
      date: today(),
      today: today(),
      taps: { sleep: { score: 2, at: t.clock.now().toISOString() } },
    }),
  ],
  ['Not signed in', 'PUT', '/focus', () => ({ word: 'sleep' })],
];

describe.each(SENTENCES)('“%s”', (sentence, method, path, body) => {
  test(`is the error message of ${method} ${path} without a session`, async () => {
    const response = await t.app.request(`/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body()),
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toMatchObject({ code: 'no_authorization', title: sentence });
  });

  test('is the error message after the session has ended', async () => {
    const member = await signUpMember(t);
    await t.sql('delete from auth.sessions where user_id = $1', [member.userId]);
    const answer = await callApi(t, member, method, path, body());
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'session_ended', title: sentence },
    });
  });
});

test('every other action gives the error message “Please sign in.”', async () => {
  const response = await t.app.request('/api/focus');
  expect(await response.json()).toMatchObject({ status: 401, title: 'Please sign in.' });
});
