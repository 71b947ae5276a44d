import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { signUpMember } from '../../testing/factories.ts';
import { NOON, ReminderStage } from '../../testing/reminder-stage.ts';
import { sendDue } from './send-due.ts';

const stage = new ReminderStage();
beforeAll(() => stage.open());
beforeEach(() => stage.reset());
afterAll(() => stage.close());

describe('reminder settings', () => {
  it('are off at first and decide when a reminder is due', async () => {
    const before = await stage.settings();
    expect(before.reminders).toHaveLength(8);
    expect(before.reminders.some(({ isOn }: { isOn: boolean }) => isOn)).toBe(false);
    expect(before).toMatchObject({ showsText: false, devices: [] });
    const saved = (await stage.save()).body;
    expect(saved).toEqual({
      kind: 'check_in',
      isOn: true,
      channel: 'push',
      minute: 1200,
      days: 127,
    });
    expect((await stage.settings()).reminders).toContainEqual(saved);
    expect(await stage.nextDue()).toBe('2026-11-15T20:00:00.000Z');
  });

  it('keep the member’s later choice, even if the earlier one arrives last', async () => {
    await stage.save({ minute: 600, at: '2026-11-15T11:59:00Z' });
    const late = await stage.save({ minute: 700, at: '2026-11-15T11:58:00Z' });
    expect(late.body.minute).toBe(600);
    await stage.save({ isOn: false });
    expect(await stage.nextDue()).toBeUndefined();
  });

  it('follow the member to another time zone', async () => {
    await stage.save();
    await stage.call('PUT', '/reminders/clock', { timeZone: 'America/New_York' });
    expect(await stage.nextDue()).toBe('2026-11-16T01:00:00.000Z');
  });

  it('store one name for every spelling of a time zone', async () => {
    await stage.call('PUT', '/reminders/clock', { timeZone: 'aMERICA/nEW_yORK' });
    await stage.save({ timeZone: 'america/NEW_YORK' });
    const rows = await stage.t.sql('select time_zone from reminder_settings');
    expect(rows).toEqual([{ time_zone: 'America/New_York' }]);
  });

  test.each([
    { kind: 'else' },
    { minute: 1440 },
    { minute: null },
    { days: 0 },
    { timeZone: 'Mars/Base' },
    { kind: 'weekly_letter', channel: 'push' },
    { next: 1 },
  ])('refuse the invalid value %j', async (wrong) =>
    expect((await stage.save(wrong)).status).toBe(400),
  );
});

describe('sending reminders', () => {
  it('stops after two reminders a day and leaves out what is already done', async () => {
    await stage.addDevice();
    for (const [kind, minute] of [
      ['daily_nudge', 780],
      ['check_in', 781],
      ['commitment', 782],
      ['weekly_pulse', 783],
    ] as const) {
      await stage.save({ kind, minute });
    }
    await stage.t.sql(`update profiles set tier = 'premium'`);
    await stage.t.sql(
      `insert into commitments (user_id, id, week, text, source)
       select $1, gen_random_uuid(), week, 'Walk', 'own' from unnest('{2026-11-09,2026-11-16}'::date[]) as week`,
      [stage.member.userId],
    );
    await stage.passTo('2026-11-15T13:05:00Z');
    expect(stage.inbox.received.map(({ topic }) => topic)).toEqual([
      'reminder-daily_nudge',
      'reminder-check_in',
    ]);
    await stage.t.sql(
      `insert into daily_checkins (user_id, date, sleep) values ($1, '2026-11-16', 1)`,
      [stage.member.userId],
    );
    await stage.passTo('2026-11-16T13:05:00Z');
    expect(stage.inbox.received.map(({ topic }) => topic).slice(2)).toEqual([
      'reminder-daily_nudge',
      'reminder-commitment',
    ]);
  });

  it('leaves out reminders about premium tools after premium has ended', async () => {
    await stage.addDevice();
    await stage.save({ kind: 'commitment', minute: 780 });
    await stage.t.sql(
      `insert into commitments (user_id, id, week, text, source)
       select $1, gen_random_uuid(), week, 'Walk', 'own' from unnest('{2026-11-09,2026-11-16}'::date[]) as week`,
      [stage.member.userId],
    );
    const ends = `update profiles set tier = 'premium', premium_expires_at = '2026-11-16T13:00:00Z'`;
    await stage.t.sql(ends);
    await stage.passTo('2026-11-15T13:00:00Z');
    await stage.passTo('2026-11-16T13:00:00Z');
    expect(stage.inbox.received).toHaveLength(1);
  });

  it('includes the daily nudge only if the app has not shown it that day', async () => {
    await stage.addDevice();
    await stage.save({ kind: 'daily_nudge', minute: null });
    expect(await stage.nextDue()).toMatch(/^2026-11-15T1[78]:/);
    const claim = async () => {
      stage.t.clock.set(NOON);
      const body = { today: '2026-11-15', focusChosen: false };
      return (await stage.call('POST', '/daily-nudge/claim', body)).body;
    };
    const evening = () => stage.t.sql(`update reminders set next_due = '2026-11-15T18:00:00Z'`);
    await evening();
    await stage.passTo('2026-11-15T18:00:30Z');
    expect(stage.inbox.received).toHaveLength(1);
    expect(await claim()).toMatchObject({ reason: 'shown_today' });
    await stage.t.sql('update user_nudge_prefs set daily_last_shown = null');
    expect((await claim()).claimed).toBe(true);
    await evening();
    await stage.passTo('2026-11-15T18:00:30Z');
    expect(stage.inbox.received).toHaveLength(1);
  });

  it('pauses for a day after a member has written about a crisis', async () => {
    await stage.addDevice();
    await stage.save();
    await stage.call('POST', '/reminders/quiet');
    await stage.passTo('2026-11-15T20:00:00Z');
    expect(stage.inbox.received).toEqual([]);
    await stage.passTo('2026-11-16T20:00:00Z');
    expect(stage.inbox.received).toHaveLength(1);
    stage.t.clock.set(NOON);
    await stage.call('PUT', '/account/nudge-pause', { paused: true });
    await stage.passTo('2026-11-17T20:00:00Z');
    expect(stage.inbox.received).toHaveLength(1);
  });

  it('drops a reminder that is more than an hour late', async () => {
    await stage.addDevice();
    await stage.save();
    await stage.passTo('2026-11-15T21:30:00Z');
    await stage.passTo('2026-11-15T23:59:00Z');
    expect(stage.inbox.received).toEqual([]);
    expect(await stage.nextDue()).toBe('2026-11-16T20:00:00.000Z');
  });

  it('sends each reminder only once, even with three processes', async () => {
    for (let count = 0; count < 9; count += 1) {
      stage.member = await signUpMember(stage.t);
      await stage.addDevice(`phone-${count}`);
      await stage.save();
    }
    stage.t.clock.set('2026-11-15T20:00:00Z');
    await Promise.all([1, 2, 3].map(() => sendDue(stage.t.deps, () => 0.5)));
    await sendDue(stage.t.deps, () => 0.5);
    await stage.t.deps.jobs.drain();
    expect(stage.inbox.received.map(({ device }) => device).toSorted()).toEqual(
      Array.from({ length: 9 }, (_, count) => `phone-${count}`),
    );
  });
});
