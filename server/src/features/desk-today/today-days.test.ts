import type { TodayResponse } from '@hearthway/domain/desk-today/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { createMember, type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** A Monday: the week of the calendar has just begun. */
const now = new Date('2026-11-16T20:00:00Z');

let t: TestApp;
let admin: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now });
  admin = await signUpMember(t);
  await makeAdmin(t, admin);
});
afterAll(() => t.close());

const readDay = (query: string) => callApi<TodayResponse>(t, admin, 'GET', `/admin/today${query}`);

async function readRequest(query: string) {
  const { body } = await readDay(query);
  return body.lines.find(({ key }) => key === 'premium-requests')?.detail;
}

it('a line names the day in the time zone of whoever reads it', async () => {
  const { userId } = await createMember(t);
  await t.sql(
    `insert into premium_requests (user_id, message, asked_at) values ($1, '', '2026-11-14T23:30:00Z')`,
    [userId],
  );
  expect(await readRequest('')).toBe('They asked on 14 November.');
  expect(await readRequest('?timeZone=Europe/Berlin')).toBe('They asked on 15 November.');
  expect(await readRequest('?timeZone=America/New_York')).toBe('They asked on 14 November.');
});

it('an unknown time zone is refused', async () => {
  expect((await readDay('?timeZone=Mars/Olympus')).status).toBe(400);
});

it('members who joined in the last seven days are counted, also those from last week', async () => {
  const joined = async (userId: string, at: string) =>
    t.sql('update profiles set created_at = $2 where user_id = $1', [userId, at]);
  const [recent, old] = [await createMember(t), await createMember(t)];
  await t.sql('update profiles set created_at = $1', ['2026-10-01T12:00:00Z']);
  await joined(recent.userId, '2026-11-10T12:00:00Z');
  await joined(old.userId, '2026-11-09T12:00:00Z');
  await t.deps.jobs.add(null, 'numbers', null);
  await t.deps.jobs.drain();
  expect((await readDay('')).body.totals?.joinedThisWeek).toBe(1);
});
