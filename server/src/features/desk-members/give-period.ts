import type { GivePeriodRequest } from '@hearthway/domain/desk-members/contract';
import { DESK_MEMBERS_TEXT } from '@hearthway/domain/desk-members/messages';
import { givePeriod as periodGiven } from '@hearthway/domain/membership/give-period';
import { eq } from 'drizzle-orm';
import { appendAudit } from '../../db/audit.ts';
import type { Call } from '../../db/call.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { HttpProblem } from '../../http/problem.ts';
import { requireUnlocked } from '../../member/membership-lock.ts';
import { readMembership, readProfileColumns } from '../../member/profile.ts';
import { readRecord, type StoredRecord } from './desk-record.ts';

const REFUSALS = {
  premium_is_open: DESK_MEMBERS_TEXT.premiumIsOpen,
  premium_never_ends: DESK_MEMBERS_TEXT.premiumNeverEnds,
} as const;

export function givePeriod(
  { db, who, now }: Call,
  { userId, kind, tier, days, timeZone }: GivePeriodRequest & { userId: string },
): Promise<StoredRecord> {
  return db.asFrontDesk(who, async (tx) => {
    const before = await readMembership(tx, { userId }, { lock: true });
    if (!before) throw new HttpProblem(404, 'member_not_found', DESK_MEMBERS_TEXT.gone);
    await requireUnlocked(tx, userId);
    if (!(await readProfileColumns(tx)).premiumDates) {
      throw new HttpProblem(409, 'premium_columns_unavailable', DESK_MEMBERS_TEXT.undated);
    }
    const given = periodGiven(before, { kind, tier, days }, { now, timeZone });
    if (!given.given) throw new HttpProblem(409, given.reason, REFUSALS[given.reason]);
    const action = kind === 'gift' ? 'gift_given' : 'trial_given';
    await appendAudit(tx, { userId, action, details: { days }, at: now });
    await tx.update(profiles).set(given.membership).where(eq(profiles.userId, userId));
    return readRecord(tx, userId);
  });
}
