import type { DayKey } from '../calendar.ts';
import { type Checkin, checkinsInWindow } from './averages.ts';
import { type NudgeLink, type NudgeVoice, nudgeWords } from './card.ts';
import { isSnoozed, type NudgePrefs, wasShownToday } from './prefs.ts';
import {
  matchingNudge,
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
  /** The member lets us use check-ins and answers for nudges. */
  consented: boolean;
}

const HIDDEN_WHEN: readonly [HiddenReason, (s: NudgeSituation, ruleId: NudgeRuleId) => boolean][] =
  [
    ['dismissed_this_visit', ({ dismissedThisVisit }) => dismissedThisVisit],
    ['snoozed', ({ prefs, now }) => isSnoozed(prefs, now)],
    ['hidden_rule', ({ prefs }, ruleId) => prefs.hiddenRules.includes(ruleId)],
    ['shown_today', ({ prefs, today }) => wasShownToday(prefs, today)],
  ];

/** The card for the home page. The first matching rule is the only candidate: hidden means no card. */
export function nudgeCard(situation: NudgeSituation): NudgeCard {
  const { profile, today, consented } = situation;
  const checkins = checkinsInWindow(situation.checkins, today);
  const { ruleId, variant, causes } = matchingNudge({ profile, checkins }, consented);
  const hidden = HIDDEN_WHEN.find(([, holds]) => holds(situation, ruleId));
  if (hidden) return { show: false, ruleId, reason: hidden[0] };
  return { show: true, ruleId, variant, ...nudgeWords(variant, profile.gender), why: causes };
}
