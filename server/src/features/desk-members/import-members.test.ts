import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { SHORT_HOSTILE } from '../../testing/hostile-value.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const lisbon = { timeZone: 'Europe/Lisbon' };

let t: TestApp;
let rosa: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now: new Date('2026-11-15T20:00:00Z') });
  const admin = await signUpMember(t);
  await makeAdmin(t, admin);
  rosa = await signUpMember(t);
  await callApi(t, admin, 'POST', '/admin/roles', { email: rosa.email, role: 'front_desk' });
});
afterAll(() => t.close());

describe('people who are imported without an invitation', () => {
  const send = (userIds: string[], by = rosa) =>
    callApi(t, by, 'POST', '/admin/invitations/send', { userIds });
  const find = async (filters: object) =>
    (await callApi(t, rosa, 'POST', '/admin/members/list', filters)).body.members;
  const mailsTo = async (email: string) => {
    await t.deps.outbox.drain();
    return t.mails.filter(({ to }) => to === email).length;
  };
  const importLater = async (email: string) => {
    await callApi(t, rosa, 'POST', '/admin/invitations', {
      ...{ list: `email,tier\n${email},premium`, period: null, mailsNow: false },
    });
    const [found] = await find({ search: email });
    return found.userId as string;
  };

  it('get exactly one email, and only once somebody invites them', async () => {
    const email = 'later@example.com';
    const userId = await importLater(email);
    await t.deps.jobs.add(null, 'sweep', null);
    expect(await mailsTo(email)).toBe(0);
    expect(await find({ filter: 'not_invited' })).toMatchObject([
      { userId, isInvited: false, isHeld: true, invitedAt: null },
    ]);
    expect((await callApi(t, rosa, 'GET', `/admin/members/${userId}`)).body).toMatchObject({
      ...{ isInvited: false, isHeld: true },
    });
    expect((await send([userId, userId])).body).toEqual({ invited: 1 });
    expect((await send([userId])).body).toEqual({ invited: 0 });
    expect(await mailsTo(email)).toBe(1);
    expect(await find({ filter: 'not_invited' })).toEqual([]);
    const record = await callApi(t, rosa, 'GET', `/admin/members/${userId}`);
    expect(record.body).toMatchObject({ isInvited: true, isHeld: false });
    expect(record.body.history.map(({ action }: { action: string }) => action)).toEqual([
      'invited',
      'tier_changed',
      'imported',
    ]);
  });

  it('count as Premium only once they join', async () => {
    const email = 'counted@example.com';
    const count = async () => {
      const [row] = await t.sql<{ rows: Record<'premium' | 'invited' | 'notInvited', number> }>(
        `select app.count_practice(now()) as rows`,
      );
      const { body } = await callApi(t, rosa, 'POST', '/admin/members/list', {});
      if (!row) throw new Error('nothing was counted');
      const { premium, invited, notInvited } = row.rows;
      expect(body).toMatchObject({ invited, notInvited });
      return { premium, invited, notInvited };
    };
    const before = await count();
    const userId = await importLater(email);
    expect(await count()).toEqual({ ...before, notInvited: before.notInvited + 1 });
    await send([userId]);
    expect(await count()).toEqual({ ...before, invited: before.invited + 1 });
    expect(await find({ search: email, tier: 'premium' })).toEqual([]);
    await t.sql('update auth.users set email_confirmed_at = now() where id = $1', [userId]);
    expect(await find({ search: email, tier: 'premium' })).toMatchObject([{ userId }]);
    expect(await count()).toEqual({ ...before, premium: before.premium + 1 });
  });

  it('are not called invited in the exported list', async () => {
    const userId = await importLater('exported@example.com');
    const { body } = await callApi(t, rosa, 'POST', '/admin/members/export', { userIds: [userId] });
    expect(body.members).toMatchObject([{ isInvited: false, isHeld: true }]);
  });

  it('cannot be invited by a member without a desk role', async () => {
    const userId = await importLater('kept@example.com');
    expect((await send([userId], await signUpMember(t))).status).toBe(403);
    expect(await mailsTo('kept@example.com')).toBe(0);
  });
});

describe('a member list from another tool', () => {
  const list = [
    'Member;E-mail;Plan;Valid until;Phone',
    'Ada King;ada.csv@example.com;Premium;2027-03-01;1',
    'Ben;ben.csv@example.com;Free;;2',
    'Cy;cy.csv@example.com;;;3',
    'Dee;dee.csv@example.com;Gold;;4',
    'Eli;eli.csv@example.com;Premium;2020-01-01;5',
    'Ben again;BEN.csv@example.com;Free;;6',
  ].join('\n');

  it('is checked without inviting anybody', async () => {
    const { body } = await callApi(t, rosa, 'POST', '/admin/invitations/check', { list });
    expect(body.people).toMatchObject([
      { line: 2, firstName: 'Ada', lastName: 'King', tier: 'premium', until: '2027-03-01' },
      { line: 3, tier: 'free' },
      { line: 4, email: 'cy.csv@example.com' },
    ]);
    expect(body.problems).toMatchObject([
      { line: 5, problem: 'bad_tier' },
      { line: 6, problem: 'ended' },
      { line: 7, problem: 'twice' },
    ]);
    expect(body.ignored).toEqual(['Phone']);
    expect(await t.sql(`select from auth.users where email like '%.csv@example.com'`)).toEqual([]);
  });

  it('gives each person the tier of their line, or else the chosen period', async () => {
    const period = { tier: 'premium', days: 10, ...lisbon };
    await callApi(t, rosa, 'POST', '/admin/invitations', { list, period, ...lisbon });
    const rows = await t.sql(
      `select first_name, tier, premium_expires_at from profiles where email like '%.csv@example.com' order by email`,
    );
    expect(rows).toEqual([
      { first_name: 'Ada', tier: 'premium', premium_expires_at: new Date('2027-03-01T00:00:00Z') },
      { first_name: 'Ben', tier: 'free', premium_expires_at: null },
      { first_name: 'Cy', tier: 'premium', premium_expires_at: new Date('2026-11-25T00:00:00Z') },
    ]);
    await t.deps.outbox.drain();
    expect(t.mails.filter(({ to }) => to.endsWith('.csv@example.com'))).toHaveLength(3);
  });

  it('may contain hostile text, which is refused without a server error', async () => {
    const texts = SHORT_HOSTILE.flatMap((text) => [
      `${text},Ada`,
      `x${crypto.randomUUID()}@example.com,"${text.replaceAll('"', '""')}"`,
      text,
    ]);
    const before = await t.sql<{ n: number }>('select count(*)::int as n from auth.users');
    let invited = 0;
    for (let at = 0; at < texts.length; at += 150) {
      const part = texts
        .slice(at, at + 150)
        .join('\n')
        .slice(0, 49_000);
      const check = await callApi(t, rosa, 'POST', '/admin/invitations/check', { list: part });
      expect(check.status, JSON.stringify(check.body).slice(0, 300)).toBe(200);
      const answer = await callApi(t, rosa, 'POST', '/admin/invitations', {
        ...{ list: part, period: null },
      });
      expect(answer.status).toBe(200);
      expect(answer.body.people.length).toBe(check.body.people.length);
      invited += answer.body.people.length;
      for (const { firstName, lastName } of answer.body.people) {
        expect(`${firstName}${lastName}`).not.toMatch(/[<>]|:\/\/|[\p{Cc}]/u);
      }
    }
    const after = await t.sql<{ n: number }>('select count(*)::int as n from auth.users');
    expect((after[0]?.n ?? 0) - (before[0]?.n ?? 0)).toBe(invited);
  });
});
