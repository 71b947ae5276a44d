import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Desk, enterReplica } from './entry-statements.ts';
import { inTransaction, runQueries } from './transaction.ts';

const CHECK_EVERY_MS = 1_000;

export class Replica {
  #pool: pg.Pool;
  #primary: pg.Pool;
  #maxLagMs: number;
  #freshUntil = Number.NEGATIVE_INFINITY;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(replica: { pool: pg.Pool; maxLagMs: number }, primary: pg.Pool) {
    this.#pool = replica.pool;
    this.#maxLagMs = replica.maxLagMs;
    this.#primary = primary;
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** The replica is checked in the background, so that no request waits for the check. */
  isFresh(): boolean {
    const now = performance.now();
    if (now - this.#checkedAt > CHECK_EVERY_MS) {
      this.#checkedAt = now;
      this.#check(now).catch(() => this.#markStale());
    }
    return now < this.#freshUntil;
  }

  async read<T>(
    userId: string,
    work: (tx: NodePgDatabase) => PromiseLike<T>,
    as: 'read' | Desk,
  ): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      this.#markStale();
      throw error;
    });
    try {
      const result = await inTransaction(client, enterReplica(as, userId), (send) =>
        runQueries(send, work, { isNamed: false }),
      );
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async #check(now: number): Promise<void> {
    const primary = await this.#primary.query<{ at: string }>('select pg_current_wal_lsn() as at');
    const { rows } = await this.#pool.query<{ holds: boolean }>(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as holds',
      [primary.rows[0]?.at],
    );
    if (rows[0]?.holds) this.#freshUntil = now + this.#maxLagMs;
  }

  #markStale(): void {
    this.#freshUntil = Number.NEGATIVE_INFINITY;
  }
}
