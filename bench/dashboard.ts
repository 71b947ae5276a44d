import { openPostgres } from '@hearthway/server/db/open-postgres';
import { type Practice, practiceOf } from './admin-lookup.ts';
import { type Bench, median, ms, type Workbench } from './bench.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const MAX_RATIO = 1.5;
const MAX_MS = 50;
/** A chart may be five minutes old, and the count begins every four. */
const MAX_COUNTING_MS = 60_000;

export const dashboard: Bench = {
  name: 'dashboard',
  about: 'the practice in numbers, among 1,000 and among 1,000,000 members',
  async run(workbench) {
    const few = await practiceOf(FEW, workbench);
    const many = await practiceOf(MANY, workbench);
    try {
      await count(few);
      const counting = await count(many);
      return [await compare(few, many, workbench), counted(counting)];
    } finally {
      await few.server.dispose();
      await many.server.dispose();
    }
  },
};

/** What the job does, and how long it takes. */
async function count({ url }: Practice): Promise<number> {
  const { pool, close } = openPostgres(url, { max: 1 });
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  const started = performance.now();
  await client.query('select app.make_desk_numbers(now())');
  const took = performance.now() - started;
  client.release(true);
  await close();
  return took;
}

const counted = (took: number) => ({
  what: 'Counting the dashboard of 1,000,000 members',
  ours: ms(took),
  bare: '',
  result: ms(took),
  bound: `< ${ms(MAX_COUNTING_MS)}`,
  holds: took < MAX_COUNTING_MS,
});

async function compare(few: Practice, many: Practice, { quick, say }: Workbench) {
  const tries = quick ? 200 : 1000;
  const times = { few: [] as number[], many: [] as number[] };
  for (let i = 0; i < 50; i++) await Promise.all([read(few), read(many)]);
  for (let i = 0; i < tries; i++) {
    times.few.push(await read(few));
    times.many.push(await read(many));
  }
  say(`${tries} dashboards each`);
  const [fast, slow] = [median(times.few), median(times.many)];
  return {
    what: 'Dashboard of 1,000,000 members',
    ours: ms(slow),
    bare: `${ms(fast)} of 1,000`,
    result: (slow / fast).toFixed(2),
    bound: `< ${MAX_RATIO}, < ${MAX_MS} ms`,
    holds: slow / fast < MAX_RATIO && slow < MAX_MS,
  };
}

async function read({ server, adminToken }: Practice): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${server.url}/api/admin/numbers`, {
    headers: { Authorization: `Bearer ${adminToken}` },
  });
  if (!response.ok) throw new Error(`the dashboard answered ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - started;
}
