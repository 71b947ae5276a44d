import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { signUpMember } from '../../testing/factories.ts';
import { NOON, ReminderStage } from '../../testing/reminder-stage.ts';
import { notificationToken } from './notification-token.ts';

const stage = new ReminderStage();
beforeAll(() => stage.open());
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.reset();
  await stage.addDevice();
});

const EIGHT = '2026-11-15T20:00:00.000Z';
const lastPayload = () => stage.inbox.received.at(-1)?.payload;
const answer = async (change: object = {}, headers: Record<string, string> = {}) => {
  const response = await stage.t.app.request('/api/notification-answers', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({
      ...{ token: lastPayload()?.token, answer: 'later', at: stage.t.clock.now().toISOString() },
      ...change,
    }),
  });
  const body = (await response.json()) as { code?: string; didIt?: boolean };
  return { status: response.status, body };
};

describe('snoozing a reminder', () => {
  beforeEach(async () => {
    await stage.save();
    await stage.passTo(EIGHT);
  });

  it('brings the reminder back once, an hour later', async () => {
    expect(lastPayload()?.actions).toEqual([
      { action: 'open', title: 'Open' },
      { action: 'later', title: 'In an hour' },
    ]);
    const { token } = lastPayload() ?? {};
    stage.t.clock.set('2026-11-15T20:05:00Z');
    expect(await answer()).toMatchObject({
      status: 200,
      body: { until: '2026-11-15T21:05:00.000Z' },
    });
    expect(await stage.nextDue()).toBe('2026-11-15T21:05:00.000Z');
    stage.t.clock.set('2026-11-15T20:30:00Z');
    expect(await answer()).toMatchObject({ status: 410, body: { code: 'notification_over' } });
    expect(await stage.nextDue()).toBe('2026-11-15T21:05:00.000Z');
    await stage.passTo('2026-11-15T21:05:00Z');
    expect(stage.inbox.received).toHaveLength(2);
    expect(lastPayload()).not.toHaveProperty('actions');
    expect((await answer({ token })).body.code).toBe('enough_today');
    expect(await stage.nextDue()).toBe('2026-11-16T20:00:00.000Z');
  });

  it('sends nothing if the member has checked in meanwhile', async () => {
    await answer();
    await stage.t.sql(
      `insert into daily_checkins (user_id, date, sleep) values ($1, '2026-11-15', 1)`,
      [stage.member.userId],
    );
    await stage.passTo('2026-11-15T21:00:00Z');
    expect(stage.inbox.received).toHaveLength(1);
    expect(await stage.nextDue()).toBe('2026-11-16T20:00:00.000Z');
  });

  it('sends nothing on a quiet day after a crisis', async () => {
    const quiet = (until: string) =>
      stage.t.sql('update reminder_settings set quiet_until = $1', [until]);
    await answer();
    await quiet('2026-11-16T12:00:00Z');
    await stage.passTo('2026-11-15T21:00:00Z');
    expect(stage.inbox.received).toHaveLength(1);
  });

  test.each([
    ['an hour before midnight', '2026-11-15T23:00:00Z', 'another_day', 422],
    ['the next day', '2026-11-16T09:00:00Z', 'another_day', 422],
  ])('is refused %s', async (_name, moment, code, status) => {
    stage.t.clock.set(moment);
    expect(await answer()).toMatchObject({ status, body: { code } });
    expect(await stage.nextDue()).toBe('2026-11-16T20:00:00.000Z');
  });

  it('is refused after the member has turned the reminder off', async () => {
    await stage.save({ isOn: false });
    expect((await answer()).status).toBe(410);
    expect(await stage.nextDue()).toBeUndefined();
  });

  it('also works for a Weekly Pulse', async () => {
    await stage.t.sql(
      `insert into reports (user_id, kind, week_start, created_at, report_text, meta)
       values ($1, 'weekly_pulse', '2026-11-02', '2026-11-08T10:00:00Z', '', '{}')`,
      [stage.member.userId],
    );
    await stage.t.sql('update reminder_settings set sent_on = null');
    await stage.save({ kind: 'weekly_pulse', minute: 20 * 60 + 1 });
    await stage.passTo('2026-11-15T20:01:00Z');
    expect(lastPayload()?.tag).toBe('reminder-weekly_pulse');
    expect((await answer()).status).toBe(200);
    await stage.passTo('2026-11-15T21:01:00Z');
    expect(stage.inbox.received.map(({ payload }) => payload.tag)).toEqual([
      'reminder-check_in',
      'reminder-weekly_pulse',
      'reminder-weekly_pulse',
    ]);
  });

  it('applies to the member who got the notification, whoever is signed in', async () => {
    const other = await signUpMember(stage.t);
    const signedIn = { Authorization: `Bearer ${other.accessToken}` };
    expect((await answer({}, signedIn)).status).toBe(200);
    const rows = await stage.t.sql('select user_id from reminders where next_due < $1', [
      '2026-11-16T00:00:00Z',
    ]);
    expect(rows).toEqual([{ user_id: stage.member.userId }]);
  });

  it('is refused with a token that was changed or not made by us', async () => {
    const other = await signUpMember(stage.t);
    const token = lastPayload()?.token ?? '';
    const [content = '', signature] = token.split('.');
    const forged = Buffer.from(content, 'base64url')
      .toString()
      .replace(stage.member.userId, other.userId);
    const sent = { kind: 'check_in', userId: other.userId, day: '2026-11-15' } as const;
    for (const bad of [
      `${Buffer.from(forged).toString('base64url')}.${signature}`,
      `${content}.${'A'.repeat(43)}`,
      `${token}x`,
      content,
      notificationToken(
        { unsubscribeKey: 'another key' },
        { ...sent, sentAt: new Date(EIGHT), experimentId: null },
      ),
    ]) {
      expect((await answer({ token: bad })).status, bad).toBe(404);
    }
    for (const bad of ['', 'x', 'x'.repeat(201), null, 7]) {
      expect((await answer({ token: bad })).status).toBe(400);
    }
    expect((await answer({ answer: 'all_well' })).status).toBe(400);
    expect((await answer({ at: 'now' })).status).toBe(400);
    expect(await stage.nextDue()).toBe('2026-11-16T20:00:00.000Z');
  });
});

describe('an experiment answer from a notification', () => {
  const experimentId = crypto.randomUUID();
  const marks = () =>
    stage.t.sql<object>('select day::text, did_it from experiment_marks order by day');

  beforeEach(async () => {
    await stage.t.sql(
      `insert into experiments (user_id, id, habit, words, outcome, starts_on, plan)
       values ($1, $2, 'walk_after_lunch', '', 'feeling', '2026-11-14', '10101010101010')`,
      [stage.member.userId, experimentId],
    );
    await stage.call('PUT', '/reminders/text', { showsText: true });
    await stage.save({ kind: 'experiment', minute: 20 * 60 });
    await stage.passTo(EIGHT);
  });

  it('is stored once for the day of the notification', async () => {
    expect(lastPayload()?.actions?.map(({ title }) => title)).toEqual([
      'Stuck to the plan',
      'Not today',
    ]);
    stage.t.clock.set('2026-11-15T21:00:00Z');
    expect(await answer({ answer: 'did' })).toMatchObject({ status: 200, body: { didIt: true } });
    stage.t.clock.set('2026-11-15T21:10:00Z');
    expect((await answer({ answer: 'did_not' })).body.didIt).toBe(true);
    expect(await marks()).toEqual([{ day: '2026-11-15', did_it: true }]);
  });

  it('is stored for the right day if it arrives after the next day’s notification', async () => {
    const first = lastPayload()?.token;
    await stage.passTo('2026-11-16T20:00:00Z');
    const tapped = { token: first, answer: 'did_not', at: '2026-11-15T22:00:00Z' };
    expect((await answer(tapped)).status).toBe(200);
    expect(await marks()).toEqual([{ day: '2026-11-15', did_it: false }]);
  });

  it('does not replace a later answer given in the app', async () => {
    stage.t.clock.set('2026-11-15T20:10:00Z');
    await stage.t.sql(
      `insert into experiment_marks (user_id, experiment, day, did_it, at)
       values ($1, $2, '2026-11-15', false, '2026-11-15T20:05:00Z')`,
      [stage.member.userId, experimentId],
    );
    expect((await answer({ answer: 'did' })).body.didIt).toBe(false);
    expect(await marks()).toEqual([{ day: '2026-11-15', did_it: false }]);
  });

  it('replaces an answer from before the notification', async () => {
    await stage.t.sql(
      `insert into experiment_marks (user_id, experiment, day, did_it, at)
       values ($1, $2, '2026-11-15', false, $3)`,
      [stage.member.userId, experimentId, NOON],
    );
    expect((await answer({ answer: 'did' })).body.didIt).toBe(true);
  });

  it('is refused after three days or if the experiment was deleted', async () => {
    stage.t.clock.set('2026-11-18T20:00:01Z');
    expect((await answer({ answer: 'did' })).status).toBe(410);
    stage.t.clock.set('2026-11-15T21:00:00Z');
    await stage.t.sql('delete from experiments');
    expect((await answer({ answer: 'did' })).status).toBe(410);
    expect(await marks()).toEqual([]);
  });

  it('is refused if the notification is not about an experiment', async () => {
    await stage.t.sql('update reminder_settings set sent_on = null');
    await stage.save({ minute: 20 * 60 + 30 });
    await stage.passTo('2026-11-15T20:30:00Z');
    expect(lastPayload()?.tag).toBe('reminder-check_in');
    expect((await answer({ answer: 'did' })).status).toBe(410);
  });

  it('is not offered on a notification that hides its text', async () => {
    await stage.call('PUT', '/reminders/text', { showsText: false });
    await stage.passTo('2026-11-16T20:00:00Z');
    expect(lastPayload()?.actions?.map(({ title }) => title)).toEqual(['Open', 'In an hour']);
    expect(lastPayload()?.body).toBe('A small thought is waiting');
  });
});
