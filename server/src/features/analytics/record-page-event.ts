import type { RecordEventRequest } from '@hearthway/domain/analytics/contract';
import type { Call } from '../../db/call.ts';
import { recordEvent } from '../../member/events.ts';

export async function recordPageEvent(
  { db, who, now }: Call,
  event: RecordEventRequest,
): Promise<{ id: string }> {
  const [recorded] = await db.writeOne(who, (tx) => recordEvent({ tx, who, now }, event));
  if (!recorded) throw new Error('recording an event returned no row');
  return recorded;
}
