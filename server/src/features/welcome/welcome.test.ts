import type { HomeResponse } from '@hearthway/domain/home/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const now = new Date('2026-11-15T20:00:00Z');

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ now });
});
afterAll(() => t.close());

const save = (member: SignedInMember, step: Record<string, unknown>, at = now.toISOString()) =>
  callApi(t, member, 'PUT', '/welcome/steps', { ...step, at });
const home = async (member: SignedInMember) =>
  (await callApi<HomeResponse>(t, member, 'GET', '/home?today=2026-11-15')).body;
const profile = async (member: SignedInMember) =>
  (
    await t.sql(
      `select first_name, recommended_path, last_quick_tag, focus, nudge_focus
       from profiles where user_id = $1`,
      [member.userId],
    )
  )[0];

test('the welcome continues where it stopped, stores every answer and never comes back', async () => {
  const member = await signUpMember(t);
  expect((await home(member)).welcome).toEqual({
    open: ['name', 'reason', 'feeling', 'breath'],
    isFirstVisit: true,
  });
  await save(member, { step: 'name', firstName: ' Amara ' });
  await save(member, { step: 'reason', tag: 'relationship', gender: null });
  expect((await home(member)).welcome.open).toEqual(['feeling', 'breath']);
  expect(await profile(member)).toEqual({
    first_name: 'Amara',
    recommended_path: 'IBC',
    last_quick_tag: 'relationship',
    focus: 'relationship',
    nudge_focus: 'relationship',
  });
  await save(member, { step: 'feeling', isSkipped: true });
  const { body } = await save(member, { step: 'finish', isSkipped: false });
  expect(body).toEqual({ recorded: expect.arrayContaining(['name', 'finish']) });
  expect((await home(member)).welcome).toEqual({ open: null, isFirstVisit: true });
});

test('skipping a question of the welcome changes nothing about the member', async () => {
  const member = await signUpMember(t);
  const before = await profile(member);
  await save(member, { step: 'name', firstName: null });
  await save(member, { step: 'reason', tag: null, gender: null });
  expect(await profile(member)).toEqual(before);
  expect(
    await t.sql('select step, is_skipped from welcome_steps where user_id = $1 order by step', [
      member.userId,
    ]),
  ).toEqual([
    { step: 'name', is_skipped: true },
    { step: 'reason', is_skipped: true },
  ]);
});

test('a late answer to the welcome does not replace a newer one', async () => {
  const member = await signUpMember(t);
  await save(member, { step: 'name', firstName: 'Newer' }, '2026-11-15T19:59:00.000Z');
  await save(member, { step: 'name', firstName: 'Older' }, '2026-11-15T19:58:00.000Z');
  expect(await profile(member)).toMatchObject({ first_name: 'Newer' });
});

test('a member who has already used the app sees no welcome', async () => {
  const member = await signUpMember(t);
  await t.sql(`insert into daily_checkins (user_id, date, sleep) values ($1, '2026-11-14', 1)`, [
    member.userId,
  ]);
  expect((await home(member)).welcome).toEqual({ open: null, isFirstVisit: false });
});

test.each([
  { step: 'name', firstName: '' },
  { step: 'reason', tag: 'rage', gender: null },
  { step: 'dance', isSkipped: false },
])('the server refuses the welcome step %j', async (step) => {
  expect((await save(await signUpMember(t), step)).status).toBe(400);
});
