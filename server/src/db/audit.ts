import type { AuditAction, AuditDetails } from '@hearthway/domain/audit/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

export interface Audited {
  /** Whose record it is; null when nobody was found. */
  userId: string | null;
  action: AuditAction;
  details?: AuditDetails;
  at: Date;
}

/**
 * Writes down, in the transaction that does it, what was read of a member's record. What is changed
 * there the database writes down by itself.
 */
export async function appendAudit(tx: Tx, { userId, action, details = {}, at }: Audited) {
  await tx.execute(
    sql`select app.append_audit(${userId}::uuid, ${action}, ${JSON.stringify(details)}::jsonb, ${at.toISOString()}::timestamptz)`,
  );
}
