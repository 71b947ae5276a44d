import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { paces } from '../db/tables/auth.ts';
import { BURST, type Pace, PER_SECOND } from './pace.ts';

/**
 * A network that asked for less since last time is not worth a row. Six processes that each let in
 * just less are still within the pace of one.
 */
const WORTH_A_ROW = 5;

/**
 * Takes what this process let in out of the bucket that all share, and goes on with what is left
 * there. The bucket may run into debt, because each process lets in what it believes is there: it is
 * paid back by waiting, ten seconds at most. By the database's clock, which is one for all.
 */
export async function settlePace(db: Database, pace: Pace, now: () => number): Promise<void> {
  const spendings = pace.takeSpendings(WORTH_A_ROW);
  if (spendings.size === 0) return;
  // In one order everywhere, so that two processes wait for each other and never both.
  const networks = [...spendings.keys()].sort();
  const spent = networks.map((network) => spendings.get(network) ?? 0);
  const left = (tokens: unknown) => sql`greatest(-${BURST}::float8, ${tokens})`;
  const { rows } = await db.asAuth((tx) =>
    tx.execute<{ network: string; tokens: number }>(sql`
      insert into ${paces} as p (network, tokens, at)
      select network, ${left(sql`${BURST}::float8 - spent`)}, clock_timestamp()
      from unnest(${sql.param(networks)}::text[], ${sql.param(spent)}::float8[]) as s (network, spent)
      on conflict (network) do update set
        tokens = ${left(sql`least(${BURST}::float8, p.tokens + ${PER_SECOND}::float8
          * greatest(0, extract(epoch from excluded.at - p.at))) + excluded.tokens - ${BURST}::float8`)},
        at = greatest(p.at, excluded.at)
      returning network, tokens`),
  );
  for (const { network, tokens } of rows) pace.settle(network, tokens, now());
}
