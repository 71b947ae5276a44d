import { expect, test } from 'vitest';
import { markNudgeShown, skipReason } from './skip-reason.ts';

const now = new Date('2026-11-15T18:00:00Z');
const today = '2026-11-15';
const prefs = { snoozeUntil: null, hiddenRules: [], dailyLastShown: null, lastRuleShown: null };

test.each([
  ['allows a nudge without stored preferences', {}, null],
  [
    'skips the nudge while nudges are snoozed',
    { snoozeUntil: new Date(now.getTime() + 1) },
    'snoozed',
  ],
  ['allows a nudge when the snooze ends now', { snoozeUntil: now }, null],
  ['skips the nudge when one was already shown today', { dailyLastShown: today }, 'shown_today'],
  ['allows a nudge when the last one was yesterday', { dailyLastShown: '2026-11-14' }, null],
])('the rule for the daily nudge %s', (_name, change, reason) => {
  expect(skipReason({ ...prefs, ...change }, now, today)).toBe(reason);
});

test('recording a nudge as shown prevents a second one on the same day', () => {
  const after = markNudgeShown(prefs, 'sleep:1', today);
  expect(after).toMatchObject({ dailyLastShown: today, lastRuleShown: 'sleep:1' });
  expect(skipReason(after, now, today)).toBe('shown_today');
});
