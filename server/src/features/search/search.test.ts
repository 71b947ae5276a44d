import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let amara: SignedInMember;
beforeAll(async () => {
  t = await createTestApp();
  amara = await signUpMember(t);
});
afterAll(() => t.close());

test('the search index lists visible articles and workshops separately, without their bodies', async () => {
  const opening = 'Rest is a skill.';
  const article = `${opening} ${'It can be learned. '.repeat(200)}The end.`;
  await t.sql(
    `insert into resources (slug, title, body, lane, tags, visibility) values
       ('on-rest', 'On rest', $1, 'SHJ', '{sleep}', 'public'),
       ('week-of-rest', 'A week of rest', $1, 'SHJ', '{workshop}', 'public'),
       ('secret', 'Not yet', $1, 'SHJ', '{}', 'hidden')`,
    [article],
  );
  const { body } = await callApi(t, amara, 'GET', '/search/pages');
  expect(body.articles).toContainEqual({
    slug: 'on-rest',
    title: 'On rest',
    lane: 'SHJ',
    tags: ['sleep'],
    minutes: 3,
    excerpt: expect.stringMatching(/^Rest is a skill\..*…$/),
    coverUrl: null,
  });
  expect(body.workshops).toContainEqual({ slug: 'week-of-rest', title: 'A week of rest' });
  const slugs = [...body.articles, ...body.workshops].map(({ slug }: { slug: string }) => slug);
  expect(slugs).not.toContain('secret');
  expect(JSON.stringify(body)).not.toContain('The end.');
});

test('the search index contains help answers in the practice’s own words, without placeholders', async () => {
  await t.sql(
    `insert into practice_settings (key, text) values ('help:gratitude', 'Our own answer.')`,
  );
  const { body } = await callApi(t, amara, 'GET', '/search/pages');
  expect(body.help).toContainEqual(
    expect.objectContaining({ id: 'gratitude', page: '/action#today', text: 'Our own answer.' }),
  );
  expect(JSON.stringify(body.help)).not.toMatch(/\{product\}|\(link:/);
});
