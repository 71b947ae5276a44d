import type { AuditAction } from '@hearthway/domain/audit/actions';
import type { AuditDetails } from '@hearthway/domain/audit/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

export interface Audited {
  userId: string | null;
  action: AuditAction;
  details?: AuditDetails;
  at: Date;
}

export async function appendAudit(tx: Tx, { userId, action, details = {}, at }: Audited) {
  await tx.execute(
    sql`select app.append_audit(${userId}::uuid, ${action}, ${JSON.stringify(details)}::jsonb, ${at.toISOString()}::timestamptz)`,
  );
}
