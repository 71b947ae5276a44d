import type {
  MarkUnitResponse,
  WorkshopListResponse,
  WorkshopResponse,
} from '@hearthway/domain/workshops/contract';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { isOnPostgres } from '../../testing/engine.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  for (const n of [3, 1, 2]) {
    await t.sql(
      `insert into resources (slug, title, body, tags, lane, "order")
       values ($1, $2, $3, '{workshop,calm}', 'SHJ', $4)`,
      [
        `week-${n}`,
        `Week ${n}`,
        [
          `Excerpt ${n}.`,
          `Intro ${n}.`,
          `## KNOW 1: First ${n}`,
          `KNOWTEXT ${n}`,
          `## KNOW 2`,
          'two',
          `## ACTION 1`,
          `SECRET ${n}`,
        ].join('\n\n'),
        n,
      ],
    );
  }
});
afterAll(() => t.close());

const get = async <Body>(member: SignedInMember, path: string) => {
  const response = await t.app.request(`/api${path}`, { headers: member.headers });
  return {
    status: response.status,
    text: await response.clone().text(),
    body: (await response.json()) as Body,
  };
};

const mark = async (member: SignedInMember, slug: string, unit: unknown) => {
  const response = await t.app.request(`/api/workshops/${slug}/units`, {
    method: 'POST',
    headers: { ...member.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ unit }),
  });
  return {
    status: response.status,
    body: (await response.json()) as MarkUnitResponse & { code?: string },
  };
};

const makePremium = (member: SignedInMember, expiresAt: Date | null) =>
  t.sql(`update profiles set tier = 'premium', premium_expires_at = $2 where user_id = $1`, [
    member.userId,
    expiresAt,
  ]);

const inDays = (days: number) => new Date(t.clock.now().getTime() + days * 86_400_000);
const complete = (member: SignedInMember, slug: string) =>
  Promise.all([mark(member, slug, 1), mark(member, slug, 2)]);
const statuses = async (member: SignedInMember) =>
  (await get<WorkshopListResponse>(member, '/workshops')).body.workshops.map(
    ({ status }) => status,
  );

describe('the list of workshops', () => {
  it('is in order and names the workshop that unlocks each one', async () => {
    const { body } = await get<WorkshopListResponse>(await signUpMember(t), '/workshops');
    expect(
      body.workshops.map(({ title, excerpt, status, opensAfter }) => ({
        title,
        excerpt,
        status,
        opensAfter,
      })),
    ).toEqual([
      { title: 'Week 1', excerpt: 'Excerpt 1.', status: 'unlocked', opensAfter: null },
      { title: 'Week 2', excerpt: 'Excerpt 2.', status: 'locked', opensAfter: 'Week 1' },
      { title: 'Week 3', excerpt: 'Excerpt 3.', status: 'locked', opensAfter: 'Week 2' },
    ]);
  });

  it('unlocks one workshop after another as the member completes them', async () => {
    const member = await signUpMember(t);
    await complete(member, 'week-1');
    expect(await statuses(member)).toEqual(['completed', 'unlocked', 'locked']);
    await complete(member, 'week-2');
    expect(await statuses(member)).toEqual(['completed', 'completed', 'unlocked']);
  });
});

describe.runIf(isOnPostgres)('access to workshops', () => {
  const readers: [string, (member: SignedInMember) => Promise<unknown>, boolean][] = [
    ['on the free tier', async () => {}, false],
    ['whose premium has ended', (member) => makePremium(member, inDays(-1)), false],
    ['with premium', (member) => makePremium(member, inDays(1)), true],
    ['with premium without expiry', (member) => makePremium(member, null), true],
  ];

  test.each(readers)(
    'includes ACTION parts only with active premium: for a member %s',
    async (_who, arrange, sees) => {
      const member = await signUpMember(t);
      await arrange(member);
      const { body, text } = await get<WorkshopResponse>(member, '/workshops/week-1');
      expect(body.know.map(({ unit, title, body: words }) => [unit, title, words])).toEqual([
        [1, 'First 1', 'KNOWTEXT 1'],
        [2, null, 'two'],
      ]);
      expect(body.actions?.map(({ body: words }) => words) ?? null).toEqual(
        sees ? ['SECRET 1'] : null,
      );
      expect(text.includes('SECRET')).toBe(sees);
    },
  );

  test.each(readers)(
    'reveals no locked unit and no ACTION text without premium: for a member %s',
    async (_who, arrange, sees) => {
      const member = await signUpMember(t);
      await arrange(member);
      const addresses = [
        '/workshops',
        ...['1', '2', '3'].flatMap((n) => [`/workshops/week-${n}`, `/resources/week-${n}`]),
        '/resources',
        '/resources?q=secret',
        '/resources?q=knowtext',
        '/resources?q=week&lane=SHJ',
        '/resources?q=workshop',
      ];
      for (const address of addresses) {
        const { text } = await get(member, address);
        expect(text, address).not.toMatch(/KNOWTEXT [23]|SECRET [23]/);
        if (!(sees && address === '/workshops/week-1'))
          expect(text, address).not.toContain('SECRET');
      }
    },
  );

  it('is limited to the card if the workshop is locked', async () => {
    const member = await signUpMember(t);
    await makePremium(member, null);
    const { body } = await get<WorkshopResponse>(member, '/workshops/week-3');
    expect(body).toMatchObject({
      workshop: { status: 'locked', opensAfter: 'Week 2' },
      intro: '',
      know: [],
      actions: null,
    });
  });

  it('includes the name of the clinician who reviewed the text', async () => {
    const member = await signUpMember(t);
    const read = async () => (await get<WorkshopResponse>(member, '/workshops/week-1')).body.review;
    expect(await read()).toBeNull();
    await t.sql(
      `update resources set reviewed_by = 'Dr. Osei', reviewed_on = '2026-03-01',
         review_due_on = '2027-03-01' where slug = 'week-1'`,
    );
    expect(await read()).toEqual({ by: 'Dr. Osei', on: '2026-03-01' });
  });

  it('is refused with a 404 for an unknown slug', async () => {
    const { status, body } = await get<{ code: string }>(
      await signUpMember(t),
      '/workshops/no-such',
    );
    expect([status, body.code]).toEqual([404, 'workshop_not_found']);
  });
});

describe('marking a workshop unit', () => {
  it('keeps the time at which the unit was first completed', async () => {
    const member = await signUpMember(t);
    const first = await mark(member, 'week-1', 1);
    expect(first.body).toMatchObject({ unit: 1, isWorkshopComplete: false });
    t.clock.advance(60_000);
    expect((await mark(member, 'week-1', 1)).body.completedAt).toBe(first.body.completedAt);
    expect((await mark(member, 'week-1', 2)).body.isWorkshopComplete).toBe(true);
    expect((await mark(member, 'week-1', 2)).body.isWorkshopComplete).toBe(false);
  });

  it('stores one unit row and one progress row for twenty simultaneous requests', async () => {
    const member = await signUpMember(t);
    await mark(member, 'week-1', 1);
    const marks = await Promise.all(Array.from({ length: 20 }, () => mark(member, 'week-1', 2)));
    expect(marks.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(marks.filter(({ body }) => body.isWorkshopComplete)).toHaveLength(1);
    const count = async (table: string) =>
      (
        await t.sql(`select count(*)::int as n from ${table} where user_id = $1`, [member.userId])
      )[0];
    expect(await count('user_shj_unit_status')).toEqual({ n: 2 });
    expect(await count('workshop_progress')).toEqual({ n: 1 });
  });

  it('completes the workshop if both units are marked at the same moment', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const member = await signUpMember(t);
      const marks = await complete(member, 'week-1');
      expect(marks.filter(({ body }) => body.isWorkshopComplete)).toHaveLength(1);
    }
  });

  it('is refused while the workshop is locked, even with premium', async () => {
    const member = await signUpMember(t);
    await makePremium(member, null);
    const { status, body } = await mark(member, 'week-2', 1);
    expect([status, body.code]).toEqual([403, 'workshop_locked']);
    expect(
      await t.sql('select from user_shj_unit_status where user_id = $1', [member.userId]),
    ).toEqual([]);
  });

  test.each([0, 3, '1', 1.5, null])('is refused for the invalid unit %j', async (unit) => {
    expect((await mark(await signUpMember(t), 'week-1', unit)).status).toBe(400);
  });

  it.runIf(isOnPostgres)(
    'works on an older database without the premium date columns',
    async () => {
      const old = await createTestApp();
      await old.sql(
        'alter table profiles drop column premium_started_at, drop column premium_expires_at',
      );
      await old.sql(
        `insert into resources (slug, title, body, tags, lane) values ('w', 'W', $1, '{workshop}', 'SHJ')`,
        ['## KNOW 1\na\n## ACTION 1\nSECRET'],
      );
      const member = await signUpMember(old);
      const read = async () =>
        (await old.app.request('/api/workshops/w', { headers: member.headers })).text();
      expect(await read()).not.toContain('SECRET');
      await old.sql(`update profiles set tier = 'premium_plus'`);
      expect(await read()).toContain('SECRET');
      await old.close();
    },
  );
});
