import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Database } from '@hearthway/server/db/database';
import type { Engine } from '@hearthway/server/db/engine';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { updateInsights } from '@hearthway/server/features/insights/update-insights';
import { createLog } from '@hearthway/server/ports/log';
import { serverProcess, startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, ms, type Row, type Workbench } from './bench.ts';
import { fillWithMembers, MEMBER_ID } from './fill-with-members.ts';
import { signUp } from './member.ts';

const CROWD = 100_000;
const MAX_RATIO = 1.2;
const QUIET_REQUESTS = 500;
const MAX_HOURS = 1;
const MAX_SCAN_MS = 30_000;
const MAX_MORE_MB = 120;
/** The hourly insights job stops after half an hour, and its next run picks up where it left off. */
const ONE_RUN_SECONDS = 30 * 60;

export const insights: Bench = {
  name: 'insights',
  description: 'the insights job for members with a year of days; home and check-ins meanwhile',
  async run(workbench) {
    return [...(await measureRun(workbench)), await measureScan(workbench)];
  },
};

async function measureRun({ postgres, quick, full, report }: Workbench): Promise<Row[]> {
  const members = full ? CROWD : quick ? 200 : 2000;
  const databaseUrl = await postgres.createDatabase();
  await (await startServer({ DATABASE_URL: databaseUrl })).dispose();
  const engine = openPostgres(databaseUrl, { max: 2 });
  await fillWithYears(engine, members);
  const rows = await measureJob(databaseUrl, engine, members, report);
  await engine.close();
  return rows;
}

export async function measureJob(
  databaseUrl: string,
  engine: Engine,
  members: number,
  report: Workbench['report'],
): Promise<Row[]> {
  const counted = async () => {
    const { rows } = await engine.pool.query('select count(*)::int as n from insights');
    return (rows[0] as { n: number }).n;
  };
  const server = await serverProcess({ DATABASE_URL: databaseUrl, RATE_LIMIT: 'off' });
  await server.start();
  const { accessToken } = await signUp(server.url);
  const send = timeRequests(server.url, accessToken);
  const quiet = await collect(send, QUIET_REQUESTS);
  await server.stop();
  await engine.asOwner((client) => client.query(`delete from pgboss.job where name = 'insights'`));
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  await server.start();
  await collect(send, 20);
  const during: Times[] = [];
  let highest = 0;
  let done = 0;
  while (done < members && elapsed() < ONE_RUN_SECONDS) {
    during.push(...(await collect(send, 20)));
    highest = Math.max(highest, await residentMegabytes(server.pid()));
    done = await counted();
  }
  const seconds = elapsed();
  await delay(2000);
  quiet.push(...(await collect(send, QUIET_REQUESTS)));
  const idle = await residentMegabytes(server.pid());
  await server.dispose();
  const each = (seconds * 1000) / done;
  report(`${done} of ${members} members in ${seconds.toFixed(1)} s, ${ms(each)} each`);
  report(`memory ${highest.toFixed(0)} MB during the run, ${idle.toFixed(0)} MB after it`);
  const dayEach = await measureNewDay(engine, report);
  return [
    hoursRow('First insights', each, done),
    hoursRow('A new day', dayEach, done),
    ratioRow('Home', during, quiet, 'home'),
    ratioRow('A check-in', during, quiet, 'checkIn'),
    {
      measured: 'Additional memory while the insights job runs',
      ours: `${highest.toFixed(0)} MB`,
      baseline: `${idle.toFixed(0)} MB afterwards`,
      result: `${(highest - idle).toFixed(0)} MB`,
      bound: `< ${MAX_MORE_MB} MB`,
      holds: highest - idle < MAX_MORE_MB,
    },
  ];
}

async function fillWithYears(engine: Engine, members: number): Promise<void> {
  await engine.asOwner(async (client) => {
    await client.query(`select setseed(0.5)`);
    await client.query(`insert into auth.users (id, email, email_confirmed_at)
      select ${MEMBER_ID}, 'member-' || n || '@crowd.example', now() from generate_series(1, ${members}) n`);
    // Rows are inserted much faster without triggers and foreign keys.
    await client.query(`set session_replication_role = 'replica'`);
    await client.query(`insert into daily_checkins
        (user_id, date, nutrition, movement, sleep, hormonal_balance, sexual_health)
      select id, current_date - day, random() * 2, random() * 2, random() * 2, random() * 2, random() * 2
      from auth.users, generate_series(1, 365) day where random() < 0.92`);
    await client.query(`insert into journal_entries
        (user_id, id, at, utc_offset, day, feeling, words, tags, changed_at)
      select id, gen_random_uuid(), now() - day * interval '1 day', 0, current_date - day,
        1 + floor(random() * 5), '', array(select tag from unnest('{work,family,outdoors,sleep}'::text[]) tag
          where random() < 0.3 and day > 0), now()
      from auth.users, generate_series(1, 365) day where random() < 0.9`);
    await client.query(`insert into reports (user_id, kind, week_start, report_text, meta, created_at)
      select id, 'weekly_pulse', date_trunc('week', current_date)::date - 7 * week, '',
        jsonb_build_object('mental', jsonb_build_object('mood', 1 + floor(random() * 10),
          'stress', 1 + floor(random() * 10), 'anxiety', 1 + floor(random() * 10))),
        now() - week * interval '7 days' from auth.users, generate_series(1, 51) week`);
    await client.query('reset session_replication_role');
    await client.query('analyze');
  });
}

async function measureNewDay(engine: Engine, report: Workbench['report']): Promise<number> {
  await engine.asOwner(async (client) => {
    await client.query(`insert into insights (user_id, through, report, made_at)
      select id, current_date, '{}', now() from auth.users on conflict do nothing`);
    await client.query(`update insights set through = through - 1 where user_id in
      (select user_id from insights where report <> '{}' order by user_id limit 2000)`);
  });
  const started = performance.now();
  const updated = await runJob(engine);
  const each = (performance.now() - started) / updated;
  report(`a new day of ${updated} members, ${ms(each)} each`);
  return each;
}

const runJob = (engine: Engine): Promise<number> =>
  updateInsights({
    ...{ db: new Database(engine, () => new Date()), clock: { now: () => new Date() } },
    ...{ log: createLog('silent'), stopping: new AbortController().signal },
  });

interface Times {
  home: number;
  checkIn: number;
}

function timeRequests(url: string, accessToken: string): () => Promise<Times> {
  const today = new Date().toISOString().slice(0, 10);
  let taps = 0;
  const time = async (path: string, body?: unknown) => {
    const before = performance.now();
    const response = await fetch(`${url}${path}`, {
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { method: 'PUT', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    await response.arrayBuffer();
    return performance.now() - before;
  };
  return async () => {
    const home = await time(`/api/home?today=${today}`);
    const tap = { score: taps++ % 3, at: new Date().toISOString() };
    const checkIn = await time('/api/scorecard/days', { date: today, today, taps: { sleep: tap } });
    await delay(10);
    return { home, checkIn };
  };
}

async function collect(send: () => Promise<Times>, count: number): Promise<Times[]> {
  const all: Times[] = [];
  for (let i = 0; i < count; i++) all.push(await send());
  return all;
}

const percentile95 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

function hoursRow(measured: string, each: number, done: number): Row {
  const hours = (each * CROWD) / 3_600_000;
  const basis = done >= CROWD ? 'all computed' : `extrapolated from ${done.toLocaleString('en')}`;
  return {
    measured: `${measured} of 100,000 members with a year of days, ${basis}`,
    ours: `${ms(each)} each`,
    baseline: '',
    result: `${hours.toFixed(2)} h`,
    bound: `< ${MAX_HOURS} h`,
    holds: hours < MAX_HOURS,
  };
}

function ratioRow(name: string, during: Times[], quiet: Times[], kind: keyof Times): Row {
  const [busy, usual] = [during, quiet].map((all) => all.map((one) => one[kind])) as [
    number[],
    number[],
  ];
  const ratio = median(busy) / median(usual);
  const timesOf = (all: number[]) => `${ms(median(all))}, p95 ${ms(percentile95(all))}`;
  return {
    measured: `${name} while the insights job runs, median`,
    ours: timesOf(busy),
    baseline: `${timesOf(usual)} before and after`,
    result: `${ratio.toFixed(2)} ×`,
    bound: `< ${MAX_RATIO} ×`,
    holds: ratio < MAX_RATIO,
  };
}

async function measureScan({ postgres, quick, report }: Workbench): Promise<Row> {
  const members = quick ? 10_000 : CROWD;
  const databaseUrl = await postgres.createDatabase();
  await (await startServer({ DATABASE_URL: databaseUrl })).dispose();
  await fillWithMembers(databaseUrl, members);
  const engine = openPostgres(databaseUrl, { max: 2 });
  await engine.asOwner(async (client) => {
    await client.query(`insert into insights (user_id, through, report, made_at)
      select id, current_date, '{}', now() from auth.users`);
    await client.query(`update insights set through = current_date - 10
      where user_id = (select min(id::text)::uuid from auth.users)`);
  });
  const started = performance.now();
  const updated = await runJob(engine);
  const took = performance.now() - started;
  await engine.close();
  report(`${updated} of ${members} members updated`);
  return {
    measured: `Insights run with one new day among ${members.toLocaleString('en')} members`,
    ours: ms(took),
    baseline: '',
    result: ms(took),
    bound: `< ${ms(MAX_SCAN_MS)}, 1 member`,
    holds: took < MAX_SCAN_MS && updated === 1,
  };
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
