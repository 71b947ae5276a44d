import { addDays } from '@hearthway/domain/calendar';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2026-11-15T10:30:00Z');
const today = '2026-11-15';
const at = (seconds: number) => new Date(NOW.getTime() - 60_000 + seconds * 1000).toISOString();

let t: TestApp;
let amara: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now: NOW });
  amara = await signUpMember(t);
});
beforeEach(async () => {
  await t.sql('delete from streak_breaks');
  await t.sql('delete from hidden_pillars');
});
afterAll(() => t.close());

const planned = (from: number, to: number, id = crypto.randomUUID() as string) => ({
  id,
  firstDay: addDays(today, from),
  lastDay: addDays(today, to),
});
const plan = (one: ReturnType<typeof planned>, second = 0, date = today) =>
  callApi(t, amara, 'PUT', '/scorecard/breaks', { ...one, date, today, at: at(second) });
const hide = (pillar: string, isHidden = true, second = 0) =>
  callApi(t, amara, 'PUT', '/scorecard/pillars', { pillar, isHidden, at: at(second) });
const settings = async () => {
  const { breaks, hidden } = (await callApi(t, amara, 'GET', `/scorecard/days?today=${today}`))
    .body;
  return { breaks, hidden };
};

test('a streak break can be planned, extended and cancelled', async () => {
  const one = planned(2, 5);
  expect(await plan(one)).toEqual({ status: 200, body: { breaks: [one] } });
  await plan(one);
  const longer = planned(2, 9, one.id);
  await plan(longer, 2);
  expect(await settings()).toEqual({ breaks: [longer], hidden: [] });
  await plan(one, 1);
  expect((await settings()).breaks).toEqual([longer]);
  const calledOff = planned(2, 1, one.id);
  await plan(calledOff, 3);
  expect((await settings()).breaks).toEqual([calledOff]);
  expect((await plan(planned(3, 6), 4)).status).toBe(200);
});

test.each([
  ['in the past', planned(-1, 5), 'break_in_the_past'],
  ['of five weeks', planned(0, 35), 'break_too_long'],
  ['next year', planned(200, 203), 'break_too_far'],
])('a break %s is refused with the reason', async (_name, one, code) => {
  expect(await plan(one)).toMatchObject({ status: 422, body: { code } });
});

test('a break that was planned last night and sent this morning is accepted', async () => {
  expect((await plan(planned(-1, 5), 0, addDays(today, -1))).status).toBe(200);
});

test('only one of two overlapping breaks planned at the same moment is accepted', async () => {
  const answers = await Promise.all([plan(planned(1, 5)), plan(planned(3, 8))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a pillar can be hidden and shown again', async () => {
  expect((await hide('sexual_health')).body).toEqual({ hidden: ['sexual_health'] });
  expect((await hide('sexual_health', false, 2)).body).toEqual({ hidden: [] });
  expect((await hide('sexual_health', true, 1)).body).toEqual({ hidden: [] });
  expect((await hide('luck')).status).toBe(400);
});

test('the last visible pillar cannot be hidden', async () => {
  for (const pillar of ['nutrition', 'movement', 'sleep', 'hormonal_balance', 'sexual_health']) {
    await hide(pillar);
  }
  expect((await settings()).hidden).toHaveLength(4);
});
