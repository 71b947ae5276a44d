import type { EventType } from '@hearthway/domain/integrations/events';
import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/**
 * Records events that no database trigger can detect. The caller's database role must have the
 * right to do so.
 */
export async function emitEvent(
  tx: Tx,
  type: EventType,
  { userId, facts }: { userId: string; facts: Record<string, unknown> },
): Promise<void> {
  await tx.execute(sql`select app.emit_event(${type}, ${userId}, ${JSON.stringify(facts)}::jsonb)`);
}
