import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import {
  ALL_CAPABILITIES,
  type Capabilities,
  isSame,
  readableBy,
  readCapabilities,
} from './capabilities.ts';
import { isUndefinedColumn, toDatabaseError } from './database-errors.ts';
import type { Engine } from './engine.ts';
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

  constructor(engine: Engine, now: () => Date) {
    this.kind = engine.kind;
    this.#pool = engine.pool;
    this.#now = now;
    // `connect` fires before anyone else's query on that client, and pg keeps their order.
    this.#pool.on('connect', (client) => {
      client.query('set role hearthway_app').catch(() => {});
    });
    // An idle connection that breaks is replaced at the next query; nobody has to die of it.
    this.#pool.on('error', () => {});
  }

  asMember<T>(who: MemberSession, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#transaction('begin', this.#enterAsMember(who), work);
  }

  /** The same for work that writes nothing: Postgres refuses writes, and nobody waits for the end. */
  readAsMember<T>(who: MemberSession, work: (tx: Tx) => Promise<T>): Promise<T> {
    // An external account gets its row when it is first seen, even if it comes to read.
    const begin = who.externalEmail === undefined ? 'begin read only' : 'begin';
    return this.#transaction(begin, this.#enterAsMember(who), work);
  }

  /** Accounts, sessions and tokens; no member table. */
  asAuth<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#transaction('begin', enterAs('hearthway_auth'), work);
  }

  /**
   * For what only the inner circle may do: no other member gets in. Whatever is read or changed of a
   * member's record here, the same transaction writes down (`appendAudit`).
   */
  asAdmin<T>(who: MemberSession, work: (tx: Tx) => Promise<T>): Promise<T> {
    const enter = enterAs('hearthway_admin', `app.inner_circle(${this.#memberId(who)})`);
    return this.#transaction('begin', enter, work);
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

  #enterAsMember(who: MemberSession): string {
    return enterAs('hearthway_member', this.#memberId(who));
  }

  /** The expression that answers whose request this is, or stops the transaction. */
  #memberId({ userId, sessionId, externalEmail }: MemberSession): string {
    return externalEmail === undefined
      ? `app.live_session(${literals(userId, sessionId, this.#now().toISOString())})`
      : `app.external_member(${literals(userId, externalEmail, this.#now().toISOString())})`;
  }

  async #transaction<T>(
    begin: 'begin' | 'begin read only',
    enter: string,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.#transactionOnce(begin, enter, work);
    } catch (error) {
      // An older database. Nothing has happened yet: the transaction was undone.
      if (!isUndefinedColumn(error) || !(await this.detectCapabilities())) throw error;
      return this.#transactionOnce(begin, enter, work);
    }
  }

  async #transactionOnce<T>(
    begin: 'begin' | 'begin read only',
    enter: string,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    return this.#withClient(async (client) => {
      // One message, sent without waiting: it travels with the first query of `work` in one round
      // trip. If entering fails, Postgres refuses everything after it in this transaction.
      const entered = client.query(`${begin}; ${enter}`);
      entered.catch(() => {});
      try {
        const result = await work(this.#queriesOn(client));
        await entered;
        const ended = client.query('commit');
        if (begin === 'begin') {
          const { command } = await ended;
          // A transaction that had failed answers COMMIT with ROLLBACK, and no error.
          if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
        } else {
          ended.catch(() => {});
        }
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {});
        // Why entering failed says more than the refusals that followed it.
        await entered;
        throw error;
      }
    });
  }

  async #withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    let client: pg.PoolClient | undefined;
    try {
      client = await this.#pool.connect();
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      const translated = toDatabaseError(error);
      client?.release(translated.connectionIsBroken);
      throw translated.error;
    }
  }

  #queriesOn(client: pg.PoolClient): Tx {
    let queries = this.#queries.get(client);
    if (!queries) {
      const readable = (text: string) => readableBy(this.#capabilities, text);
      queries = drizzle({ client: prepareAll(client, readable), paramsInErrors: false });
      this.#queries.set(client, queries);
    }
    return queries;
  }
}

function enterAs(role: Role, memberId?: string): string {
  const member = memberId ? `set_config('app.user_id', ${memberId}::text, true), ` : '';
  return `select ${member}set_config('role', '${role}', true)`;
}

/** As text, because only text can share a message with `begin`. */
function literals(...values: string[]): string {
  return values.map((value) => pg.escapeLiteral(value)).join(', ');
}
