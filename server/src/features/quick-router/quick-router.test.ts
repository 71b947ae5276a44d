import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const readProfile = async (userId: string) =>
  (
    await t.sql(
      'select recommended_path, last_quick_tag, signals, gender from profiles where user_id = $1',
      [userId],
    )
  )[0];

test.each([
  ['low_energy', null, '/shj', 'SHJ'],
  ['poor_sleep', null, '/shj', 'SHJ'],
  ['weight', 'male', '/shj', 'SHJ'],
  ['anxiety', null, '/shj', 'SHJ'],
  ['libido', 'male', '/mhi', 'MHI'],
  ['libido', 'female', '/whi', 'WHI'],
  ['libido', null, '/shj', 'SHJ'],
  ['relationship', null, '/intimabalance', 'IBC'],
])(
  'the quick tag %s with gender %s leads to %s and is stored',
  async (tag, gender, destination, path) => {
    const member = await signUpMember(t);
    const { status, body } = await callApi(t, member, 'POST', '/quick-router', { tag, gender });
    expect(status).toBe(200);
    expect(body).toMatchObject({ destination, recommendedPath: path, reads: [] });
    expect(await readProfile(member.userId)).toEqual({
      recommended_path: path,
      last_quick_tag: tag,
      signals: { [tag]: true },
      gender: null,
    });
  },
);

test('the quick tag is used for suggestions only with the member’s consent', async () => {
  const member = await signUpMember(t);
  await t.sql(`update profiles set signals = '["physical"]' where user_id = $1`, [member.userId]);
  await callApi(t, member, 'POST', '/quick-router', { tag: 'anxiety' });
  expect(await readProfile(member.userId)).toMatchObject({ signals: ['physical', 'anxiety'] });
  await t.sql(
    `insert into consents (user_id, kind, version, granted, at)
     values ($1, 'personalisation', '2025-01', false, $2)`,
    [member.userId, new Date(t.clock.now().getTime() + 1000)],
  );
  await callApi(t, member, 'POST', '/quick-router', { tag: 'weight' });
  expect(await readProfile(member.userId)).toMatchObject({
    last_quick_tag: 'weight',
    signals: ['physical', 'anxiety'],
  });
});

test('choosing a quick tag returns the suggested pages in their specified order', async () => {
  await t.sql(
    `insert into resources (slug, title, body, lane, minutes) values
       ('when-panic-comes', 'When panic comes', 'x', 'SHJ', 3),
       ('when-worry-will-not-stop', 'When worry will not stop', 'x', 'SHJ', 5)`,
  );
  const { body } = await callApi(t, await signUpMember(t), 'POST', '/quick-router', {
    tag: 'anxiety',
  });
  expect(body).toMatchObject({
    reads: [
      { slug: 'when-worry-will-not-stop', title: 'When worry will not stop', minutes: 5 },
      { slug: 'when-panic-comes', title: 'When panic comes', minutes: 3 },
    ],
  });
});

test('an unknown quick tag is refused', async () => {
  const { status } = await callApi(t, await signUpMember(t), 'POST', '/quick-router', {
    tag: 'rage',
  });
  expect(status).toBe(400);
});
