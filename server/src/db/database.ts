import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import {
  ALL_CAPABILITIES,
  type Capabilities,
  isSame,
  readableBy,
  readCapabilities,
} from './capabilities.ts';
import { DatabaseAway, isUndefinedColumn, toDatabaseError } from './database-errors.ts';
import type { Engine } from './engine.ts';
import { PREPARE_ENTERING, statementsOf } from './member-statements.ts';
import { prepareAll } from './prepare-all.ts';

/** What a verb gets to work with: queries inside the one transaction it was given. */
export type Tx = NodePgDatabase;

/** Whose request this is. The database lets it in only while the session lives. */
export interface MemberSession {
  userId: string;
  sessionId: string;
  /** Set when an external auth server keeps the session: it answers for it, with its short tokens. */
  externalEmail?: string;
}

type Role = 'hearthway_member' | 'hearthway_auth' | 'hearthway_admin';

/**
 * The doors to the data. Each runs one function in one transaction, as one role; there is no door
 * that leads to a member's rows without naming the member.
 */
export class Database {
  readonly kind: Engine['kind'];
  #pool: pg.Pool;
  #now: () => Date;
  #queries = new WeakMap<pg.PoolClient, Tx>();
  #capabilities = ALL_CAPABILITIES;
  #readable = (text: string) => readableBy(this.#capabilities, text);

  constructor(engine: Engine, now: () => Date) {
    this.kind = engine.kind;
    this.#pool = engine.pool;
    this.#now = now;
    // `connect` fires before anyone else's query on that client, and pg keeps their order.
    this.#pool.on('connect', (client) => {
      // A connection that breaks in use fails its query; unheard, its event would end the process.
      client.on('error', () => {});
      client.query('set role hearthway_app').catch(() => {});
      client.query(PREPARE_ENTERING).catch(() => {});
    });
    // An idle connection that breaks is replaced at the next query; nobody has to die of it.
    this.#pool.on('error', () => {});
  }

  asMember<T>(who: MemberSession, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#transaction(this.#enter('hearthway_member', who), work);
  }

  /** For work that only reads: Postgres refuses writes. Each statement sees its own moment. */
  readAsMember<T>(who: MemberSession, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#statements('read', who, work);
  }

  /** For work that is one statement: it is a transaction by itself, at half the cost. */
  onceAsMember<T>(who: MemberSession, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#statements('write', who, work);
  }

  /** Accounts, sessions and tokens; no member table. */
  asAuth<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#transaction(enterAs('hearthway_auth'), work);
  }

  /**
   * For what only the inner circle may do: no other member gets in. Whatever is read or changed of a
   * member's record here, the same transaction writes down (`appendAudit`).
   */
  asAdmin<T>(who: MemberSession, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#transaction(this.#enter('hearthway_admin', who), work);
  }

  /** What this database can keep, as far as is known: a query that misses a column finds out. */
  get capabilities(): Capabilities {
    return this.#capabilities;
  }

  /** Looks what this database can keep, and answers whether that is news. */
  async detectCapabilities(): Promise<boolean> {
    const found = await this.#withClient(readCapabilities);
    const isNews = !isSame(found, this.#capabilities);
    this.#capabilities = found;
    return isNews;
  }

  /** Answers whether the database answers. */
  async ping(): Promise<void> {
    await this.#withClient((client) => client.query('select 1'));
  }

  /** Answers whose request this is, or stops the transaction. */
  #enter(
    role: 'hearthway_member' | 'hearthway_admin',
    { userId, sessionId, externalEmail }: MemberSession,
  ): pg.QueryConfig {
    const isExternal = externalEmail !== undefined;
    const member = `app.${isExternal ? 'external_member' : 'live_session'}($1, $2, $3)`;
    const entering = role === 'hearthway_admin' ? `app.inner_circle(${member})` : member;
    return {
      name: `enter_${role}${isExternal ? '_external' : ''}`,
      text: `select set_config('app.user_id', ${entering}::text, true),
               set_config('role', '${role}', true)`,
      values: [userId, isExternal ? externalEmail : sessionId, this.#now()],
    };
  }

  #statements<T>(
    purpose: 'read' | 'write',
    who: MemberSession,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    // An external account gets its row when it is first seen, even if it comes to read.
    if (who.externalEmail !== undefined) return this.asMember(who, work);
    return this.#onAnyVersion((client) => {
      const own = prepareAll(statementsOf(client, purpose, who, this.#now()), this.#readable);
      return work(drizzle({ client: own, paramsInErrors: false }));
    });
  }

  async #transaction<T>(enter: pg.QueryConfig, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#onAnyVersion(async (client) => {
      // Sent without waiting: they travel with the first query of `work` in one round trip. If
      // entering fails, Postgres refuses everything after it in this transaction.
      const entered = Promise.all([client.query('begin'), client.query(enter)]);
      entered.catch(() => {});
      try {
        const result = await work(this.#queriesOn(client));
        await entered;
        const { command } = await client.query('commit');
        // A transaction that had failed answers COMMIT with ROLLBACK, and no error.
        if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {});
        // Why entering failed says more than the refusals that followed it.
        await entered;
        throw error;
      }
    });
  }

  /** An older database may lack a column: then nothing has happened yet, and it is done without it. */
  async #onAnyVersion<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    try {
      return await this.#withClient(work);
    } catch (error) {
      if (!isUndefinedColumn(error) || !(await this.detectCapabilities())) throw error;
      return this.#withClient(work);
    }
  }

  async #withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      const translated = toDatabaseError(error);
      client.release(translated.connectionIsBroken);
      throw translated.error;
    }
  }

  /** Whatever keeps us from connecting, what it means for a member is that the database is away. */
  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (cause) {
      throw new DatabaseAway('database away', { cause });
    }
  }

  #queriesOn(client: pg.PoolClient): Tx {
    let queries = this.#queries.get(client);
    if (!queries) {
      queries = drizzle({ client: prepareAll(client, this.#readable), paramsInErrors: false });
      this.#queries.set(client, queries);
    }
    return queries;
  }
}

function enterAs(role: Exclude<Role, 'hearthway_member'>): pg.QueryConfig {
  return {
    name: `enter_${role}`,
    text: `select set_config('role', '${role}', true)`,
    values: [],
  };
}
