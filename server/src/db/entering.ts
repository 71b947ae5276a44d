import type pg from 'pg';
import type { Engine } from './engine.ts';
import type { First } from './pg-private.ts';

export type Purpose = 'read' | 'write';

/** The desks of the practice: each is a role of the database that can do only what is done there. */
const DESKS = {
  admin: 'hearthway_admin',
  editor: 'hearthway_editor',
  front_desk: 'hearthway_front_desk',
} as const;
export type Desk = keyof typeof DESKS;

const isDesk = (to: Purpose | Desk): to is Desk => to in DESKS;

type Service = 'auth' | 'jobs' | 'payments';

/** Whom a statement lets in: `app.live_session` and its like return the id, or stop it. */
type Door = 'live_session' | 'external_member';

/**
 * How a transaction begins: with one statement that says whose it is and as which role. Where each
 * connection is ours, that statement is prepared once under a name. Where a pooler lends a session
 * for one transaction, it goes as text, and brings along what is set there for each transaction.
 */
export class Entering {
  readonly isLent: boolean;
  #settings: string;

  constructor({ transactionSettings }: Engine) {
    this.isLent = transactionSettings !== null;
    this.#settings = Object.entries(transactionSettings ?? {})
      .map(([name, value]) => `set_config('${name}', '${value}', true), `)
      .join('');
  }

  /** What a connection of our own is told once, before its first query. */
  opening(): string[] {
    if (this.isLent) return [];
    const purposes: Purpose[] = ['read', 'write'];
    const prepare = purposes.map(
      (purpose) =>
        `prepare ${preparedName(purpose)} (uuid, uuid, timestamptz) as ${this.#text(purpose, 'live_session')}`,
    );
    const asAuth = `prepare ${AUTH_PREPARED} as ${this.#serviceText('auth')}`;
    return ['set role hearthway_app', [...prepare, asAuth].join('; ')];
  }

  /** For a transaction of its own. */
  member(to: Purpose | Desk, door: Door, values: unknown[]): pg.QueryConfig {
    const text = this.#text(to, door);
    return this.isLent ? { text, values } : { name: `enter_to_${to}_${door}`, text, values };
  }

  /** To travel before the one statement that it lets in. Role and member last until the next Sync. */
  leading(to: Purpose, values: string[]): First {
    return this.isLent
      ? { text: this.#text(to, 'live_session'), values }
      : { statement: preparedName(to), values };
  }

  /** For who works in nobody's name. */
  service(who: Service): { text: string; name?: string; values?: unknown[] } {
    const text = this.#serviceText(who);
    return this.isLent ? { text } : { name: `enter_as_${who}`, text, values: [] };
  }

  /** The same to travel before one statement; only auth has requests of one. */
  leadingAuth(): First {
    return this.isLent
      ? { text: this.#serviceText('auth'), values: [] }
      : { statement: AUTH_PREPARED, values: [] };
  }

  #serviceText(who: Service): string {
    return `select ${this.#settings}set_config('role', 'hearthway_${who}', true)`;
  }

  #text(to: Purpose | Desk, door: Door): string {
    const member = `app.${door}($1, $2, $3)`;
    const entering = isDesk(to) ? `app.at_desk(${member}, '${to}')` : member;
    const readOnly = to === 'read' ? `set_config('transaction_read_only', 'on', true), ` : '';
    const role = isDesk(to) ? DESKS[to] : 'hearthway_member';
    return `select ${this.#settings}set_config('app.user_id', ${entering}::text, true),
      ${readOnly}set_config('role', '${role}', true)`;
  }
}

/** On a replica, for whom the primary has let in: a session that has just begun may not be there yet. */
export function enterReplica(to: 'read' | Desk, userId: string): pg.QueryConfig {
  const role = isDesk(to) ? DESKS[to] : 'hearthway_member';
  return {
    text: `select set_config('app.user_id', $1, true), set_config('role', '${role}', true)`,
    values: [userId],
  };
}

const AUTH_PREPARED = 'enter_auth_alone';
const preparedName = (purpose: Purpose) => `enter_member_to_${purpose}`;
