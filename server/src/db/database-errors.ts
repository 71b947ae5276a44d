import { DrizzleQueryError } from 'drizzle-orm/errors';

/** The session of this token has ended; the member has to sign in again. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

/** The member has two-step sign-in, and this session has not been given its code yet. */
export class SecondStepMissing extends Error {
  override name = 'SecondStepMissing';
}
export const SECOND_STEP_MISSING = 'Please enter the code of your authenticator app first.';

/** Only who has this role at the practice's desk may do this; `admin` is the inner circle. */
export class DeskRequired extends Error {
  override name = 'DeskRequired';
  readonly desk: string;

  constructor(desk: string, options?: ErrorOptions) {
    super(`${desk} required`, options);
    this.desk = desk;
  }
}

/** The database cannot be reached or is shutting down: worth trying again soon. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}

const SESSION_ENDED = 'HW401';
const STEP_MISSING = 'HW402';
const DESK_REQUIRED = 'HW403';
/** A row of somebody whose account was deleted since the request began. */
const OWNER_GONE = { code: '23503', constraint: /_user_id_fkey$/ };

/**
 * Connection lost (08), operator intervention (57P), too many connections, lock and deadlock waits, or
 * a server that only reads, such as one that another has taken over from.
 */
const AWAY =
  /^(08|57P|53300|55P03|40P01|40001|25P03|25006|ECONN|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENOENT)/;
/** Disk full, out of memory, some other limit, a statement that took too long: the connection is fine. */
const OVERWHELMED = /^(53100|53200|53400|57014|58030)/;
const AWAY_MESSAGE =
  /connection (terminated|ended|error)|timeout (exceeded|expired)|query read timeout|Client has encountered a connection error/i;
/** A table changed under a prepared statement; a fresh connection prepares it anew. */
const STALE_PLAN = /cached plan must not change result type/;

/** The SQLSTATE of an error that came from Postgres, however it is wrapped. */
export function sqlState(error: unknown): string | undefined {
  const cause = causeOf(error);
  const code = (cause as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** The server has not answered in time, or not at all: other connections to it are doubtful too. */
export const isSilence = (error: unknown) =>
  /query read timeout/i.test(messageOf(error)) || /^ETIMEDOUT/.test(sqlState(error) ?? '');

/** Whether the same work may be done once more on a fresh connection; nothing of it was kept. */
export const isStalePlan = (error: unknown) => STALE_PLAN.test(messageOf(error));

/** A server that has begun to take no writes, as one does that another takes over from; nothing was kept. */
export const isReadOnlyServer = (error: unknown) => sqlState(error) === '25006';

const causeOf = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error);
function messageOf(error: unknown): string {
  const cause = causeOf(error);
  return cause instanceof Error ? cause.message : '';
}

function isOwnerGone(cause: unknown): boolean {
  const { code, constraint } = (cause ?? {}) as { code?: unknown; constraint?: unknown };
  return code === OWNER_GONE.code && OWNER_GONE.constraint.test(String(constraint));
}

const MAX_CAUSES = 5;

/** The SQLSTATE that an error carries or was caused by. */
export function sqlStateWithin(error: unknown): string | undefined {
  for (let found = error, depth = 0; found instanceof Error && depth < MAX_CAUSES; depth++) {
    const code = sqlState(found);
    if (code && /^[0-9A-Z]{5}$/.test(code)) return code;
    found = found.cause;
  }
  return undefined;
}

/** Says what an error means for the request, and whether its connection may be used again. */
export function toDatabaseError(
  error: unknown,
  { isReading = false } = {},
): { error: unknown; connectionIsBroken: boolean } {
  const cause = causeOf(error);
  const code = sqlState(error) ?? '';
  if (code === SESSION_ENDED || isOwnerGone(cause)) {
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
  // Work that said it only reads, and then wrote, is a mistake of ours and no trouble of the server's.
  if (isReading && code === '25006') return { error, connectionIsBroken: false };
  if (AWAY.test(code) || AWAY_MESSAGE.test(messageOf(error))) {
    return { error: new DatabaseAway('database away', { cause }), connectionIsBroken: true };
  }
  if (OVERWHELMED.test(code)) {
    return {
      error: new DatabaseAway('database overwhelmed', { cause }),
      connectionIsBroken: false,
    };
  }
  return { error, connectionIsBroken: false };
}
