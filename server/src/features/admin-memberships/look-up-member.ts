import type { MemberRecord } from '@hearthway/domain/admin-memberships/contract';
import { LOOKUP_TEXT } from '@hearthway/domain/admin-memberships/messages';
import { sql } from 'drizzle-orm';
import { appendAudit } from '../../db/audit.ts';
import type { Database, MemberSession } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { HttpProblem } from '../../http/problem.ts';
import { RECORD_COLUMNS, toRecord } from './member-record.ts';

/** One member by the whole address, whatever its case; there are no wildcards. */
export async function lookUpMember(
  db: Database,
  admin: MemberSession,
  { email }: { email: string },
  now: Date,
): Promise<MemberRecord> {
  const found = await db.asAdmin(admin, async (tx) => {
    if (!db.capabilities.email) {
      throw new HttpProblem(409, 'email_lookup_unavailable', LOOKUP_TEXT.unavailable);
    }
    const [row] = await tx
      .select(RECORD_COLUMNS)
      .from(profiles)
      .where(sql`lower(${profiles.email}) = lower(${email})`);
    await appendAudit(tx, { userId: row?.userId ?? null, action: 'looked_up', at: now });
    return row && toRecord(row, db.capabilities.premiumDates);
  });
  // Refused only now: the lookup has happened, and its trace stays.
  if (!found) throw new HttpProblem(404, 'member_not_found', LOOKUP_TEXT.notFound);
  return found;
}
