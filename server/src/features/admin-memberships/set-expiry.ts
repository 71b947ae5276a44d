import type { MemberRecord, SetExpiryRequest } from '@hearthway/domain/admin-memberships/contract';
import { EXPIRY_TEXT } from '@hearthway/domain/admin-memberships/messages';
import { startOfDay } from '@hearthway/domain/membership/local-midnight';
import { eq } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { HttpProblem } from '../../http/problem.ts';
import { lockRecord, toRecord } from './member-record.ts';

export function setExpiry(
  { db, who: admin }: Call,
  { userId, expiresOn, timeZone }: SetExpiryRequest & { userId: string },
): Promise<MemberRecord> {
  return db.asFrontDesk(admin, async (tx) => {
    const { before, premiumDates } = await lockRecord(tx, userId);
    if (!premiumDates) {
      throw new HttpProblem(409, 'premium_columns_unavailable', EXPIRY_TEXT.unavailable);
    }
    if (before.tier === 'free') throw new HttpProblem(409, 'not_premium', EXPIRY_TEXT.notPremium);
    const premiumExpiresAt = startOfDay(expiresOn, timeZone);
    await tx.update(profiles).set({ premiumExpiresAt }).where(eq(profiles.userId, userId));
    return toRecord({ ...before, premiumExpiresAt }, true);
  });
}
