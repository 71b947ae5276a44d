import type { DayKey } from '../calendar.ts';
import { type Checkin, checkinsInWindow } from './averages.ts';
import { getNudgeContent, type NudgeLink, type NudgeVoice } from './card.ts';
import { isSnoozed, type NudgePrefs, wasShownToday } from './prefs.ts';
import {
  matchNudge,
  type NudgeCause,
  type NudgeProfile,
  type NudgeRuleId,
  type NudgeVariant,
} from './rules.ts';

type HiddenReason = 'dismissed_this_visit' | 'snoozed' | 'hidden_rule' | 'shown_today';

export type NudgeCard =
  | {
      show: false;
      ruleId: NudgeRuleId;
      reason: HiddenReason;
    }
  | {
      show: true;
      ruleId: NudgeRuleId;
      variant: NudgeVariant;
      voice: NudgeVoice;
      message: string;
      links: NudgeLink[];
      why: NudgeCause[];
    };

export interface NudgeSituation {
  profile: NudgeProfile;
  checkins: readonly Checkin[];
  prefs: NudgePrefs;
  now: Date;
  today: DayKey;
  dismissedThisVisit: boolean;
  consented: boolean;
}

const HIDDEN_WHEN: readonly [HiddenReason, (s: NudgeSituation, ruleId: NudgeRuleId) => boolean][] =
  [
    ['dismissed_this_visit', ({ dismissedThisVisit }) => dismissedThisVisit],
    ['snoozed', ({ prefs, now }) => isSnoozed(prefs, now)],
    ['hidden_rule', ({ prefs }, ruleId) => prefs.hiddenRules.includes(ruleId)],
    ['shown_today', ({ prefs, today }) => wasShownToday(prefs, today)],
  ];

/** If the member has hidden the card for the first matching rule, no other card replaces it. */
export function nudgeCard(situation: NudgeSituation): NudgeCard {
  const { profile, today, consented } = situation;
  const checkins = checkinsInWindow(situation.checkins, today);
  const { ruleId, variant, causes } = matchNudge({ profile, checkins }, consented);
  const hidden = HIDDEN_WHEN.find(([, holds]) => holds(situation, ruleId));
  if (hidden) return { show: false, ruleId, reason: hidden[0] };
  return { show: true, ruleId, variant, ...getNudgeContent(variant, profile.gender), why: causes };
}
