import { addSignal } from '@hearthway/domain/quick-router/add-signal';
import type { QuickRoute } from '@hearthway/domain/quick-router/quick-route';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { profiles } from '../db/tables/profiles.ts';
import { mayPersonalise } from './consent.ts';
import { lockProfile } from './profile.ts';

/** Offers may use the quick tag only if the member has consented to personal suggestions. */
export async function saveQuickTag(
  tx: Tx,
  { recommendedPath, why: { tag } }: QuickRoute,
): Promise<void> {
  const [profile, isAllowed] = await Promise.all([lockProfile(tx), mayPersonalise(tx)]);
  await tx
    .update(profiles)
    .set({
      recommendedPath,
      lastQuickTag: tag,
      ...(isAllowed && { signals: addSignal(profile.signals, tag) }),
    })
    .where(eq(profiles.userId, profile.userId));
}
