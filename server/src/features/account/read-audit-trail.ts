import type { AuditAction } from '@hearthway/domain/audit/actions';
import type { AuditDetails, AuditEntry } from '@hearthway/domain/audit/contract';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';

const MAX_ENTRIES = 100;

type TrailRow = {
  seq: string;
  at: string;
  action: AuditAction;
  details: AuditDetails;
  by_operator: boolean;
  by_self: boolean;
  first_name: string | null;
};

export async function readAuditTrail({ db, who }: Call): Promise<{ entries: AuditEntry[] }> {
  const { rows } = await db.read(who, (tx) =>
    tx.execute<TrailRow>(sql`select * from app.own_audit_trail(${MAX_ENTRIES})`),
  );
  return {
    entries: rows.map((row) => ({
      id: Number(row.seq),
      at: new Date(row.at).toISOString(),
      action: row.action,
      details: row.details,
      by: toActor(row),
    })),
  };
}

function toActor({ by_operator, by_self, first_name, details }: TrailRow): AuditEntry['by'] {
  if (details.byPayments) return { kind: 'payments' };
  if (details.byToken !== undefined) return { kind: 'token', name: details.byToken };
  if (details.byLink) return { kind: 'link' };
  if (by_operator) return { kind: 'operator' };
  return by_self ? { kind: 'self' } : { kind: 'admin', firstName: first_name };
}
