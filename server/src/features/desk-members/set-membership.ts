import type { SetMembershipRequest } from '@hearthway/domain/desk-members/contract';
import { DESK_MEMBERS_TEXT } from '@hearthway/domain/desk-members/messages';
import { setMembership as membershipSet } from '@hearthway/domain/membership/set-membership';
import { eq } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { HttpProblem } from '../../http/problem.ts';
import { requireUnlocked } from '../../member/membership-lock.ts';
import { readMembership, readProfileColumns } from '../../member/profile.ts';
import { readRecord, type StoredRecord } from './desk-record.ts';

export function setMembership(
  { db, who, now }: Call,
  { userId, tier, until, timeZone }: SetMembershipRequest & { userId: string },
): Promise<StoredRecord> {
  return db.asFrontDesk(who, async (tx) => {
    const before = await readMembership(tx, { userId }, { lock: true });
    if (!before) throw new HttpProblem(404, 'member_not_found', DESK_MEMBERS_TEXT.gone);
    await requireUnlocked(tx, userId);
    const { premiumDates } = await readProfileColumns(tx);
    if (until !== null && !premiumDates) {
      throw new HttpProblem(409, 'premium_columns_unavailable', DESK_MEMBERS_TEXT.undated);
    }
    const after = membershipSet(before, { tier, until }, { now, timeZone });
    if (!after) throw new HttpProblem(422, 'past_end', DESK_MEMBERS_TEXT.pastEnd);
    const changes = premiumDates ? after : { tier };
    await tx.update(profiles).set(changes).where(eq(profiles.userId, userId));
    return readRecord(tx, userId);
  });
}
