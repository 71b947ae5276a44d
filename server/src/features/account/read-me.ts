import type { MeResponse } from '@hearthway/domain/account/contract';
import { membershipSummary } from '@hearthway/domain/membership/summary';
import type { Database, MemberSession } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';

export async function readMe(db: Database, who: MemberSession, now: Date): Promise<MeResponse> {
  const [profile] = await db.readAsMember(who, (tx) => tx.select().from(profiles).limit(1));
  if (!profile) throw new Error('a signed-in member has no profile');
  const { userId, email, firstName, lastName, role, gender, recommendedPath } = profile;
  const membership = membershipSummary(profile, now);
  return {
    userId,
    email,
    firstName,
    lastName,
    role,
    gender,
    recommendedPath,
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
