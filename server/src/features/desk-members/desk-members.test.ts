import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { follow, mailedLink, PASSWORD, request } from '../../testing/auth-client.ts';
import { createMember, type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const now = new Date('2026-11-15T20:00:00Z');
const DAY = 86_400_000;
const lisbon = { timeZone: 'Europe/Lisbon' };

let t: TestApp;
let admin: SignedInMember;
let rosa: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now });
  admin = await signUpMember(t);
  await makeAdmin(t, admin);
  rosa = await signUpMember(t);
  await t.sql(`update profiles set first_name = 'Rosa' where user_id = $1`, [rosa.userId]);
  await callApi(t, admin, 'POST', '/admin/roles', { email: rosa.email, role: 'front_desk' });
});
afterAll(() => t.close());

const list = (asked: object = {}) => callApi(t, rosa, 'POST', '/admin/members/list', asked);
const readTrail = async (member: SignedInMember) =>
  (await callApi(t, member, 'GET', '/account/audit-trail')).body.entries;
const readLog = async (query = '') => (await callApi(t, admin, 'GET', `/admin/log${query}`)).body;

describe('the list of members', () => {
  it('contains every member once, newest first, in pages', async () => {
    await t.sql(
      `with made as (insert into auth.users (email, email_confirmed_at, created_at)
         select 'crowd' || n || '@example.com', $1, $1 from generate_series(1, 120) n returning id)
       update profiles set created_at = $1 where user_id in (select id from made)`,
      [new Date('2020-01-01T00:00:00.123Z')],
    );
    await t.sql(`update profiles set created_at = '2020-01-01T00:00:00.123456Z'
      where email like 'crowd%@example.com'`);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { status, body } = await list({ cursor });
      expect(status).toBe(200);
      seen.push(...body.members.map(({ userId }: { userId: string }) => userId));
      cursor = body.cursor;
    } while (cursor);
    const all = await t.sql('select user_id from profiles');
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(all.length);
  });

  it('shows a member’s contact, membership and last visit, and nothing about health', async () => {
    const dora = await createMember(t, 'dora.lind@example.com');
    await t.sql(
      `update profiles set first_name = 'Dora', last_name = 'Lind', signals = '["libido"]',
         recommended_path = 'WHI', created_at = $2 where user_id = $1`,
      [dora.userId, now],
    );
    const { body } = await list({ search: 'dora.l' });
    expect(body.members).toEqual([
      {
        userId: dora.userId,
        firstName: 'Dora',
        lastName: 'Lind',
        email: 'dora.lind@example.com',
        tier: 'free',
        premiumExpiresAt: null,
        since: now.toISOString(),
        seenWeek: '2026-11-09',
        isInvited: false,
        isHeld: false,
        invitedAt: null,
        path: 'WHI',
        paymentStatus: null,
      },
    ]);
  });

  it('can be searched by parts of an email address or name, in upper or lower case, without wildcards', async () => {
    for (const search of ['DORA.LIND@ex', 'lin', 'dor', 'Dora Li', 'ora.lin', 'ind', 'Lind Dora']) {
      const { body } = await list({ search });
      expect(body.members, search).toMatchObject([{ firstName: 'Dora' }]);
    }
    for (const search of ['%dora', '_ora', 'dora\\', 'Dora Mu']) {
      expect((await list({ search })).body.members, search).toEqual([]);
    }
    const crowd = (await list({ search: 'crowd' })).body;
    expect([crowd.members.length, crowd.hasMore, crowd.cursor]).toEqual([50, true, '50']);
    const rest = (await list({ search: 'crowd', cursor: crowd.cursor })).body;
    const seen = [...crowd.members, ...rest.members].map(({ userId }) => userId);
    expect(new Set(seen).size).toBe(100);
    expect((await list({ search: 'dora', tier: 'premium' })).body.members).toEqual([]);
  });

  it('refuses an invalid cursor', async () => {
    expect((await list({ cursor: 'x_y' })).status).toBe(400);
    expect((await list({ search: 'dora', cursor: '-1' })).status).toBe(400);
  });

  it('adds only one audit entry for everything that a person reads within a minute', async () => {
    const readings = async () => (await readLog('?action=members_listed')).entries;
    const before = (await readings()).length;
    t.clock.advance(60_000);
    for (const search of ['d', 'do', 'dora']) await list({ search });
    t.clock.advance(59_999);
    await list({ search: 'dora l' });
    const entries = await readings();
    expect(entries).toHaveLength(before + 1);
    expect(entries[0]).toMatchObject({ by: { name: 'Rosa' }, about: null, details: {} });
    t.clock.advance(1);
    await list({ search: 'dora li' });
    expect(await readings()).toHaveLength(before + 2);
    await callApi(t, admin, 'POST', '/admin/members/list', {});
    expect(await readings()).toHaveLength(before + 3);
    t.clock.set(now);
  });
});

describe('a member’s record', () => {
  it('is shown together with the desk’s note', async () => {
    const eva = await signUpMember(t);
    const note = await callApi(t, rosa, 'PUT', `/admin/members/${eva.userId}/note`, {
      note: ' Prefers to be called after six. ',
    });
    expect(note.status).toBe(200);
    const { body } = await callApi(t, rosa, 'GET', `/admin/members/${eva.userId}`);
    expect(body).toMatchObject({ note: 'Prefers to be called after six.', isInvited: false });
    expect(Object.keys(body)).not.toContain('signals');
    await callApi(t, rosa, 'PUT', `/admin/members/${eva.userId}/note`, { note: '' });
    expect(await t.sql('select * from app.member_notes')).toEqual([]);
    const by = { kind: 'admin', firstName: 'Rosa' };
    expect(await readTrail(eva)).toMatchObject([
      { action: 'note_changed', by, details: {} },
      { action: 'looked_up', by },
      { action: 'note_changed', by, details: {} },
    ]);
  });

  it('can have a note of up to 2,000 characters', async () => {
    const nora = await createMember(t);
    const save = (length: number) =>
      callApi(t, rosa, 'PUT', `/admin/members/${nora.userId}/note`, { note: 'n'.repeat(length) });
    expect((await save(2000)).body.note).toHaveLength(2000);
    expect(await save(2001)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    const write = t.sql(`update app.member_notes set note = note || 'n' where user_id = $1`, [
      nora.userId,
    ]);
    await expect(write).rejects.toMatchObject({ code: '23514' });
    await t.sql('delete from app.member_notes');
  });

  it('can get a gift of at most 730 days', async () => {
    const omar = await createMember(t);
    const give = (days: number) =>
      callApi(t, rosa, 'POST', `/admin/members/${omar.userId}/periods`, {
        ...{ kind: 'gift', days, tier: 'premium' },
        ...lisbon,
      });
    expect(await give(731)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect((await give(730)).body.premiumExpiresAt).toBe('2028-11-14T00:00:00.000Z');
  });

  it('can get only one trial, and gifts in addition to it', async () => {
    const finn = await signUpMember(t);
    const give = (kind: string, days: number) =>
      callApi(t, rosa, 'POST', `/admin/members/${finn.userId}/periods`, {
        ...{ kind, days, tier: 'premium' },
        ...lisbon,
      });
    expect((await give('trial', 14)).body).toMatchObject({
      tier: 'premium',
      premiumExpiresAt: '2026-11-29T00:00:00.000Z',
    });
    const again = await give('trial', 14);
    expect([again.status, again.body.code]).toEqual([409, 'premium_is_open']);
    expect((await give('gift', 30)).body.premiumExpiresAt).toBe('2026-12-29T00:00:00.000Z');
    expect((await readTrail(finn)).map(({ action }: { action: string }) => action)).toEqual([
      ...['expiry_changed', 'gift_given', 'tier_changed', 'trial_given'],
    ]);
    expect((await give('gift', 0)).status).toBe(400);
  });

  it('is deleted with the account once the desk confirms with the member’s email address', async () => {
    const gina = await signUpMember(t);
    const close = (email: string, userId = gina.userId) =>
      callApi(t, rosa, 'POST', `/admin/members/${userId}/close`, { email });
    expect((await close('other@example.com')).body.code).toBe('wrong_address');
    expect((await close(gina.email.toUpperCase())).status).toBe(204);
    expect(await t.sql('select * from auth.users where id = $1', [gina.userId])).toEqual([]);
    expect((await callApi(t, gina, 'GET', '/account/me')).status).toBe(401);
    await t.deps.outbox.drain();
    expect(t.mails.filter(({ to }) => to === gina.email)).toMatchObject([
      { subject: expect.stringContaining('closed') },
    ]);
    const { entries } = await readLog('?action=account_closed');
    expect(entries[0]).toMatchObject({ by: { name: 'Rosa' }, about: null });
    expect((await close(admin.email, admin.userId)).body.code).toBe('has_desk_role');
    expect((await close(gina.email)).status).toBe(404);
  });
});

describe('invitations', () => {
  const lines = (n: number) =>
    `Email,First name\nhal${n}@example.com,Hal\nnonsense\nida${n}@example.com,Ida\n${rosa.email},Rosa\n`;

  it('are all checked, line by line, before any account is created', async () => {
    const { body } = await callApi(t, rosa, 'POST', '/admin/invitations/check', { list: lines(1) });
    expect(body.people).toMatchObject([{ line: 2, email: 'hal1@example.com' }, { line: 4 }]);
    expect(body.problems).toEqual([
      { line: 3, text: 'nonsense', problem: 'no_address' },
      { line: 5, text: rosa.email, problem: 'has_account' },
    ]);
    expect(await t.sql(`select * from auth.users where email = 'hal1@example.com'`)).toEqual([]);
  });

  it('create only one account for each valid line, with a first membership period', async () => {
    const period = { tier: 'premium', days: 30, ...lisbon };
    const asked = { list: lines(2), period };
    const { body } = await callApi(t, rosa, 'POST', '/admin/invitations', asked);
    expect(body.people).toHaveLength(2);
    expect(body.problems).toHaveLength(2);
    await t.deps.outbox.drain();
    const again = await callApi(t, rosa, 'POST', '/admin/invitations', asked);
    expect(again.body.people).toEqual([]);
    await t.deps.outbox.drain();
    expect(t.mails.filter(({ to }) => to === 'hal2@example.com')).toHaveLength(1);
    const { body: found } = await list({ search: 'hal2@' });
    expect(found.members).toMatchObject([
      {
        firstName: 'Hal',
        tier: 'premium',
        isInvited: true,
        seenWeek: null,
        invitedAt: now.toISOString(),
      },
    ]);
    const { entries } = await readLog('?action=invited');
    expect(entries[0].by.name).toBe('Rosa');
  });

  it('are listed after everyone who has joined', async () => {
    const { members } = (await list({})).body;
    expect(members.filter(({ isInvited }: { isInvited: boolean }) => isInvited)).toEqual([]);
    const oldest = (await list({ sort: { by: 'since', isDescending: false } })).body.members;
    expect(oldest[0].isInvited).toBe(false);
  });

  it('are accepted by choosing a password through the emailed link within 14 days', async () => {
    const email = 'jon@example.com';
    await callApi(t, rosa, 'POST', '/admin/invitations', { list: email, period: null });
    const link = await mailedLink(t, email);
    expect(
      await t.sql(`select from consents join auth.users on id = user_id where email = $1`, [email]),
    ).toEqual([]);
    t.clock.advance(13 * DAY);
    const { hash } = await follow(t, link, null);
    const token = hash.get('access_token') ?? '';
    const changed = await request(t, 'PUT', '/user', { token, body: { password: PASSWORD } });
    t.clock.advance(-13 * DAY);
    expect([hash.get('type'), changed.status]).toEqual(['recovery', 200]);
    const agreed = await t.sql(
      `select kind, granted from consents join auth.users on id = user_id where email = $1 order by kind`,
      [email],
    );
    expect(agreed).toEqual([
      { kind: 'personalisation', granted: true },
      { kind: 'terms', granted: true },
    ]);
    expect((await list({ search: email })).body.members).toMatchObject([{ isInvited: false }]);
  });

  it('are emailed by a background job if the server process died before sending them', async () => {
    await t.sql(`insert into auth.users (email) values ('kim@example.com')`);
    await t.sql(`insert into app.invitations (user_id, invited_at)
      select id, now() from auth.users where email = 'kim@example.com'`);
    await t.deps.jobs.add(null, 'sweep', null);
    await t.deps.outbox.drain();
    await t.deps.outbox.drain();
    expect(t.mails.filter(({ to }) => to === 'kim@example.com')).toHaveLength(1);
  });
});

describe('reading the audit log', () => {
  it('filters the entries by actor, action and day, in pages', async () => {
    const lea = await signUpMember(t);
    for (let i = 0; i < 60; i++) await callApi(t, rosa, 'GET', `/admin/members/${lea.userId}`);
    const first = await readLog(`?actor=${rosa.userId}&action=looked_up`);
    expect(first.entries).toHaveLength(50);
    expect(first.entries[0]).toMatchObject({ about: { userId: lea.userId } });
    expect(first.people.map(({ name }: { name: string }) => name)).toContain('Ruth');
    const second = await readLog(`?actor=${rosa.userId}&action=looked_up&before=${first.before}`);
    expect(second.entries.length).toBeGreaterThanOrEqual(10);
    expect(second.entries[0].id).toBeLessThan(first.entries.at(-1).id);
    expect((await readLog(`?actor=${lea.userId}`)).entries).toEqual([]);
    expect((await readLog('?from=2026-11-16')).entries.every(isOn('2026-11-16'))).toBe(true);
    expect((await readLog('?to=2026-11-14')).entries).toEqual([]);
    expect((await callApi(t, admin, 'GET', '/admin/log?action=nonsense')).status).toBe(400);
  });

  it('is allowed for the inner circle only, and is itself recorded in the log', async () => {
    expect((await callApi(t, rosa, 'GET', '/admin/log')).body.code).toBe('admin_required');
    await readLog();
    expect((await readLog()).entries[0]).toMatchObject({
      action: 'log_read',
      by: { name: 'Ruth' },
    });
  });
});

const isOn = (day: string) => (entry: { at: string }) => entry.at.slice(0, 10) >= day;
