import type { TodayLine } from '@hearthway/domain/desk-today/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const now = new Date('2026-11-15T20:00:00Z');

let t: TestApp;
let admin: SignedInMember;
let rosa: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now });
  admin = await signUpMember(t);
  await makeAdmin(t, admin);
  rosa = await signUpMember(t);
  await t.sql(`update profiles set first_name = 'Rosa' where user_id = $1`, [rosa.userId]);
  await callApi(t, admin, 'POST', '/admin/roles', { email: rosa.email, role: 'front_desk' });
});
afterAll(() => t.close());

const signUp = async (firstName: string, lastName = '') => {
  const member = await signUpMember(t);
  await t.sql('update profiles set first_name = $2, last_name = $3 where user_id = $1', [
    ...[member.userId, firstName, lastName],
  ]);
  return member;
};
const ask = (who: SignedInMember, message?: string) =>
  callApi(t, who, 'POST', '/membership/request', { message });
const findLine = async (): Promise<TodayLine | undefined> => {
  const { body } = await callApi(t, rosa, 'GET', '/admin/today');
  return body.lines.find(({ key }: TodayLine) => key === 'premium-requests');
};
const markDone = (who: SignedInMember, about: SignedInMember) =>
  callApi(t, who, 'POST', `/admin/members/${about.userId}/request/done`);

test('a member can ask for Premium again once the desk has marked the request as done', async () => {
  const amara = await signUp('Amara', 'Okafor');
  expect((await callApi(t, amara, 'GET', '/membership/request')).body).toEqual({ request: null });
  expect(await findLine()).toBeUndefined();
  const asked = { request: { askedAt: now.toISOString(), message: 'What does it cost?' } };
  expect(await ask(amara, ' What does it cost? ')).toEqual({ status: 200, body: asked });

  expect(await findLine()).toMatchObject({
    ...{ tone: 'soon', count: 1, title: 'Amara Okafor is asking about Premium' },
    detail: 'They asked on 15 November and left a message.',
    action: { label: 'See the request', path: `/admin/members/${amara.userId}` },
  });
  const record = await callApi(t, rosa, 'GET', `/admin/members/${amara.userId}`);
  expect(record.body.premiumRequest).toEqual(asked.request);

  expect((await markDone(rosa, amara)).body.premiumRequest).toBeNull();
  expect(await findLine()).toBeUndefined();
  expect((await callApi(t, amara, 'GET', '/membership/request')).body).toEqual({ request: null });
  const trail = await callApi(t, amara, 'GET', '/account/audit-trail');
  expect(trail.body.entries[0]).toMatchObject({
    ...{ action: 'premium_request_done', by: { kind: 'admin', firstName: 'Rosa' } },
  });
  expect((await ask(amara)).body.request).toEqual({ askedAt: now.toISOString(), message: '' });
  await markDone(rosa, amara);
});

test('asking again while a request is open changes neither its date nor its message', async () => {
  const ben = await signUp('Ben');
  const first = await ask(ben, 'The first');
  t.clock.advance(600_000);
  expect(await ask(ben, 'The second')).toEqual(first);
  expect(
    await t.sql('select message from premium_requests where user_id = $1', [ben.userId]),
  ).toEqual([{ message: 'The first' }]);
  t.clock.set(now);
  await markDone(rosa, ben);
});

test('several requests for Premium are one line on the Today page, with the members’ names', async () => {
  const members = [];
  for (const name of ['Cleo', 'Dan', 'Eva', 'Finn', 'Gus']) members.push(await signUp(name));
  for (const member of members) {
    await ask(member);
    t.clock.advance(60_000);
  }
  t.clock.set(now);
  expect(await findLine()).toMatchObject({
    ...{ count: 5, title: '5 members are asking about Premium' },
    detail: 'Cleo, Dan, Eva and 2 more. The first asked on 15 November.',
    action: { path: '/admin/members?filter=asked' },
  });
  const list = () => callApi(t, rosa, 'POST', '/admin/members/list', { filter: 'asked' });
  expect((await list()).body.members).toHaveLength(5);
  for (const member of members) await markDone(rosa, member);
  expect((await list()).body.members).toEqual([]);
});

test('a request for Premium may contain a message of at most 500 characters', async () => {
  const hana = await signUp('Hana');
  expect((await ask(hana, 'x'.repeat(501))).status).toBe(400);
  expect((await ask(hana, 'x'.repeat(500))).status).toBe(200);
  expect((await markDone(hana, hana)).status).toBe(403);
  const { request } = (await callApi(t, hana, 'GET', '/membership/request')).body;
  expect(request.message).toHaveLength(500);
});
