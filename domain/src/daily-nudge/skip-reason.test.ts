import { expect, test } from 'vitest';
import { afterNudge, skipReason } from './skip-reason.ts';

const now = new Date('2026-11-15T18:00:00Z');
const today = '2026-11-15';
const prefs = { snoozeUntil: null, hiddenRules: [], dailyLastShown: null, lastRuleShown: null };

test.each([
  ['nothing known', {}, null],
  ['snoozed', { snoozeUntil: new Date(now.getTime() + 1) }, 'snoozed'],
  ['a snooze that ends now', { snoozeUntil: now }, null],
  ['shown today', { dailyLastShown: today }, 'shown_today'],
  ['shown yesterday', { dailyLastShown: '2026-11-14' }, null],
])('%s', (_name, change, reason) => {
  expect(skipReason({ ...prefs, ...change }, now, today)).toBe(reason);
});

test('allows one nudge a day', () => {
  const after = afterNudge(prefs, 'sleep:1', today);
  expect(after).toMatchObject({ dailyLastShown: today, lastRuleShown: 'sleep:1' });
  expect(skipReason(after, now, today)).toBe('shown_today');
});
