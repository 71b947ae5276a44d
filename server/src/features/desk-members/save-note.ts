import { sql } from 'drizzle-orm';
import { appendAudit } from '../../db/audit.ts';
import type { Call } from '../../db/call.ts';
import { readRecord, type StoredRecord } from './desk-record.ts';

/** The audit log records that the note changed, but not its text. */
export function saveNote(
  { db, who, now }: Call,
  { userId, note }: { userId: string; note: string },
): Promise<StoredRecord> {
  return db.asFrontDesk(who, async (tx) => {
    const before = await readRecord(tx, userId);
    if (before.note === note) return before;
    const at = now.toISOString();
    await tx.execute(
      note === ''
        ? sql`delete from app.member_notes where user_id = ${userId}`
        : sql`insert into app.member_notes (user_id, note, changed_at)
            values (${userId}, ${note}, ${at}::timestamptz)
            on conflict (user_id) do update set note = excluded.note, changed_at = excluded.changed_at`,
    );
    await appendAudit(tx, { userId, action: 'note_changed', at: now });
    return { ...before, note };
  });
}
