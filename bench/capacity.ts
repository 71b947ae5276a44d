import { openPostgres } from '@hearthway/server/db/open-postgres';
import { startServer } from '@hearthway/server/testing/server-process';
import { startPostgres } from '../tools/postgres-server.ts';
import { readCpuSeconds } from './cpu.ts';
import { fillWithMembers } from './fill-with-members.ts';
import { describeMachine } from './machine.ts';
import { type Member, signUp } from './member.ts';

/**
 * Estimates the hardware for ten million members from the size of table rows and the CPU time of a
 * request. usage: node bench/capacity.ts
 */
const MEMBERS = 10_000_000;
const CONCURRENT = 100_000;
const TARGET_UTILISATION = 0.6;

const ROWS_PER_YEAR: { table: string; rows: number; columns: string; values: string }[] = [
  {
    table: 'daily_checkins',
    rows: 250,
    columns: 'user_id, date, nutrition, movement, sleep, hormonal_balance, sexual_health',
    values: `id, current_date - n, 1, 2, 0, 1, 1`,
  },
  {
    table: 'reports',
    rows: 150,
    columns: 'user_id, kind, week_start, report_text, meta',
    values: `id, 'daily_gratitude', current_date - n, repeat('A good day. ', 8), '{}'`,
  },
  {
    table: 'analytics_events',
    rows: 600,
    columns: 'user_id, event, created_at',
    values: `id, 'guide_opened', now() - n * interval '8 hours'`,
  },
  {
    table: 'guide_threads',
    rows: 20,
    columns: 'user_id, messages',
    values: `id, (select jsonb_agg(jsonb_build_object('at', now(), 'role', 'user', 'passages', '[]'::jsonb,
      'content', repeat('How do I sleep better? ', 10))) from generate_series(1, 4))`,
  },
  {
    table: 'journal_entries',
    rows: 60,
    columns: 'user_id, id, at, utc_offset, day, feeling, words, tags, changed_at',
    values: `id, gen_random_uuid(), now(), 0, current_date - n, 3, repeat('Went for a walk. ', 20), '{}', now()`,
  },
  {
    table: 'auth.refresh_tokens',
    rows: 60,
    columns: 'session_id, token_hash, created_at, used_at',
    values: `id, sha256((id::text || n)::bytea), now(), now()`,
  },
];

const VISIT_SECONDS = 300;
interface VisitRequest {
  name: string;
  times: number;
  tries: number;
  send(url: string, member: Member): Promise<Response>;
}
const today = new Date().toISOString().slice(0, 10);
const json = (member: Member) => ({
  'Content-Type': 'application/json',
  Authorization: `Bearer ${member.accessToken}`,
});
const VISIT: VisitRequest[] = [
  {
    ...{ name: 'home', times: 2, tries: 240 },
    send: (url, member) => fetch(`${url}/api/home?today=${today}`, { headers: json(member) }),
  },
  {
    ...{ name: 'scorecard tap', times: 5, tries: 240 },
    send: (url, member) =>
      fetch(`${url}/api/scorecard/days`, {
        method: 'PUT',
        headers: json(member),
        body: JSON.stringify({
          ...{ date: today, today },
          taps: { sleep: { score: 2, at: new Date().toISOString() } },
        }),
      }),
  },
  {
    ...{ name: 'library search', times: 3, tries: 240 },
    send: (url, member) => fetch(`${url}/api/resources?q=sleep`, { headers: json(member) }),
  },
  {
    ...{ name: 'guide question', times: 0.3, tries: 48 },
    send: (url, member) =>
      fetch(`${url}/functions/v1/hello-world`, {
        method: 'POST',
        headers: json(member),
        body: JSON.stringify({ kind: 'guide', message: 'How do I sleep better?', thread_id: null }),
      }),
  },
  {
    ...{ name: 'sign-in', times: 0.05, tries: 48 },
    send: (url, { email, password }) =>
      fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
  },
];

const postgres = await startPostgres();
try {
  const databaseUrl = await postgres.createDatabase();
  await using server = await startServer({
    ...{ RATE_LIMIT: 'off', REQUEST_TIMEOUT_MS: '120000' },
    DATABASE_URL: databaseUrl,
  });
  const engine = openPostgres(databaseUrl, { max: 1 });
  // If the benchmark fails, PostgreSQL stops before the connection pool is closed. The resulting
  // connection error does not matter.
  engine.pool.on('error', () => {});
  await fillWithMembers(databaseUrl, 500);
  const bytes = await engine.asOwner(async (client) => {
    await client.query(`set session_replication_role = 'replica'; truncate daily_checkins`);
    const sizes = new Map<string, number>();
    for (const { table, rows, columns, values } of ROWS_PER_YEAR) {
      await client.query(
        `insert into ${table} (${columns}) select ${values}
         from auth.users, generate_series(1, ${rows}) n`,
      );
      const { rows: found } = await client.query(
        `select pg_total_relation_size('${table}')::float8 / count(*) as size from ${table}`,
      );
      sizes.set(table, found[0].size);
    }
    const { rows: account } = await client.query(
      `select (pg_total_relation_size('auth.users') + pg_total_relation_size('profiles'))::float8
         / count(*) as size from auth.users`,
    );
    sizes.set('account', account[0].size);
    await client.query('vacuum analyze');
    return sizes;
  });
  const members: Member[] = [];
  while (members.length < 8) members.push(await signUp(server.url));
  const listBackendPids = async () => {
    const { rows } = await engine.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'hearthway' and datname = current_database()`,
    );
    return rows.map(({ pid }) => pid);
  };
  const seen = new Map<number, number>();
  const readAllCpuSeconds = async () => {
    for (const pid of await listBackendPids()) seen.set(pid, readCpuSeconds(pid));
    const database = [...seen.values()].reduce((sum, seconds) => sum + seconds, 0);
    return { server: readCpuSeconds(server.pid()), database };
  };
  const costs: { asked: VisitRequest; server: number; database: number }[] = [];
  for (const asked of VISIT) {
    const round = async (tries: number) => {
      await Promise.all(
        members.map(async (member) => {
          for (let n = 0; n < tries / members.length; n++) {
            const response = await asked.send(server.url, member);
            if (!response.ok)
              throw new Error(
                `${asked.name} was answered with ${response.status} ${await response.text()}`,
              );
            await response.text();
          }
        }),
      );
    };
    await round(asked.tries / 2);
    const before = await readAllCpuSeconds();
    await round(asked.tries);
    const after = await readAllCpuSeconds();
    const each = (who: 'server' | 'database') => (1000 * (after[who] - before[who])) / asked.tries;
    costs.push({ asked, server: each('server'), database: each('database') });
  }
  await engine.close();

  for (const line of await describeMachine(postgres.url)) console.info(`- ${line}`);
  console.info('\n| Data of a member in a year | Rows | Bytes per row, with indexes | KB |');
  console.info('|---|---|---|---|');
  let perMember = 0;
  for (const { table, rows } of [{ table: 'account', rows: 1 }, ...ROWS_PER_YEAR]) {
    const size = bytes.get(table) ?? 0;
    perMember += size * rows;
    const kilobytes = ((size * rows) / 1000).toFixed(1);
    console.info(`| ${table} | ${rows} | ${size.toFixed(0)} | ${kilobytes} |`);
  }
  const terabytes = (perMember * MEMBERS) / 1e12;

  console.info(
    '\n| Request | Per visit | CPU of the server, ms | CPU of PostgreSQL, ms | Requests per second |',
  );
  console.info('|---|---|---|---|---|');
  let requests = 0;
  const cores = { server: 0, database: 0 };
  for (const { asked, server: own, database } of costs) {
    const rate = (CONCURRENT * asked.times) / VISIT_SECONDS;
    requests += rate;
    cores.server += (rate * own) / 1000;
    cores.database += (rate * database) / 1000;
    console.info(
      `| ${asked.name} | ${asked.times} | ${own.toFixed(2)} | ${database.toFixed(2)} | ${rate.toFixed(0)} |`,
    );
  }
  const planned = (busy: number) => Math.ceil(busy / TARGET_UTILISATION);
  console.info(`
| ${MEMBERS.toLocaleString('en')} members, ${CONCURRENT.toLocaleString('en')} online | |
|---|---|
| Data of a year | ${terabytes.toFixed(1)} TB |
| Requests per second | ${requests.toFixed(0)} |
| Cores for server processes, at ${TARGET_UTILISATION * 100} % | ${planned(cores.server)} |
| Cores for PostgreSQL, at ${TARGET_UTILISATION * 100} % | ${planned(cores.database)} |
| Active PostgreSQL sessions (two per busy core) | ${Math.ceil(cores.database * 2)} |`);
} finally {
  await postgres.stop();
}
