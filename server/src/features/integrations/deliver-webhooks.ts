import type { Attempt } from '@hearthway/domain/integrations/contract';
import { type EventType, messageId, TEST_EVENT } from '@hearthway/domain/integrations/events';
import { nextTry } from '@hearthway/domain/integrations/retry-schedule';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { WebhookAnswer, WebhookSender } from '../../ports/webhook-sender.ts';
import { webhookHeaders } from '../../ports/webhook-signature.ts';

export const WEBHOOKS_INTERVAL_SECONDS = 15;
/** A run must end before its job expires. The remaining deliveries wait for the next run. */
const RUN_MS = 20_000;
/** If the process dies while sending, the delivery is due again a minute after it was claimed. */
const LEASE_MS = 60_000;
const KEPT_ATTEMPTS = 30;

type DeliverDeps = Pick<Deps, 'db' | 'clock' | 'stopping'>;

interface Claimed extends Record<string, unknown> {
  id: string;
  tries: number;
  webhook_id: string;
  url: string;
  secret: string;
  old_secret: string | null;
  event_id: string;
  type: EventType | typeof TEST_EVENT;
  at: Date;
  user_id: string | null;
  email: string | null;
  facts: Record<string, unknown>;
}

/**
 * Each webhook gets its deliveries one after the other, so that a slow receiver delays only its own
 * deliveries.
 */
export async function deliverWebhooks(
  deps: DeliverDeps,
  send: WebhookSender,
  random: () => number,
): Promise<void> {
  await deps.db.asJobs((tx) => tx.execute(sql`select app.emit_ended_premium()`));
  const now = deps.clock.now().toISOString();
  const { rows } = await deps.db.asJobs((tx) =>
    tx.execute<{ id: string }>(sql`select w.id from app.webhooks w where w.is_on
      and exists (select from app.webhook_deliveries d where d.webhook_id = w.id
        and d.state = 'waiting' and (d.next_try_at is null or d.next_try_at <= ${now}))`),
  );
  await Promise.all(rows.map(({ id }) => deliverTo(id, deps, send, random)));
}

async function deliverTo(
  webhookId: string,
  deps: DeliverDeps,
  send: WebhookSender,
  random: () => number,
): Promise<void> {
  const until = performance.now() + RUN_MS;
  while (performance.now() < until && !deps.stopping.aborted) {
    const claimed = await claim(webhookId, deps);
    if (!claimed) return;
    const at = deps.clock.now();
    const started = performance.now();
    const body = toBody(claimed);
    const secrets = [claimed.secret, ...(claimed.old_secret ? [claimed.old_secret] : [])];
    const answer = await send({
      url: claimed.url,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Hearthway-Webhooks/1',
        ...webhookHeaders(secrets, { id: messageId(claimed.event_id), at, body }),
      },
      body,
    });
    const ms = Math.round(performance.now() - started);
    const { status, error } = answer;
    await keepResult(claimed, answer, { at: at.toISOString(), status, error, ms }, deps, random);
    if (isDown(answer)) return;
  }
}

/** While a receiver is down or overloaded, its other waiting deliveries are not attempted. */
const isDown = ({ status }: WebhookAnswer) => status === null || status === 429 || status >= 500;

/**
 * Counts the attempt and reserves the delivery for a while before it is sent. If the process
 * crashes, the delivery is neither lost nor repeated forever.
 */
async function claim(webhookId: string, { db, clock }: DeliverDeps): Promise<Claimed | undefined> {
  const now = clock.now().toISOString();
  const lease = new Date(clock.now().getTime() + LEASE_MS).toISOString();
  const { rows } = await db.asJobs((tx) =>
    tx.execute<Claimed>(sql`
      with due as (
        select d.id from app.webhook_deliveries d
        where d.webhook_id = ${webhookId} and d.state = 'waiting'
          and (d.next_try_at is null or d.next_try_at <= ${now})
        order by d.next_try_at nulls first, d.created_at
        limit 1 for update skip locked
      )
      update app.webhook_deliveries d set tries = d.tries + 1, next_try_at = ${lease}
      from due, app.webhooks w, app.integration_events e left join auth.users u on u.id = e.user_id
      where d.id = due.id and w.id = d.webhook_id and w.is_on and e.id = d.event_id
      returning d.id, d.tries, w.id as webhook_id, w.url, w.secret,
        case when w.old_secret_until > ${now} then w.old_secret end as old_secret,
        e.id as event_id, e.type, e.at, e.user_id, e.facts,
        case when w.includes_email then u.email end as email`),
  );
  return rows[0];
}

function toBody({ type, at, user_id, email, facts }: Claimed): string {
  const data =
    type === TEST_EVENT
      ? { message: 'This is a test.' }
      : { memberId: user_id, ...(email && { email }), ...facts };
  return JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
}

async function keepResult(
  { id, tries, webhook_id }: Claimed,
  { status, retryAfterSeconds }: WebhookAnswer,
  attempt: Attempt,
  { db, clock }: DeliverDeps,
  random: () => number,
): Promise<void> {
  const now = clock.now();
  const isDelivered = status !== null && status >= 200 && status < 300;
  const isGone = status === 410;
  const next = nextTry({ tries, retryAfterSeconds }, now, random);
  const state = isDelivered ? 'delivered' : isGone || next.isOver ? 'failed' : 'waiting';
  const nextTryAt = state === 'waiting' && !next.isOver ? next.at.toISOString() : null;
  await db.asJobs(async (tx) => {
    await tx.execute(sql`update app.webhook_deliveries set state = ${state}, next_try_at = ${nextTryAt},
      delivered_at = coalesce(${isDelivered ? now.toISOString() : null}, delivered_at),
      attempts = jsonb_path_query_array(attempts || ${JSON.stringify(attempt)}::jsonb,
        ${`$[last - ${KEPT_ATTEMPTS - 1} to last]`}::jsonpath)
      where id = ${id}`);
    if (isGone) {
      await tx.execute(
        sql`update app.webhooks set is_on = false, is_gone = true where id = ${webhook_id}`,
      );
    }
  });
}
