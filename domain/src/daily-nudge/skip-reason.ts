import type { DayKey } from '../calendar.ts';
import { isSnoozed, type NudgePrefs, wasShownToday } from '../nudge-card/prefs.ts';

/** Why today's nudge stays away, or null when it may come. */
export function skipReason(
  prefs: NudgePrefs,
  now: Date,
  today: DayKey,
): 'snoozed' | 'shown_today' | null {
  if (isSnoozed(prefs, now)) return 'snoozed';
  return wasShownToday(prefs, today) ? 'shown_today' : null;
}

export const afterNudge = (prefs: NudgePrefs, key: string, today: DayKey): NudgePrefs => ({
  ...prefs,
  dailyLastShown: today,
  lastRuleShown: key,
});
