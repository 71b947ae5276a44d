import { SESSION_TEXT } from '@hearthway/domain/identity/messages';
import { CHECK_ATTEMPT_LIMIT } from '@hearthway/domain/identity/session-limits';
import { ApiError } from '../lib/api-error.ts';
import { withTimeLimit } from '../lib/time-limit.ts';
import { isNearExpiry, type StoredSession } from './auth-storage.ts';
import type { SessionAccess, SessionRead } from './session-access.ts';

export type CheckOutcome =
  | { kind: 'valid' }
  | { kind: 'signed-out' }
  | { kind: 'no-session' }
  | { kind: 'timed-out' }
  | { kind: 'offline' }
  | { kind: 'error'; message: string };

export interface CheckDeps {
  access: SessionAccess;
  stored: () => StoredSession | null;
  verify: () => Promise<unknown>;
  isOnline: () => boolean;
  hasServerFault: () => boolean;
  now: () => number;
  onRefreshing: () => void;
}

export async function checkSession(deps: CheckDeps): Promise<CheckOutcome> {
  const result = await withTimeLimit(attempt(deps), CHECK_ATTEMPT_LIMIT);
  return result.timedOut ? { kind: 'timed-out' } : result.value;
}

async function attempt(deps: CheckDeps): Promise<CheckOutcome> {
  const { access, stored, now } = deps;
  if (!stored()) return { kind: 'signed-out' };
  const read = await access.read();
  if (read.kind !== 'found') {
    if (!stored()) return { kind: 'signed-out' };
    if (hasFault(deps)) return toFaultOutcome(deps);
    deps.onRefreshing();
    const refreshed = await access.refresh();
    return refreshed.kind === 'found' ? verified(deps) : withoutSession(deps, refreshed);
  }
  if (isNearExpiry(read.session, now())) {
    deps.onRefreshing();
    await access.refresh();
  }
  return verified(deps);
}

const hasFault = ({ hasServerFault, isOnline }: CheckDeps) => hasServerFault() || !isOnline();

function toFaultOutcome({ isOnline }: CheckDeps): CheckOutcome {
  if (!isOnline()) return { kind: 'offline' };
  return { kind: 'error', message: SESSION_TEXT.unreachable };
}

function withoutSession(deps: CheckDeps, read: SessionRead): CheckOutcome {
  if (!deps.stored()) return { kind: 'signed-out' };
  if (hasFault(deps)) return toFaultOutcome(deps);
  return missing(read);
}

const missing = ({ kind }: SessionRead): CheckOutcome => ({
  kind: kind === 'timed-out' ? 'timed-out' : 'no-session',
});

async function verified(deps: CheckDeps): Promise<CheckOutcome> {
  const first = await verification(deps);
  if (first !== 'refused') return first;
  deps.onRefreshing();
  if ((await deps.access.refresh()).kind === 'found') {
    const second = await verification(deps);
    if (second !== 'refused') return second;
  }
  const rehydrated = await deps.access.rehydrate();
  if (!deps.stored() || isRefusal(rehydrated)) return { kind: 'signed-out' };
  if (rehydrated.kind === 'found') {
    const third = await verification(deps);
    if (third !== 'refused') return third;
  }
  return missing(rehydrated);
}

function isRefusal(read: SessionRead): boolean {
  return read.kind === 'failed' && read.status >= 400 && read.status < 500 && read.status !== 429;
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
