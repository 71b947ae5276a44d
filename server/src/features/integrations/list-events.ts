import type {
  ListEventsQuery,
  ListEventsResponse,
} from '@hearthway/domain/integrations/api-contract';
import { type EventType, messageId, TEST_EVENT } from '@hearthway/domain/integrations/events';
import { sql } from 'drizzle-orm';
import type { TokenCall } from './token-guard.ts';

/**
 * An event gets the time at which its transaction starts, so a slow transaction may add an event
 * that is older than the last one a reader has seen. To prevent that, the newest events are held
 * back for longer than any request lasts.
 */
const SETTLED_AFTER_SECONDS = 20;

interface EventRow extends Record<string, unknown> {
  id: string;
  type: EventType;
  at: Date;
  user_id: string;
  facts: Record<string, unknown>;
  micros: string;
}

export async function listEvents(
  { db }: TokenCall,
  { after, limit }: ListEventsQuery,
): Promise<ListEventsResponse> {
  const [micros = null, id = null] = after?.split('.') ?? [];
  const { rows } = await db.asApi((tx) =>
    tx.execute<EventRow>(sql`
      select e.id, e.type, e.at, e.user_id, e.facts,
        (extract(epoch from e.at) * 1000000)::bigint::text as micros
      from app.integration_events e
      where e.type <> ${TEST_EVENT} and e.user_id is not null
        and e.at < now() - ${SETTLED_AFTER_SECONDS} * interval '1 second'
        and (${micros}::bigint is null or (e.at, e.id) >
          (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid))
      order by e.at, e.id limit ${limit}`),
  );
  const last = rows.at(-1);
  return {
    events: rows.map((row) => ({
      id: messageId(row.id),
      type: row.type,
      timestamp: new Date(row.at).toISOString(),
      data: { memberId: row.user_id, ...row.facts },
    })),
    next: last ? `${last.micros}.${last.id}` : (after ?? null),
  };
}
