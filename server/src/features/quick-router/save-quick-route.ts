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
import { lockedProfile } from '../../member/profile.ts';

/**
 * Remembers how the member feels and where that leads. The feeling becomes one of the signals that
 * offers look for only if the member lets us use answers for them.
 */
export async function saveQuickRoute(
  { db, who }: Call,
  { tag, gender }: QuickRouteRequest,
): Promise<QuickRouteResponse> {
  const route = quickRoute(tag, gender);
  await db.write(who, async (tx) => {
    const [profile, isAllowed] = await Promise.all([lockedProfile(tx), mayPersonalise(tx)]);
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
