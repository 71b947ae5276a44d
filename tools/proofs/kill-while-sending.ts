import { setTimeout as delay } from 'node:timers/promises';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { PushInbox } from '@hearthway/server/testing/push-inbox';
import { startServer } from '@hearthway/server/testing/server-process';
import { SmtpMailbox } from '@hearthway/server/testing/smtp-mailbox';
import type { Proof } from './proof.ts';

const TIMEOUT_MS = 15 * 60_000;
const KILL_MS = 3_000;
const CLIENTS = 4;

/**
 * Proves that no mail or push message gets lost once the server has confirmed the request for it.
 * If the confirmation gets lost, a message may arrive twice, but only with the same id.
 */
export const killWhileSending = (
  { kills, messages, isSmtpDown }: { kills: number; messages: number; isSmtpDown: boolean },
  databaseUrl: string,
): Proof => ({
  name: `kill -9 two processes ${kills} times while they send ${messages} mails and pushes${isSmtpDown ? ', with the SMTP server down' : ''}`,
  async run(report) {
    const mailbox = new SmtpMailbox();
    const inbox = new PushInbox();
    await mailbox.open();
    await inbox.open();
    const settings = {
      DATABASE_URL: databaseUrl,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Hearthway <no-reply@example.com>',
      PUSH_HOSTS: inbox.origin,
    };
    await using first = await startServer(settings);
    await using second = await startServer(settings);
    const engine = openPostgres(databaseUrl, { max: 2 });
    const sql = async (text: string, values: unknown[] = []) =>
      (await engine.pool.query(text, values)).rows;
    try {
      const each = messages / 2;
      await insertMembers(sql, inbox, { count: each, within: kills * KILL_MS });
      if (isSmtpDown) await mailbox.close();
      const processes = [first, second];
      const acknowledged: string[] = [];
      let cutOff = 0;
      let next = 0;
      const requestMails = async () => {
        while (next < each) {
          const email = `member-${next++}@example.com`;
          // The proof counts only mails that the server has confirmed, so each request is repeated
          // until the server confirms it.
          while (!(await requestMail(processes[Math.floor(Math.random() * 2)]?.url, email))) {
            cutOff++;
            await delay(100);
          }
          acknowledged.push(email);
          await delay((kills * KILL_MS * CLIENTS) / each);
        }
      };
      const clients = Promise.all(Array.from({ length: CLIENTS }, requestMails));
      for (let kill = 1; kill <= kills; kill++) {
        const server = processes[kill % 2];
        await delay(Math.random() * 600);
        await server?.kill();
        await server?.start();
        if (kill % 10 === 0) {
          report(
            `${kill} kills, ${acknowledged.length} mails acknowledged, ${inbox.received.length} pushes and ${mailbox.received.length} mails delivered`,
          );
        }
      }
      await clients;
      if (isSmtpDown) await mailbox.open();
      await waitUntilSent(sql, report);
      return checkDelivery({ acknowledged, cutOff, devices: each, kills }, mailbox, inbox);
    } finally {
      await engine.close();
      await mailbox.close();
      await inbox.close();
    }
  },
});

type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

async function insertMembers(
  sql: Sql,
  inbox: PushInbox,
  { count, within }: { count: number; within: number },
): Promise<void> {
  await sql(
    `insert into auth.users (email, email_confirmed_at)
     select 'member-' || n || '@example.com', now() from generate_series(0, $1::int - 1) n`,
    [count],
  );
  const members = await sql(`select id from auth.users where email like 'member-%' order by email`);
  for (const [index, { id }] of members.entries()) {
    const { endpoint, keys } = inbox.subscribe(`device-${index}`);
    await sql(
      `insert into push_devices (user_id, endpoint, p256dh, auth_secret, name) values ($1, $2, $3, $4, 'Chrome')`,
      [id, endpoint, Buffer.from(keys.p256dh, 'base64url'), Buffer.from(keys.auth, 'base64url')],
    );
  }
  await sql(`insert into reminder_settings (user_id, time_zone, seen_at)
    select id, 'UTC', now() from auth.users where email like 'member-%'`);
  await sql(
    `insert into reminders (user_id, kind, is_on, channel, minute, days, next_due, at)
     select id, 'check_in', true, 'push', extract(hour from now()) * 60, 127,
       now() + random() * $1::float * interval '1 millisecond', now()
     from auth.users where email like 'member-%'`,
    [within],
  );
}

async function waitUntilSent(sql: Sql, report: (progress: string) => void): Promise<void> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  for (;;) {
    await sql(`update pgboss.job set start_after = now() where state = 'retry'`);
    const [left] = await sql(
      `select (select count(*)::int from pgboss.job where name in ('mail', 'push') and state < 'completed')
        + (select count(*)::int from reminders where next_due <= now()) as count`,
    );
    if (left?.count === 0) return;
    if (Date.now() > giveUpAt)
      throw new Error(
        `${left?.count} messages were not sent within ${TIMEOUT_MS / 60_000} minutes`,
      );
    report(`${left?.count} messages left to send`);
    await delay(5_000);
  }
}

function checkDelivery(
  sent: { acknowledged: string[]; cutOff: number; devices: number; kills: number },
  mailbox: SmtpMailbox,
  inbox: PushInbox,
): string {
  const mails = new Map<string, string[]>();
  for (const { to, messageId } of mailbox.received) {
    for (const address of to) mails.set(address, [...(mails.get(address) ?? []), messageId]);
  }
  const pushes = new Map<string, string[]>();
  for (const { device, payload } of inbox.received) {
    pushes.set(device, [...(pushes.get(device) ?? []), payload.id ?? '']);
  }
  const lostMails = sent.acknowledged.filter((address) => !mails.has(address)).length;
  const lostPushes = sent.devices - pushes.size;
  if (lostMails + lostPushes > 0) {
    throw new Error(`lost: ${lostMails} mails, ${lostPushes} pushes`);
  }
  const all = [...mails.values(), ...pushes.values()];
  const twice = all.filter((ids) => new Set(ids).size > 1).length;
  if (twice > 0) throw new Error(`${twice} messages arrived twice with different ids`);
  const repeats = (of: Map<string, string[]>) =>
    [...of.values()].reduce((sum, ids) => sum + ids.length - 1, 0);
  return `${sent.kills} kills, ${sent.acknowledged.length} acknowledged mails and ${sent.devices} pushes arrived, none lost; ${repeats(mails)} mails and ${repeats(pushes)} pushes were repeated with the same id because their acknowledgement was cut off; ${sent.cutOff} requests were cut off and repeated`;
}

async function requestMail(server: string | undefined, email: string): Promise<boolean> {
  const answer = await fetch(`${server}/auth/v1/recover`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  }).catch(() => null);
  return answer?.ok ?? false;
}
