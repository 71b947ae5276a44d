import { addSignal } from '@hearthway/domain/quick-router/add-signal';
import type {
  QuickRouteRequest,
  QuickRouteResponse,
} from '@hearthway/domain/quick-router/contract';
import { quickRoute } from '@hearthway/domain/quick-router/quick-route';
import { eq } from 'drizzle-orm';
import { mayPersonalise } from '../../db/consent.ts';
import type { Database, MemberSession } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';

/**
 * Remembers how the member feels and where that leads. The feeling becomes one of the signals that
 * offers look for only if the member lets us use answers for them.
 */
export async function saveQuickRoute(
  db: Database,
  who: MemberSession,
  { tag, gender }: QuickRouteRequest,
): Promise<QuickRouteResponse> {
  const route = quickRoute(tag, gender);
  await db.asMember(who, async (tx) => {
    const [[profile], isAllowed] = await Promise.all([
      tx.select({ signals: profiles.signals }).from(profiles).limit(1).for('update'),
      mayPersonalise(tx),
    ]);
    await tx
      .update(profiles)
      .set({
        recommendedPath: route.recommendedPath,
        lastQuickTag: tag,
        ...(isAllowed && { signals: addSignal(profile?.signals, tag) }),
      })
      .where(eq(profiles.userId, who.userId));
  });
  return route;
}
