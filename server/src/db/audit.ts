import type { AuditAction, AuditDetails } from '@hearthway/domain/audit/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

export interface Audited {
  /** The member whose record was read. Null if the search found nobody. */
  userId: string | null;
  action: AuditAction;
  details?: AuditDetails;
  at: Date;
}

/**
 * Logs in the audit log, in the same transaction, that a member's record was read. Changes to
 * records are logged by a database trigger.
 */
export async function appendAudit(tx: Tx, { userId, action, details = {}, at }: Audited) {
  await tx.execute(
    sql`select app.append_audit(${userId}::uuid, ${action}, ${JSON.stringify(details)}::jsonb, ${at.toISOString()}::timestamptz)`,
  );
}
