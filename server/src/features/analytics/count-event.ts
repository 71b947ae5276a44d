import type { RecordEventRequest } from '@hearthway/domain/analytics/contract';
import type { Call } from '../../db/call.ts';
import { recordEvent } from '../../member/events.ts';

/** An event that the page saw, and nothing else happens with it. */
export async function countEvent(
  { db, who, now }: Call,
  event: RecordEventRequest,
): Promise<{ id: string }> {
  const [recorded] = await db.write(who, (tx) => recordEvent({ tx, who, now }, event));
  if (!recorded) throw new Error('a recorded event has no row');
  return recorded;
}
