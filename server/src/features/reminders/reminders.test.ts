import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { memberCall } from '../../testing/member-call.ts';
import { PushInbox } from '../../testing/push-inbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendFarewells } from './farewells.ts';
import { sendDue } from './send-due.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const inbox = new PushInbox();

let t: TestApp;
let amara: SignedInMember;
beforeAll(async () => {
  await inbox.open();
  t = await createTestApp({ now: NOW, env: { PUSH_HOSTS: inbox.origin } });
});
beforeEach(async () => {
  t.clock.set(NOW);
  await t.sql('delete from auth.users');
  await t.sql('delete from pgboss.job');
  inbox.received.length = 0;
  inbox.answer = (response) => response.writeHead(201).end();
  t.mails.length = 0;
  amara = await signUpMember(t);
});
afterAll(async () => {
  await t.close();
  await inbox.close();
});

type Method = Parameters<typeof memberCall>[2];

/** What the member does, within the hour that the session's first token lives. */
async function call(method: Method, path: string, body?: object) {
  const moment = t.clock.now();
  t.clock.set(NOW);
  const answer = await memberCall(t, amara, method, `/reminders${path}`, body);
  t.clock.set(moment);
  return answer;
}
const save = (change: Record<string, unknown> = {}) =>
  call('PUT', '', {
    kind: 'check_in',
    isOn: true,
    channel: 'push',
    minute: 20 * 60,
    days: 127,
    timeZone: 'UTC',
    at: NOW.toISOString(),
    ...change,
  });
const addDevice = (name = 'phone') => call('POST', '/devices', inbox.subscribe(name));
/** The minute's look at this moment, and what it sends. */
async function passTo(moment: string | Date) {
  t.clock.set(moment);
  await sendDue(t.deps, () => 0.5);
  await t.deps.jobs.drain();
}
const makeDue = () => t.sql(`update pgboss.job set start_after = now() where state < 'active'`);
const nextDue = async () =>
  (await t.sql<{ at: Date | null }>('select next_due as at from reminders'))[0]?.at?.toISOString();

describe('the settings', () => {
  it('start out off, keep what is chosen, and know the next moment', async () => {
    const before = (await call('GET', '')).body;
    expect(before.reminders).toHaveLength(6);
    expect(before.reminders.some(({ isOn }: { isOn: boolean }) => isOn)).toBe(false);
    expect(before).toMatchObject({ showsText: false, devices: [] });
    const saved = (await save()).body;
    expect(saved).toEqual({
      kind: 'check_in',
      isOn: true,
      channel: 'push',
      minute: 1200,
      days: 127,
    });
    expect((await call('GET', '')).body.reminders).toContainEqual(saved);
    expect(await nextDue()).toBe('2026-11-15T20:00:00.000Z');
  });

  it('keep the later of two choices, whichever arrives last', async () => {
    await save({ minute: 600, at: '2026-11-15T11:59:00Z' });
    const late = await save({ minute: 700, at: '2026-11-15T11:58:00Z' });
    expect(late.body.minute).toBe(600);
    await save({ isOn: false });
    expect(await nextDue()).toBeUndefined();
  });

  it('follow the member’s clock', async () => {
    await save();
    await call('PUT', '/clock', { timeZone: 'America/New_York' });
    expect(await nextDue()).toBe('2026-11-16T01:00:00.000Z');
  });

  test.each([
    { kind: 'else' },
    { minute: 1440 },
    { minute: null },
    { days: 0 },
    { timeZone: 'Mars/Base' },
    { kind: 'weekly_letter', channel: 'push' },
    { next: 1 },
  ])('refuse %j', async (wrong) => expect((await save(wrong)).status).toBe(400));
});

describe('a push', () => {
  it('is encrypted for the browser, signed by the server, and says nothing on a locked screen', async () => {
    await addDevice();
    await save();
    await passTo('2026-11-15T20:00:20Z');
    const key = (await call('GET', '')).body.pushKey;
    expect(inbox.received).toMatchObject([
      {
        device: 'phone',
        payload: {
          title: 'Hearthway',
          body: 'A small thought is waiting',
          tag: 'reminder-check_in',
          path: '/action',
        },
        key,
        topic: 'reminder-check_in',
      },
    ]);
    expect(inbox.received[0]?.ttl).toBeGreaterThan(3000);
    expect(inbox.received[0]?.claims.sub).toMatch(/^(mailto|https):/);
    // Nothing of the message is left behind.
    expect(await t.sql(`select from pgboss.job where name = 'push'`)).toEqual([]);
    await passTo('2026-11-15T20:02:00Z');
    expect(inbox.received).toHaveLength(1);
    expect(await nextDue()).toBe('2026-11-16T20:00:00.000Z');
  });

  it('shows its text where the member chose so', async () => {
    await addDevice();
    await save();
    await call('PUT', '/text', { showsText: true });
    await passTo('2026-11-15T20:00:20Z');
    expect(inbox.received[0]?.payload).toMatchObject({
      title: 'Check-in',
      body: 'Today has no check-in yet. Five taps are enough.',
    });
  });

  test.each([404, 410])('forgets a browser that is gone (%i)', async (status) => {
    await addDevice();
    await save();
    inbox.answer = (response) => response.writeHead(status).end();
    await passTo('2026-11-15T20:00:20Z');
    expect((await call('GET', '')).body.devices).toEqual([]);
  });

  it('comes back when a busy service says so', async () => {
    await addDevice();
    await save();
    inbox.answer = (response) => response.writeHead(429, { 'Retry-After': '120' }).end();
    await passTo('2026-11-15T20:00:20Z');
    const [waiting] = await t.sql<{ pause: number }>(
      `select extract(epoch from start_after - now())::float as pause from pgboss.job where name = 'push'`,
    );
    expect(waiting?.pause).toBeGreaterThan(100);
    expect(waiting?.pause).toBeLessThanOrEqual(120);
    inbox.answer = (response) => response.writeHead(201).end();
    await makeDue();
    await t.deps.jobs.drain();
    expect(inbox.received).toHaveLength(1);
  });

  test.each<[string, PushInbox['answer']]>([
    ['a failing service', (response) => response.writeHead(503).end()],
    ['silence', (response) => response.destroy()],
  ])('is tried again after %s', async (_name, answer) => {
    await addDevice();
    await save();
    inbox.answer = answer;
    await passTo('2026-11-15T20:00:20Z');
    expect(await t.sql(`select state::text from pgboss.job where name = 'push'`)).toEqual([
      { state: 'retry' },
    ]);
    inbox.answer = (response) => response.writeHead(201).end();
    await makeDue();
    await t.deps.jobs.drain();
    expect(inbox.received).toHaveLength(1);
  });

  it('is given up when it is refused, or when its hour is over', async () => {
    await addDevice();
    await save();
    inbox.answer = (response) => response.writeHead(403).end();
    await passTo('2026-11-15T20:00:20Z');
    expect(await t.sql(`select state::text from pgboss.job where name = 'push'`)).toEqual([
      { state: 'cancelled' },
    ]);
    inbox.answer = (response) => response.writeHead(503).end();
    await passTo('2026-11-16T20:00:20Z');
    inbox.answer = (response) => response.writeHead(201).end();
    t.clock.advance(HOUR + 1);
    await makeDue();
    await t.deps.jobs.drain();
    expect(inbox.received).toEqual([]);
  });

  it('goes to push services only', async () => {
    const device = inbox.subscribe('phone');
    for (const endpoint of [
      'https://internal.example/x',
      'http://127.0.0.1:1/x',
      'https://fcm.googleapis.com.evil.example/x',
    ]) {
      const answer = await call('POST', '/devices', { ...device, endpoint });
      expect(answer.status, endpoint).toBe(422);
    }
  });

  it('goes to whoever was signed in last in that browser', async () => {
    const device = inbox.subscribe('shared');
    const first = amara;
    await call('POST', '/devices', device);
    amara = await signUpMember(t);
    await call('POST', '/devices', device);
    await call('POST', '/devices', device);
    expect((await call('GET', '')).body.devices).toHaveLength(1);
    const [{ id }] = (await call('GET', '')).body.devices;
    amara = first;
    expect((await call('GET', '')).body.devices).toEqual([]);
    // Nobody removes another member's device.
    await call('DELETE', `/devices/${id}`);
    expect(await t.sql('select from push_devices')).toHaveLength(1);
  });
});

describe('a day', () => {
  it('has two reminders at most, and none for what is done', async () => {
    await addDevice();
    for (const [kind, minute] of [
      ['daily_nudge', 780],
      ['check_in', 781],
      ['commitment', 782],
      ['weekly_pulse', 783],
    ] as const) {
      await save({ kind, minute });
    }
    await t.sql(
      `insert into commitments (user_id, id, week, text, source)
       select $1, gen_random_uuid(), week, 'Walk', 'own' from unnest('{2026-11-09,2026-11-16}'::date[]) as week`,
      [amara.userId],
    );
    await passTo('2026-11-15T13:05:00Z');
    expect(inbox.received.map(({ topic }) => topic)).toEqual([
      'reminder-daily_nudge',
      'reminder-check_in',
    ]);
    await t.sql(`insert into daily_checkins (user_id, date, sleep) values ($1, '2026-11-16', 1)`, [
      amara.userId,
    ]);
    await passTo('2026-11-16T13:05:00Z');
    expect(inbox.received.map(({ topic }) => topic).slice(2)).toEqual([
      'reminder-daily_nudge',
      'reminder-commitment',
    ]);
  });

  it('has one nudge, whether the page or the queue gets there first', async () => {
    await addDevice();
    await save({ kind: 'daily_nudge', minute: null });
    expect(await nextDue()).toMatch(/^2026-11-15T1[78]:/);
    const claim = async () => {
      t.clock.set(NOW);
      const body = { today: '2026-11-15', focusChosen: false };
      return (await memberCall(t, amara, 'POST', '/daily-nudge/claim', body)).body;
    };
    const evening = () => t.sql(`update reminders set next_due = '2026-11-15T18:00:00Z'`);
    await evening();
    await passTo('2026-11-15T18:00:30Z');
    expect(inbox.received).toHaveLength(1);
    expect(await claim()).toMatchObject({ reason: 'shown_today' });
    await t.sql('update user_nudge_prefs set daily_last_shown = null');
    expect((await claim()).claimed).toBe(true);
    await evening();
    await passTo('2026-11-15T18:00:30Z');
    expect(inbox.received).toHaveLength(1);
  });

  it('is quiet after words of crisis, and while snoozed', async () => {
    await addDevice();
    await save();
    await call('POST', '/quiet');
    await passTo('2026-11-15T20:00:00Z');
    expect(inbox.received).toEqual([]);
    await passTo('2026-11-16T20:00:00Z');
    expect(inbox.received).toHaveLength(1);
    t.clock.set(NOW);
    await memberCall(t, amara, 'PUT', '/account/nudge-pause', { paused: true });
    await passTo('2026-11-17T20:00:00Z');
    expect(inbox.received).toHaveLength(1);
  });

  it('that was missed is not made up', async () => {
    await addDevice();
    await save();
    await passTo('2026-11-15T21:30:00Z');
    await passTo('2026-11-15T23:59:00Z');
    expect(inbox.received).toEqual([]);
    expect(await nextDue()).toBe('2026-11-16T20:00:00.000Z');
  });

  it('is shared by three processes: each reminder once', async () => {
    for (let count = 0; count < 9; count += 1) {
      amara = await signUpMember(t);
      await addDevice(`phone-${count}`);
      await save();
    }
    t.clock.set('2026-11-15T20:00:00Z');
    await Promise.all([1, 2, 3].map(() => sendDue(t.deps, () => 0.5)));
    await sendDue(t.deps, () => 0.5);
    await t.deps.jobs.drain();
    expect(inbox.received.map(({ device }) => device).toSorted()).toEqual(
      Array.from({ length: 9 }, (_, count) => `phone-${count}`),
    );
  });
});

describe('mails that are not needed to sign in', () => {
  const post = (path: string) =>
    t.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const pathOf = (url = '') => new URL(url).pathname;

  it('can be ended by one click, twice, and not by looking', async () => {
    await save({ channel: 'mail' });
    await passTo('2026-11-15T20:00:00Z');
    const [mail] = t.mails;
    expect(mail?.to).toBe(amara.email);
    const path = pathOf(mail?.unsubscribeUrl);
    expect(mail?.text).toContain(path);
    const looked = await t.app.request(path);
    expect(looked.status).toBe(200);
    expect(await looked.text()).toContain('<form method="post">');
    expect((await call('GET', '')).body.reminders[1].isOn).toBe(true);
    for (let time = 0; time < 2; time += 1) {
      expect((await post(path)).status).toBe(200);
      expect((await call('GET', '')).body.reminders[1].isOn).toBe(false);
    }
    await passTo('2026-11-16T20:00:00Z');
    expect(t.mails).toHaveLength(1);
  });

  it('that are on their way are no longer sent', async () => {
    await save({ channel: 'mail' });
    t.clock.set('2026-11-15T20:00:00Z');
    await sendDue(t.deps, () => 0.5);
    const whose = { userId: amara.userId, kind: 'check_in' } as const;
    await post(pathOf(unsubscribeUrl('http://localhost', t.deps.secrets, whose)));
    await t.deps.jobs.drain();
    expect(t.mails).toEqual([]);
  });

  it('are not ended by a forged link', async () => {
    await save({ channel: 'mail' });
    const path = pathOf(
      unsubscribeUrl('http://localhost', t.deps.secrets, {
        userId: amara.userId,
        kind: 'daily_nudge',
      }),
    );
    for (const forged of [
      path.replace('daily_nudge', 'check_in'),
      path.replace('daily_nudge', 'all'),
      `${path.slice(0, -2)}xx`,
      '/unsubscribe/check_in',
      '/unsubscribe/%00',
    ]) {
      expect((await post(forged)).status, forged).toBeGreaterThanOrEqual(400);
      expect((await t.app.request(forged)).status, forged).toBeGreaterThanOrEqual(400);
    }
    expect((await call('GET', '')).body.reminders[1].isOn).toBe(true);
  });

  it('bring the week in one picture to whoever asked for it and has agreed', async () => {
    await save({ kind: 'weekly_letter', channel: 'mail', minute: 13 * 60, days: 64 });
    for (const [day, sleep] of [
      ['2026-11-05', 0],
      ['2026-11-10', 2],
      ['2026-11-14', 2],
    ] as const) {
      await t.sql(
        `insert into daily_checkins (user_id, date, sleep, movement) values ($1, $2, $3, 1)`,
        [amara.userId, day, sleep],
      );
    }
    await t.sql(`insert into resources (slug, title, body, lane) values ('rest', 'On rest', 'Text', 'SHJ')
      on conflict do nothing`);
    await passTo('2026-11-15T13:00:00Z');
    const [mail] = t.mails;
    expect(mail?.text).toContain('You checked in on 2 of the last seven days.');
    expect(mail?.text).toContain('Sleep went up, from 0 to 2');
    expect(mail?.text).toContain('/resources/');
    expect(mail?.html).not.toMatch(/<img|src=|url\(/);
    t.clock.set(NOW);
    await memberCall(t, amara, 'PUT', '/account/consent', { granted: false });
    await passTo('2026-11-22T13:00:00Z');
    expect(t.mails).toHaveLength(1);
  });

  it('end with one kind word after a month without a visit', async () => {
    await addDevice();
    await save();
    await passTo(new Date(NOW.getTime() + 29 * DAY));
    await sendFarewells(t.deps);
    t.clock.set(new Date(NOW.getTime() + 30 * DAY + HOUR));
    for (let day = 0; day < 3; day += 1) {
      await sendFarewells(t.deps);
      await t.deps.jobs.drain();
      t.clock.advance(DAY);
    }
    expect(t.mails.map(({ subject }) => subject)).toEqual(['Hearthway keeps your place']);
    const before = inbox.received.length;
    await passTo(new Date(NOW.getTime() + 40 * DAY + 8 * HOUR));
    expect(inbox.received).toHaveLength(before);
    expect(await nextDue()).toBeUndefined();
    // Whoever comes back is reminded again.
    await call('PUT', '/clock', { timeZone: 'UTC' });
    expect(await nextDue()).toBe('2026-11-15T20:00:00.000Z');
  });
});
