import type { MemberRecord, SetTierRequest } from '@hearthway/domain/admin-memberships/contract';
import { changeTier } from '@hearthway/domain/membership/change-tier';
import { eq } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { lockRecord, toRecord } from './member-record.ts';

export function setTier(
  { db, who: admin, now }: Call,
  { userId, tier, timeZone }: SetTierRequest & { userId: string },
): Promise<MemberRecord> {
  return db.asFrontDesk(admin, async (tx) => {
    const { before, premiumDates } = await lockRecord(tx, userId);
    const after = premiumDates ? changeTier(before, tier, { now, timeZone }) : { tier };
    await tx.update(profiles).set(after).where(eq(profiles.userId, userId));
    return toRecord({ ...before, ...after }, premiumDates);
  });
}
