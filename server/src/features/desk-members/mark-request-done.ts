import { and, eq, isNull } from 'drizzle-orm';
import { appendAudit } from '../../db/audit.ts';
import type { Call } from '../../db/call.ts';
import { premiumRequests } from '../../db/tables/premium-requests.ts';
import { readRecord, type StoredRecord } from './desk-record.ts';

export function markRequestDone(
  { db, who, now }: Call,
  { userId }: { userId: string },
): Promise<StoredRecord> {
  return db.asFrontDesk(who, async (tx) => {
    const before = await readRecord(tx, userId);
    if (!before.premiumRequest) return before;
    await tx
      .update(premiumRequests)
      .set({ doneAt: now })
      .where(and(eq(premiumRequests.userId, userId), isNull(premiumRequests.doneAt)));
    await appendAudit(tx, { userId, action: 'premium_request_done', at: now });
    return { ...before, premiumRequest: null };
  });
}
