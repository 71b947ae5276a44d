import { setTimeout as delay } from 'node:timers/promises';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { createWebhookSecret } from '@hearthway/server/ports/webhook-signature';
import { startServer } from '@hearthway/server/testing/server-process';
import { openReceiver, type WebhookReceiver } from '@hearthway/server/testing/webhook-receiver';
import type { Proof } from './proof.ts';

const TIMEOUT_MS = 10 * 60_000;
const PAUSE_MS = 100;

/**
 * Proves that every event arrives although processes are killed and the receiver sometimes fails.
 * An event may arrive twice, but only with the same id.
 */
export const killDuringWebhooks = (
  { kills, events }: { kills: number; events: number },
  databaseUrl: string,
): Proof => ({
  name: `kill -9 two processes ${kills} times while they deliver ${events} events to webhooks`,
  async run(report) {
    const receiver = await openReceiver();
    const settings = {
      ...{ DATABASE_URL: databaseUrl, WEBHOOKS_TO_LOOPBACK: 'on' },
      ...{ RATE_LIMIT: 'off', LOG_LEVEL: 'silent', PERSONAS: 'off' },
    };
    await using first = await startServer(settings);
    await using second = await startServer(settings);
    const engine = openPostgres(databaseUrl, { max: 2 });
    const sql = async (text: string, values: unknown[] = []) =>
      (await engine.pool.query(text, values)).rows;
    try {
      await sql(
        `insert into app.webhooks (name, url, events, secret, created_at)
         values ('Proof', $1, '{member.joined}', $2, now())`,
        [receiver.url, createWebhookSecret()],
      );
      const joined: string[] = [];
      const join = async () => {
        for (let count = 0; count < events; count++) {
          const [{ id }] = (await sql(
            `insert into auth.users (email, email_confirmed_at)
             values ($1, now()) returning id`,
            [`member-${count}@example.com`],
          )) as [{ id: string }];
          joined.push(id);
          await delay(PAUSE_MS);
        }
      };
      const joining = join();
      for (let kill = 1; kill <= kills; kill++) {
        const server = kill % 2 === 0 ? first : second;
        receiver.answer = kill % 3 === 0 ? 503 : 200;
        await delay(Math.random() * 1500);
        await server.kill();
        await server.start();
        report(`${kill} kills, ${joined.length} joined, ${receiver.received.length} received`);
      }
      await joining;
      receiver.answer = 200;
      await waitUntilDelivered(sql, report);
      return checkReceived(joined, receiver, kills);
    } finally {
      await engine.close();
      await receiver.close();
    }
  },
});

type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

async function waitUntilDelivered(sql: Sql, report: (progress: string) => void): Promise<void> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  for (;;) {
    await sql(`update app.webhook_deliveries set next_try_at = null
      where state = 'waiting' and next_try_at > now() + interval '70 seconds'`);
    const [left] = await sql(
      `select count(*)::int as count from app.webhook_deliveries where state <> 'delivered'`,
    );
    if (left?.count === 0) return;
    if (Date.now() > giveUpAt) throw new Error(`${left?.count} events were not delivered in time`);
    report(`${left?.count} events left`);
    await delay(5_000);
  }
}

function checkReceived(joined: string[], { received }: WebhookReceiver, kills: number): string {
  const ids = new Map<string, Set<string>>();
  for (const { headers, body } of received) {
    const { memberId } = (JSON.parse(body) as { data: { memberId: string } }).data;
    ids.set(memberId, (ids.get(memberId) ?? new Set()).add(String(headers['webhook-id'])));
  }
  const lost = joined.filter((member) => !ids.has(member)).length;
  if (lost > 0) throw new Error(`${lost} events were lost`);
  const twice = [...ids.values()].filter((each) => each.size > 1).length;
  if (twice > 0) throw new Error(`${twice} events arrived with different ids`);
  return `${kills} kills, ${joined.length} events arrived, none lost; ${received.length - joined.length} attempts were repeats with the same id`;
}
