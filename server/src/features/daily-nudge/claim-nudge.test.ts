import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2026-11-15T17:30:00Z');
const today = '2026-11-15';

let t: TestApp;
let amara: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now: NOW });
});
beforeEach(async () => {
  amara = await signUpMember(t);
});
afterAll(() => t.close());

const claim = async (change: Record<string, unknown> = {}) =>
  (
    await callApi(t, amara, 'POST', '/daily-nudge/claim', {
      today,
      focusChosen: false,
      ...change,
    })
  ).body;
const focusOn = (word: string) => callApi(t, amara, 'PUT', '/focus', { word });
const prefs = async () =>
  (
    await t.sql(
      `select daily_last_shown::text, last_rule_shown, hidden_rules from user_nudge_prefs where user_id = $1`,
      [amara.userId],
    )
  )[0];
const setPrefs = (assignment: string) =>
  t
    .sql(`insert into user_nudge_prefs (user_id) values ($1) on conflict do nothing`, [
      amara.userId,
    ])
    .then(() =>
      t.sql(`update user_nudge_prefs set ${assignment} where user_id = $1`, [amara.userId]),
    );

describe('today’s nudge', () => {
  it('is given to only one of twenty simultaneous requests and is recorded as shown', async () => {
    await focusOn('sleep');
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim()));
    const claimed = answers.filter((answer) => answer.claimed);
    expect(claimed).toMatchObject([{ nudge: { key: 'sleep:0' }, tag: 'daily-nudge-sleep' }]);
    expect(answers.filter((answer) => answer.reason === 'shown_today')).toHaveLength(19);
    expect(await prefs()).toEqual({
      daily_last_shown: today,
      last_rule_shown: 'sleep:0',
      hidden_rules: [],
    });
  });

  it('is the next text after the last one shown for the member’s focus', async () => {
    await focusOn('sleep');
    await setPrefs(`daily_last_shown = '2026-11-14', last_rule_shown = 'sleep:2'`);
    expect((await claim()).nudge.key).toBe('sleep:0');
  });

  it('is any text except the last one shown if the member has no focus', async () => {
    await setPrefs(`last_rule_shown = 'mood:1'`);
    const { nudge, tag } = await claim();
    expect(nudge.key).not.toBe('mood:1');
    expect(tag).toBe('daily-nudge-random');
  });

  it('is not given while nudges are snoozed', async () => {
    await setPrefs(`snooze_until = '2026-11-15T17:31:00Z'`);
    expect(await claim()).toEqual({ claimed: false, reason: 'snoozed' });
  });

  it('is given when the snooze is over, and leaves the hidden rules of the nudge card unchanged', async () => {
    await setPrefs(`snooze_until = '2026-11-15T17:29:00Z', hidden_rules = '{R4_RELN}'`);
    expect((await claim()).claimed).toBe(true);
    expect(await prefs()).toMatchObject({ hidden_rules: ['R4_RELN'] });
  });

  it('is given right after the member chooses a focus, even if a nudge was already shown today', async () => {
    await focusOn('mood');
    await claim();
    expect((await claim({ focusChosen: true })).nudge.key).toBe('mood:1');
  });

  it('is refused for a date that is not today in any time zone', async () => {
    expect((await claim({ today: '2026-11-20' })).code).toBe('not_today_anywhere');
  });
});
