import { LIMITED_KINDS, LIMITS_PER_MEMBER } from '@hearthway/domain/limits-per-member';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../testing/api.ts';
import { type SignedInMember, signUpMember } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { TABLE_ACCESS } from './access.ts';
import { TRIMMED_BY } from './growth.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const MOST = LIMITS_PER_MEMBER.journal_entries;

const fillJournal = (userId: string, count: number) =>
  t.sql(
    `insert into journal_entries (user_id, id, at, utc_offset, day, feeling, words, tags, changed_at)
     select $1, gen_random_uuid(), now() - n * interval '1 minute', 0, current_date, 3, '', '{}', now()
     from generate_series(1, $2::int) n`,
    [userId, count],
  );

function saveEntry(member: SignedInMember, id: string = crypto.randomUUID()) {
  const at = t.clock.now().toISOString();
  const entry = { id, at, utcOffset: 0, feeling: 4, words: '', tags: [] };
  return callApi(t, member, 'PUT', '/journal/entries', { id, changedAt: at, entry });
}

describe('the limits per member', () => {
  it('cover every table of members’ own rows that nothing else limits', () => {
    const own = Object.entries(TABLE_ACCESS)
      .filter(([, { member }]) => member === 'own' || member === 'own, append')
      .map(([name]) => name)
      .filter((name) => TRIMMED_BY[name] !== 'bounded')
      .map((name) => name.replace('public.', ''));
    const others = ['analytics_events', 'data_exports'];
    expect(own.filter((name) => !others.includes(name)).sort()).toEqual([...LIMITED_KINDS].sort());
  });

  it('are the same numbers in the code and in the database', async () => {
    const rows = await t.sql<{ name: string; most: number }>(
      `select tgrelid::regclass::text as name,
         split_part(encode(tgargs, 'escape'), '\\000', 1)::int as most
       from pg_trigger where tgname = 'limit_rows'`,
    );
    expect(Object.fromEntries(rows.map(({ name, most }) => [name, most]))).toEqual(
      LIMITS_PER_MEMBER,
    );
  });

  it('refuse a row beyond the limit even if twenty requests arrive at the same time', async () => {
    const [member, other] = [await signUpMember(t), await signUpMember(t)];
    await fillJournal(member.userId, MOST - 5);
    const answers = await Promise.all(Array.from({ length: 20 }, () => saveEntry(member)));
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(15);
    expect(refused[0]?.body).toMatchObject({
      code: 'limit_reached',
      title: 'There’s no more room here. Contact us and we’ll help.',
    });
    const [{ n } = { n: 0 }] = await t.sql<{ n: number }>(
      'select count(*)::int as n from journal_entries where user_id = $1',
      [member.userId],
    );
    expect(n).toBe(MOST);
    expect((await saveEntry(other)).status).toBe(200);
  });

  it('still let a member change an existing row', async () => {
    const member = await signUpMember(t);
    const id = crypto.randomUUID();
    await saveEntry(member, id);
    await fillJournal(member.userId, MOST - 1);
    expect((await saveEntry(member, id)).status).toBe(200);
    expect((await saveEntry(member)).status).toBe(422);
  });

  it('are announced to the member when nine tenths are used', async () => {
    const member = await signUpMember(t);
    const near = async () => (await callApi(t, member, 'GET', '/account/limits')).body.near;
    await fillJournal(member.userId, MOST * 0.9 - 1);
    expect(await near()).toEqual([]);
    await saveEntry(member);
    expect(await near()).toEqual([{ kind: 'journal_entries', rows: MOST * 0.9 }]);
  });
});
