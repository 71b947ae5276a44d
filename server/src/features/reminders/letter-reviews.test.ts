import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ReminderStage } from '../../testing/reminder-stage.ts';

const stage = new ReminderStage();
beforeAll(() => stage.open());
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.reset();
  await stage.t.sql(
    `insert into daily_checkins (user_id, date, nutrition, movement, sleep, hormonal_balance, sexual_health)
     select $1, day, 1, 1, case when day < '2026-11-01' then 0 else 2 end, 1,
       case when day < '2026-11-01' then 0 else 2 end
     from generate_series('2026-10-01'::date, '2026-12-31', '1 day') as day`,
    [stage.member.userId],
  );
});

const SUNDAY = 64;
const saveLetter = (change: object = {}) =>
  stage.save({
    ...{ kind: 'weekly_letter', channel: 'mail', minute: 8 * 60, days: SUNDAY },
    ...change,
  });
const stayPresent = () =>
  stage.t.sql(`update reminder_settings set seen_at = '2026-12-01' where user_id = $1`, [
    stage.member.userId,
  ]);
const skipTo = (moment: string) => stage.passTo(moment);
const reviews = () => stage.t.mails.map(({ text }) => text.match(/Your (\w+): In/)?.[1] ?? null);

test('the first letter of a month contains the review of the month before, exactly once', async () => {
  await saveLetter();
  await stayPresent();
  for (const day of ['2026-11-22', '2026-11-29', '2026-12-06', '2026-12-13']) {
    await stage.passTo(`${day}T08:00:00Z`);
  }
  expect(reviews()).toEqual([null, null, 'November', null]);
  const letter = stage.t.mails[2];
  expect(letter?.text).toContain(
    'Sleep was higher than in October: 2.0 of 2 points a day instead of 0.0.',
  );
  expect(letter?.text).not.toContain('Sexual health was');
  expect(letter?.text).toMatch(/: http:\/\/\S+\/resources\//);
});

test('daily letters contain the review only on the first day of the month', async () => {
  await saveLetter({ days: 127 });
  await stayPresent();
  await skipTo('2026-11-30T07:59:00Z');
  for (const day of ['2026-11-30', '2026-12-01', '2026-12-02']) {
    await stage.passTo(`${day}T08:00:00Z`);
  }
  expect(reviews()).toEqual([null, 'November', null]);
});

test('a member who flies west after the letter does not get the review again', async () => {
  await saveLetter({ days: 127, timeZone: 'Asia/Tokyo' });
  await stayPresent();
  await skipTo('2026-11-30T22:59:00Z');
  await stage.passTo('2026-11-30T23:00:00Z');
  await stage.call('PUT', '/reminders/clock', { timeZone: 'America/Los_Angeles' });
  await stayPresent();
  await skipTo('2026-12-01T15:59:00Z');
  await stage.passTo('2026-12-01T16:00:00Z');
  expect(reviews()).toEqual(['November', null]);
});
