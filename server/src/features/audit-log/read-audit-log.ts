import type {
  AuditLogEntry,
  AuditLogQuery,
  AuditLogResponse,
} from '@hearthway/domain/audit-log/contract';
import { addDays } from '@hearthway/domain/calendar';
import { sql } from 'drizzle-orm';
import { appendAudit } from '../../db/audit.ts';
import type { Call } from '../../db/call.ts';

const PAGE_SIZE = 50;

interface Row extends Record<string, unknown> {
  seq: string;
  at: Date;
  action: AuditLogEntry['action'];
  details: AuditLogEntry['details'];
  by_operator: boolean;
  actor_id: string | null;
  actor_name: string | null;
  subject_id: string | null;
  subject_name: string | null;
}

export function readAuditLog(
  { db, who, now }: Call,
  { actor, action, from, to, before }: AuditLogQuery,
): Promise<AuditLogResponse> {
  return db.asAdmin(who, async (tx) => {
    const until = to === undefined ? null : addDays(to, 1);
    const { rows } = await tx.execute<Row>(sql`select * from app.read_audit_log(
      ${actor ?? null}::uuid, ${action ?? null}, ${from ?? null}::date::timestamp at time zone 'UTC',
      ${until}::date::timestamp at time zone 'UTC', ${before ?? null}::bigint, ${PAGE_SIZE + 1})`);
    const people = await tx.execute<{ user_id: string; name: string }>(
      sql`select user_id, name from app.desk_people()`,
    );
    if (before === undefined) await appendAudit(tx, { userId: null, action: 'log_read', at: now });
    const entries = rows.slice(0, PAGE_SIZE).map(toEntry);
    return {
      entries,
      people: people.rows.map(({ user_id, name }) => ({ userId: user_id, name })),
      before: rows.length > PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null,
    };
  });
}

function toActor({ details, by_operator, actor_id, actor_name }: Row): AuditLogEntry['by'] {
  if (details.byPayments) return { kind: 'payments' };
  if (details.byToken !== undefined) return { kind: 'token', name: details.byToken };
  if (details.byLink) return { kind: 'link' };
  if (by_operator) return { kind: 'operator' };
  return actor_id ? { kind: 'person', userId: actor_id, name: actor_name ?? '' } : null;
}

function toEntry(row: Row): AuditLogEntry {
  return {
    id: Number(row.seq),
    at: new Date(row.at).toISOString(),
    action: row.action,
    details: row.details,
    by: toActor(row),
    about: row.subject_id ? { userId: row.subject_id, name: row.subject_name ?? '' } : null,
  };
}
