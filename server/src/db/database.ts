import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import {
  DatabaseUnavailable,
  isReadOnlyServer,
  isStalePlan,
  isTimeout,
  toDatabaseError,
} from './database-errors.ts';
import type { Engine } from './engine.ts';
import { type Desk, EntryStatements, type Purpose } from './entry-statements.ts';
import { missingParts } from './pg-private.ts';
import { prepared } from './prepare-all.ts';
import { Replica } from './replica.ts';
import { traceTransaction } from './trace-database.ts';
import {
  inTransaction,
  runQueries,
  runSingleQuery,
  type SingleQuery,
  sendAfter,
} from './transaction.ts';

export type Tx = NodePgDatabase;

/** A session of a member. The database refuses requests whose session has ended. */
export interface MemberSession {
  userId: string;
  sessionId: string;
  /**
   * Set only for sessions issued by an external auth server. They are not in our database; only the
   * short-lived access token proves that they are valid.
   */
  externalEmail?: string;
}

/** Load balancers check readiness every few seconds and wait about that long. */
const READY_WITHIN_MS = 3_000;
/**
 * Detects a full disk. A small update still succeeds there, but sorting more than `work_mem` needs
 * a temporary file of half a megabyte and fails.
 */
const SPILL_TO_DISK = sql`select count(*) from (
  select md5(n::text) || repeat('x', 1000) as text from generate_series(1, 500) as n order by 1 offset 0
) as sorted`;

/**
 * All data is accessed through this class. Each method uses one database role; a member's rows can
 * be reached only by naming that member.
 */
export class Database {
  readonly kind: Engine['kind'];
  #pool: pg.Pool;
  #entry: EntryStatements;
  #options: { isNamed: boolean };
  #replica: Replica | null;
  #now: () => Date;
  /** These connections lack private parts of `pg` that we use, so they run normal transactions. */
  #withoutPrivateParts = new WeakSet<pg.PoolClient>();
  /** New connections that still have the owner's rights. No request may use them yet. */
  #opening = new WeakMap<pg.PoolClient, Promise<unknown>>();
  #checking: Promise<void> | undefined;

  constructor(engine: Engine, now: () => Date, missing = missingParts) {
    this.kind = engine.kind;
    this.#pool = engine.pool;
    this.#entry = new EntryStatements(engine);
    this.#replica = engine.replica && new Replica(engine.replica, engine.pool);
    this.#options = { isNamed: !this.#entry.usesTransactionPooler };
    this.#now = now;
    // The `connect` event fires before the first query on a client, and pg keeps queries in order.
    this.#pool.on('connect', (client) => {
      // Without this listener, a broken connection would end the process.
      client.on('error', () => {});
      if (missing(client).length > 0) this.#withoutPrivateParts.add(client);
      const opening = Promise.all(this.#entry.setupStatements().map((text) => client.query(text)));
      this.#opening.set(client, opening);
      // A failure is reported at the first use of the connection, so it is not unhandled.
      opening.then(
        () => this.#opening.delete(client),
        () => {},
      );
    });
    // Without this listener, a broken idle connection would end the process.
    this.#pool.on('error', () => {});
  }

  /** PostgreSQL refuses writes here. Separate statements may see different states of the data. */
  read<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#withClient(
      async (client) => {
        if (!this.#canLead(client, who)) return this.#run(client, this.#enter(who, 'read'), work);
        return await runQueries(sendAfter(client, this.#lead(who, 'read')), work, this.#options);
      },
      { isReading: true },
    );
  }

  /** The data may be seconds old. While a replica reads it, the primary checks the session. */
  async readShared<T>(
    who: MemberSession,
    work: (tx: Tx) => PromiseLike<T>,
    as: 'read' | Desk = 'read',
  ): Promise<T> {
    const enter = <R>(within: (tx: Tx) => PromiseLike<R>) =>
      as === 'read' ? this.read(who, within) : this.#within(this.#enter(who, as), within);
    if (!this.#replica?.isFresh()) return enter(work);
    const [, found] = await Promise.all([
      enter((tx) => tx.execute(sql`select`)),
      this.#replica.read(who.userId, work, as).then(
        (value) => ({ value }),
        () => null,
      ),
    ]);
    // The replica may not have the data yet, so repeat a failed read on the primary.
    return found ? found.value : enter(work);
  }

  /** For a single query, `writeOne` costs half as much. */
  write<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#enter(who, 'write'), work);
  }

  /** A single query is its own transaction, in one round trip. Async functions are refused. */
  writeOne<T>(who: MemberSession, work: (tx: Tx) => SingleQuery<T>): Promise<T> {
    return this.#withClient((client) =>
      this.#canLead(client, who)
        ? runSingleQuery(sendAfter(client, this.#lead(who, 'write')), work, this.#options)
        : this.#runSingle(client, this.#enter(who, 'write'), work),
    );
  }

  /** Gives access to accounts, sessions and tokens, but to no table with members' data. */
  asAuth<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#entry.enterService('auth'), work);
  }

  asAuthOne<T>(work: (tx: Tx) => SingleQuery<T>): Promise<T> {
    return this.#withClient((client) =>
      this.#withoutPrivateParts.has(client)
        ? this.#runSingle(client, this.#entry.enterService('auth'), work)
        : runSingleQuery(sendAfter(client, this.#entry.leadAuth()), work, this.#options),
    );
  }

  asAdmin<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#enter(who, 'admin'), work);
  }

  asEditor<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#enter(who, 'editor'), work);
  }

  /** The transaction must log every read and change of a member's record with `appendAudit`. */
  asFrontDesk<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#enter(who, 'front_desk'), work);
  }

  /** For background jobs: reads one member's rows with that member's rights. */
  readFor<T>(userId: string, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#entry.enterForJob(userId), work);
  }

  asJobs<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#entry.enterService('jobs'), work);
  }

  asPayments<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#entry.enterService('payments'), work);
  }

  /** For calls with an API token, which can change nothing but memberships. */
  asApi<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#entry.enterService('api'), work);
  }

  /** pg-boss may send its own begin and commit. */
  jobsStatement(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const enter = this.#entry.enterService('jobs');
    return this.#withClient(async (client) => {
      try {
        if (values?.length) {
          const config = { text, values };
          const statement = this.#options.isNamed ? prepared(config) : config;
          const all = ['begin', enter, statement, 'commit'].map((part) => client.query(part));
          return (await Promise.all(all))[2] as pg.QueryResult;
        }
        // Only a query without values may contain several statements. Postgres runs them in one
        // transaction with the statement that sets the role, even if the text contains `begin`.
        const results = (await client.query(`${enter.text}; ${text}`)) as unknown;
        const [, ...own] = results as pg.QueryResult[];
        return own.length > 1 ? (own as unknown as pg.QueryResult) : (own[0] as pg.QueryResult);
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      }
    });
  }

  /** Concurrent callers share one check of the database. */
  async checkWritable(withinMs = READY_WITHIN_MS): Promise<void> {
    this.#checking ??= this.#writeHeartbeat()
      .catch((cause) => {
        throw new DatabaseUnavailable('the database accepts no writes', { cause });
      })
      .finally(() => {
        this.#checking = undefined;
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new DatabaseUnavailable('the database did not confirm a write in time')),
        withinMs,
      );
    });
    // After a timeout nobody awaits this check, but a failure must not be unhandled.
    this.#checking.catch(() => {});
    try {
      await Promise.race([this.#checking, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #writeHeartbeat(): Promise<void> {
    const rows = await this.asJobs(async (tx) => {
      if (this.kind === 'postgres') {
        await tx.execute(sql`set local work_mem = '64kB'`);
        await tx.execute(SPILL_TO_DISK);
      }
      return (
        await tx.execute<{ id: number }>(
          sql`update app.heartbeat set at = ${this.#now().toISOString()} returning id`,
        )
      ).rows;
    });
    if (rows.length !== 1) throw new DatabaseUnavailable('the row of app.heartbeat is missing');
  }

  connections(): { total: number; idle: number; waiting: number } {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { total, idle, waiting };
  }

  /** The first request of an external account creates its row, which needs a transaction. */
  #canLead(client: pg.PoolClient, who: MemberSession): boolean {
    return who.externalEmail === undefined && !this.#withoutPrivateParts.has(client);
  }

  #enter({ userId, sessionId, externalEmail }: MemberSession, to: Purpose | Desk) {
    return externalEmail === undefined
      ? this.#entry.enterMember(to, 'live_session', [userId, sessionId, this.#now()])
      : this.#entry.enterMember(to, 'external_member', [userId, externalEmail, this.#now()]);
  }

  #lead({ userId, sessionId }: MemberSession, to: Purpose) {
    return this.#entry.leadMember(to, [userId, sessionId, this.#now().toISOString()]);
  }

  #within<T>(enter: pg.QueryConfig, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#withClient((client) => this.#run(client, enter, work));
  }

  #run<T>(client: pg.PoolClient, enter: pg.QueryConfig, work: (tx: Tx) => PromiseLike<T>) {
    return inTransaction(client, enter, (send) => runQueries(send, work, this.#options));
  }

  #runSingle<T>(client: pg.PoolClient, enter: pg.QueryConfig, work: (tx: Tx) => SingleQuery<T>) {
    return inTransaction(client, enter, (send) => runSingleQuery(send, work, this.#options));
  }

  /** The trace includes the time spent waiting for the connection. */
  #withClient<T>(
    work: (client: pg.PoolClient) => Promise<T>,
    { isReading = false } = {},
  ): Promise<T> {
    return traceTransaction({ isReading }, () => this.#attempt(work, { isReading }));
  }

  async #attempt<T>(
    work: (client: pg.PoolClient) => Promise<T>,
    { isReading = false, isSecondTry = false } = {},
  ): Promise<T> {
    const client = await this.#connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      const isOld = isStalePlan(error) || (isReadOnlyServer(error) && !isReading);
      const translated = toDatabaseError(error, { isReading });
      client.release(translated.connectionIsBroken || isOld);
      // The idle connections in the pool have the same fault, so they are closed too.
      if (isOld || isTimeout(error)) await this.#dropIdle();
      if (isOld && !isSecondTry) return this.#attempt(work, { isReading, isSecondTry: true });
      throw translated.error;
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    let client: pg.PoolClient | undefined;
    try {
      client = await this.#pool.connect();
      await this.#opening.get(client);
      return client;
    } catch (cause) {
      client?.release(true);
      throw new DatabaseUnavailable('could not connect to the database', { cause });
    }
  }

  async #dropIdle(): Promise<void> {
    for (let left = this.#pool.idleCount; left > 0; left--) {
      if (this.#pool.idleCount === 0) return;
      await this.#pool.connect().then(
        (client) => client.release(true),
        () => {},
      );
    }
  }
}
