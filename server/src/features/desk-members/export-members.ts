import type {
  ExportMembersRequest,
  ExportMembersResponse,
} from '@hearthway/domain/desk-members/contract';
import { sql } from 'drizzle-orm';
import { appendAudit } from '../../db/audit.ts';
import type { Call } from '../../db/call.ts';
import { readProfileColumns } from '../../member/profile.ts';
import { toCondition } from './list-condition.ts';
import { listNewest, toCursor, toListedMember } from './list-members.ts';

const PAGE_SIZE = 1000;

/**
 * Every exported page is recorded, so that nobody can avoid the audit log by skipping the first
 * one.
 */
export function exportMembers(
  { db, who, now }: Call,
  asked: ExportMembersRequest,
): Promise<ExportMembersResponse> {
  return db.asFrontDesk(who, async (tx) => {
    const filters = toCondition(asked, { now, columns: await readProfileColumns(tx) });
    const { userIds } = asked;
    const condition = userIds
      ? sql`${filters} and user_id in (select jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb)::uuid)`
      : filters;
    const found = await listNewest(tx, { cursor: asked.cursor, condition, limit: PAGE_SIZE });
    await appendAudit(tx, { userId: null, action: 'members_exported', at: now });
    const rows = found.slice(0, PAGE_SIZE);
    const last = rows.at(-1);
    return {
      members: rows.map((row) => {
        const listed = toListedMember(row);
        const { userId: _, path: _path, seenWeek: _week, invitedAt: _day, ...member } = listed;
        return member;
      }),
      cursor: found.length > PAGE_SIZE && last ? toCursor(last) : null,
    };
  });
}
