import { Database } from '@hearthway/server/db/database';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { updateDashboard } from '@hearthway/server/features/dashboard/update-dashboard';
import type { Practice } from './admin-lookup.ts';
import { type Bench, median, ms, type Workbench } from './bench.ts';
import { createBusyPractice } from './busy-practice.ts';
import { compareLists } from './desk-list.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const MAX_RATIO = 1.5;
const MAX_MS = 50;
const MAX_UPDATE_MS = { first: 240_000, again: 60_000 };

export const dashboard: Bench = {
  name: 'dashboard',
  description: 'the dashboard and the list of members, with 1,000 and with 1,000,000 members',
  async run(workbench) {
    const few = await createBusyPractice(FEW, workbench);
    const many = await createBusyPractice(MANY, workbench);
    try {
      await measureUpdate(few, { isFirst: true });
      const first = await measureUpdate(many, { isFirst: true });
      const again = await measureUpdate(many, { isFirst: false });
      workbench.report(`first update ${ms(first)}, next update ${ms(again)}`);
      return [
        await compare(few, many, workbench),
        toUpdateRow('first', first),
        toUpdateRow('again', again),
        ...(await compareLists(few, many, workbench)),
      ];
    } finally {
      await few.server.dispose();
      await many.server.dispose();
    }
  },
};

async function measureUpdate(
  { url }: Practice,
  { isFirst }: { isFirst: boolean },
): Promise<number> {
  const engine = openPostgres(url, { max: 1 });
  if (isFirst) await engine.asOwner((client) => client.query('truncate app.desk_weeks'));
  const db = new Database(engine, () => new Date());
  const started = performance.now();
  await updateDashboard({ db, clock: { now: () => new Date() }, payments: null });
  const took = performance.now() - started;
  await engine.close();
  return took;
}

const toUpdateRow = (which: keyof typeof MAX_UPDATE_MS, took: number) => ({
  measured: `Dashboard update with 1,000,000 members, ${WHEN[which]}`,
  ours: ms(took),
  baseline: '',
  result: ms(took),
  bound: `< ${ms(MAX_UPDATE_MS[which])}`,
  holds: took < MAX_UPDATE_MS[which],
});
const WHEN = { first: 'first run', again: 'later runs' };

async function compare(few: Practice, many: Practice, { quick, report }: Workbench) {
  const tries = quick ? 200 : 1000;
  const times = { few: [] as number[], many: [] as number[] };
  for (let i = 0; i < 50; i++) await Promise.all([read(few), read(many)]);
  for (let i = 0; i < tries; i++) {
    times.few.push(await read(few));
    times.many.push(await read(many));
  }
  report(`${tries} requests each`);
  const [fast, slow] = [median(times.few), median(times.many)];
  return {
    measured: 'Dashboard with 1,000,000 members',
    ours: ms(slow),
    baseline: `${ms(fast)} with 1,000`,
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
  if (!response.ok) throw new Error(`the dashboard was answered with ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - started;
}
