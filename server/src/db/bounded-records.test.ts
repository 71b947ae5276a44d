import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../testing/api.ts';
import { signUpMember } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('append-only member tables', () => {
  it('keep the newest thousand events of each member', async () => {
    const [member, other] = [await signUpMember(t), await signUpMember(t)];
    const before = t.clock.now().getTime();
    for (const { userId } of [member, other]) {
      await t.sql(
        `insert into analytics_events (user_id, event, created_at)
         select $1, 'guide_opened', $2::timestamptz - n * interval '1 second'
         from generate_series(1, 999) as n`,
        [userId, new Date(before)],
      );
    }
    for (let count = 0; count < 4; count++) {
      const { status } = await callApi(t, member, 'POST', '/analytics/events', {
        event: 'guide_question',
        props: { count },
      });
      expect(status).toBe(201);
    }
    const kept = await t.sql<{ event: string; n: number }>(
      `select event, count(*)::int as n from analytics_events where user_id = $1 group by event order by 1`,
      [member.userId],
    );
    expect(kept).toEqual([
      { event: 'guide_opened', n: 996 },
      { event: 'guide_question', n: 4 },
    ]);
    const [others] = await t.sql(
      'select count(*)::int as n from analytics_events where user_id = $1',
      [other.userId],
    );
    expect(others).toEqual({ n: 999 });
  });

  it('keep each member’s first answer and latest hundred answers to a consent question', async () => {
    const member = await signUpMember(t);
    const answers = async () =>
      t.sql<{ granted: boolean; at: Date }>(
        `select granted, at from consents where user_id = $1 and kind = 'personalisation' order by at`,
        [member.userId],
      );
    const [first] = await answers();
    for (let count = 0; count < 130; count++) {
      const granted = count % 2 === 1;
      expect((await callApi(t, member, 'PUT', '/account/consent', { granted })).status).toBe(200);
    }
    await callApi(t, member, 'PUT', '/account/consent', { granted: false });
    const kept = await answers();
    expect(kept).toHaveLength(101);
    expect(kept[0]).toEqual(first);
    expect(kept.at(-1)?.granted).toBe(false);
    expect((await callApi(t, member, 'GET', '/account/consent')).body).toMatchObject({
      granted: false,
    });
    const terms = await t.sql(`select from consents where user_id = $1 and kind = 'terms'`, [
      member.userId,
    ]);
    expect(terms).toHaveLength(1);
  });

  const START = new Date('2026-01-01T00:00:00Z');

  it('keep the newest hundred quiz results of each member', async () => {
    const [member, other] = [await signUpMember(t), await signUpMember(t)];
    const take = (userId: string, times: number) =>
      t.sql(
        `insert into quiz_results (user_id, version, responses, scores, recommended_path, created_at)
         select $1, 'v1', '{}', '{}', 'SHJ', $3::timestamptz + n * interval '1 second'
         from generate_series(1, $2) as n`,
        [userId, times, START],
      );
    await take(other.userId, 3);
    await take(member.userId, 130);
    const [kept] = await t.sql(
      `select count(*)::int as n, min(created_at) as oldest from quiz_results where user_id = $1`,
      [member.userId],
    );
    expect(kept).toEqual({ n: 100, oldest: new Date(START.getTime() + 31_000) });
    const [others] = await t.sql('select count(*)::int as n from quiz_results where user_id = $1', [
      other.userId,
    ]);
    expect(others).toEqual({ n: 3 });
  });
});
