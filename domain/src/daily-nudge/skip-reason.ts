import type { DayKey } from '../calendar.ts';
import { isSnoozed, type NudgePrefs, wasShownToday } from '../nudge-card/prefs.ts';

export function skipReason(
  prefs: NudgePrefs,
  now: Date,
  today: DayKey,
): 'snoozed' | 'shown_today' | null {
  if (isSnoozed(prefs, now)) return 'snoozed';
  return wasShownToday(prefs, today) ? 'shown_today' : null;
}

export const markNudgeShown = (prefs: NudgePrefs, key: string, today: DayKey): NudgePrefs => ({
  ...prefs,
  dailyLastShown: today,
  lastRuleShown: key,
});
