import type { DayKey } from '../calendar.ts';
import type { NudgeRuleId } from './rules.ts';

export interface NudgePrefs {
  snoozeUntil: Date | null;
  hiddenRules: readonly string[];
  dailyLastShown: DayKey | null;
  lastRuleShown: string | null;
}

const SNOOZE_DAYS = 7;

export function applyNotNow(prefs: NudgePrefs, now: Date, today: DayKey): NudgePrefs {
  const snoozeUntil = new Date(now.getTime() + SNOOZE_DAYS * 86_400_000);
  return { ...prefs, dailyLastShown: today, snoozeUntil };
}

export function applyDontShowAgain(
  prefs: NudgePrefs,
  ruleId: NudgeRuleId,
  today: DayKey,
): NudgePrefs {
  const hiddenRules = [...new Set([...prefs.hiddenRules, ruleId])];
  return { ...prefs, dailyLastShown: today, hiddenRules };
}

export const isSnoozed = ({ snoozeUntil }: NudgePrefs, now: Date): boolean =>
  snoozeUntil !== null && snoozeUntil > now;

export const wasShownToday = ({ dailyLastShown }: NudgePrefs, today: DayKey): boolean =>
  dailyLastShown === today;
