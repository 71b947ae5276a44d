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

/** Drizzle's query builder. The `Database` method that provides it also sends its queries. */
export type Tx = NodePgDatabase;

/**
 * The member and session that a request belongs to. The database refuses a session that has ended.
 */
export interface MemberSession {
  userId: string;
  sessionId: string;
  /**
   * The member's email address, only if an external auth server manages the session. There is no
   * session in our database then; the short-lived access token is the proof.
   */
  externalEmail?: string;
}

/**
 * Time limit of the readiness check. Load balancers check every few seconds and wait about that
 * long.
 */
const READY_WITHIN_MS = 3_000;

/**
 * The only way to access the data. Each method uses one database role. A member's rows can be
 * reached only by naming that member.
 */
export class Database {
  readonly kind: Engine['kind'];
  #pool: pg.Pool;
  #entry: EntryStatements;
  #options: { isNamed: boolean };
  #replica: Replica | null;
  #now: () => Date;
  /**
   * Connections that lack the private parts of `pg` that `sendAfter` needs. They use normal
   * transactions instead.
   */
  #withoutPrivateParts = new WeakSet<pg.PoolClient>();
  /**
   * Connections that still have the owner's rights. No request may use them until they have given
   * these up.
   */
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
      // A broken connection makes its query fail. Without this listener, the error event would end
      // the process.
      client.on('error', () => {});
      if (missing(client).length > 0) this.#withoutPrivateParts.add(client);
      const opening = Promise.all(this.#entry.setupStatements().map((text) => client.query(text)));
      this.#opening.set(client, opening);
      // A failure is reported when the connection is first used. Here it must not count as an
      // unhandled rejection.
      opening.then(
        () => this.#opening.delete(client),
        () => {},
      );
    });
    // The pool replaces an idle connection that breaks. Without this listener, the error event
    // would end the process.
    this.#pool.on('error', () => {});
  }

  /**
   * Reads as a member. Postgres refuses writes. Separate statements may see different states of the
   * data.
   */
  read<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#withClient(
      async (client) => {
        if (!this.#canLead(client, who)) return this.#run(client, this.#enter(who, 'read'), work);
        return await runQueries(sendAfter(client, this.#lead(who, 'read')), work, this.#options);
      },
      { isReading: true },
    );
  }

  /**
   * Reads shared data that may be a few seconds old, such as the library. It uses the replica if
   * that is up to date enough, while the primary checks the session.
   */
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
    // If the read failed on the replica, repeat it on the primary: the replica may not have the
    // data yet.
    return found ? found.value : enter(work);
  }

  /** Writes as a member, in one transaction. For a single query, `writeOne` costs half as much. */
  write<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#enter(who, 'write'), work);
  }

  /**
   * Writes as a member with the one query that `work` returns (`(tx) => tx.insert(…)`). A single
   * query is its own transaction, so it needs only one round trip, without begin and commit. Async
   * functions are refused.
   */
  writeOne<T>(who: MemberSession, work: (tx: Tx) => SingleQuery<T>): Promise<T> {
    return this.#withClient((client) =>
      this.#canLead(client, who)
        ? runSingleQuery(sendAfter(client, this.#lead(who, 'write')), work, this.#options)
        : this.#runSingle(client, this.#enter(who, 'write'), work),
    );
  }

  /**
   * Gives access to accounts, sessions and tokens, but to no table with members' data. Uses one
   * transaction.
   */
  asAuth<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#entry.enterService('auth'), work);
  }

  /** Like `asAuth`, but with the one query that `work` returns, as in `writeOne`. */
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

  /** For editors and the inner circle, who edit the content. */
  asEditor<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#enter(who, 'editor'), work);
  }

  /**
   * For the front desk and the inner circle, who manage members and their memberships. The same
   * transaction must log every read and change of a member's record (`appendAudit`).
   */
  asFrontDesk<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#enter(who, 'front_desk'), work);
  }

  /**
   * For background jobs. They may read and change those rows of all members that the job role
   * allows.
   */
  asJobs<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#entry.enterService('jobs'), work);
  }

  asPayments<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#entry.enterService('payments'), work);
  }

  /** Runs a statement of pg-boss, which may contain its own begin and commit. */
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

  /**
   * Throws unless a connection can be opened, can change its role and can write within the time
   * limit. Concurrent calls share one check.
   */
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
    // After a timeout nobody awaits this check, so its failure must not count as an unhandled
    // rejection.
    this.#checking.catch(() => {});
    try {
      await Promise.race([this.#checking, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #writeHeartbeat(): Promise<void> {
    const { rows } = await this.asJobs((tx) =>
      tx.execute<{ id: number }>(
        sql`update app.heartbeat set at = ${this.#now().toISOString()} returning id`,
      ),
    );
    if (rows.length !== 1) throw new DatabaseUnavailable('the row of app.heartbeat is missing');
  }

  connections(): { total: number; idle: number; waiting: number } {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { total, idle, waiting };
  }

  /**
   * Whether a single query can be sent without a transaction. The first request of an external
   * account creates its row, which needs a transaction.
   */
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

  /** Runs work on a connection. The trace includes the time spent waiting for the connection. */
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
      // The pool's idle connections have the same fault.
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

  /** Closes all idle connections. Connections in use notice the fault at their next query. */
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
