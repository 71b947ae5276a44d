import { addSignal } from '@hearthway/domain/quick-router/add-signal';
import type {
  QuickRouteRequest,
  QuickRouteResponse,
} from '@hearthway/domain/quick-router/contract';
import { quickRoute } from '@hearthway/domain/quick-router/quick-route';
import { eq } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { mayPersonalise } from '../../member/consent.ts';
import { lockProfile } from '../../member/profile.ts';

/** Offers may use the quick tag only if the member has consented to personal suggestions. */
export async function saveQuickRoute(
  { db, who }: Call,
  { tag, gender }: QuickRouteRequest,
): Promise<QuickRouteResponse> {
  const route = quickRoute(tag, gender);
  await db.write(who, async (tx) => {
    const [profile, isAllowed] = await Promise.all([lockProfile(tx), mayPersonalise(tx)]);
    await tx
      .update(profiles)
      .set({
        recommendedPath: route.recommendedPath,
        lastQuickTag: tag,
        ...(isAllowed && { signals: addSignal(profile.signals, tag) }),
      })
      .where(eq(profiles.userId, who.userId));
  });
  return route;
}
