import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type LeadStatement, queryAfter } from './pg-private.ts';
import { prepareAll } from './prepare-all.ts';
import { traceStatement } from './trace-database.ts';

type Send = (config: pg.QueryConfig) => Promise<pg.QueryResult>;

/** Sends each statement right after `enter`, in one round trip and without begin and commit. */
export const sendAfter =
  (client: pg.PoolClient, enter: LeadStatement): Send =>
  (config) =>
    queryAfter(client, enter, config);

/** A Drizzle query that has not been sent yet. The promise of an async function is not one. */
export type SingleQuery<T> = PromiseLike<T> & { readonly _: { readonly dialect: 'pg' } };

interface Options {
  /** Whether statements are prepared under a name, which only works if the session is our own. */
  isNamed: boolean;
}

/**
 * Runs `work` with a Drizzle database that sends its queries with `send`. Queries after `work` has
 * ended are refused: by then the connection belongs to another member.
 */
export async function runQueries<T>(
  send: Send,
  work: (tx: NodePgDatabase) => PromiseLike<T>,
  { isNamed }: Options,
): Promise<T> {
  let isOver = false;
  const guarded: Send = async (config) => {
    if (isOver) throw new Error('a query was sent after its transaction had ended');
    return traceStatement(config.text, () => send(config));
  };
  try {
    const client = prepareAll({ query: guarded }, { isNamed });
    return await work(drizzle({ client, paramsInErrors: false }));
  } finally {
    isOver = true;
  }
}

const NOT_SINGLE =
  'writeOne and asAuthOne run a single query: return the query itself, or use write or asAuth';

/** Runs the one query that `work` returns. Fails if `work` returns a promise or sends a query itself. */
export async function runSingleQuery<T>(
  send: Send,
  work: (tx: NodePgDatabase) => SingleQuery<T>,
  options: Options,
): Promise<T> {
  let mayStillSend = false;
  let isMisused = false;
  const refuse = (): never => {
    isMisused = true;
    throw new Error(NOT_SINGLE);
  };
  const sendOnce: Send = async (config) => {
    if (!mayStillSend) refuse();
    mayStillSend = false;
    return send(config);
  };
  const build = (tx: NodePgDatabase): PromiseLike<T> => {
    const query: unknown = work(tx);
    // Drizzle's queries are sent when they are awaited; a real promise comes from an async function.
    if (query instanceof Promise) query.catch(() => {});
    if (query instanceof Promise || isMisused) refuse();
    mayStillSend = true;
    return query as SingleQuery<T>;
  };
  const result = await runQueries(sendOnce, build, options);
  if (isMisused) refuse();
  return result;
}

/**
 * Runs `run` in a transaction. `begin` and `enter` are sent without waiting, so they travel with the
 * first query in one round trip. If `enter` fails, Postgres refuses everything after it.
 */
export async function inTransaction<T>(
  client: pg.PoolClient,
  enter: pg.QueryConfig,
  run: (send: Send) => Promise<T>,
): Promise<T> {
  const entered = Promise.all([client.query('begin'), client.query(enter)]);
  entered.catch(() => {});
  try {
    const result = await run((config) => client.query(config));
    await entered;
    const { command } = await client.query('commit');
    // Postgres answers the commit of a failed transaction with ROLLBACK, not with an error.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    // If entering failed, report that error instead of the refusals that followed it.
    await entered;
    throw error;
  }
}
