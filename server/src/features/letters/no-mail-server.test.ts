import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const now = new Date('2026-11-15T20:00:00Z');

let t: TestApp;
let admin: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now });
  admin = await signUpMember(t);
  await makeAdmin(t, admin);
});
afterAll(() => t.close());
beforeEach(async () => {
  t.mails.length = 0;
  await t.sql('delete from app.letters');
});

const call = (method: string, path = '', body?: object) =>
  callApi(t, admin, method, `/admin/letters${path}`, body);
const write = async () => (await call('POST', '', { subject: 'News', body: 'Hello' })).body;

it.each([
  ['sent', '/send', { version: 1 }],
  ['scheduled', '/send', { version: 1, at: '2026-11-16T20:00:00Z' }],
  ['tested', '/test', undefined],
])('a letter cannot be %s without a mail server, and stays a draft', async (_, path, body) => {
  const { id } = await write();
  const answer = await call('POST', `/${id}${path}`, body);
  expect(answer).toMatchObject({ status: 422, body: { code: 'no_mail_server' } });
  await t.deps.jobs.drain();
  expect(t.mails).toEqual([]);
  expect((await call('GET', `/${id}`)).body).toMatchObject({ state: 'draft', version: 1 });
});

it('the desk learns before writing a letter that none can be sent', async () => {
  expect((await call('GET', '/before-sending')).body).toMatchObject({ hasMailServer: false });
});

it('a letter that falls due after the mail server was removed becomes a draft again', async () => {
  const { id } = await write();
  await t.sql(`update app.letters set state = 'scheduled', send_at = $1`, [now]);
  await t.deps.jobs.add(null, 'letters', null);
  await t.deps.jobs.drain();
  expect(t.mails).toEqual([]);
  expect((await call('GET', `/${id}`)).body).toMatchObject({ state: 'draft', sendAt: null });
});
