import type pg from 'pg';
import type { Engine } from './engine.ts';
import type { LeadStatement } from './pg-private.ts';

export type Purpose = 'read' | 'write';

const DESKS = {
  admin: 'hearthway_admin',
  editor: 'hearthway_editor',
  front_desk: 'hearthway_front_desk',
} as const;
export type Desk = keyof typeof DESKS;

const isDesk = (to: Purpose | Desk): to is Desk => to in DESKS;

type Service = 'auth' | 'jobs' | 'payments' | 'api';

type SessionCheck = 'live_session' | 'external_member';

/**
 * A connection pooler such as PgBouncer loses prepared statements, so behind a pooler the full text
 * is sent each time.
 */
export class EntryStatements {
  readonly usesTransactionPooler: boolean;
  #settings: string;

  constructor({ transactionSettings }: Engine) {
    this.usesTransactionPooler = transactionSettings !== null;
    this.#settings = Object.entries(transactionSettings ?? {})
      .map(([name, value]) => `set_config('${name}', '${value}', true), `)
      .join('');
  }

  setupStatements(): string[] {
    if (this.usesTransactionPooler) return [];
    const purposes: Purpose[] = ['read', 'write'];
    const prepare = purposes.map(
      (purpose) =>
        `prepare ${preparedName(purpose)} (uuid, uuid, timestamptz) as ${this.#text(purpose, 'live_session')}`,
    );
    const asAuth = `prepare ${AUTH_PREPARED} as ${this.#serviceText('auth')}`;
    return ['set role hearthway_app', [...prepare, asAuth].join('; ')];
  }

  enterMember(to: Purpose | Desk, door: SessionCheck, values: unknown[]): pg.QueryConfig {
    const text = this.#text(to, door);
    return this.usesTransactionPooler
      ? { text, values }
      : { name: `enter_to_${to}_${door}`, text, values };
  }

  leadMember(to: Purpose, values: string[]): LeadStatement {
    return this.usesTransactionPooler
      ? { text: this.#text(to, 'live_session'), values }
      : { statement: preparedName(to), values };
  }

  enterService(who: Service): { text: string; name?: string; values?: unknown[] } {
    const text = this.#serviceText(who);
    return this.usesTransactionPooler ? { text } : { name: `enter_as_${who}`, text, values: [] };
  }

  enterForJob(userId: string): pg.QueryConfig {
    const text = `select ${this.#settings}set_config('app.user_id', $1, true),
      set_config('transaction_read_only', 'on', true), set_config('role', 'hearthway_member', true)`;
    return { text, values: [userId] };
  }

  leadAuth(): LeadStatement {
    return this.usesTransactionPooler
      ? { text: this.#serviceText('auth'), values: [] }
      : { statement: AUTH_PREPARED, values: [] };
  }

  #serviceText(who: Service): string {
    return `select ${this.#settings}set_config('role', 'hearthway_${who}', true)`;
  }

  #text(to: Purpose | Desk, door: SessionCheck): string {
    const member = `app.${door}($1, $2, $3)`;
    const entering = isDesk(to) ? `app.at_desk(${member}, '${to}')` : member;
    const readOnly = to === 'read' ? `set_config('transaction_read_only', 'on', true), ` : '';
    const role = isDesk(to) ? DESKS[to] : 'hearthway_member';
    return `select ${this.#settings}set_config('app.user_id', ${entering}::text, true),
      ${readOnly}set_config('role', '${role}', true)`;
  }
}

export function enterReplica(to: 'read' | Desk, userId: string): pg.QueryConfig {
  const role = isDesk(to) ? DESKS[to] : 'hearthway_member';
  return {
    text: `select set_config('app.user_id', $1, true), set_config('role', '${role}', true)`,
    values: [userId],
  };
}

const AUTH_PREPARED = 'enter_auth_alone';
const preparedName = (purpose: Purpose) => `enter_member_to_${purpose}`;
