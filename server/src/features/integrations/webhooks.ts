import type { AuditAction } from '@hearthway/domain/audit/actions';
import type {
  IntegrationsResponse,
  SaveWebhookRequest,
  WebhookSecretResponse,
} from '@hearthway/domain/integrations/contract';
import { INTEGRATIONS_TEXT } from '@hearthway/domain/integrations/messages';
import { eq, sql } from 'drizzle-orm';
import { appendAudit } from '../../db/audit.ts';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { webhooks } from '../../db/tables/integrations.ts';
import { HttpProblem } from '../../http/problem.ts';
import { refuseAddress, type WebhookSenderOptions } from '../../ports/webhook-sender.ts';
import { createWebhookSecret } from '../../ports/webhook-signature.ts';
import { listIntegrations } from './read-integrations.ts';

const MAX_WEBHOOKS = 10;
const DAY_MS = 86_400_000;

type Reach = Pick<WebhookSenderOptions, 'allowsLoopback'>;

const REFUSALS = {
  protocol: INTEGRATIONS_TEXT.notHttps,
  credentials: INTEGRATIONS_TEXT.noCredentials,
  not_public: INTEGRATIONS_TEXT.notPublic,
} as const;

function requireReachable(url: string, reach: Reach): void {
  const reason = refuseAddress(url, reach);
  if (reason) throw new HttpProblem(422, 'address_refused', REFUSALS[reason]);
}

const gone = () => new HttpProblem(404, 'webhook_not_found', INTEGRATIONS_TEXT.webhookGone);

const record = (tx: Tx, action: AuditAction, tool: string, at: Date) =>
  appendAudit(tx, { userId: null, action, details: { tool }, at });

export async function readWebhookName(tx: Tx, id: string): Promise<string> {
  const [found] = await tx
    .select({ name: webhooks.name })
    .from(webhooks)
    .where(eq(webhooks.id, id));
  if (!found) throw gone();
  return found.name;
}

export function addWebhook(
  { db, who, now }: Call,
  { name, url, events, includesEmail, isOn }: SaveWebhookRequest,
  reach: Reach,
): Promise<WebhookSecretResponse> {
  requireReachable(url, reach);
  const secret = createWebhookSecret();
  return db.asAdmin(who, async (tx) => {
    if ((await tx.$count(webhooks)) >= MAX_WEBHOOKS) {
      throw new HttpProblem(409, 'too_many_webhooks', INTEGRATIONS_TEXT.tooManyWebhooks);
    }
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into app.webhooks (name, url, events, includes_email, is_on, secret, created_at)
      values (${name}, ${url}, ${sql.param(events)}::text[], ${includesEmail}, ${isOn}, ${secret},
        ${now.toISOString()}) returning id`);
    const webhookId = rows[0]?.id;
    if (!webhookId) throw new Error('adding a webhook returned no row');
    await record(tx, 'webhook_added', name, now);
    return { ...(await listIntegrations(tx)), webhookId, secret };
  });
}

export function changeWebhook(
  { db, who, now }: Call,
  { id, ...changes }: SaveWebhookRequest & { id: string },
  reach: Reach,
): Promise<IntegrationsResponse> {
  requireReachable(changes.url, reach);
  return db.asAdmin(who, async (tx) => {
    const changed = await tx
      .update(webhooks)
      .set({ ...changes, ...(changes.isOn && { isGone: false }) })
      .where(eq(webhooks.id, id))
      .returning({ id: webhooks.id });
    if (changed.length === 0) throw gone();
    await record(tx, 'webhook_changed', changes.name, now);
    return listIntegrations(tx);
  });
}

export function removeWebhook(
  { db, who, now }: Call,
  { id }: { id: string },
): Promise<IntegrationsResponse> {
  return db.asAdmin(who, async (tx) => {
    const [removed] = await tx
      .delete(webhooks)
      .where(eq(webhooks.id, id))
      .returning({ name: webhooks.name });
    if (!removed) throw gone();
    await record(tx, 'webhook_removed', removed.name, now);
    return listIntegrations(tx);
  });
}

export function changeSecret(
  { db, who, now }: Call,
  { id }: { id: string },
): Promise<WebhookSecretResponse> {
  const secret = createWebhookSecret();
  const until = new Date(now.getTime() + DAY_MS);
  return db.asAdmin(who, async (tx) => {
    const name = await readWebhookName(tx, id);
    await tx.execute(
      sql`select app.change_webhook_secret(${id}, ${secret}, ${until.toISOString()})`,
    );
    await record(tx, 'webhook_secret_changed', name, now);
    return { ...(await listIntegrations(tx)), webhookId: id, secret };
  });
}
