import type { MemberRecord } from '@hearthway/domain/admin-memberships/contract';
import { LOOKUP_TEXT } from '@hearthway/domain/admin-memberships/messages';
import { sql } from 'drizzle-orm';
import { appendAudit } from '../../db/audit.ts';
import type { Database, MemberSession } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { HttpProblem } from '../../http/problem.ts';
import { RECORD_COLUMNS, toRecord } from './member-record.ts';

/** One member by the whole address, whatever its case; there are no wildcards. */
export function lookUpMember(
  db: Database,
  admin: MemberSession,
  { email }: { email: string },
  now: Date,
): Promise<MemberRecord> {
  return db.asAdmin(admin, async (tx) => {
    if (!db.capabilities.email) {
      throw new HttpProblem(409, 'email_lookup_unavailable', LOOKUP_TEXT.unavailable);
    }
    const [row] = await tx
      .select(RECORD_COLUMNS)
      .from(profiles)
      .where(sql`lower(${profiles.email}) = lower(${email})`);
    if (!row) throw new HttpProblem(404, 'member_not_found', LOOKUP_TEXT.notFound);
    await appendAudit(tx, { userId: row.userId, action: 'looked_up', at: now });
    return toRecord(row, db.capabilities.premiumDates);
  });
}
