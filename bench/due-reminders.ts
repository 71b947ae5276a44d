import { Database } from '@hearthway/server/db/database';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { readDueReminders } from '@hearthway/server/features/reminders/due-reminders';
import { startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, ms, type Workbench } from './bench.ts';
import { fillWithMembers } from './fill-with-members.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const MANY_WITH_QUICK = 100_000;
const DUE = 100;
const MAX_RATIO = 1.5;
const NOW = new Date('2026-11-15T20:00:00Z');

export const dueReminders: Bench = {
  name: 'due-reminders',
  description: `the query of the minutely job for ${DUE} due reminders, with a thousand and with a million members`,
  async run(workbench) {
    const { quick, report } = workbench;
    const many = quick ? MANY_WITH_QUICK : MANY;
    await using few = await createDatabaseWithReminders(FEW, workbench);
    await using crowd = await createDatabaseWithReminders(many, workbench);
    const times = { few: [] as number[], many: [] as number[] };
    for (let warming = 0; warming < 20; warming++) {
      await few.measure();
      await crowd.measure();
    }
    for (let turn = 0; turn < (quick ? 100 : 500); turn++) {
      times.few.push(await few.measure());
      times.many.push(await crowd.measure());
    }
    const [fast, slow] = [median(times.few), median(times.many)];
    report(`${times.few.length} queries each`);
    return [
      {
        measured: `Query for ${DUE} due reminders, with ${many.toLocaleString('en')} members`,
        ours: ms(slow),
        baseline: `${ms(fast)} with ${FEW.toLocaleString('en')}`,
        result: `${(slow / fast).toFixed(2)} ×`,
        bound: `< ${MAX_RATIO} ×`,
        holds: slow / fast < MAX_RATIO,
      },
    ];
  },
};

async function createDatabaseWithReminders(members: number, { postgres, report }: Workbench) {
  const databaseUrl = await postgres.createDatabase();
  // The server creates the tables and stops, because its background jobs would disturb the
  // measurement.
  await (await startServer({ DATABASE_URL: databaseUrl })).dispose();
  const started = performance.now();
  await fillWithMembers(databaseUrl, members);
  await fillWithReminders(databaseUrl, members);
  report(`created ${members.toLocaleString('en')} members in ${seconds(started)} s`);
  const engine = openPostgres(databaseUrl, { max: 1 });
  const db = new Database(engine, () => NOW);
  return {
    measure: () =>
      db.asJobs(async (tx) => {
        const from = performance.now();
        const due = await readDueReminders(tx, NOW);
        const took = performance.now() - from;
        if (due.length !== DUE)
          throw new Error(`found ${due.length} due reminders instead of ${DUE}`);
        return took;
      }),
    [Symbol.asyncDispose]: () => engine.close(),
  };
}

const seconds = (since: number) => Math.round((performance.now() - since) / 1000);

async function fillWithReminders(databaseUrl: string, members: number): Promise<void> {
  const { pool, close } = openPostgres(databaseUrl, { max: 1 });
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`set session_replication_role = 'replica'`);
    await client.query(
      `insert into reminder_settings (user_id, time_zone, seen_at)
       select id, 'Europe/Lisbon', $1 from auth.users`,
      [NOW],
    );
    await client.query(`insert into push_devices (user_id, endpoint, p256dh, auth_secret, name)
      select id, 'https://push.example/' || id, 'key', 'secret', 'Chrome' from auth.users`);
    await client.query(
      `insert into reminders (user_id, kind, is_on, channel, minute, days, next_due, at)
       select user_id, kind, true, 'push', 1200, 127,
         case when kind = 'check_in' and place % $2::int = 0 then $1::timestamptz
           else $1::timestamptz + interval '1 minute' + (place % 1440) * interval '1 minute' end, $1
       from (select user_id, row_number() over (order by user_id) as place from reminder_settings) s,
         unnest('{check_in,daily_nudge}'::text[]) kind`,
      [NOW, members / DUE],
    );
    await client.query('reset session_replication_role');
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    client.release(true);
    await close();
  }
}
