import type { ResourceResponse } from '@hearthway/domain/resources/contract';
import { plainText } from '@hearthway/domain/resources/plain-text';
import type { WorkshopListResponse, WorkshopResponse } from '@hearthway/domain/workshops/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { completeWorkshops } from '../../testing/complete-workshops.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { ask, findLinks } from '../../testing/guide/ask.ts';
import { readTrainingQuestions } from '../../testing/guide/known-questions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadTestContent } from '../../testing/test-content.ts';

interface Page {
  path: string;
  slug: string;
  isWorkshop: boolean;
  sentences: string[];
}

let t: TestApp;
let pages: Page[];
beforeAll(async () => {
  t = await createTestApp();
  await t.sql(
    `insert into resources (slug, title, body, tags, lane) values ('stray', 'Falconry at dawn',
     'Falconry asks for patience at dawn. A falcon returns to a quiet glove.', '{workshop}', 'MHI')`,
  );
  await loadTestContent(t);
  pages = await t.sql<Page>(
    `select p.path, r.slug, 'workshop' = any (r.tags) as "isWorkshop",
       array_agg(s.text order by p.position) as sentences
     from guide_passages p join resources r on r.id = p.resource_id, unnest(p.sentences) as s (text)
     group by p.path, r.id`,
  );
}, 180_000);
afterAll(() => t.close());

async function readPage(member: SignedInMember, { slug, isWorkshop }: Page): Promise<string> {
  if (isWorkshop) {
    const { body } = await callApi<Partial<WorkshopResponse>>(
      t,
      member,
      'GET',
      `/workshops/${slug}`,
    );
    const parts = [...(body.know ?? []), ...(body.actions ?? [])];
    return plainText([body.intro ?? '', ...parts.map((part) => part.body)].join('\n\n'));
  }
  const { body } = await callApi<Partial<ResourceResponse>>(t, member, 'GET', `/resources/${slug}`);
  return plainText(body.resource?.body ?? '');
}

const words = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

interface ClosedParts {
  sentences: string[];
  paths: Set<string>;
}

async function findClosedParts(member: SignedInMember): Promise<ClosedParts> {
  const closed: ClosedParts = { sentences: [], paths: new Set() };
  for (const page of pages) {
    const text = await readPage(member, page);
    if (text === '') closed.paths.add(page.path);
    const open = words(text);
    closed.sentences.push(
      ...page.sentences.filter((sentence) => !open.includes(words(sentence).trim())),
    );
  }
  return closed;
}

const findLeaks = (answer: string, { sentences, paths }: ClosedParts) => [
  ...sentences.filter((text) => answer.includes(text)),
  ...findLinks(answer).filter((path) => paths.has(path)),
];

async function workshopSlugs(): Promise<string[]> {
  const asking = await signUpMember(t);
  const { body } = await callApi<WorkshopListResponse>(t, asking, 'GET', '/workshops');
  return body.workshops.map(({ slug }) => slug);
}

it('the guide never quotes or links a page that the member may not open', async () => {
  const slugs = await workshopSlugs();
  expect(slugs).toHaveLength(14);
  const refused: number[] = [];
  for (const [reached, tier] of [
    [0, 'premium'],
    [5, 'free'],
    [13, 'premium'],
  ] as const) {
    const member = await signUpMember(t);
    await t.sql('update profiles set tier = $2 where user_id = $1', [member.userId, tier]);
    await completeWorkshops(t, member, slugs.slice(0, reached));
    const closed = await findClosedParts(member);
    refused.push(closed.sentences.length);
    const leaks: string[] = [];
    const closedSentences = new Set(closed.sentences);
    // Questions about pages that the member may open rarely find a closed one.
    const asking = pages.filter(
      ({ sentences }, index) =>
        index % 4 === 0 || sentences.some((text) => closedSentences.has(text)),
    );
    for (const page of asking) {
      const asked = page.sentences
        .filter((_text, index) => index % 12 === 1)
        .slice(0, page.isWorkshop ? 2 : 1);
      for (const sentence of asked) {
        const { answer } = await ask(t, member, sentence);
        leaks.push(...findLeaks(answer, closed));
      }
    }
    expect(leaks, `${tier}, ${reached} completed`).toEqual([]);
  }
  // These checks show that some pages were refused. Without refusals, the test would prove nothing.
  expect(refused.every((count) => count > 0)).toBe(true);
  expect(refused[0]).toBeGreaterThan(refused[1] ?? 0);
  expect(refused[1]).toBeGreaterThan(refused[2] ?? 0);
}, 240_000);

const MEMBERS = [
  { reached: 0, tier: 'free', premiumEnds: null, gender: null },
  { reached: 5, tier: 'free', premiumEnds: null, gender: 'female' },
  { reached: 5, tier: 'premium', premiumEnds: '1 day', gender: 'male' },
  { reached: 14, tier: 'premium', premiumEnds: '-1 day', gender: 'female' },
  { reached: 14, tier: 'premium', premiumEnds: null, gender: 'male' },
] as const;
const SEARCHED: ReadonlySet<string> = new Set(['health', 'followup', 'outside']);
const MEMBERS_PER_SUBJECT = 2;

it('no answer to a typical question contains a passage that the member may not open', async () => {
  const slugs = await workshopSlugs();
  const searched = readTrainingQuestions().filter(({ kind }) => SEARCHED.has(kind));
  const subjects = Map.groupBy(searched, ({ kind, about: [first] }) => `${kind} ${first}`);
  const leaks: string[] = [];
  for (const [turn, { reached, tier, premiumEnds, gender }] of MEMBERS.entries()) {
    const member = await signUpMember(t);
    await t.sql(
      `update profiles set tier = $2, gender = $3,
         premium_expires_at = $4::timestamptz + $5::interval where user_id = $1`,
      [member.userId, tier, gender, t.clock.now(), premiumEnds],
    );
    await callApi(t, member, 'PUT', '/account/consent', { granted: true });
    await completeWorkshops(t, member, slugs.slice(0, reached));
    const closed = await findClosedParts(member);
    let thread: string | null = null;
    for (const [index, questions] of [...subjects.values()].entries()) {
      if ((index + turn) % MEMBERS.length >= MEMBERS_PER_SUBJECT) continue;
      const { text } = questions[turn % questions.length] ?? { text: '' };
      const { answer, thread_id } = await ask(t, member, text, thread);
      thread = thread_id;
      for (const leak of findLeaks(answer, closed)) leaks.push(`${text}: ${leak}`);
    }
  }
  expect(leaks).toEqual([]);
}, 240_000);

it('the guide links to the help page instead of a page that the practice has hidden', async () => {
  const member = await signUpMember(t);
  await t.sql(
    `update resources set visibility = 'hidden' where slug = 'when-love-comes-with-fear'`,
  );
  await ask(t, member, 'How do I sleep better?');
  const { answer, crisis } = await ask(t, member, 'My husband hits me');
  expect(crisis).toBe('alarm');
  expect(findLinks(answer)).not.toContain('/resources/when-love-comes-with-fear');
  expect(answer).toContain('When you have a quiet moment, [Get help now](/help)');
});
