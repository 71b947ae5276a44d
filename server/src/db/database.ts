import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import {
  DatabaseAway,
  isReadOnlyServer,
  isSilence,
  isStalePlan,
  toDatabaseError,
} from './database-errors.ts';
import type { Engine } from './engine.ts';
import { type Desk, Entering, type Purpose } from './entering.ts';
import { missingParts, queryAfter } from './pg-private.ts';
import { prepared } from './prepare-all.ts';
import { Replica } from './replica.ts';
import { traceTransaction } from './trace-database.ts';
import { inTransaction, through } from './transaction.ts';

/** What a verb gets to work with: queries through the one door it was given. */
export type Tx = NodePgDatabase;

/** Whose request this is. The database lets it in only while the session lives. */
export interface MemberSession {
  userId: string;
  sessionId: string;
  /** Set when an external auth server keeps the session: it answers for it, with its short tokens. */
  externalEmail?: string;
}

/** A load balancer asks every few seconds and waits about as long. */
const READY_WITHIN_MS = 3_000;

/**
 * The doors to the data; there is none that leads to a member's rows without naming the member.
 * Whoever works for a member chooses `read` or `write` and nothing more.
 */
export class Database {
  readonly kind: Engine['kind'];
  #pool: pg.Pool;
  #entering: Entering;
  #way: { isNamed: boolean };
  #replica: Replica | null;
  #now: () => Date;
  /** Connections of a `pg` whose private parts are not as expected; they go the ordinary way. */
  #ordinary = new WeakSet<pg.PoolClient>();
  /** Connections that are not yet what a request may use: one that cannot become nobody is its owner. */
  #opening = new WeakMap<pg.PoolClient, Promise<unknown>>();
  #proving: Promise<void> | undefined;

  constructor(engine: Engine, now: () => Date, missing = missingParts) {
    this.kind = engine.kind;
    this.#pool = engine.pool;
    this.#entering = new Entering(engine);
    this.#replica = engine.replica && new Replica(engine.replica, engine.pool);
    this.#way = { isNamed: !this.#entering.isLent };
    this.#now = now;
    // `connect` fires before anyone else's query on that client, and pg keeps their order.
    this.#pool.on('connect', (client) => {
      // A connection that breaks in use fails its query; unheard, its event would end the process.
      client.on('error', () => {});
      if (missing(client).length > 0) this.#ordinary.add(client);
      const opening = Promise.all(this.#entering.opening().map((text) => client.query(text)));
      this.#opening.set(client, opening);
      // Whoever uses it first hears of a failure; a connection may also be closed unused.
      opening.then(
        () => this.#opening.delete(client),
        () => {},
      );
    });
    // An idle connection that breaks is replaced at the next query; nobody has to die of it.
    this.#pool.on('error', () => {});
  }

  /** For work that only reads: Postgres refuses writes. Each statement sees its own moment. */
  read<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#withClient(
      async (client) => {
        if (!this.#canLead(client, who)) {
          return inTransaction(client, this.#enter(who, 'read'), work, this.#way);
        }
        const first = this.#lead(who, 'read');
        return await through((config) => queryAfter(client, first, config), work, this.#way);
      },
      { isReading: true },
    );
  }

  /**
   * For what is nobody's own and may be some moments old, such as the library: from the replica, where
   * there is one and it keeps up. Who may come in is asked where sessions are kept, meanwhile.
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
    // Also where it was there and said no: what is missing may only not have arrived.
    return found ? found.value : enter(work);
  }

  /**
   * For work that changes something: all of it happens or nothing. Work that is one query, handed
   * back as it is (`(tx) => tx.insert(…)`), is a transaction by itself, at half the cost.
   */
  write<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#withClient((client) => {
      const one = this.#canLead(client, who) ? this.#lead(who, 'write') : null;
      return inTransaction(client, this.#enter(who, 'write'), work, { ...this.#way, one });
    });
  }

  /** Accounts, sessions and tokens; no member table. Work of one query is as in `write`. */
  asAuth<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#withClient((client) => {
      const one = this.#ordinary.has(client) ? null : this.#entering.leadingAuth();
      return inTransaction(client, this.#entering.service('auth'), work, { ...this.#way, one });
    });
  }

  /** For what only the inner circle may do: no other member gets in. */
  asAdmin<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#enter(who, 'admin'), work);
  }

  /** For what members read: editors and the inner circle. */
  asEditor<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#enter(who, 'editor'), work);
  }

  /**
   * For members and their memberships: the front desk and the inner circle. Whatever is read or
   * changed of a member's record here, the same transaction writes down (`appendAudit`).
   */
  asFrontDesk<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#enter(who, 'front_desk'), work);
  }

  /** For work that nobody waits for: what the queue's jobs may read and change of any member. */
  asJobs<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#entering.service('jobs'), work);
  }

  /** For what the payment provider tells: customers, events and the memberships that follow. */
  asPayments<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#within(this.#entering.service('payments'), work);
  }

  /** One text of the queue's own library, which may begin and end its transactions itself. */
  jobsStatement(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const enter = this.#entering.service('jobs');
    return this.#withClient(async (client) => {
      try {
        if (values?.length) {
          const config = { text, values };
          const statement = this.#way.isNamed ? prepared(config) : config;
          const all = ['begin', enter, statement, 'commit'].map((part) => client.query(part));
          return (await Promise.all(all))[2] as pg.QueryResult;
        }
        // Only a text without values may hold several statements: they are one transaction with what
        // comes before them, also where they say `begin` themselves.
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
   * Throws unless a connection can be had, becomes another role and writes, all within the bound. Many
   * who ask at once share one answer.
   */
  async prove(withinMs = READY_WITHIN_MS): Promise<void> {
    this.#proving ??= this.#write()
      .catch((cause) => {
        throw new DatabaseAway('nothing can be written', { cause });
      })
      .finally(() => {
        this.#proving = undefined;
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DatabaseAway('no proof in time')), withinMs);
    });
    // Whoever stopped waiting for it does not hear how it ended.
    this.#proving.catch(() => {});
    try {
      await Promise.race([this.#proving, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #write(): Promise<void> {
    const { rows } = await this.asJobs((tx) =>
      tx.execute<{ id: number }>(
        sql`update app.heartbeat set at = ${this.#now().toISOString()} returning id`,
      ),
    );
    if (rows.length !== 1) throw new DatabaseAway('the heartbeat is missing');
  }

  /** How busy the pool is, for whoever watches the process. */
  connections(): { total: number; idle: number; awaited: number } {
    const { totalCount: total, idleCount: idle, waitingCount: awaited } = this.#pool;
    return { total, idle, awaited };
  }

  /** An external account gets its row when it is first seen, which takes a transaction of its own. */
  #canLead(client: pg.PoolClient, who: MemberSession): boolean {
    return who.externalEmail === undefined && !this.#ordinary.has(client);
  }

  #enter({ userId, sessionId, externalEmail }: MemberSession, to: Purpose | Desk) {
    return externalEmail === undefined
      ? this.#entering.member(to, 'live_session', [userId, sessionId, this.#now()])
      : this.#entering.member(to, 'external_member', [userId, externalEmail, this.#now()]);
  }

  #lead({ userId, sessionId }: MemberSession, to: Purpose) {
    return this.#entering.leading(to, [userId, sessionId, this.#now().toISOString()]);
  }

  #within<T>(enter: pg.QueryConfig, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#withClient((client) => inTransaction(client, enter, work, this.#way));
  }

  /** The step of a trace holds the wait for a connection too. */
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
      // What happened to this connection has happened to those that wait beside it.
      if (isOld || isSilence(error)) await this.#dropIdle();
      if (isOld && !isSecondTry) return this.#attempt(work, { isReading, isSecondTry: true });
      throw translated.error;
    }
  }

  /** Whatever keeps us from connecting, what it means for a member is that the database is away. */
  async #connect(): Promise<pg.PoolClient> {
    let client: pg.PoolClient | undefined;
    try {
      client = await this.#pool.connect();
      await this.#opening.get(client);
      return client;
    } catch (cause) {
      client?.release(true);
      throw new DatabaseAway('database away', { cause });
    }
  }

  /** Those in use find out for themselves. */
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
