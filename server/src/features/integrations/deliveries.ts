import type { DeliveriesResponse } from '@hearthway/domain/integrations/contract';
import { messageId } from '@hearthway/domain/integrations/events';
import { INTEGRATIONS_TEXT } from '@hearthway/domain/integrations/messages';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { appendAudit } from '../../db/audit.ts';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { integrationEvents, webhookDeliveries } from '../../db/tables/integrations.ts';
import type { Deps } from '../../deps.ts';
import { HttpProblem } from '../../http/problem.ts';
import { readWebhookName } from './webhooks.ts';

const LISTED = 100;

export function listDeliveries(
  { db, who }: Call,
  { id }: { id: string },
): Promise<DeliveriesResponse> {
  return db.asAdmin(who, async (tx) => {
    await readWebhookName(tx, id);
    return readDeliveries(tx, id);
  });
}

export function replayDelivery(
  call: Call,
  { id, deliveryId }: { id: string; deliveryId: string },
  jobs: Deps['jobs'],
): Promise<DeliveriesResponse> {
  return replay(call, { id, which: eq(webhookDeliveries.id, deliveryId) }, jobs);
}

export function replayFailed(
  call: Call,
  { id }: { id: string },
  jobs: Deps['jobs'],
): Promise<DeliveriesResponse> {
  const which = inArray(webhookDeliveries.state, ['failed', 'waiting']);
  return replay(call, { id, which }, jobs);
}

async function replay(
  { db, who, now }: Call,
  { id, which }: { id: string; which: SQL },
  jobs: Deps['jobs'],
): Promise<DeliveriesResponse> {
  const response = await db.asAdmin(who, async (tx) => {
    const name = await readWebhookName(tx, id);
    const replayed = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', tries: 0, nextTryAt: null })
      .where(and(eq(webhookDeliveries.webhookId, id), which))
      .returning({ id: webhookDeliveries.id });
    if (replayed.length === 0) {
      throw new HttpProblem(404, 'delivery_not_found', INTEGRATIONS_TEXT.deliveryGone);
    }
    const details = { tool: name };
    await appendAudit(tx, { userId: null, action: 'webhook_replayed', details, at: now });
    return readDeliveries(tx, id);
  });
  await startDelivering(jobs);
  return response;
}

export async function sendTest(
  { db, who, now }: Call,
  { id }: { id: string },
  jobs: Deps['jobs'],
): Promise<DeliveriesResponse> {
  const response = await db.asAdmin(who, async (tx) => {
    await readWebhookName(tx, id);
    await tx.execute(sql`select app.send_test_event(${id}, ${now.toISOString()})`);
    return readDeliveries(tx, id);
  });
  await startDelivering(jobs);
  return response;
}

async function startDelivering(jobs: Deps['jobs']): Promise<void> {
  await jobs.add(null, 'webhooks', null);
  jobs.wake('webhooks');
}

async function readDeliveries(tx: Tx, webhookId: string): Promise<DeliveriesResponse> {
  const { id, state, nextTryAt, attempts } = webhookDeliveries;
  const rows = await tx
    .select({
      ...{ id, state, nextTryAt, attempts },
      ...{ eventId: integrationEvents.id, type: integrationEvents.type, at: integrationEvents.at },
    })
    .from(webhookDeliveries)
    .innerJoin(integrationEvents, eq(integrationEvents.id, webhookDeliveries.eventId))
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(integrationEvents.at), desc(integrationEvents.id))
    .limit(LISTED);
  return {
    deliveries: rows.map(({ eventId, at, nextTryAt: next, ...row }) => ({
      ...row,
      messageId: messageId(eventId),
      at: at.toISOString(),
      nextTryAt: next?.toISOString() ?? null,
    })),
  };
}
