import { DrizzleQueryError } from 'drizzle-orm/errors';

export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

export class SecondStepMissing extends Error {
  override name = 'SecondStepMissing';
}
export const SECOND_STEP_MISSING = 'Please enter the code from your authenticator app first.';

export class DeskRequired extends Error {
  override name = 'DeskRequired';
  readonly desk: string;

  constructor(desk: string, options?: ErrorOptions) {
    super(`${desk} required`, options);
    this.desk = desk;
  }
}

export class MemberLimitReached extends Error {
  override name = 'MemberLimitReached';
}

export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

const SESSION_ENDED = 'HW401';
const STEP_MISSING = 'HW402';
const DESK_REQUIRED = 'HW403';
const LIMIT_REACHED = 'HW422';
const ACCOUNT_GONE = { code: '23503', constraint: /_user_id_fkey$/ };

/**
 * These codes mean a lost connection (08), a shutdown or recovery (57P), too many connections, a
 * lock timeout, a deadlock, or a read-only server, such as a former primary after a failover.
 */
const UNAVAILABLE =
  /^(08|57P|53300|55P03|40P01|40001|25P03|25006|ECONN|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENOENT)/;
/**
 * These codes mean a full disk or memory, or a statement timeout. The connection can still be used.
 */
const OVERWHELMED = /^(53100|53200|53400|57014|58030)/;
const UNAVAILABLE_MESSAGE =
  /connection (terminated|ended|error)|timeout (exceeded|expired)|query read timeout|Client has encountered a connection error/i;
/**
 * PostgreSQL reports this if a table has changed since a statement was prepared. A new connection
 * prepares the statement again.
 */
const STALE_PLAN = /cached plan must not change result type/;

export function sqlState(error: unknown): string | undefined {
  const cause = getCause(error);
  const code = (cause as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}

/**
 * After a timeout, the idle connections to the database server are closed too, because they may be
 * dead as well.
 */
export const isTimeout = (error: unknown) =>
  /query read timeout/i.test(getMessage(error)) || /^ETIMEDOUT/.test(sqlState(error) ?? '');

export const isStalePlan = (error: unknown) => STALE_PLAN.test(getMessage(error));

export const isReadOnlyServer = (error: unknown) => sqlState(error) === '25006';

const getCause = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error);
function getMessage(error: unknown): string {
  const cause = getCause(error);
  return cause instanceof Error ? cause.message : '';
}

function isAccountGone(cause: unknown): boolean {
  const { code, constraint } = (cause ?? {}) as { code?: unknown; constraint?: unknown };
  return code === ACCOUNT_GONE.code && ACCOUNT_GONE.constraint.test(String(constraint));
}

const MAX_CAUSES = 5;

export function findSqlState(error: unknown): string | undefined {
  for (let found = error, depth = 0; found instanceof Error && depth < MAX_CAUSES; depth++) {
    const code = sqlState(found);
    if (code && /^[0-9A-Z]{5}$/.test(code)) return code;
    found = found.cause;
  }
  return undefined;
}

export function toDatabaseError(
  error: unknown,
  { isReading = false } = {},
): { error: unknown; connectionIsBroken: boolean } {
  const cause = getCause(error);
  const code = sqlState(error) ?? '';
  if (code === SESSION_ENDED || isAccountGone(cause)) {
    return { error: new SessionEnded('session has ended', { cause }), connectionIsBroken: false };
  }
  if (code === STEP_MISSING) {
    return {
      error: new SecondStepMissing(SECOND_STEP_MISSING, { cause }),
      connectionIsBroken: false,
    };
  }
  if (code === DESK_REQUIRED) {
    const { detail = 'admin' } = cause as { detail?: string };
    return { error: new DeskRequired(detail, { cause }), connectionIsBroken: false };
  }
  if (code === LIMIT_REACHED) {
    return { error: new MemberLimitReached('limit', { cause }), connectionIsBroken: false };
  }
  // A write inside `db.read` is a bug in our code and does not mean that the database server is
  // read-only.
  if (isReading && code === '25006') return { error, connectionIsBroken: false };
  if (UNAVAILABLE.test(code) || UNAVAILABLE_MESSAGE.test(getMessage(error))) {
    return {
      error: new DatabaseUnavailable('the database is unavailable', { cause }),
      connectionIsBroken: true,
    };
  }
  if (OVERWHELMED.test(code)) {
    return {
      error: new DatabaseUnavailable('the database is overloaded', { cause }),
      connectionIsBroken: false,
    };
  }
  return { error, connectionIsBroken: false };
}
