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

/** Connection lost (08), operator intervention (57P), too many connections, lock and deadlock waits. */
const AWAY =
  /^(08|57P|53300|55P03|40P01|40001|25P03|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENOENT)/;
const AWAY_MESSAGE =
  /connection (terminated|ended|error)|timeout exceeded|Client has encountered a connection error/i;

/** The SQLSTATE of an error that came from Postgres, however it is wrapped. */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const code = (cause as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Says what an error means for the request, and whether its connection may be used again. */
export function toDatabaseError(error: unknown): { error: unknown; connectionIsBroken: boolean } {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const code = sqlState(error) ?? '';
  if (code === SESSION_ENDED) {
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
  const message = cause instanceof Error ? cause.message : '';
  if (AWAY.test(code) || AWAY_MESSAGE.test(message)) {
    return { error: new DatabaseAway('database away', { cause }), connectionIsBroken: true };
  }
  return { error, connectionIsBroken: false };
}
