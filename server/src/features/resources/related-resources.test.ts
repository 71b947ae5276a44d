import type { ResourceListResponse } from '@hearthway/domain/resources/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadTestContent } from '../../testing/test-content.ts';

let t: TestApp;
let member: SignedInMember;
beforeAll(async () => {
  t = await createTestApp();
  await loadTestContent(t);
  member = await signUpMember(t);
}, 180_000);
afterAll(() => t.close());

async function search(query: Record<string, string>): Promise<ResourceListResponse> {
  const address = `/api/resources?${new URLSearchParams(query)}`;
  const response = await t.app.request(address, { headers: member.headers });
  expect(response.status).toBe(200);
  return (await response.json()) as ResourceListResponse;
}

test.each([
  ['insomnia', 'awake-at-three'],
  ['panic attack', 'when-panic-comes'],
  ['ADHD', 'living-with-adhd-as-an-adult'],
  ['coming out', 'who-you-are-drawn-to'],
  ['my husband cheated', 'after-trust-is-shaken'],
  ['hot flushes', 'perimenopause-in-plain-words'],
])('a search for %j shows %s', async (q, slug) => {
  const { resources, related } = await search({ q });
  expect([...resources, ...related].map((one) => one.slug)).toContain(slug);
});

test('a related resource is not listed twice and stays in the chosen lane', async () => {
  const { resources, related } = await search({ q: 'panic', lane: 'SHJ' });
  const slugs = [...resources, ...related].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(related.every(({ lane }) => lane === 'SHJ')).toBe(true);
});

test.each([
  ['nonsense', { q: 'zzzz' }],
  ['no words', { q: '' }],
  ['saved resources only', { q: 'insomnia', saved: 'true' }],
  ['a word with many matches', { q: 'sleep' }],
])('a search for %s has no related resources', async (_name, query) => {
  expect((await search(query)).related).toEqual([]);
});
