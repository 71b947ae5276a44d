import { setTimeout as delay } from 'node:timers/promises';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { unsubscribeUrl } from '@hearthway/server/mail/unsubscribe-link';
import { type ServerProcess, startServer } from '@hearthway/server/testing/server-process';
import { SmtpMailbox } from '@hearthway/server/testing/smtp-mailbox';
import type { Proof } from './proof.ts';

const TIMEOUT_MS = 20 * 60_000;
const PER_MINUTE = 6_000;
const PASSWORD = 'a long enough password';

interface Size {
  members: number;
  kills: number;
  leavers: number;
  wrong: number;
}

type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/**
 * Proves that every member gets a letter exactly once, except those who unsubscribed before their
 * turn or whose address does not exist.
 */
export const killDuringLetter = (size: Size, databaseUrl: string): Proof => ({
  name: `kill -9 the server ${size.kills} times while it sends a letter to ${size.members} members`,
  async run(report) {
    const mailbox = new SmtpMailbox();
    await mailbox.open();
    mailbox.refuseRecipient = (address) => (address.startsWith('wrong-') ? 550 : null);
    const engine = openPostgres(databaseUrl, { max: 3 });
    engine.pool.on('error', () => {});
    const sql: Sql = async (text, values = []) => (await engine.pool.query(text, values)).rows;
    try {
      await using server = await startServer({
        DATABASE_URL: databaseUrl,
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'silent',
        REQUIRE_EMAIL_CONFIRMATION: 'off',
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'Hearthway <no-reply@example.com>',
        LETTERS_PER_MINUTE: String(PER_MINUTE),
      });
      const letterId = await beginLetter(server, sql, size);
      const started = performance.now();
      const leaving = new Leavers(server, sql, letterId);
      for (let kill = 1; kill <= size.kills; kill++) {
        const goal = (size.members * kill) / (size.kills + 1);
        await waitFor(async () => mailbox.received.length >= goal);
        await leaving.leave(Math.ceil(size.leavers / size.kills));
        const during = leaving.leave(1);
        await delay(Math.random() * 50);
        await server.kill();
        await during;
        await server.start();
        report(`${kill} kills, ${mailbox.received.length} letters delivered`);
      }
      await waitFor(async () => {
        const [row] = await sql('select state from app.letters where id = $1', [letterId]);
        return row?.state === 'sent';
      });
      const seconds = Math.round((performance.now() - started) / 1000);
      const right = await checkDelivery(sql, mailbox, { letterId, leaving, size });
      return `${size.kills} kills in ${seconds} s: ${right}`;
    } finally {
      await engine.close();
      await mailbox.close();
    }
  },
});

async function beginLetter(server: ServerProcess, sql: Sql, size: Size): Promise<string> {
  const owner = { email: 'owner@practice.example', password: PASSWORD };
  const signedUp = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...owner, data: { first_name: 'Ingrid', terms: true } }),
  });
  const session = (await signedUp.json()) as { access_token?: string };
  if (!session.access_token) throw new Error(`signing up failed: ${JSON.stringify(session)}`);
  await sql(`update profiles set role = 'inner-circle' where email = $1`, [owner.email]);
  await sql(
    `insert into auth.users (email, email_confirmed_at, user_metadata)
     select case when n < $2 then 'wrong-' else 'member-' end || n || '@example.com', now(),
       jsonb_build_object('first_name', 'Member ' || n)
     from generate_series(0, $1::int - 1) n`,
    [size.members, size.wrong],
  );
  await sql(`update profiles set tier = 'premium' where email like '%@example.com'`);
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${server.url}/api/admin/letters${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${session.access_token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: string; version: number };
  };
  const { id } = await call('POST', '', {});
  const segment = { tier: ['premium'], path: [], week: [], quietDays: null };
  const words = { subject: 'News for {first name}', body: 'Hello {first name},\n\nall is well.' };
  const { version } = await call('PUT', `/${id}`, { version: 1, ...words, segment });
  await call('POST', `/${id}/send`, { version });
  return id;
}

class Leavers {
  readonly before = new Set<string>();
  #server: ServerProcess;
  #sql: Sql;
  #letterId: string;
  #key: string | undefined;

  constructor(server: ServerProcess, sql: Sql, letterId: string) {
    this.#server = server;
    this.#sql = sql;
    this.#letterId = letterId;
  }

  async leave(count: number): Promise<void> {
    this.#key ??= String(
      (await this.#sql(`select value from app.installation_secrets where name = 'unsubscribe'`))[0]
        ?.value,
    );
    const members = await this.#sql(
      `select r.user_id, u.email from app.letter_recipients r join auth.users u on u.id = r.user_id
       where r.letter_id = $1 and r.state = 'waiting' and u.email like 'member-%'
       order by random() limit $2`,
      [this.#letterId, count],
    );
    for (const { user_id: userId, email } of members) {
      const secrets = { unsubscribeKey: this.#key };
      const whose = { userId: String(userId), kind: 'letters' } as const;
      const link = unsubscribeUrl(this.#server.url, secrets, whose);
      const answer = await fetch(`${link}?letter=${this.#letterId}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }).catch(() => null);
      if (!answer?.ok) continue;
      const [row] = await this.#sql(
        `select state from app.letter_recipients where letter_id = $1 and user_id = $2`,
        [this.#letterId, userId],
      );
      if (row?.state === 'waiting' || row?.state === 'skipped') this.before.add(String(email));
    }
  }
}

async function waitFor(isTrue: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  while (!(await isTrue())) {
    if (Date.now() > giveUpAt) throw new Error('the letter was not sent in time');
    await delay(100);
  }
}

async function checkDelivery(
  sql: Sql,
  mailbox: SmtpMailbox,
  { letterId, leaving, size }: { letterId: string; leaving: Leavers; size: Size },
): Promise<string> {
  const counts = new Map<string, number>();
  for (const { to } of mailbox.received) {
    for (const address of to) counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  const members = Array.from({ length: size.members - size.wrong }, (_, index) => {
    return `member-${index + size.wrong}@example.com`;
  });
  const stayed = members.filter((address) => !leaving.before.has(address));
  const missing = stayed.filter((address) => !counts.has(address)).length;
  const twice = members.filter((address) => (counts.get(address) ?? 0) > 1).length;
  const unwanted = [...leaving.before].filter((address) => counts.has(address)).length;
  const strangers = [...counts.keys()].filter((address) => !address.startsWith('member-')).length;
  const states = await sql(
    `select state, count(*)::int from app.letter_recipients where letter_id = $1 group by 1 order by 1`,
    [letterId],
  );
  const summary = `${missing} missing, ${twice} twice, ${unwanted} after unsubscribing, ${strangers} to others; ${states.map(({ state, count }) => `${count} ${state}`).join(', ')}`;
  if (missing + twice + unwanted + strangers > 0) throw new Error(summary);
  return `${stayed.length} members got the letter exactly once, ${leaving.before.size} unsubscribed before their turn and got nothing; ${summary}`;
}
