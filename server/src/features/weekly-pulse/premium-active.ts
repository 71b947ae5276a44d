import { membershipSummary } from '@hearthway/domain/membership/summary';
import type { Tier } from '@hearthway/domain/vocabulary';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';

/** Whether premium is active. Older databases have no premium dates: there it has no expiry. */
export async function isPremiumActive(tx: Tx, now: Date): Promise<boolean> {
  const [profile] = await tx
    .select({
      tier: profiles.tier,
      expires: sql<string | null>`to_jsonb(${profiles}) ->> 'premium_expires_at'`,
    })
    .from(profiles)
    .limit(1);
  const tier: Tier = profile?.tier ?? 'free';
  const premiumExpiresAt = profile?.expires ? new Date(profile.expires) : null;
  return membershipSummary({ tier, premiumStartedAt: null, premiumExpiresAt }, now).isPremiumActive;
}
