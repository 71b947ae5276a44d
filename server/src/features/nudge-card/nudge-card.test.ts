import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const now = new Date('2026-11-15T20:00:00Z');
const today = '2026-11-15';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ now });
});
afterAll(() => t.close());

const act = (member: SignedInMember, action: string, ruleId = 'FALLBACK_SHJ', day = today) =>
  callApi(t, member, 'POST', '/nudge-card/actions', { action, ruleId, today: day });
const readPrefs = (member: SignedInMember) =>
  t.sql(
    `select snooze_until, hidden_rules, daily_last_shown::text, last_rule_shown
     from user_nudge_prefs where user_id = $1`,
    [member.userId],
  );

it('"Not now" marks the nudge card as shown today and snoozes it for seven days', async () => {
  const member = await signUpMember(t);
  expect(await act(member, 'not_now')).toEqual({ status: 204, body: null });
  expect(await readPrefs(member)).toEqual([
    {
      snooze_until: new Date('2026-11-22T20:00:00Z'),
      hidden_rules: [],
      daily_last_shown: today,
      last_rule_shown: null,
    },
  ]);
  expect(
    await t.sql('select event, props from analytics_events where user_id = $1', [member.userId]),
  ).toEqual([{ event: 'nudge_dismissed', props: { action: 'not_now' } }]);
});

it('"Don’t show again" hides the card’s rule and does not reset the daily nudge', async () => {
  const member = await signUpMember(t);
  await t.sql(
    `insert into user_nudge_prefs (user_id, hidden_rules, last_rule_shown)
     values ($1, '{R4_RELN}', 'sleep:1')`,
    [member.userId],
  );
  await act(member, 'dont_show_again', 'R1_HORMONES');
  expect(await readPrefs(member)).toEqual([
    {
      snooze_until: null,
      hidden_rules: ['R4_RELN', 'R1_HORMONES'],
      daily_last_shown: today,
      last_rule_shown: 'sleep:1',
    },
  ]);
});

test('every hidden rule is kept when several tabs send "Don’t show again" at the same time', async () => {
  const member = await signUpMember(t);
  const rules = ['R1_HORMONES', 'R2_SEX', 'R3_NUTRITION_WEIGHT', 'R4_RELN'];
  await Promise.all(rules.map((rule) => act(member, 'dont_show_again', rule)));
  const [prefs] = await readPrefs(member);
  expect((prefs?.hidden_rules as string[] | undefined)?.toSorted()).toEqual(rules);
});

test.each([
  ['not_now', 'FALLBACK_SHJ', '2026-11-18', 422],
  ['not_now', 'R9', today, 400],
  ['explode', 'FALLBACK_SHJ', today, 400],
])('the action "%s" for the rule "%s" on %s is refused', async (action, ruleId, day, status) => {
  const member = await signUpMember(t);
  expect((await act(member, action, ruleId, day)).status).toBe(status);
  expect(await readPrefs(member)).toEqual([]);
});
