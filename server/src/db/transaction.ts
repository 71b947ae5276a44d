import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type LeadStatement, queryAfter } from './pg-private.ts';
import { prepareAll } from './prepare-all.ts';
import { traceStatement } from './trace-database.ts';

type Send = (config: pg.QueryConfig) => Promise<pg.QueryResult>;

export const sendAfter =
  (client: pg.PoolClient, enter: LeadStatement): Send =>
  (config) =>
    queryAfter(client, enter, config);

/**
 * Only Drizzle's queries have this type. The compiler rejects an async function, because it returns
 * an ordinary promise.
 */
export type SingleQuery<T> = PromiseLike<T> & { readonly _: { readonly dialect: 'pg' } };

interface Options {
  isNamed: boolean;
}

/**
 * Queries after the end of `work` are refused, because another member may already use the
 * connection.
 */
export async function runQueries<T>(
  send: Send,
  work: (tx: NodePgDatabase) => PromiseLike<T>,
  { isNamed }: Options,
): Promise<T> {
  let isOver = false;
  const pending = new Set<Promise<unknown>>();
  const guarded: Send = async (config) => {
    if (isOver) throw new Error('a query was sent after its transaction had ended');
    const answer = traceStatement(config.text, () => send(config));
    pending.add(answer);
    const forget = () => void pending.delete(answer);
    answer.then(forget, forget);
    return answer;
  };
  try {
    const client = prepareAll({ query: guarded }, { isNamed });
    return await work(drizzle({ client, paramsInErrors: false }));
  } catch (error) {
    // While a query is on its way, `pg` expects its prepared statement to exist. If the query fails,
    // the next member's query on the same connection would fail, too.
    isOver = true;
    await Promise.allSettled(pending);
    throw error;
  } finally {
    isOver = true;
  }
}

const NOT_SINGLE =
  'writeOne and asAuthOne run a single query: return the query itself, or use write or asAuth';

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
    if (query instanceof Promise) query.catch(() => {});
    if (query instanceof Promise || isMisused) refuse();
    mayStillSend = true;
    return query as SingleQuery<T>;
  };
  const result = await runQueries(sendOnce, build, options);
  if (isMisused) refuse();
  return result;
}

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
    // PostgreSQL answers the commit of a failed transaction with ROLLBACK instead of an error.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    await entered;
    throw error;
  }
}
