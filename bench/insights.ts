import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Database } from '@hearthway/server/db/database';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { updateInsights } from '@hearthway/server/features/insights/update-insights';
import { createLog } from '@hearthway/server/ports/log';
import { serverProcess, startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, ms, type Row, type Workbench } from './bench.ts';
import { fillWithMembers, MEMBER_ID } from './fill-with-members.ts';
import { signUp } from './member.ts';

const CROWD = 100_000;
/** Limit for how much slower Home gets while the job runs: the job uses one of two cores. */
const MAX_RATIO = 1.5;
const MAX_HOURS = 1;
const MAX_SCAN_MS = 30_000;
const MAX_MORE_MB = 120;

export const insights: Bench = {
  name: 'insights',
  description: 'the insights job for members with a year of days, and home meanwhile',
  async run(workbench) {
    return [...(await measureRun(workbench)), await measureScan(workbench)];
  },
};

async function measureRun({ postgres, quick, report }: Workbench): Promise<Row[]> {
  const members = quick ? 200 : 2000;
  const databaseUrl = await postgres.createDatabase();
  await (await startServer({ DATABASE_URL: databaseUrl })).dispose();
  const owner = openPostgres(databaseUrl, { max: 1 });
  await owner.asOwner(async (client) => {
    await client.query(`select setseed(0.5)`);
    await client.query(`insert into auth.users (id, email, email_confirmed_at)
      select ${MEMBER_ID}, 'member-' || n || '@crowd.example', now() from generate_series(1, ${members}) n`);
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
    // The first start has already queued this hour's run, before there were any members.
    await client.query(`delete from pgboss.job where name = 'insights'`);
    await client.query('analyze');
  });
  const counted = async () => {
    const { rows } = await owner.pool.query('select count(*)::int as n from insights');
    return (rows[0] as { n: number }).n;
  };
  await using server = await serverProcess({ DATABASE_URL: databaseUrl, RATE_LIMIT: 'off' });
  const started = performance.now();
  await server.start();
  const { accessToken } = await signUp(server.url);
  const today = new Date().toISOString().slice(0, 10);
  const home = async () => {
    const before = performance.now();
    const response = await fetch(`${server.url}/api/home?today=${today}`, {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    if (!response.ok) throw new Error(`home was answered with ${response.status}`);
    await response.arrayBuffer();
    return performance.now() - before;
  };
  for (let i = 0; i < 20; i++) await home();
  const during: number[] = [];
  let highest = 0;
  while ((await counted()) < members) {
    for (let i = 0; i < 20; i++) {
      during.push(await home());
      await delay(10);
    }
    highest = Math.max(highest, await residentMegabytes(server.pid()));
  }
  const seconds = (performance.now() - started) / 1000;
  await delay(2000);
  const after: number[] = [];
  for (let i = 0; i < Math.max(200, during.length); i++) {
    after.push(await home());
    await delay(10);
  }
  const idle = await residentMegabytes(server.pid());
  await owner.close();
  const each = (seconds * 1000) / members;
  report(`${members} members in ${seconds.toFixed(1)} s, ${ms(each)} each`);
  report(`memory ${highest.toFixed(0)} MB during the run, ${idle.toFixed(0)} MB after it`);
  const ratio = median(during) / median(after);
  const hours = (each * CROWD) / 3_600_000;
  return [
    {
      measured: `First insights of 100,000 members with a year of days (from ${members})`,
      ours: ms(each),
      baseline: '',
      result: `${hours.toFixed(2)} h`,
      bound: `< ${MAX_HOURS} h`,
      holds: hours < MAX_HOURS,
    },
    {
      measured: 'Home while the insights job runs',
      ours: ms(median(during)),
      baseline: `${ms(median(after))} afterwards`,
      result: `${ratio.toFixed(2)} ×`,
      bound: `< ${MAX_RATIO} ×`,
      holds: ratio < MAX_RATIO,
    },
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

/** With one new day among many members, only that member is computed; the others are looked up. */
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
  const db = new Database(engine, () => new Date());
  const started = performance.now();
  const updated = await updateInsights({
    ...{ db, clock: { now: () => new Date() }, log: createLog('silent') },
    stopping: new AbortController().signal,
  });
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
