import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { paces } from '../db/tables/auth.ts';
import { BURST, PER_SECOND, type TokenBuckets } from './token-buckets.ts';

/**
 * Low request counts are not exchanged between processes, to save writes. Even in six processes
 * together, they stay within the limit of 30 requests per second.
 */
const MIN_REQUESTS = 5;

/**
 * Exchanges the counts of requests between processes. A network's balance may become negative,
 * because each process accepts requests between two exchanges.
 */
export async function syncBuckets(
  db: Database,
  buckets: TokenBuckets,
  now: () => number,
): Promise<void> {
  const spendings = buckets.takeSpent(MIN_REQUESTS);
  if (spendings.size === 0) return;
  // Sorting makes all processes lock the rows in the same order. In different orders, two processes
  // could deadlock.
  const networks = [...spendings.keys()].sort();
  const spent = networks.map((network) => spendings.get(network) ?? 0);
  const left = (tokens: unknown) => sql`greatest(-${BURST}::float8, ${tokens})`;
  const { rows } = await db.asAuthOne((tx) =>
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
  for (const { network, tokens } of rows) buckets.applyBalance(network, tokens, now());
}
