import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { downloadExport } from '../../testing/own-export.ts';
import { insertSample, OWN_TABLES } from '../../testing/sample-rows.ts';
import { createNeighbour, createTestApp, type TestApp } from '../../testing/test-app.ts';

const SECRET_TABLES = [
  'app.webhook_deliveries',
  'auth.flow_states',
  'auth.mfa_challenges',
  'auth.recovery_codes',
  'auth.refresh_tokens',
  'data_export_chunks',
];

let t: TestApp;
let admin: SignedInMember;

beforeAll(async () => {
  t = await createTestApp();
  admin = await signUpMember(t);
  await makeAdmin(t, admin);
  await t.sql(`create table dream_diary (member uuid references auth.users (id) on delete cascade,
    created_at timestamptz default now(), dream text)`);
  await t.sql('create table app.loose_notes (id serial, user_id uuid, note text)');
});
afterAll(() => t.close());

async function createFullMember(): Promise<SignedInMember> {
  const member = await signUpMember(t);
  t.clock.advance(1000);
  for (const table of OWN_TABLES) await insertSample(t, table, member.userId);
  await t.sql(`insert into dream_diary (member, dream) values ($1, '=flying, "low"')`, [
    member.userId,
  ]);
  await t.sql(`insert into app.loose_notes (user_id, note) values ($1, 'a note')`, [member.userId]);
  await t.sql(
    `insert into auth.one_time_tokens (token_hash, user_id, kind, email, password_hash, created_at, expires_at)
     values (sha256($2::bytea), $1, 'recovery', 'x@example.com', 'argon-of-a-link', now(), now())`,
    [member.userId, member.userId],
  );
  await t.sql(
    `with app as (insert into auth.mfa_factors (user_id, factor_type, totp_secret, created_at, updated_at)
       values ($1, 'totp', 'secret-of-an-app', now(), now()) returning user_id)
     insert into auth.mfa_failures (user_id, at) select user_id, now() from app`,
    [member.userId],
  );
  await t.sql(
    `with passkey as (insert into auth.passkeys (user_id, credential_id, public_key, counter, friendly_name, created_at)
       values ($1::uuid, $1::uuid::text, 'key', 0, 'Phone', now()) returning user_id)
     insert into auth.passkey_challenges (user_id, challenge, expires_at)
     select user_id, 'to-be-signed', now() from passkey`,
    [member.userId],
  );
  await t.sql(
    `with customer as (insert into app.payment_customers (user_id, customer)
       values ($1::uuid, 'cus_' || gen_random_uuid()) returning user_id)
     insert into app.payment_events (id, user_id, kind, at) select 'evt_' || user_id, user_id, 'refunded', now() from customer`,
    [member.userId],
  );
  await t.sql(`insert into app.desk_roles (user_id, role) values ($1, 'editor')`, [member.userId]);
  await t.sql(
    `with invited as (insert into app.invitations (user_id, invited_at) values ($1, now()) returning user_id)
     insert into app.member_notes (user_id, note, changed_at) select user_id, 'a note', now() from invited`,
    [member.userId],
  );
  await t.sql(
    `with letter as (insert into app.letters (segment, changed_at) values ('{}', now()) returning id),
       sent as (insert into app.letter_recipients (letter_id, user_id, at) select id, $1, now() from letter)
     insert into app.bounced_addresses (user_id, email, at) values ($1, 'old@example.com', now())`,
    [member.userId],
  );
  await t.sql(
    `with quiet as (insert into app.quiet_members (user_id, seen_week) values ($1, '2026-10-12') returning user_id)
     insert into app.unanswered_words (user_id, stem, word, asked_on) select user_id, 'forgiv', 'forgiveness', '2026-11-15' from quiet`,
    [member.userId],
  );
  await t.sql(
    `insert into app.integration_events (type, at, user_id) values ('member.joined', now(), $1)`,
    [member.userId],
  );
  await callApi(t, admin, 'POST', '/admin/memberships/lookup', { email: member.email });
  return member;
}

interface TableMention {
  name: string;
  rows: number;
}

async function findTablesMentioning({ userId, email }: SignedInMember): Promise<TableMention[]> {
  const tables = await t.sql<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
     order by 1`,
  );
  const counts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows from ${name} as r
       where r::text ilike '%' || $1 || '%' or r::text ilike '%' || $2 || '%'`,
  );
  const holders = await t.sql<TableMention>(`${counts.join(' union all ')} order by 1`, [
    userId,
    email,
  ]);
  return holders.filter(({ rows }) => rows > 0);
}

async function listTablesReachingAccounts(): Promise<string[]> {
  const rows = await t.sql<{ name: string }>(
    `with recursive reach (oid) as (
       select 'auth.users'::regclass::oid
       union select f.conrelid from pg_constraint f join reach r on f.confrelid = r.oid where f.contype = 'f')
     select oid::regclass::text as name from reach order by 1`,
  );
  return rows.map(({ name }) => name);
}

const exportFileName = (table: string) => table.replace(/^public\./, '').replaceAll('.', '_');

describe('the tables that belong in the export', () => {
  it('are found by their reference to a member, and exclude only tables with secrets', async () => {
    const found = await t.sql<{ table_name: string }>('select table_name from app.member_tables()');
    const names = found.map((row) => row.table_name.replace(/^public\./, ''));
    expect(names).toContain('dream_diary');
    expect(names).toContain('app.loose_notes');
    const reaching = await listTablesReachingAccounts();
    expect(reaching.filter((name) => !names.includes(name))).toEqual(SECRET_TABLES);
  });

  it('each contain a row about the sample member', async () => {
    const member = await createFullMember();
    const found = await t.sql<{ name: string; key: string }>(
      'select table_name as name, key_column as key from app.member_tables()',
    );
    const mentioned = (await findTablesMentioning(member)).map(({ name }) =>
      name.replace(/^public\./, ''),
    );
    expect(found.map(({ name }) => name.replace(/^public\./, '')).sort()).toEqual(mentioned.sort());
  });
});

describe('the download of a member’s own data', () => {
  it('contains every row about the member from every table, as JSON and as CSV', async () => {
    const member = await createFullMember();
    const files = await downloadExport(t, member);
    for (const { name, rows } of await findTablesMentioning(member)) {
      const json = JSON.parse(files[`json/${exportFileName(name)}.json`] ?? 'null');
      expect(json, name).toHaveLength(rows);
      const csv = files[`csv/${exportFileName(name)}.csv`] ?? '';
      expect(csv.split('\r\n').length, name).toBeGreaterThanOrEqual(rows + 2);
    }
    expect(JSON.parse(files['json/daily_checkins.json'] ?? '')).toMatchObject([
      { user_id: member.userId, date: '2026-11-15', sleep: 1 },
    ]);
    expect(JSON.parse(files['json/audit_log.json'] ?? '')).toMatchObject([
      { action: 'desk_role_granted' },
      { action: 'looked_up' },
    ]);
    expect(files['csv/dream_diary.csv']).toContain(`"'=flying, ""low"""`);
  });

  it('lists its files in a README', async () => {
    const member = await createFullMember();
    const readme = (await downloadExport(t, member))['README.txt'];
    expect(readme).toContain(`Everything Hearthway keeps about ${member.email}`);
    expect(readme).toContain('daily_checkins  (1 row)');
    expect(readme).toContain('dream_diary  (1 row)');
  });

  it('contains no rows about other members and no secrets', async () => {
    const [member, other] = [await createFullMember(), await createFullMember()];
    const everything = Object.values(await downloadExport(t, member)).join('\n');
    expect(everything).not.toContain(other.userId);
    expect(everything).not.toContain(other.email);
    const [secrets] = await t.sql<{ all: string[] }>(
      `select array[u.password_hash, encode(s.rotation_key, 'hex'), encode(r.token_hash, 'hex'), 'argon-of-a-link', 'secret-of-an-app', 'to-be-signed'] as all
       from auth.users u join auth.sessions s on s.user_id = u.id join auth.refresh_tokens r on r.session_id = s.id
       where u.id = $1`,
      [member.userId],
    );
    for (const secret of secrets?.all ?? ['']) expect(everything).not.toContain(secret);
  });

  it('contains thousands of rows in the right order', async () => {
    const member = await signUpMember(t);
    await t.sql(
      `insert into daily_checkins (user_id, date, sleep)
       select $1, date '2000-01-01' + n, n % 3 from generate_series(1, 3650) n`,
      [member.userId],
    );
    const files = await downloadExport(t, member);
    const days = JSON.parse(files['json/daily_checkins.json'] ?? '') as { date: string }[];
    expect(days).toHaveLength(3650);
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).sort());
  });
});

describe('deleting one’s own account', () => {
  const remove = (member: SignedInMember, password = member.password) =>
    callApi(t, member, 'POST', '/account/delete', { password });

  it('removes every row that mentions the member, in every table', async () => {
    const member = await createFullMember();
    await t.app.request('/auth/v1/recover', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: member.email }),
    });
    expect((await findTablesMentioning(member)).length).toBeGreaterThan(10);
    expect((await remove(member)).status).toBe(204);
    expect(await findTablesMentioning(member)).toEqual([]);
  });

  it('keeps the rows of other members', async () => {
    const [member, other] = [await createFullMember(), await createFullMember()];
    const before = await findTablesMentioning(other);
    await remove(member);
    expect(await findTablesMentioning(other)).toEqual(before);
  });

  it('ends every session immediately and frees the email address', async () => {
    const member = await signUpMember(t);
    await remove(member);
    expect((await callApi(t, member, 'GET', '/account/me')).status).toBe(401);
    const refresh = await t.app.request('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token: member.refreshToken }),
    });
    expect(refresh.status).toBe(400);
    const again = await signUpMember(t, member.email);
    expect(again.userId).not.toBe(member.userId);
  });

  it('deletes nothing without the right password', async () => {
    const member = await createFullMember();
    const before = await findTablesMentioning(member);
    const { status, body } = await remove(member, 'not the password');
    expect([status, body.code]).toEqual([403, 'wrong_password']);
    expect((await remove(member, '')).status).toBe(400);
    expect(await findTablesMentioning(member)).toEqual(before);
    expect((await callApi(t, member, 'GET', '/account/me')).status).toBe(200);
  });
});

describe('guessing the password in a signed-in session', () => {
  it('is limited in the same way as sign-in attempts', async () => {
    const config = { ...t.deps.config, rateLimit: true };
    const limited = createNeighbour(t, { config });
    const member = await signUpMember(t);
    const attempt = (password: string) =>
      callApi(limited, member, 'POST', '/account/delete', { password });
    for (let i = 0; i < 10; i++) expect((await attempt('a guess')).status).toBe(403);
    expect((await attempt(member.password)).status).toBe(429);
  });
});
