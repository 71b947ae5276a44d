import type { RecordEventRequest } from '@hearthway/domain/analytics/contract';
import type { Database, MemberSession } from '../../db/database.ts';
import { analyticsEvents } from '../../db/tables/analytics-events.ts';

export async function recordEvent(
  db: Database,
  who: MemberSession,
  { event, props }: RecordEventRequest,
  now: Date,
): Promise<{ id: string }> {
  const id = crypto.randomUUID();
  await db.asMember(who, (tx) =>
    tx.insert(analyticsEvents).values({ id, userId: who.userId, event, props, createdAt: now }),
  );
  return { id };
}
