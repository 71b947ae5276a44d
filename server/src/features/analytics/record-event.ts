import type { RecordEventRequest } from '@hearthway/domain/analytics/contract';
import type { Database, MemberSession } from '../../db/database.ts';
import { insertEvent } from '../../db/insert-event.ts';

export function recordEvent(
  db: Database,
  who: MemberSession,
  { event, props }: RecordEventRequest,
  now: Date,
): Promise<{ id: string }> {
  return db.asMember(who, (tx) => insertEvent(tx, who, event, props, now));
}
