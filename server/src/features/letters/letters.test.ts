import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { isOnPostgres } from '../../testing/engine.ts';
import { createMember, type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { MAIL_SETTINGS } from '../../testing/mail-settings.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const now = new Date('2026-11-15T20:00:00Z');
const DAY = 86_400_000;
const EVERYBODY = { tier: [], path: [], week: [], quietDays: null };

let t: TestApp;
let rosa: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({
    now,
    env: {
      ...MAIL_SETTINGS,
      LETTERS_PER_MINUTE: '60000',
      LINK_SUPPORT: 'mailto:hello@practice.org',
    },
  });
  const admin = await signUpMember(t);
  await makeAdmin(t, admin);
  rosa = await signUpMember(t);
  await t.sql(`update profiles set first_name = 'Rosa' where user_id = $1`, [rosa.userId]);
  await callApi(t, admin, 'POST', '/admin/roles', { email: rosa.email, role: 'front_desk' });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(now);
  t.mails.length = 0;
  await t.sql('delete from app.letters');
  await t.sql('delete from pgboss.job');
  await t.sql(`delete from auth.users where email like '%@letters.example'`);
});

const call = (method: string, path = '', body?: object) =>
  callApi(t, rosa, method, `/admin/letters${path}`, body);
const reach = async (segment: object = {}) =>
  (await call('POST', '/reach', { segment: { ...EVERYBODY, ...segment } })).body;

async function member(name: string, set = '', ...values: unknown[]) {
  const { userId } = await createMember(t, `${name.toLowerCase()}@letters.example`);
  await t.sql(`update profiles set first_name = $2, tier = 'premium_plus' where user_id = $1`, [
    userId,
    name,
  ]);
  if (set) await t.sql(`update profiles set ${set} where user_id = $1`, [userId, ...values]);
  return userId;
}
const plus = { tier: ['premium_plus'] };

async function write(segment: object = plus, words: object = {}) {
  const { body: begun } = await call('POST', '', {});
  const { body } = await call('PUT', `/${begun.id}`, {
    ...{
      version: 1,
      subject: 'News for {first name}',
      body: 'Hello {first name},\n\nsee [us](/mhi).',
    },
    segment: { ...EVERYBODY, ...segment },
    ...words,
  });
  return body;
}
const send = async ({ id, version }: { id: string; version: number }, at?: Date) => {
  const answer = await call('POST', `/${id}/send`, {
    version,
    ...(at && { at: at.toISOString() }),
  });
  await t.deps.jobs.drain();
  return answer;
};
const read = async (id: string) => (await call('GET', `/${id}`)).body;

describe('a letter', () => {
  it('reaches every member of its segment once, with their first name and an unsubscribe link', async () => {
    await member('Ada');
    await member('Ben');
    await member('Carla', `tier = 'free'`);
    await member('Dora', `first_name = ''`);
    const letter = await write();
    expect((await send(letter)).status).toBe(200);
    await t.deps.jobs.drain();
    expect(t.mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ['ada@letters.example', 'News for Ada'],
      ['ben@letters.example', 'News for Ben'],
      ['dora@letters.example', 'News for'],
    ]);
    const ada = t.mails.find(({ to }) => to.startsWith('ada'));
    expect(ada?.text).toContain('Hello Ada,\n\nsee us (http://localhost:3000/mhi).');
    expect(ada?.html).toContain('<a href="http://localhost:3000/mhi"');
    expect(ada?.replyTo).toBe('hello@practice.org');
    expect(ada?.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/unsubscribe\/letters\./);
    expect(await read(letter.id)).toMatchObject({
      state: 'sent',
      recipients: 3,
      results: { sent: 3, waiting: 0, bounced: 0, unsubscribed: 0 },
    });
  });

  it('cannot be sent twice, changed or deleted once it is on its way', async () => {
    await member('Ada');
    const letter = await write();
    await send(letter);
    const sent = await read(letter.id);
    expect(await send(sent)).toMatchObject({ status: 409, body: { code: 'not_a_draft' } });
    const save = { subject: 'x', body: 'y', segment: EVERYBODY, version: sent.version };
    expect((await call('PUT', `/${letter.id}`, save)).status).toBe(409);
    expect((await call('DELETE', `/${letter.id}`)).status).toBe(409);
    expect(t.mails).toHaveLength(1);
  });

  it('is refused without a subject, text or recipients', async () => {
    const codeOf = async (letter: { id: string; version: number }) =>
      (await send(letter)).body.code;
    expect(await codeOf(await write(plus, { subject: ' ' }))).toBe('no_subject');
    expect(await codeOf(await write(plus, { body: '' }))).toBe('no_words');
    expect(await codeOf(await write(plus))).toBe('nobody');
    const letter = await write(plus);
    expect(await codeOf({ ...letter, version: 1 })).toBe('changed_meanwhile');
    expect(await codeOf({ ...letter, id: rosa.userId })).toBe('not_found');
  });

  it('goes out at its scheduled time to the members who match then', async () => {
    const later = new Date(now.getTime() + DAY);
    const letter = await write();
    expect((await send(letter, new Date(now.getTime() - 1))).body.code).toBe('in_the_past');
    const { body: planned } = await send(letter, later);
    expect(planned).toMatchObject({ state: 'scheduled', sendAt: later.toISOString() });
    const { body: back } = await call('POST', `/${letter.id}/stop`);
    expect(back).toMatchObject({ state: 'draft', sendAt: null });
    await send(back, later);
    await member('Ada');
    t.clock.set(later);
    await t.deps.jobs.add(null, 'letters', null);
    await t.deps.jobs.drain();
    expect(t.mails.map(({ to }) => to)).toEqual(['ada@letters.example']);
  });

  it('can be tested by sending it only to the person at the desk', async () => {
    await member('Ada');
    const letter = await write();
    const { body } = await call('POST', `/${letter.id}/test`);
    await t.deps.jobs.drain();
    expect(body).toEqual({ email: rosa.email });
    expect(t.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [rosa.email, 'Test: News for Rosa'],
    ]);
    const preview = await call('POST', '/preview', { subject: 'Hi {first name}', body: '**Yes**' });
    expect(preview.body.subject).toBe('Hi Rosa');
    expect(preview.body.html).toContain('<strong>Yes</strong>');
  });

  it('contains no HTML and no dangerous links, whatever the editor or a name contains', async () => {
    const hostile =
      '<script>x</script> [a](javascript:alert(1)) [b](//evil.example) <b>{first name}</b>';
    await member('Eve', `first_name = $2`, '<img src=x>');
    await send(await write(plus, { body: hostile, subject: 'Hi {first name}\r\nBcc: x@y.z' }));
    const [mail] = t.mails;
    expect(mail?.html).not.toMatch(/<script|<img|<b>|javascript:|evil\.example/);
    expect(mail?.subject).toBe('Hi <img src=x> Bcc: x@y.z');
  });

  it('is recorded in the audit log with its sender, but without its text', async () => {
    await member('Ada');
    const letter = await write();
    await send(letter);
    const rows = await t.sql(
      `select action, details from app.audit_log where action = 'letter_sent' order by seq desc limit 1`,
    );
    expect(rows).toEqual([{ action: 'letter_sent', details: { letter: letter.id } }]);
  });
});

describe.runIf(isOnPostgres)('the audience of a letter', () => {
  it('can be limited by tier and path, and ended premium counts as free', async () => {
    await member('Ada', `recommended_path = 'WHI'`);
    await member('Ben', `recommended_path = 'MHI', premium_expires_at = $2`, now);
    await member(
      'Carla',
      `recommended_path = 'MHI', premium_expires_at = $2`,
      new Date(now.getTime() + DAY),
    );
    expect(await reach(plus)).toEqual({ isExact: true, matching: 2, reachable: 2 });
    expect(await reach({ ...plus, path: ['MHI'] })).toMatchObject({ matching: 1 });
    expect(await reach({ tier: ['free'], path: ['MHI'] })).toMatchObject({ matching: 1 });
  });

  it('can be members in a certain week of the journey', async () => {
    const ada = await member('Ada');
    for (const name of ['Ben', 'Carla', 'Dora', 'Eva', 'Finn', 'Gus']) await member(name);
    await t.sql(
      `with workshop as (insert into resources (slug, title, body, lane)
         values ('w-letters', 'One', 'KNOW 1', 'SHJ') on conflict do nothing returning id)
       insert into workshop_progress (user_id, resource_id) select $1, id from workshop`,
      [ada],
    );
    expect(await reach({ ...plus, week: [1] })).toEqual({
      isExact: false,
      matching: 5,
      reachable: 5,
    });
    expect(await reach({ ...plus, week: [2] })).toMatchObject({
      matching: 'few',
      reachable: 'few',
    });
    const letter = await write({ ...plus, week: [2] });
    await send(letter);
    expect(t.mails.map(({ to }) => to)).toEqual(['ada@letters.example']);
    expect(await read(letter.id)).toMatchObject({ recipients: 'few', results: null });
  });

  it('finds members who have not visited for some weeks', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    const ago = (days: number) => new Date(now.getTime() - days * DAY);
    for (const [userId, days] of [
      [ada, 40],
      [ben, 10],
    ] as const) {
      await t.sql('update auth.users set last_sign_in_at = $2, created_at = $2 where id = $1', [
        userId,
        ago(days),
      ]);
      await t.sql('update auth.sessions set refreshed_at = $2 where user_id = $1', [
        userId,
        ago(days),
      ]);
    }
    expect(await reach({ ...plus, quietDays: 30 })).toMatchObject({ matching: 1 });
    expect(await reach({ ...plus, quietDays: 60 })).toMatchObject({ matching: 0 });
    await t.sql(
      `insert into reminder_settings (user_id, time_zone, seen_at) values ($1, 'UTC', $2)`,
      [ada, ago(2)],
    );
    expect(await reach({ ...plus, quietDays: 30 })).toMatchObject({ matching: 0 });
  });

  it('does not include people who were invited but have not joined', async () => {
    const ada = await member('Ada');
    await t.sql('update auth.users set email_confirmed_at = null where id = $1', [ada]);
    expect(await reach(plus)).toMatchObject({ matching: 0, reachable: 0 });
  });
});
