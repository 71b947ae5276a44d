import type { DayStart } from '../day-start/day-start.ts';
import { membershipSummary } from '../membership/summary.ts';
import type { Gender, Role, Tier, Track } from '../vocabulary.ts';
import type { MeResponse } from './contract.ts';

export interface ProfileRecord {
  userId: string;
  email: string | null;
  firstName: string;
  lastName: string;
  role: Role;
  gender: Gender | null;
  recommendedPath: Track;
  dayStart: DayStart;
  tier: Tier;
  premiumStartedAt: Date | null;
  premiumExpiresAt: Date | null;
}

export function toMeResponse(profile: ProfileRecord, now: Date): MeResponse {
  const { userId, email, firstName, lastName, role, gender, recommendedPath, dayStart } = profile;
  const membership = membershipSummary(profile, now);
  return {
    userId,
    email,
    firstName,
    lastName,
    role,
    gender,
    recommendedPath,
    dayStart,
    membership: {
      tier: membership.tier,
      isPremium: membership.isPremium,
      isPremiumActive: membership.isPremiumActive,
      remainingDays: membership.remainingDays,
      premiumStartedAt: membership.premiumStartedAt?.toISOString() ?? null,
      premiumExpiresAt: membership.premiumExpiresAt?.toISOString() ?? null,
    },
  };
}
