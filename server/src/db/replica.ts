import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Desk, enterReplica } from './entering.ts';
import { inTransaction } from './transaction.ts';

/** How often it is looked at, while somebody reads. */
const LOOK_EVERY_MS = 1_000;

/**
 * A server that follows the one that takes writes, and may be some moments behind. It is trusted for
 * as long as it is known to hold all that was committed `maxLagMs` ago: a look notes how far the
 * primary has come, and whether the replica has come as far.
 */
export class Replica {
  #pool: pg.Pool;
  #primary: pg.Pool;
  #maxLagMs: number;
  #holdsUntil = Number.NEGATIVE_INFINITY;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(replica: { pool: pg.Pool; maxLagMs: number }, primary: pg.Pool) {
    this.#pool = replica.pool;
    this.#maxLagMs = replica.maxLagMs;
    this.#primary = primary;
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** Whether it may be asked now. Nobody waits for the answer: it comes from the last look. */
  isFresh(): boolean {
    const now = performance.now();
    if (now - this.#lookedAt > LOOK_EVERY_MS) {
      this.#lookedAt = now;
      this.#look(now).catch(() => this.#distrust());
    }
    return now < this.#holdsUntil;
  }

  /** Reads in the name of a member, whom somebody else has let in. */
  async read<T>(
    userId: string,
    work: (tx: NodePgDatabase) => PromiseLike<T>,
    as: 'read' | Desk,
  ): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      this.#distrust();
      throw error;
    });
    try {
      const result = await inTransaction(client, enterReplica(as, userId), work, {
        isNamed: false,
      });
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async #look(now: number): Promise<void> {
    const primary = await this.#primary.query<{ at: string }>('select pg_current_wal_lsn() as at');
    const { rows } = await this.#pool.query<{ holds: boolean }>(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as holds',
      [primary.rows[0]?.at],
    );
    if (rows[0]?.holds) this.#holdsUntil = now + this.#maxLagMs;
  }

  #distrust(): void {
    this.#holdsUntil = Number.NEGATIVE_INFINITY;
  }
}
