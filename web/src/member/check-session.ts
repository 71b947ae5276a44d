import { SESSION_TEXT } from '@hearthway/domain/identity/messages';
import { CHECK_ATTEMPT_LIMIT } from '@hearthway/domain/identity/session-limits';
import { ApiError } from '../lib/api-error.ts';
import type { SessionAccess, SessionRead } from '../lib/session-access.ts';
import { isNearExpiry, type StoredSession } from '../lib/stored-session.ts';
import { withTimeLimit } from '../lib/time-limit.ts';
import type { CheckOutcome } from './guard-state.ts';

export interface CheckDeps {
  access: SessionAccess;
  stored: () => StoredSession | null;
  /** Asks the data API who this is; throws an ApiError when it does not say. */
  verify: () => Promise<unknown>;
  isOnline: () => boolean;
  /** Whether the last refresh met a fault on the way rather than an answer. */
  isInTrouble: () => boolean;
  now: () => number;
  /** The session is being renewed: the wait screen says so. */
  onRefreshing: () => void;
}

/** One attempt, within its limit: a session that the server accepts, or the reason why there is none. */
export async function checkSession(deps: CheckDeps): Promise<CheckOutcome> {
  const result = await withTimeLimit(attempt(deps), CHECK_ATTEMPT_LIMIT);
  return result.timedOut ? { kind: 'no-session', timedOut: true } : result.value;
}

async function attempt(deps: CheckDeps): Promise<CheckOutcome> {
  const { access, stored, now } = deps;
  if (!stored()) return { kind: 'signed-out' };
  const read = await access.read();
  if (!read.session && !stored()) return { kind: 'signed-out' };
  if (!read.session && (deps.isInTrouble() || !deps.isOnline())) return trouble(deps);
  if (!read.session || isNearExpiry(read.session, now())) {
    deps.onRefreshing();
    const refreshed = await access.refresh();
    if (!refreshed.session && !read.session) return withoutSession(deps, refreshed);
  }
  return verified(deps);
}

/** Both are transient, and neither says anything against the session. */
function trouble({ isOnline }: CheckDeps): CheckOutcome {
  if (!isOnline()) return { kind: 'offline' };
  return { kind: 'error', message: SESSION_TEXT.unreachable };
}

function withoutSession(deps: CheckDeps, read: SessionRead): CheckOutcome {
  if (!deps.stored()) return { kind: 'signed-out' };
  if (deps.isInTrouble() || !deps.isOnline()) return trouble(deps);
  return { kind: 'no-session', timedOut: read.timedOut };
}

async function verified(deps: CheckDeps): Promise<CheckOutcome> {
  const first = await verification(deps);
  if (first !== 'refused') return first;
  deps.onRefreshing();
  if ((await deps.access.refresh()).session) {
    const second = await verification(deps);
    if (second !== 'refused') return second;
  }
  const rehydrated = await deps.access.rehydrate();
  if (!deps.stored() || isRefusal(rehydrated.error)) return { kind: 'signed-out' };
  if (rehydrated.session) {
    const third = await verification(deps);
    if (third !== 'refused') return third;
  }
  return { kind: 'no-session', timedOut: rehydrated.timedOut };
}

/** The server knows the tokens and will not have them: the session has ended or the account is gone. */
function isRefusal(error: SessionRead['error']): boolean {
  return error !== null && error.status >= 400 && error.status < 500 && error.status !== 429;
}

async function verification(deps: CheckDeps): Promise<CheckOutcome | 'refused'> {
  try {
    await deps.verify();
    return { kind: 'valid' };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return 'refused';
    if (error instanceof ApiError && error.code === 'offline') return { kind: 'offline' };
    return { kind: 'error', message: error instanceof Error ? error.message : String(error) };
  }
}
