import type {
  ClinicianSummary,
  SharedLinkResponse,
  SharedSummary,
} from '@hearthway/domain/clinician-summary/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2026-11-15T13:00:00Z');
const today = '2026-11-15';

let t: TestApp;
let amara: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now: NOW });
  amara = await signUpMember(t);
  await t.sql(
    `insert into daily_checkins (user_id, date, nutrition, sexual_health)
     select $1, $2::date - n, 1, 2 from generate_series(0, 29) n`,
    [amara.userId, today],
  );
  await t.sql(
    `insert into journal_entries (user_id, id, at, utc_offset, day, feeling, words, tags, changed_at)
     values ($1, gen_random_uuid(), '2026-11-10T12:00:00Z', 0, '2026-11-10', 2, 'A hard talk', '{}', now()),
       ($1, gen_random_uuid(), '2026-09-10T12:00:00Z', 0, '2026-09-10', 2, 'Too old', '{}', now())`,
    [amara.userId],
  );
});
afterAll(() => t.close());

const ask = (change: object = {}, who = amara) =>
  callApi<ClinicianSummary>(t, who, 'POST', '/clinician-summary', {
    today,
    from: '2026-10-16',
    to: today,
    sections: ['feelings', 'scorecard'],
    ...change,
  });

test('a summary contains the chosen sections of the period and no journal text', async () => {
  const { body } = await ask();
  expect(body.measures.map(({ id }) => id)).toEqual(['feeling', 'pillar.nutrition']);
  expect(body.journal).toEqual([]);
});

test('journal text and sexual health are part of a summary only if chosen', async () => {
  const { body } = await ask({ sections: ['scorecard', 'sexual_health', 'journal'] });
  expect(body.measures.map(({ id }) => id)).toEqual(['pillar.nutrition', 'pillar.sexual_health']);
  expect(body.journal).toEqual([{ day: '2026-11-10', feeling: 2, words: 'A hard talk' }]);
});

test('a summary has the sixty latest journal entries of the period, the earliest first', async () => {
  const writer = await signUpMember(t);
  await t.sql(
    `insert into journal_entries (user_id, id, at, utc_offset, day, feeling, words, tags, changed_at)
     select $1, gen_random_uuid(), moment, 0, moment::date, 3, 'Entry ' || n, '{}', now()
     from generate_series(1, 61) n, lateral (select $2::timestamptz - n * interval '6 hours') m (moment)`,
    [writer.userId, NOW.toISOString()],
  );
  const { body } = await ask({ sections: ['journal'] }, writer);
  const words = body.journal.map((entry) => entry.words);
  expect(words).toHaveLength(60);
  expect([words[0], words.at(-1)]).toEqual(['Entry 60', 'Entry 1']);
});

test('a summary contains nothing about other members', async () => {
  const other = await signUpMember(t);
  const { body } = await ask({ sections: ['scorecard', 'journal'] }, other);
  expect(body).toMatchObject({ measures: [], journal: [] });
});

test.each([
  ['no section', { sections: [] }],
  ['a period that ends before it begins', { from: '2026-11-16' }],
  ['a period of more than a year', { from: '2025-11-01' }],
])('a summary with %s is refused', async (_name, change) => {
  expect((await ask(change)).status).toBe(400);
});

test('a reader without an account can open a shared summary with its link and code', async () => {
  const request = { today, from: '2026-10-16', to: today, sections: ['scorecard', 'journal'] };
  const { body: link } = await callApi<SharedLinkResponse>(
    t,
    amara,
    'POST',
    '/clinician-summary/links',
    { ...request, note: 'My sleep', days: 7 },
  );
  const { status, body } = await callApi<SharedSummary>(
    t,
    { headers: { Authorization: '' } },
    'POST',
    '/shared-summary/open',
    { token: link.token, code: link.code.toLowerCase() },
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({ note: 'My sleep', madeOn: today });
  expect(body.summary.journal).toMatchObject([{ words: 'A hard talk' }]);
  expect(link.links).toMatchObject([
    { state: 'open', openings: 0, from: '2026-10-16', expiresAt: '2026-11-22T13:00:00.000Z' },
  ]);
});
