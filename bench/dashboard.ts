import { Database } from '@hearthway/server/db/database';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { makeNumbers } from '@hearthway/server/features/dashboard/make-numbers';
import type { Practice } from './admin-lookup.ts';
import { type Bench, median, ms, type Workbench } from './bench.ts';
import { busyPracticeOf } from './busy-practice.ts';
import { compareLists } from './desk-list.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const MAX_RATIO = 1.5;
const MAX_MS = 50;
/** A chart may be five minutes old, and the count begins every four; the first has all of them. */
const MAX_COUNTING_MS = { first: 240_000, again: 60_000 };

export const dashboard: Bench = {
  name: 'dashboard',
  about: 'the practice in numbers and the list of members, of 1,000 and of 1,000,000',
  async run(workbench) {
    const few = await busyPracticeOf(FEW, workbench);
    const many = await busyPracticeOf(MANY, workbench);
    try {
      await count(few, { isFirst: true });
      const first = await count(many, { isFirst: true });
      const again = await count(many, { isFirst: false });
      workbench.say(`counted in ${ms(first)}, and again in ${ms(again)}`);
      return [
        await compare(few, many, workbench),
        counted('first', first),
        counted('again', again),
        ...(await compareLists(few, many, workbench)),
      ];
    } finally {
      await few.server.dispose();
      await many.server.dispose();
    }
  },
};

/** What the job does, and how long it takes; for the first time, or with past weeks kept. */
async function count({ url }: Practice, { isFirst }: { isFirst: boolean }): Promise<number> {
  const engine = openPostgres(url, { max: 1 });
  if (isFirst) await engine.asOwner((client) => client.query('truncate app.desk_weeks'));
  const db = new Database(engine, () => new Date());
  const started = performance.now();
  await makeNumbers({ db, clock: { now: () => new Date() } });
  const took = performance.now() - started;
  await engine.close();
  return took;
}

const counted = (which: keyof typeof MAX_COUNTING_MS, took: number) => ({
  what: `Counting the dashboard of 1,000,000 members, ${WHEN[which]}`,
  ours: ms(took),
  bare: '',
  result: ms(took),
  bound: `< ${ms(MAX_COUNTING_MS[which])}`,
  holds: took < MAX_COUNTING_MS[which],
});
const WHEN = { first: 'for the first time', again: 'every four minutes' };

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
