import type { TodayLine, TodayResponse } from '@hearthway/domain/desk-today/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { createMember, type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createNeighbour, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readToday } from './read-today.ts';

const now = new Date('2026-11-15T20:00:00Z');
const DAY = 86_400_000;
const fromNow = (days: number) => new Date(now.getTime() + days * DAY);

let t: TestApp;
let admin: SignedInMember;
let rosa: SignedInMember;
let edith: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now });
  admin = await signUpMember(t);
  await makeAdmin(t, admin);
  rosa = await signUpMember(t);
  edith = await signUpMember(t);
  const give = (email: string, role: string) =>
    callApi(t, admin, 'POST', '/admin/roles', { email, role });
  await give(rosa.email, 'front_desk');
  await give(edith.email, 'editor');
});
afterAll(() => t.close());

const readDay = async (who: SignedInMember, from = t): Promise<TodayResponse> => {
  const { status, body } = await callApi(from, who, 'GET', '/admin/today');
  expect(status).toBe(200);
  expect(body.isComplete).toBe(true);
  return body;
};
const findLine = async (who: SignedInMember, key: string): Promise<TodayLine | undefined> =>
  (await readDay(who)).lines.find((line) => line.key === key);
const count = async () => {
  await t.deps.jobs.add(null, 'numbers', null);
  await t.deps.jobs.drain();
};

describe('the Today page of a practice in which nothing needs attention', () => {
  it('has no lines for the front desk and the editor', async () => {
    expect((await readDay(rosa)).lines).toEqual([]);
    expect((await readDay(edith)).lines).toEqual([]);
  });

  it('warns the admin that no backups are made', async () => {
    const { lines, backup } = await readDay(admin);
    expect(lines).toMatchObject([{ key: 'late-backup', tone: 'urgent', count: null }]);
    expect(backup).toMatchObject({ isScheduled: false, newest: null, isLate: false });
  });

  it('shows backups only to the admin, and totals only to admin and front desk', async () => {
    await count();
    expect(await readDay(edith)).toMatchObject({ totals: null, backup: null });
    const { totals, backup } = await readDay(rosa);
    expect(totals).toMatchObject({ members: 3, joinedThisWeek: 3, premium: 0, invited: 0 });
    expect(backup).toBeNull();
  });
});

describe('what members pay', () => {
  it('is on the Today page only for the admin of a practice that takes payments', async () => {
    const { config } = t.deps;
    const takesPayments = createNeighbour(t, {
      config: { ...config, public: { ...config.public, takesPayments: true } },
    });
    const payer = await createMember(t);
    await t.sql(
      `insert into app.payment_events (id, user_id, kind, at, until, amount, currency)
       values ('evt_paid', $1, 'paid', $2, $3, 1900, 'eur')`,
      [payer.userId, fromNow(-1), fromNow(30)],
    );
    await count();
    const received = { month: '2026-11-01', sums: { eur: 1900 } };
    const income = { paying: 1, revenue: { eur: 1900 }, received };
    expect((await readDay(admin, takesPayments)).income).toEqual(income);
    expect((await readDay(admin, takesPayments)).trends?.revenue.at(-1)).toBe(1900);
    expect(await readDay(rosa, takesPayments)).toMatchObject({ income: null, trends: null });
    expect((await readDay(admin)).income).toBeNull();
    await t.sql('delete from auth.users where id = $1', [payer.userId]);
  });
});

describe('a backup', () => {
  const withBackup = async (at: Date | null) => {
    const { config } = t.deps;
    const scheduled = {
      ...config,
      backup: { ...config.backup, isScheduled: true, everyHours: 24 },
    };
    const changes = { config: scheduled, lastBackup: async () => at && { at, bytes: 1000 } };
    return readDay(admin, createNeighbour(t, changes));
  };

  it('does not appear on the Today page while it is recent', async () => {
    const { lines, backup } = await withBackup(fromNow(-1.4));
    expect(lines).toEqual([]);
    expect(backup).toMatchObject({ isLate: false, newest: { bytes: 1000 } });
  });

  it('appears as urgent once it is twelve hours late or missing', async () => {
    expect((await withBackup(fromNow(-2))).lines).toMatchObject([
      { title: 'The backup is late', detail: expect.stringContaining('2 days ago') },
    ]);
    expect((await withBackup(null)).lines).toMatchObject([{ title: 'There is no backup yet' }]);
  });
});

describe('the front desk', () => {
  const addPayer = async (customer: string, status: string) => {
    const { userId } = await createMember(t);
    await t.sql(
      `update profiles set first_name = 'Amara', last_name = 'Okafor' where user_id = $1`,
      [userId],
    );
    await t.sql(
      `insert into app.payment_customers (user_id, customer, status) values ($1, $2, $3)`,
      [userId, customer, status],
    );
    return userId;
  };

  it('sees disputed payments before everything else', async () => {
    const userId = await addPayer('cus_bank', 'disputed');
    await addPayer('cus_late', 'past_due');
    expect((await readDay(rosa)).lines.slice(0, 2)).toMatchObject([
      {
        ...{ key: 'disputed-payments', tone: 'urgent', count: 1 },
        title: 'Amara Okafor’s bank is disputing a payment',
        action: { path: `/admin/members/${userId}` },
      },
      { key: 'failed-payments' },
    ]);
    await addPayer('cus_bank_2', 'disputed');
    expect(await findLine(rosa, 'disputed-payments')).toMatchObject({
      ...{ count: 2, action: { path: '/admin/members?filter=disputed' } },
    });
    expect(await findLine(edith, 'disputed-payments')).toBeUndefined();
    await t.sql('delete from app.payment_customers');
    expect(await findLine(rosa, 'disputed-payments')).toBeUndefined();
  });

  it('sees whose payment failed, or how many payments failed', async () => {
    const userId = await addPayer('cus_late', 'past_due');
    expect(await findLine(rosa, 'failed-payments')).toMatchObject({
      ...{ tone: 'urgent', count: 1, title: 'Amara Okafor’s payment failed' },
      action: { path: `/admin/members/${userId}` },
    });
    await t.sql(
      `insert into app.payment_events (id, user_id, kind, at, amount, currency, reason)
       values ('evt_late', $1, 'past_due', $2, 1900, 'eur', 'expired_card')`,
      [userId, fromNow(-2)],
    );
    expect((await findLine(rosa, 'failed-payments'))?.detail).toMatch(
      /^€19, 13 November: the card has expired\. Premium stays active for at least 7 days/,
    );
    const readDetail = async (app: TestApp) =>
      (await readDay(rosa, app)).lines.find(({ key }) => key === 'failed-payments')?.detail;
    expect(await readDetail(t)).toContain('They haven’t had an email about it');
    const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'Hearthway <no-reply@example.com>' };
    const withMail = createNeighbour(t, { config: { ...t.deps.config, mail } });
    expect(await readDetail(withMail)).toContain('We’ve emailed them');
    await addPayer('cus_late_2', 'past_due');
    expect(await findLine(rosa, 'failed-payments')).toMatchObject({
      ...{ count: 2, title: '2 payments failed' },
      detail: expect.stringMatching(/^Amara Okafor and Amara Okafor\. Premium stays/),
      action: { path: '/admin/members?filter=payment_failed' },
    });
    expect(await findLine(edith, 'failed-payments')).toBeUndefined();
    await t.sql(`update app.payment_customers set status = 'active'`);
    expect(await findLine(rosa, 'failed-payments')).toBeUndefined();
  });

  it('sees memberships that end within seven days, and how many renew by themselves', async () => {
    const premium = async (days: number) => {
      const { userId } = await createMember(t);
      await t.sql(
        `update profiles set tier = 'premium', premium_expires_at = $2 where user_id = $1`,
        [userId, fromNow(days)],
      );
      return userId;
    };
    const renewing = await premium(3);
    await t.sql(
      `insert into app.payment_customers (user_id, customer, status) values ($1, 'cus_fine', 'active')`,
      [renewing],
    );
    const late = await premium(3);
    await t.sql(
      `insert into app.payment_customers (user_id, customer, status) values ($1, 'cus_try', 'past_due')`,
      [late],
    );
    expect(await findLine(rosa, 'memberships-ending')).toBeUndefined();
    const ending = await premium(0.1);
    await t.sql(`update profiles set first_name = 'Ada', last_name = '' where user_id = $1`, [
      ending,
    ]);
    expect(await findLine(rosa, 'memberships-ending')).toMatchObject({
      title: 'Ada’s membership ends within a week',
      action: { label: 'See the membership', path: `/admin/members/${ending}` },
    });
    for (const days of [-1, 7, 7.1]) await premium(days);
    expect(await findLine(rosa, 'memberships-ending')).toMatchObject({
      ...{ tone: 'soon', count: 2 },
      detail:
        'Ada and 1 more. The first on Sunday 15 November, and they won’t renew. 1 other membership renews automatically.',
    });
  });

  it('sees members who were last here three to eight weeks ago', async () => {
    const seen = async (days: number) => {
      const { userId } = await createMember(t);
      await t.sql('update auth.sessions set refreshed_at = $2 where user_id = $1', [
        userId,
        fromNow(-days),
      ]);
    };
    for (const days of [20, 21, 59, 61]) await seen(days);
    await count();
    expect(await findLine(rosa, 'quiet-members')).toMatchObject({ tone: 'info', count: 2 });
    const wrote = (segment: object, at: Date) =>
      t.sql(
        `insert into app.letters (segment, state, send_at, changed_at) values ($1, 'sent', $2, $2)`,
        [segment, at],
      );
    await wrote({ quietDays: null }, now);
    await wrote({ quietDays: 21 }, fromNow(-15));
    const hasWritten = { detail: expect.stringContaining('You’ve written to quiet members') };
    expect(await findLine(rosa, 'quiet-members')).not.toMatchObject(hasWritten);
    await wrote({ quietDays: 21 }, fromNow(-13));
    expect(await findLine(rosa, 'quiet-members')).toMatchObject(hasWritten);
    await t.sql('update auth.sessions set refreshed_at = $1', [now]);
    await count();
    expect(await findLine(rosa, 'quiet-members')).toBeUndefined();
  });

  it('sees invitations that nobody has answered for a week', async () => {
    const list = 'late.guest@example.com\nnew.guest@example.com';
    await callApi(t, rosa, 'POST', '/admin/invitations', { list, period: null });
    await t.sql(
      `update app.invitations set mailed_at = $1
      where user_id = (select id from auth.users where email = 'late.guest@example.com')`,
      [fromNow(-8)],
    );
    expect(await findLine(rosa, 'unanswered-invitations')).toMatchObject({
      ...{ count: 1, detail: expect.stringMatching(/^Sent on 7 November\./) },
    });
  });
});

describe('an editor', () => {
  it('sees active offers that end within seven days', async () => {
    const add = (title: string, days: number, active = true) =>
      t.sql('insert into offers (title, active, end_at) values ($1, $2, $3)', [
        title,
        active,
        fromNow(days),
      ]);
    await add('Over', -1);
    await add('Far', 8);
    await add('Off', 2, false);
    await add('Autumn week', 5);
    expect(await findLine(edith, 'offers-ending')).toMatchObject({
      ...{ count: 1, title: 'The offer “Autumn week” ends within a week' },
      detail: 'On Friday 20 November. After that, members no longer see it.',
      action: { path: expect.stringMatching(/^\/admin\/offers\/[0-9a-f-]{36}$/) },
    });
    await add('Last places', 1);
    expect(await findLine(edith, 'offers-ending')).toMatchObject({
      ...{ count: 2, detail: '“Last places”, “Autumn week”' },
    });
    expect(await findLine(rosa, 'offers-ending')).toBeUndefined();
  });

  it('sees pages that have an update', async () => {
    await t.sql(`insert into resources (slug, title, body, lane, is_desks, content_hash)
      values ('ours', 'Ours', 'Text', 'SHJ', true, 'old')`);
    await t.sql(`insert into shipped_content (kind, key, hash, fields)
      values ('resource', 'ours', 'new', '{}')`);
    expect(await findLine(edith, 'content-updates')).toMatchObject({ count: 1 });
  });
});

describe('a topic that the guide could not answer', () => {
  const ask = async (who: SignedInMember, message: string) => {
    const response = await t.app.request('/functions/v1/hello-world', {
      method: 'POST',
      headers: { ...who.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'guide', message }),
    });
    expect(response.status).toBe(200);
    return ((await response.json()) as { thread_id: string }).thread_id;
  };

  it('is named once five people have asked about it, without saying who they are', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => signUpMember(t)));
    const threads: string[] = [];
    for (const [index, person] of people.entries()) {
      expect(await findLine(edith, 'guide-topics'), `after ${index} people`).toBeUndefined();
      threads.push(await ask(person, index % 2 ? 'Who won at chess?' : 'chess rules please'));
    }
    expect(await findLine(edith, 'guide-topics')).toMatchObject({
      ...{ count: 5, title: 'People asked the guide about “chess”' },
    });
    expect(await findLine(rosa, 'guide-topics')).toBeUndefined();
    const [first] = people as [SignedInMember];
    await callApi(t, first, 'DELETE', `/guide/threads/${threads[0]}`);
    expect(await findLine(edith, 'guide-topics')).toBeUndefined();
  });

  it('is not stored if the message may be about a crisis', async () => {
    const person = await signUpMember(t);
    await ask(person, 'I want to kill myself with a chess board');
    expect(
      await t.sql('select word from app.unanswered_words where user_id = $1', [person.userId]),
    ).toEqual([]);
  });

  it('is deleted after ninety days', async () => {
    await t.sql('update app.unanswered_words set asked_on = $1', [fromNow(-91)]);
    await count();
    expect(await t.sql('select word from app.unanswered_words')).toEqual([]);
  });
});

describe('a line of the Today page whose data cannot be read', () => {
  it('does not hide the other lines, and the page says that it is incomplete', async () => {
    const { config, log } = t.deps;
    const broken = {
      ...{ key: 'broken', roles: ['front_desk'] as const },
      find: () => Promise.reject(new Error('broken')),
    };
    const fine = {
      ...{ key: 'fine', roles: ['front_desk'] as const },
      find: async () => ({
        ...{ tone: 'info' as const, count: 1, title: 'Fine', detail: '' },
        action: { label: 'Look', path: '/admin/members' },
      }),
    };
    const call = { db: t.db, who: rosa.session, now, log };
    const day = await readToday(call, { config, lastBackup: null }, 'UTC', [broken, fine]);
    expect(day.isComplete).toBe(false);
    expect(day.lines.map(({ key }) => key)).toEqual(['fine']);
  });
});
