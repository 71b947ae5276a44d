import type { MemberRecord } from '@hearthway/domain/admin-memberships/contract';
import { LOOKUP_TEXT } from '@hearthway/domain/admin-memberships/messages';
import { appendAudit } from '../../db/audit.ts';
import type { Call } from '../../db/call.ts';
import { HttpProblem } from '../../http/problem.ts';
import { readMembership, readProfileColumns } from '../../member/profile.ts';
import { toRecord } from './member-record.ts';

export async function lookUpMember(
  { db, who: admin, now }: Call,
  { email }: { email: string },
): Promise<MemberRecord> {
  const found = await db.asFrontDesk(admin, async (tx) => {
    const [columns, row] = await Promise.all([
      readProfileColumns(tx),
      readMembership(tx, { email }),
    ]);
    if (!columns.email) {
      throw new HttpProblem(409, 'email_lookup_unavailable', LOOKUP_TEXT.unavailable);
    }
    await appendAudit(tx, { userId: row?.userId ?? null, action: 'looked_up', at: now });
    return row && toRecord(row, columns.premiumDates);
  });
  // The error is thrown after the transaction, because a rollback would undo the audit entry.
  if (!found) throw new HttpProblem(404, 'member_not_found', LOOKUP_TEXT.notFound);
  return found;
}
