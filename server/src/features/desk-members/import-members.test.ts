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

  it('gives each person the tier of their line, and everybody else the chosen period', async () => {
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

  it('may contain hostile text, which is refused, creates no account and causes no server error', async () => {
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
