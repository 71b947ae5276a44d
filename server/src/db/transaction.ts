import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type First, queryAfter } from './pg-private.ts';
import { prepareAll } from './prepare-all.ts';
import { traceStatement } from './trace-database.ts';

type Query = (config: pg.QueryConfig) => Promise<pg.QueryResult>;

interface Way {
  /** Whether statements are prepared under a name, which stays with the session. */
  isNamed: boolean;
  /** How work of a single query is entered without a transaction around it. */
  one?: First | null;
}

/** Gives `work` its queries, for as long as it works: kept beyond, they would be somebody else's. */
export async function through<T>(
  query: Query,
  work: (tx: NodePgDatabase) => PromiseLike<T>,
  { isNamed }: Way,
): Promise<T> {
  let isOver = false;
  const guarded: Query = async (config) => {
    if (isOver) throw new Error('a query came after its work was over');
    return traceStatement(config.text, () => query(config));
  };
  try {
    const client = prepareAll({ query: guarded }, { isNamed });
    return await work(drizzle({ client, paramsInErrors: false }));
  } finally {
    isOver = true;
  }
}

/**
 * `begin` and entering are sent without waiting: they travel with the first query of `work` in one
 * round trip. If entering fails, Postgres refuses everything after it in this transaction. With
 * `one`, work that turns out to be a single query goes without `begin` and `commit`.
 */
export async function inTransaction<T>(
  client: pg.PoolClient,
  enter: pg.QueryConfig,
  work: (tx: NodePgDatabase) => PromiseLike<T>,
  { isNamed, one = null }: Way,
): Promise<T> {
  let entered: Promise<unknown> | undefined;
  let isOne = false;
  const begin = () => {
    entered ??= Promise.all([client.query('begin'), client.query(enter)]);
    entered.catch(() => {});
  };
  let isUsed = false;
  const query: Query = (config) => {
    if (isOne && one) {
      if (isUsed) throw new Error('work of several queries has to be an async function');
      isUsed = true;
      return queryAfter(client, one, config);
    }
    begin();
    return client.query(config);
  };
  try {
    const started = (tx: NodePgDatabase) => {
      const working = work(tx);
      // A query of Drizzle's runs when it is awaited; a promise means that the work has begun.
      isOne = one !== null && entered === undefined && !(working instanceof Promise);
      if (!isOne) begin();
      return working;
    };
    const result = await through(query, started, { isNamed });
    if (isOne) return result;
    await entered;
    const { command } = await client.query('commit');
    // A transaction that had failed answers COMMIT with ROLLBACK, and no error.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
    return result;
  } catch (error) {
    if (entered) {
      await client.query('rollback').catch(() => {});
      // Why entering failed says more than the refusals that followed it.
      await entered;
    }
    throw error;
  }
}
