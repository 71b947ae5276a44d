import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { DatabaseAway, isSilence, isStalePlan, toDatabaseError } from './database-errors.ts';
import type { Engine } from './engine.ts';
import { missingParts, type Prepared, queryAfter } from './pg-private.ts';
import { prepareAll, prepared } from './prepare-all.ts';

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

type Purpose = 'read' | 'write';

/** The desks of the practice: each is a role of the database that can do only what is done there. */
const DESKS = {
  admin: 'hearthway_admin',
  editor: 'hearthway_editor',
  front_desk: 'hearthway_front_desk',
} as const;
type Desk = keyof typeof DESKS;

type Query = (config: pg.QueryConfig) => Promise<pg.QueryResult>;

/**
 * The doors to the data; there is none that leads to a member's rows without naming the member.
 * Whoever works for a member chooses `read` or `write` and nothing more.
 */
export class Database {
  readonly kind: Engine['kind'];
  #pool: pg.Pool;
  #now: () => Date;
  /** Connections of a `pg` whose private parts are not as expected; they go the ordinary way. */
  #ordinary = new WeakSet<pg.PoolClient>();
  /** Connections that are not yet what a request may use: one that cannot become nobody is its owner. */
  #opening = new WeakMap<pg.PoolClient, Promise<unknown>>();
  #proving: Promise<void> | undefined;

  constructor(engine: Engine, now: () => Date, missing = missingParts) {
    this.kind = engine.kind;
    this.#pool = engine.pool;
    this.#now = now;
    // `connect` fires before anyone else's query on that client, and pg keeps their order.
    this.#pool.on('connect', (client) => {
      // A connection that breaks in use fails its query; unheard, its event would end the process.
      client.on('error', () => {});
      if (missing(client).length > 0) this.#ordinary.add(client);
      const opening = Promise.all([
        client.query('set role hearthway_app'),
        client.query(`${prepareEntering('read')}; ${prepareEntering('write')}`),
      ]);
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
          return inTransaction(client, this.#enter(who, 'read'), work);
        }
        const entering = this.#entering(who, 'read');
        return await through((config) => queryAfter(client, entering, config), work);
      },
      { isReading: true },
    );
  }

  /**
   * For work that changes something: all of it happens or nothing. Work that is one query, handed
   * back as it is (`(tx) => tx.insert(…)`), is a transaction by itself, at half the cost.
   */
  write<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#withClient((client) => {
      const one = this.#canLead(client, who) ? this.#entering(who, 'write') : null;
      return inTransaction(client, this.#enter(who, 'write'), work, one);
    });
  }

  /** Accounts, sessions and tokens; no member table. */
  asAuth<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#withClient((client) => inTransaction(client, enterAs('auth'), work));
  }

  /** For what only the inner circle may do: no other member gets in. */
  asAdmin<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#withClient((client) => inTransaction(client, this.#enter(who, 'admin'), work));
  }

  /** For what members read: editors and the inner circle. */
  asEditor<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#withClient((client) => inTransaction(client, this.#enter(who, 'editor'), work));
  }

  /**
   * For members and their memberships: the front desk and the inner circle. Whatever is read or
   * changed of a member's record here, the same transaction writes down (`appendAudit`).
   */
  asFrontDesk<T>(who: MemberSession, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#withClient((client) =>
      inTransaction(client, this.#enter(who, 'front_desk'), work),
    );
  }

  /** For work that nobody waits for: what the queue's jobs may read and change of any member. */
  asJobs<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#withClient((client) => inTransaction(client, enterAs('jobs'), work));
  }

  /** For what the payment provider tells: customers, events and the memberships that follow. */
  asPayments<T>(work: (tx: Tx) => PromiseLike<T>): Promise<T> {
    return this.#withClient((client) => inTransaction(client, enterAs('payments'), work));
  }

  /** One text of the queue's own library, which begins and ends its transactions itself. */
  jobsStatement(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    return this.#withClient(async (client) => {
      const entering = client.query('set role hearthway_jobs');
      try {
        const [, result] = await Promise.all([
          entering,
          // Only a text without values may hold several statements.
          values?.length ? client.query(prepared({ text, values })) : client.query(text),
        ]);
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      } finally {
        await client.query('set role hearthway_app');
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
    const isExternal = externalEmail !== undefined;
    const member = `app.${isExternal ? 'external_member' : 'live_session'}($1, $2, $3)`;
    return {
      name: `enter_to_${to}${isExternal ? '_external' : ''}`,
      text: enterText(to, member),
      values: [userId, isExternal ? externalEmail : sessionId, this.#now()],
    };
  }

  #entering({ userId, sessionId }: MemberSession, to: Purpose): Prepared {
    return { statement: enteringTo(to), values: [userId, sessionId, this.#now().toISOString()] };
  }

  async #withClient<T>(
    work: (client: pg.PoolClient) => Promise<T>,
    { isReading = false, isSecondTry = false } = {},
  ): Promise<T> {
    const client = await this.#connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      const isStale = isStalePlan(error) && !isSecondTry;
      const translated = toDatabaseError(error, { isReading });
      client.release(translated.connectionIsBroken || isStale);
      // What happened to this connection has happened to those that wait beside it.
      if (isStale || isSilence(error)) await this.#dropIdle();
      if (isStale) return this.#withClient(work, { isReading, isSecondTry: true });
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

const isDesk = (to: Purpose | Desk): to is Desk => to in DESKS;

/** Sets whose transaction this is, or stops it; `member` returns the id of whom it lets in. */
function enterText(to: Purpose | Desk, member: string): string {
  const entering = isDesk(to) ? `app.at_desk(${member}, '${to}')` : member;
  const readOnly = to === 'read' ? `set_config('transaction_read_only', 'on', true),` : '';
  const role = isDesk(to) ? DESKS[to] : 'hearthway_member';
  return `select set_config('app.user_id', ${entering}::text, true), ${readOnly}
    set_config('role', '${role}', true)`;
}

/** For who works in nobody's name. */
const enterAs = (who: 'auth' | 'jobs' | 'payments'): pg.QueryConfig => ({
  name: `enter_as_${who}`,
  text: `select set_config('role', 'hearthway_${who}', true)`,
  values: [],
});

const enteringTo = (purpose: Purpose) => `enter_member_to_${purpose}`;

/** Makes a connection ready for `queryAfter`. Role and member last until the next Sync. */
const prepareEntering = (purpose: Purpose) =>
  `prepare ${enteringTo(purpose)} (uuid, uuid, timestamptz) as
   ${enterText(purpose, 'app.live_session($1, $2, $3)')}`;

/** Gives `work` its queries, for as long as it works: kept beyond, they would be somebody else's. */
async function through<T>(query: Query, work: (tx: Tx) => PromiseLike<T>): Promise<T> {
  let isOver = false;
  const guarded: Query = async (config) => {
    if (isOver) throw new Error('a query came after its work was over');
    return query(config);
  };
  try {
    return await work(drizzle({ client: prepareAll({ query: guarded }), paramsInErrors: false }));
  } finally {
    isOver = true;
  }
}

/**
 * `begin` and entering are sent without waiting: they travel with the first query of `work` in one
 * round trip. If entering fails, Postgres refuses everything after it in this transaction. With
 * `one`, work that turns out to be a single query goes without `begin` and `commit`.
 */
async function inTransaction<T>(
  client: pg.PoolClient,
  enter: pg.QueryConfig,
  work: (tx: Tx) => PromiseLike<T>,
  one: Prepared | null = null,
): Promise<T> {
  let entered: Promise<unknown> | undefined;
  let isOne = false;
  const begin = () => {
    entered ??= Promise.all([client.query('begin'), client.query(enter)]);
    entered.catch(() => {});
  };
  let isUsed = false;
  const query: Query = (config) => {
    if (isOne && one) {
      if (isUsed) throw new Error('work of several queries has to be an async function');
      isUsed = true;
      return queryAfter(client, one, config);
    }
    begin();
    return client.query(config);
  };
  try {
    const result = await through(query, (tx) => {
      const working = work(tx);
      // A query of Drizzle's runs when it is awaited; a promise means that the work has begun.
      isOne = one !== null && entered === undefined && !(working instanceof Promise);
      if (!isOne) begin();
      return working;
    });
    if (isOne) return result;
    await entered;
    const { command } = await client.query('commit');
    // A transaction that had failed answers COMMIT with ROLLBACK, and no error.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
    return result;
  } catch (error) {
    if (entered) {
      await client.query('rollback').catch(() => {});
      // Why entering failed says more than the refusals that followed it.
      await entered;
    }
    throw error;
  }
}
