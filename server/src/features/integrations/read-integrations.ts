import type {
  ApiToken,
  IntegrationsResponse,
  Webhook,
} from '@hearthway/domain/integrations/contract';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { apiTokens, webhookDeliveries, webhooks } from '../../db/tables/integrations.ts';

export function readIntegrations({ db, who }: Call): Promise<IntegrationsResponse> {
  return db.asAdmin(who, listIntegrations);
}

/** Every change returns the whole list, so that the page never shows an old state. */
export async function listIntegrations(tx: Tx): Promise<IntegrationsResponse> {
  const tokens = await tx.select().from(apiTokens).orderBy(desc(apiTokens.createdAt));
  const { id, name, url, events, includesEmail, isOn, isGone, oldSecretUntil } = webhooks;
  const count = (state: string) =>
    sql<number>`count(*) filter (where ${webhookDeliveries.state} = ${state})`.mapWith(Number);
  const rows = await tx
    .select({
      ...{ id, name, url, events, includesEmail, isOn, isGone, oldSecretUntil },
      waiting: count('waiting'),
      failed: count('failed'),
      lastDeliveredAt: sql<Date | null>`max(${webhookDeliveries.deliveredAt})`.mapWith(
        (value) => value && new Date(value),
      ),
    })
    .from(webhooks)
    .leftJoin(webhookDeliveries, eq(webhookDeliveries.webhookId, webhooks.id))
    .groupBy(webhooks.id)
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
  return { tokens: tokens.map(toToken), webhooks: rows.map(toWebhook) };
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

function toToken({
  createdAt,
  expiresAt,
  revokedAt,
  lastUsedAt,
  ...row
}: typeof apiTokens.$inferSelect): ApiToken {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: iso(revokedAt),
    lastUsedAt: iso(lastUsedAt),
  };
}

type WebhookRow = Omit<Webhook, 'oldSecretUntil' | 'lastDeliveredAt'> &
  Record<'oldSecretUntil' | 'lastDeliveredAt', Date | null>;

const toWebhook = ({ oldSecretUntil, lastDeliveredAt, ...row }: WebhookRow): Webhook => ({
  ...row,
  oldSecretUntil: iso(oldSecretUntil),
  lastDeliveredAt: iso(lastDeliveredAt),
});
