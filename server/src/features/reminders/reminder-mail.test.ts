import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unsubscribeUrl } from '../../mail/unsubscribe-link.ts';
import { NOON, ReminderStage } from '../../testing/reminder-stage.ts';
import { sendFarewells } from './farewells.ts';
import { sendDue } from './send-due.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const stage = new ReminderStage();
beforeAll(() => stage.open());
beforeEach(() => stage.reset());
afterAll(() => stage.close());

describe('emails that a member can unsubscribe from', () => {
  const post = (path: string) =>
    stage.t.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const toPath = (url = '') => new URL(url).pathname;
  const ofAll = () => ({ userId: stage.member.userId, kind: 'all' }) as const;

  it('stop only when the member presses the button behind the unsubscribe link', async () => {
    await stage.save({ channel: 'mail' });
    await stage.passTo('2026-11-15T20:00:00Z');
    const [mail] = stage.t.mails;
    expect(mail?.to).toBe(stage.member.email);
    const path = toPath(mail?.unsubscribeUrl);
    expect(mail?.text).toContain(path);
    const looked = await stage.t.app.request(path);
    expect(looked.status).toBe(200);
    expect(await looked.text()).toContain('<form method="post">');
    expect((await stage.settings()).reminders[1].isOn).toBe(true);
    for (let time = 0; time < 2; time += 1) {
      expect((await post(path)).status).toBe(200);
      expect((await stage.settings()).reminders[1].isOn).toBe(false);
    }
    await stage.passTo('2026-11-16T20:00:00Z');
    expect(stage.t.mails).toHaveLength(1);
  });

  it('are not sent if the member unsubscribes while they are in the queue', async () => {
    await stage.save({ channel: 'mail' });
    stage.t.clock.set('2026-11-15T20:00:00Z');
    await sendDue(stage.t.deps, () => 0.5);
    const whose = { userId: stage.member.userId, kind: 'check_in' } as const;
    await post(toPath(unsubscribeUrl('http://localhost', stage.t.deps.secrets, whose)));
    await stage.t.deps.jobs.drain();
    expect(stage.t.mails).toEqual([]);
  });

  it('do not include the farewell if the member stops all emails while it is in the queue', async () => {
    await stage.save();
    stage.t.clock.set(new Date(NOON.getTime() + 31 * DAY));
    await sendFarewells(stage.t.deps);
    await post(toPath(unsubscribeUrl('http://localhost', stage.t.deps.secrets, ofAll())));
    await stage.t.deps.jobs.drain();
    expect(stage.t.mails).toEqual([]);
  });

  it('can be turned on again after the member has stopped all of them', async () => {
    await stage.save({ channel: 'mail' });
    await post(toPath(unsubscribeUrl('http://localhost', stage.t.deps.secrets, ofAll())));
    await stage.passTo('2026-11-15T20:00:00Z');
    expect(stage.t.mails).toEqual([]);
    stage.t.clock.set(NOON);
    await stage.save({ channel: 'mail' });
    await stage.passTo('2026-11-15T20:00:00Z');
    expect(stage.t.mails.map(({ to }) => to)).toEqual([stage.member.email]);
    stage.t.clock.set(new Date(NOON.getTime() + 31 * DAY));
    await sendFarewells(stage.t.deps);
    await stage.t.deps.jobs.drain();
    expect(stage.t.mails).toHaveLength(1);
    const letters = await stage.t.sql('select app.may_get_letters($1) as may', [
      stage.member.userId,
    ]);
    expect(letters).toEqual([{ may: false }]);
  });

  it('cannot be stopped with a forged link', async () => {
    await stage.save({ channel: 'mail' });
    const path = toPath(
      unsubscribeUrl('http://localhost', stage.t.deps.secrets, {
        userId: stage.member.userId,
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
      expect((await stage.t.app.request(forged)).status, forged).toBeGreaterThanOrEqual(400);
    }
    expect((await stage.settings()).reminders[1].isOn).toBe(true);
  });

  it('include the weekly letter for members who turned it on and consented to personal suggestions', async () => {
    await stage.save({ kind: 'weekly_letter', channel: 'mail', minute: 13 * 60, days: 64 });
    for (const [day, sleep] of [
      ['2026-11-05', 0],
      ['2026-11-10', 2],
      ['2026-11-14', 2],
    ] as const) {
      await stage.t.sql(
        `insert into daily_checkins (user_id, date, sleep, movement) values ($1, $2, $3, 1)`,
        [stage.member.userId, day, sleep],
      );
    }
    await stage.t.sql(`insert into resources (slug, title, body, lane) values ('rest', 'On rest', 'Text', 'SHJ')
      on conflict do nothing`);
    await stage.passTo('2026-11-15T13:00:00Z');
    const [mail] = stage.t.mails;
    expect(mail?.text).toContain('You checked in on 2 of the last seven days.');
    expect(mail?.text).toContain('Sleep went up from 0 to 2');
    expect(mail?.text).toContain('/resources/');
    expect(mail?.html).not.toMatch(/<img|src=|url\(/);
    stage.t.clock.set(NOON);
    await stage.call('PUT', '/account/consent', { granted: false });
    await stage.passTo('2026-11-22T13:00:00Z');
    expect(stage.t.mails).toHaveLength(1);
  });

  it('include a weekly letter that links only to pages that members can open', async () => {
    await stage.save({ kind: 'weekly_letter', channel: 'mail', minute: 13 * 60, days: 64 });
    await stage.t.sql(`insert into resources (slug, title, body, lane) values ('rest', 'On rest', 'Text', 'SHJ')
      on conflict do nothing`);
    await stage.t.sql(`update resources set publish_at = '2100-01-01'`);
    await stage.t.sql(
      `insert into daily_checkins (user_id, date, sleep) values ($1, '2026-11-10', 1)`,
      [stage.member.userId],
    );
    await stage.passTo('2026-11-15T13:00:00Z');
    await stage.t.sql('update resources set publish_at = null');
    expect(stage.t.mails).toHaveLength(1);
    expect(stage.t.mails[0]?.text).not.toContain('/resources/');
  });

  it('include a weekly letter that does not mention hidden pillars', async () => {
    await stage.save({ kind: 'weekly_letter', channel: 'mail', minute: 13 * 60, days: 64 });
    await stage.t.sql(
      `insert into daily_checkins (user_id, date, sleep)
       values ($1, '2026-11-05', 0), ($1, '2026-11-10', 2)`,
      [stage.member.userId],
    );
    await stage.t.sql(
      `insert into hidden_pillars (user_id, pillar, is_hidden, at) values ($1, 'sleep', true, now())`,
      [stage.member.userId],
    );
    await stage.passTo('2026-11-15T13:00:00Z');
    expect(stage.t.mails[0]?.text).toContain('Not much changed from the week before.');
  });

  it('end with one farewell email after a month without a visit', async () => {
    await stage.addDevice();
    await stage.save();
    await stage.passTo(new Date(NOON.getTime() + 29 * DAY));
    await sendFarewells(stage.t.deps);
    stage.t.clock.set(new Date(NOON.getTime() + 30 * DAY + HOUR));
    for (let day = 0; day < 3; day += 1) {
      await sendFarewells(stage.t.deps);
      await stage.t.deps.jobs.drain();
      stage.t.clock.advance(DAY);
    }
    expect(stage.t.mails.map(({ subject }) => subject)).toEqual([
      'We’ve saved your place at Hearthway',
    ]);
    const before = stage.inbox.received.length;
    await stage.passTo(new Date(NOON.getTime() + 40 * DAY + 8 * HOUR));
    expect(stage.inbox.received).toHaveLength(before);
    expect(await stage.nextDue()).toBeUndefined();
    await stage.call('PUT', '/reminders/clock', { timeZone: 'UTC' });
    expect(await stage.nextDue()).toBe('2026-11-15T20:00:00.000Z');
  });

  it('do not include the farewell email if nobody has confirmed the address', async () => {
    await stage.save();
    await stage.t.sql('update auth.users set email_confirmed_at = null');
    stage.t.clock.set(new Date(NOON.getTime() + 31 * DAY));
    await sendFarewells(stage.t.deps);
    await stage.t.deps.jobs.drain();
    expect(stage.t.mails).toEqual([]);
  });
});
