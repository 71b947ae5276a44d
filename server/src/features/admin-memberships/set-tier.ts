import type { MemberRecord, SetTierRequest } from '@hearthway/domain/admin-memberships/contract';
import { changeTier } from '@hearthway/domain/membership/change-tier';
import { eq } from 'drizzle-orm';
import type { Database, MemberSession } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { lockRecord, toRecord } from './member-record.ts';

export function setTier(
  db: Database,
  admin: MemberSession,
  { userId, tier, timeZone }: SetTierRequest & { userId: string },
  now: Date,
): Promise<MemberRecord> {
  return db.asAdmin(admin, async (tx) => {
    const { premiumDates } = db.capabilities;
    const before = await lockRecord(tx, userId);
    const after = changeTier(before, tier, { now, timeZone });
    await tx
      .update(profiles)
      .set(premiumDates ? after : { tier })
      .where(eq(profiles.userId, userId));
    return toRecord(premiumDates ? { ...before, ...after } : { ...before, tier }, premiumDates);
  });
}
