import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let amara: SignedInMember;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  amara = await signUpMember(t);
});
afterAll(() => t.close());

const save = (word: unknown) => callApi(t, amara, 'PUT', '/focus', { word });
const read = async () => (await callApi(t, amara, 'GET', '/focus')).body.word;
const columns = () =>
  t.sql('select focus, nudge_focus from profiles where user_id = $1', [amara.userId]);

test.each([
  ['sleep', 'sleep'],
  ['SLEEP', 'sleep'],
  [null, null],
])('the focus "%s" is stored as "%s" in both focus columns', async (word, stored) => {
  await save('mood');
  expect(await save(word)).toEqual({ status: 200, body: { word: stored } });
  expect(await columns()).toEqual([{ focus: stored, nudge_focus: stored }]);
  expect(await read()).toBe(stored);
});

test.each(['luck', '', 7])('the focus %s is refused', async (word) => {
  expect((await save(word)).status).toBe(400);
});

test('a focus that an older app version stored in only one of the two columns is found', async () => {
  await t.sql(`update profiles set focus = 'Energy' where user_id = $1`, [amara.userId]);
  expect(await read()).toBe('energy');
});
