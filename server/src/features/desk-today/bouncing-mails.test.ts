import type { TodayLine } from '@hearthway/domain/desk-today/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { createMember, type SignedInMember, signUpMember } from '../../testing/factories.ts';
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

const findLine = async (): Promise<TodayLine | undefined> =>
  (await callApi(t, admin, 'GET', '/admin/today')).body.lines.find(
    ({ key }: TodayLine) => key === 'bouncing-mails',
  );

const bounce = async (name: string) => {
  const { userId, email } = await createMember(t);
  await t.sql('update profiles set first_name = $2 where user_id = $1', [userId, name]);
  await t.sql('insert into app.bounced_addresses (user_id, email, at) values ($1, $2, $3)', [
    ...[userId, email, '2026-11-13T20:00:00Z'],
  ]);
  return userId;
};

it('a bouncing mail names the members whose addresses no longer exist', async () => {
  const ada = await bounce('Ada');
  expect(await findLine()).toMatchObject({
    ...{ count: 1, title: 'Emails to Ada are bouncing' },
    action: { path: `/admin/members/${ada}` },
  });
  for (const name of ['Ben', 'Cy', 'Dora']) await bounce(name);
  expect(await findLine()).toMatchObject({
    ...{ count: 4, title: 'Emails to 4 members are bouncing' },
    detail: expect.stringMatching(/^Ada, Ben, Cy and 1 more\. Most recently on 13 November/),
  });
  await t.sql('delete from app.bounced_addresses');
  expect(await findLine()).toBeUndefined();
});
