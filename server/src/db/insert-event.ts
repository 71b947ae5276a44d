import type { AnalyticsEvent, RecordEventRequest } from '@hearthway/domain/analytics/contract';
import type { MemberSession, Tx } from './database.ts';
import { analyticsEvents } from './tables/analytics-events.ts';

/**
 * One event in the transaction of what it counts, so that what happened once is counted once. Names
 * and counts only.
 */
export async function insertEvent(
  tx: Tx,
  { userId }: MemberSession,
  event: AnalyticsEvent,
  props: RecordEventRequest['props'],
  now: Date,
): Promise<{ id: string }> {
  const id = crypto.randomUUID();
  await tx.insert(analyticsEvents).values({ id, userId, event, props, createdAt: now });
  return { id };
}
