import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ReminderStage } from '../../testing/reminder-stage.ts';

const stage = new ReminderStage();
beforeAll(() => stage.open());
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.reset();
  await stage.addDevice();
  await stage.call('PUT', '/account/day-start', { dayStart: 3 });
  await stage.save({ minute: 30, timeZone: 'Europe/Berlin' });
});

const NIGHT = '2026-11-15T23:30:00Z';
const checkIn = (day: string) =>
  stage.t.sql('insert into daily_checkins (user_id, date, sleep) values ($1, $2, 1)', [
    stage.member.userId,
    day,
  ]);
const snooze = async () => {
  const token = stage.inbox.received.at(-1)?.payload?.token;
  const response = await stage.t.app.request('/api/notification-answers', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, answer: 'later', at: stage.t.clock.now().toISOString() }),
  });
  return (await response.json()) as { until?: string; code?: string };
};

describe('after midnight, for a member whose day starts at 3 am, a reminder', () => {
  it('is not sent if the member checked in that evening', async () => {
    await checkIn('2026-11-15');
    await stage.passTo(NIGHT);
    expect(stage.inbox.received).toHaveLength(0);
  });

  it('counts for the evening before if the member checked in only for the new day', async () => {
    await checkIn('2026-11-16');
    await stage.passTo(NIGHT);
    expect(stage.inbox.received).toHaveLength(1);
    const rows = await stage.t.sql('select sent_on::text, sent_count from reminder_settings');
    expect(rows).toEqual([{ sent_on: '2026-11-15', sent_count: 1 }]);
  });

  it('comes every night at the same time', async () => {
    await stage.passTo(NIGHT);
    expect(await stage.nextDue()).toBe('2026-11-16T23:30:00.000Z');
  });

  it('can be put off only until the day starts', async () => {
    await stage.passTo(NIGHT);
    stage.t.clock.set('2026-11-16T01:00:00Z');
    expect((await snooze()).code).toBe('another_day');
    stage.t.clock.set('2026-11-16T00:59:00Z');
    expect((await snooze()).until).toBe('2026-11-16T01:59:00.000Z');
  });
});
