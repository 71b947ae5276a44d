import { SPOKES } from '@hearthway/domain/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signInAgain, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2026-11-15T22:30:00Z');
const today = '2026-11-15';
const DAY = 86_400_000;

const all = (spokes: readonly string[], value: unknown) =>
  Object.fromEntries(spokes.map((spoke) => [spoke, value]));
const newPulse = (change: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  date: today,
  today,
  physical: all(SPOKES.physical, 6),
  mental: all(SPOKES.mental, 4),
  spiritual: all(SPOKES.spiritual, 9),
  ...change,
});

let t: TestApp;
let amara: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now: NOW });
});
beforeEach(async () => {
  t.clock.set(NOW);
  amara = await signUpMember(t);
});
afterAll(() => t.close());

const submit = (pulse: unknown) => callApi(t, amara, 'POST', '/weekly-pulse', pulse);
const status = async () => (await callApi(t, amara, 'GET', '/weekly-pulse/status')).body;
const history = async () => (await callApi(t, amara, 'GET', '/weekly-pulse')).body.entries;
const rows = () =>
  t.sql<{ id: string; week_start: string; report_text: string; meta: Record<string, unknown> }>(
    `select id, week_start::text, report_text, meta from reports
     where user_id = $1 and kind = 'weekly_pulse' order by week_start`,
    [amara.userId],
  );
const setTier = (tier: string, expires: Date | null) =>
  t.sql('update profiles set tier = $2, premium_expires_at = $3 where user_id = $1', [
    amara.userId,
    tier,
    expires,
  ]);

describe('a Weekly Pulse', () => {
  it('is due for a new member, and is stored with the Monday of its week', async () => {
    expect(await status()).toEqual({
      due: true,
      nextEligibleAt: null,
      lastSubmittedAt: null,
      daysSinceLast: null,
    });
    const answer = await submit(newPulse());
    expect(answer).toMatchObject({
      status: 200,
      body: {
        entry: { weekStart: '2026-11-09', overall: 5 },
        status: { due: false, nextEligibleAt: '2026-11-22T22:30:00.000Z', daysSinceLast: 0 },
      },
    });
    expect(await rows()).toMatchObject([
      {
        week_start: '2026-11-09',
        report_text: 'Weekly Pulse: overall 5.0 (physical 6.0, mental 4.0)',
        meta: { version: 1, overall: 5, physical: all(SPOKES.physical, 6) },
      },
    ]);
    expect(await history()).toEqual([answer.body.entry]);
  });

  test.each([
    ['is not due in a new calendar week', 4 * 3_600_000, false],
    ['is not due after 6 days, 23 hours and 59 minutes', 7 * DAY - 60_000, false],
    ['is due after seven days', 7 * DAY, true],
  ])('can be sent every seven days: the next one %s', async (_name, elapsed, opens) => {
    await submit(newPulse());
    t.clock.advance(elapsed);
    amara = await signInAgain(t, amara);
    const later = t.clock.now().toISOString().slice(0, 10);
    expect((await status()).due).toBe(opens);
    const again = await submit(newPulse({ date: later, today: later }));
    expect(again.status === 200).toBe(opens);
    if (!opens) {
      expect(again).toMatchObject({
        status: 409,
        body: { code: 'pulse_not_due', title: 'Weekly Pulse opens again after 7 days.' },
      });
    }
    expect(await rows()).toHaveLength(opens ? 2 : 1);
  });

  it('is stored once for twenty simultaneous submissions', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(newPulse())));
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
    expect(await rows()).toHaveLength(1);
  });

  it('gets the same response when it is sent a second time', async () => {
    const pulse = newPulse();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(pulse)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await rows()).toMatchObject([{ id: pulse.id }]);
  });

  it('belongs to the past week if it is filled in on Sunday night and sent on Monday', async () => {
    t.clock.advance(10 * 3_600_000);
    amara = await signInAgain(t, amara);
    await submit(newPulse({ date: today, today: '2026-11-16' }));
    expect(await rows()).toMatchObject([{ week_start: '2026-11-09' }]);
  });

  it('is refused for a date that is not today in any time zone', async () => {
    const answer = await submit(newPulse({ today: '2026-11-18' }));
    expect(answer).toMatchObject({ status: 422, body: { code: 'not_today_anywhere' } });
    expect(await rows()).toEqual([]);
  });
});

describe('the spiritual values of a pulse', () => {
  const missing = all(SPOKES.spiritual, null);
  const given = all(SPOKES.spiritual, 9);

  test.each([
    ['free', 'free', null, missing, 5],
    ['premium, expired a second ago', 'premium', new Date(NOW.getTime() - 1000), missing, 5],
    ['premium until tomorrow', 'premium', new Date(NOW.getTime() + DAY), given, 6.3],
    ['premium plus without an expiry date', 'premium_plus', null, given, 6.3],
  ])(
    'are stored only with active premium: the member is %s',
    async (_name, tier, expires, spiritual, overall) => {
      await setTier(tier, expires);
      const { body } = await submit(newPulse());
      expect(await rows()).toMatchObject([{ meta: { spiritual, overall } }]);
      expect(body.entry).toMatchObject({ spiritual, overall });
    },
  );
});

test('a member gets the last eight pulses, newest first', async () => {
  for (let week = 0; week < 10; week++) {
    const weekStart = new Date(Date.UTC(2026, 8, 7 + 7 * week));
    await t.sql(
      `insert into reports (user_id, kind, week_start, created_at, report_text, meta)
       values ($1, 'weekly_pulse', $2::date, $2::date, 'Weekly Pulse', $3)`,
      [amara.userId, weekStart, { mental: { mood: week }, version: 1 }],
    );
  }
  const found = (await history()) as { mental: { mood: number } }[];
  expect(found.map(({ mental }) => mental.mood)).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
});

test('a member gets the time of each pulse and the overall wellbeing of all pulses', async () => {
  await t.sql(
    `insert into reports (user_id, kind, week_start, report_text, meta, created_at)
     select $1, 'weekly_pulse', '2026-01-05'::date + 7 * n, 'Weekly Pulse',
       json_build_object('version', 1, 'overall', n % 10)::jsonb, '2026-01-07T20:00:00Z'::timestamptz + n * interval '7 days'
     from generate_series(1, 20) n`,
    [amara.userId],
  );
  expect((await history())[0]).toMatchObject({ takenAt: '2026-05-27T20:00:00.000Z' });
  const { points } = (await callApi(t, amara, 'GET', '/weekly-pulse/overall')).body;
  expect(points).toHaveLength(18);
  expect(points[0]).toEqual({
    weekStart: '2026-01-12',
    takenAt: '2026-01-14T20:00:00.000Z',
    overall: 1,
  });
});
