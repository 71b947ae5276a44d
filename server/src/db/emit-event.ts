import type { EventType } from '@hearthway/domain/integrations/events';
import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

export async function emitEvent(
  tx: Tx,
  type: EventType,
  { userId, facts }: { userId: string; facts: Record<string, unknown> },
): Promise<void> {
  await tx.execute(sql`select app.emit_event(${type}, ${userId}, ${JSON.stringify(facts)}::jsonb)`);
}
