import type { TrackOfferRequest } from '@hearthway/domain/offers/contract';
import { eq, isNull, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { offers } from '../../db/tables/content.ts';
import { userOffers } from '../../db/tables/user-offers.ts';
import { HttpProblem } from '../../http/problem.ts';
import { recordEvent } from '../../member/events.ts';

export function trackOffer(
  { db, who, now }: Call,
  { offerId, event }: TrackOfferRequest,
): Promise<{ recorded: boolean }> {
  const column = event === 'seen' ? userOffers.seenAt : userOffers.clickedAt;
  const at = event === 'seen' ? { seenAt: now } : { clickedAt: now };
  return db.write(who, async (tx) => {
    const [offer] = await tx.select({ id: offers.id }).from(offers).where(eq(offers.id, offerId));
    if (!offer) throw new HttpProblem(404, 'unknown_offer', 'This offer doesn’t exist.');
    const recorded = await tx
      .insert(userOffers)
      .values({ userId: who.userId, offerId, ...at })
      .onConflictDoUpdate({
        target: [userOffers.userId, userOffers.offerId],
        set: at,
        setWhere: isNull(column),
      })
      .returning({ one: sql`1` });
    if (recorded.length === 0) return { recorded: false };
    const counted = event === 'seen' ? 'offer_seen' : 'offer_clicked';
    await recordEvent({ tx, who, now }, { event: counted });
    return { recorded: true };
  });
}
