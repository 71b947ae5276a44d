import { type Gender, getSignalWords } from '../vocabulary.ts';
import {
  averageNutrition,
  averageSexualHealth,
  type Checkin,
  countLowDays,
  isLow,
} from './averages.ts';

export const NUDGE_RULE_IDS = [
  'R1_HORMONES',
  'R2_SEX',
  'R3_NUTRITION_WEIGHT',
  'R4_RELN',
  'FALLBACK_SHJ',
] as const;
export type NudgeRuleId = (typeof NUDGE_RULE_IDS)[number];

export const NUDGE_VARIANTS = [
  'hormones',
  'clinical',
  'neutral',
  'nutrition',
  'relationship',
  'journey',
] as const;
export type NudgeVariant = (typeof NUDGE_VARIANTS)[number];

export type NudgeCause =
  | { kind: 'low_days'; pillar: 'hormonal_balance'; days: number }
  | { kind: 'low_average'; pillar: 'sexual_health' | 'nutrition'; average: number }
  | { kind: 'signal'; signal: 'sex_issue_type' | 'weight_difficulty' }
  | { kind: 'quick_tag'; tag: 'libido' | 'weight' | 'relationship' }
  | { kind: 'gender'; gender: Gender };

export interface NudgeProfile {
  gender: Gender | null;
  lastQuickTag: string | null;
  signals: unknown;
}

export interface NudgeMatch {
  ruleId: NudgeRuleId;
  variant: NudgeVariant;
  causes: NudgeCause[];
}

interface NudgeInput {
  profile: NudgeProfile;
  checkins: readonly Checkin[];
}

interface Rule {
  id: NudgeRuleId;
  needsConsent: boolean;
  match: (input: NudgeInput) => Omit<NudgeMatch, 'ruleId'> | null;
}

const MIN_LOW_HORMONE_DAYS = 2;

/** The first matching rule wins. */
const RULES: readonly Rule[] = [
  {
    id: 'R1_HORMONES',
    needsConsent: true,
    match: ({ checkins }) => {
      const days = countLowDays(checkins, 'hormonal_balance');
      if (days < MIN_LOW_HORMONE_DAYS) return null;
      return {
        variant: 'hormones',
        causes: [{ kind: 'low_days', pillar: 'hormonal_balance', days }],
      };
    },
  },
  {
    id: 'R2_SEX',
    needsConsent: true,
    match: ({ profile, checkins }) => {
      const average = averageSexualHealth(checkins);
      if (!isLow(average)) return null;
      const low: NudgeCause = { kind: 'low_average', pillar: 'sexual_health', average };
      const physical = physicalCause(profile);
      if (!physical || !profile.gender) return { variant: 'neutral', causes: [low] };
      return {
        variant: 'clinical',
        causes: [low, physical, { kind: 'gender', gender: profile.gender }],
      };
    },
  },
  {
    id: 'R3_NUTRITION_WEIGHT',
    needsConsent: true,
    match: ({ profile, checkins }) => {
      const average = averageNutrition(checkins);
      const weight = weightCause(profile);
      if (average === null || !isLow(average) || !weight) return null;
      const low: NudgeCause = { kind: 'low_average', pillar: 'nutrition', average };
      return { variant: 'nutrition', causes: [low, weight] };
    },
  },
  {
    id: 'R4_RELN',
    needsConsent: false,
    match: ({ profile }) =>
      profile.lastQuickTag === 'relationship'
        ? { variant: 'relationship', causes: [{ kind: 'quick_tag', tag: 'relationship' }] }
        : null,
  },
];

export function matchNudge(input: NudgeInput, consented: boolean): NudgeMatch {
  for (const rule of RULES) {
    const match = rule.needsConsent && !consented ? null : rule.match(input);
    if (match) return { ruleId: rule.id, ...match };
  }
  return { ruleId: 'FALLBACK_SHJ', variant: 'journey', causes: [] };
}

function physicalCause({ signals, lastQuickTag }: NudgeProfile): NudgeCause | null {
  if (getSignalWords(signals).has('sex_issue_type:physical')) {
    return { kind: 'signal', signal: 'sex_issue_type' };
  }
  return lastQuickTag === 'libido' ? { kind: 'quick_tag', tag: 'libido' } : null;
}

function weightCause({ signals, lastQuickTag }: NudgeProfile): NudgeCause | null {
  if (lastQuickTag === 'weight') return { kind: 'quick_tag', tag: 'weight' };
  const isSet = getSignalWords(signals).has('weight_difficulty');
  return isSet ? { kind: 'signal', signal: 'weight_difficulty' } : null;
}
