import { addDays } from '@hearthway/domain/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2026-11-15T10:30:00Z');
const today = '2026-11-15';
const at = (seconds: number) => new Date(NOW.getTime() - 60_000 + seconds * 1000).toISOString();

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

const save = (change: Record<string, unknown>) =>
  callApi(t, amara, 'PUT', '/scorecard/days', { date: today, today, ...change });
const days = async (asOf = today) =>
  (await callApi(t, amara, 'GET', `/scorecard/days?today=${asOf}`)).body.days;

const untouched = {
  nutrition: null,
  movement: null,
  sleep: null,
  hormonal_balance: null,
  sexual_health: null,
};

describe('a tap on the scorecard', () => {
  it('is stored and leaves the other pillars unchanged', async () => {
    const { status, body } = await save({ taps: { sleep: { score: 2, at: at(0) } } });
    expect(status).toBe(200);
    expect(body).toEqual({ date: today, ...untouched, sleep: 2 });
    expect(await days()).toEqual([body]);
  });

  it('is ignored if the stored tap on the same pillar is later', async () => {
    await save({ taps: { sleep: { score: 1, at: at(1) } } });
    await save({ taps: { sleep: { score: 2, at: at(2) } } });
    const { body } = await save({ taps: { sleep: { score: 1, at: at(1) } } });
    expect(body.sleep).toBe(2);
  });

  it('does not overwrite later taps on other pillars from another device', async () => {
    await save({ taps: { sleep: { score: 2, at: at(5) } } });
    const late = { movement: { score: 1, at: at(1) }, sleep: { score: 0, at: at(1) } };
    expect((await save({ taps: late })).body).toMatchObject({ sleep: 2, movement: 1 });
  });

  it('gets the server’s time if the device’s clock is ahead, so that the next tap replaces it', async () => {
    await save({ taps: { sleep: { score: 1, at: '2027-11-15T00:00:00Z' } } });
    t.clock.advance(1000);
    const next = { score: 2, at: t.clock.now().toISOString() };
    expect((await save({ taps: { sleep: next } })).body.sleep).toBe(2);
  });

  it('replaces a value that an older app version stored without a tap time', async () => {
    await t.sql(
      `insert into daily_checkins (user_id, date, sleep, movement) values ($1, $2, 1, 2)`,
      [amara.userId, today],
    );
    const { body } = await save({ taps: { sleep: { score: 0, at: at(0) } } });
    expect(body).toMatchObject({ sleep: 0, movement: 2 });
  });

  it('is stored if it is the last of a hundred taps that arrive shuffled and repeated', async () => {
    const taps = Array.from({ length: 100 }, (_unused, index) => ({
      taps: { nutrition: { score: (index + 1) % 3, at: at(index / 10) } },
    }));
    const doubled = [...taps, ...taps].sort(() => Math.random() - 0.5);
    await Promise.all(doubled.map(save));
    expect(await days()).toMatchObject([{ nutrition: 100 % 3 }]);
  });
});

describe('a check-in', () => {
  const tap = { taps: { sleep: { score: 1, at: at(0) } } };

  test.each([
    ['today', today, today, 200],
    ['yesterday', '2026-11-14', today, 200],
    ['today in Kiritimati', '2026-11-16', '2026-11-16', 200],
    ['today in Pago Pago', '2026-11-14', '2026-11-14', 200],
    ['yesterday in Pago Pago', '2026-11-13', '2026-11-14', 200],
  ])('can be saved for %s', async (_name, date, asOf, status) => {
    expect((await save({ ...tap, date, today: asOf })).status).toBe(status);
  });

  test.each([
    [
      'the day before yesterday',
      '2026-11-13',
      today,
      'read_only_day',
      'Only today and yesterday can be changed.',
    ],
    ['tomorrow', '2026-11-16', today, 'read_only_day', 'Only today and yesterday can be changed.'],
    [
      'a date that is not today in any time zone',
      '2026-11-18',
      '2026-11-18',
      'not_today_anywhere',
      expect.any(String),
    ],
  ])('for %s is refused', async (_name, date, asOf, code, title) => {
    const { status, body } = await save({ ...tap, date, today: asOf });
    expect({ status, code: body.code, title: body.title }).toEqual({ status: 422, code, title });
    expect(await days(date)).toEqual([]);
  });

  test.each([
    ['no tap at all', { taps: {} }],
    ['a value beyond the scale', { taps: { sleep: { score: 3, at: at(0) } } }],
    ['a fractional value', { taps: { sleep: { score: 0.5, at: at(0) } } }],
    ['an unknown pillar', { taps: { luck: { score: 1, at: at(0) } } }],
    ['a day that does not exist', { ...tap, date: '2026-02-30' }],
  ])('with %s is refused', async (_name, change) => {
    expect((await save(change)).status).toBe(400);
  });
});

test('the scorecard history contains only the member’s own check-ins of the last ninety days, newest first', async () => {
  const other = await signUpMember(t);
  for (const [member, ago] of [
    [amara, 0],
    [amara, 89],
    [amara, 90],
    [other, 1],
  ] as const) {
    await t.sql(`insert into daily_checkins (user_id, date, sleep) values ($1, $2, 1)`, [
      member.userId,
      addDays(today, -ago),
    ]);
  }
  const found = (await days()) as { date: string }[];
  expect(found.map(({ date }) => date)).toEqual([today, addDays(today, -89)]);
});
