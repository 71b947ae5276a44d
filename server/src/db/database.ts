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

export interface MemberSession {
  userId: string;
  sessionId: string;
  /**
   * Set if an external auth server manages the accounts. Its sessions are not in our database, so
   * only the access token proves them.
   */
  externalEmail?: string;
}

const READY_WITHIN_MS = 3_000;
/**
 * A small update may still succeed on a full disk. This query fails there, because it sorts so much
 * that PostgreSQL needs a temporary file.
 */
const SPILL_TO_DISK = sql`select count(*) from (
  select md5(n::text) || repeat('x', 1000) as text from generate_series(1, 500) as n order by 1 offset 0
) as sorted`;

/**
 * Each method runs as one database role. A member's rows can be reached only by naming that member.
 */
export class Database {
  readonly kind: Engine['kind'];
  #pool: pg.Pool;
  #entry: EntryStatements;
  #options: { isNamed: boolean };
  #replica: Replica | null;
  #now: () => Date;
  /** If a connection lacks the undocumented parts of `pg`, it uses ordinary transactions. */
  #withoutPrivateParts = new WeakSet<pg.PoolClient>();
  /**
   * New connections still have the rights of the database owner, so no request may use them yet.
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
    this.#pool.on('connect', (client) => {
      // Without this listener, a broken connection would end the process.
      client.on('error', () => {});
      if (missing(client).length > 0) this.#withoutPrivateParts.add(client);
      const opening = Promise.all(this.#entry.setupStatements().map((text) => client.query(text)));
      this.#opening.set(client, opening);
      opening.then(
        () => this.#opening.delete(client),
        () => {},
      );
    });
    this.#pool.on('error', () => {});
  }

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
   * Shared data comes from a replica and may be a few seconds old. The primary checks the session
   * at the same time.
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
    return found ? found.value : enter(work);
  }

  /** For a single query, use `writeOne`, which costs half as much. */
  write<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#enter(who, 'write'), work);
  }

  writeOne<T>(who: MemberSession, work: (tx: Tx) => SingleQuery<T>): Promise<T> {
    return this.#withClient((client) =>
      this.#canLead(client, who)
        ? runSingleQuery(sendAfter(client, this.#lead(who, 'write')), work, this.#options)
        : this.#runSingle(client, this.#enter(who, 'write'), work),
    );
  }

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

  asFrontDesk<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#enter(who, 'front_desk'), work);
  }

  readFor<T>(userId: string, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#entry.enterForJob(userId), work);
  }

  asJobs<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#entry.enterService('jobs'), work);
  }

  asPayments<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#entry.enterService('payments'), work);
  }

  asApi<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#entry.enterService('api'), work);
  }

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
        // PostgreSQL runs several statements that are sent together in one transaction, even if one
        // of them contains `begin`.
        const results = (await client.query(`${enter.text}; ${text}`)) as unknown;
        const [, ...own] = results as pg.QueryResult[];
        return own.length > 1 ? (own as unknown as pg.QueryResult) : (own[0] as pg.QueryResult);
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      }
    });
  }

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
    // After a timeout, nobody waits for the result of this check, but its failure must not end the
    // process.
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

  /**
   * The first request of an external account creates the account's row, which needs a transaction
   * of several statements.
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
      // Other connections in the pool probably have the same problem, so the idle ones are closed
      // too.
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
