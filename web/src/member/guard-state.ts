import { SESSION_TEXT } from '@hearthway/domain/identity/messages';
import { CHECK_ATTEMPTS } from '@hearthway/domain/identity/session-limits';

export type GuardState =
  | { name: 'checking' }
  | { name: 'auto-refresh' }
  | { name: 'ready' }
  | { name: 'retry' }
  | { name: 'offline' }
  | { name: 'error'; message: string }
  /** Nobody is signed in: on the way to the sign-in page. */
  | { name: 'leaving' };

/** What one attempt to find and verify the session came to. */
export type CheckOutcome =
  | { kind: 'valid' }
  | { kind: 'signed-out' }
  | { kind: 'no-session'; timedOut: boolean }
  | { kind: 'offline' }
  | { kind: 'error'; message: string };

/** Where an outcome leads; `again` is the one automatic retry. */
export function afterCheck(outcome: CheckOutcome, attempt: number): GuardState | 'again' {
  switch (outcome.kind) {
    case 'valid':
      return { name: 'ready' };
    case 'signed-out':
      return { name: 'leaving' };
    case 'offline':
      return { name: 'offline' };
    case 'error':
      return { name: 'error', message: outcome.message };
    case 'no-session':
      return attempt < CHECK_ATTEMPTS ? 'again' : { name: 'retry' };
  }
}

/** Waiting for better times: checked again without being asked. */
export function isWaiting({ name }: GuardState): boolean {
  return name === 'retry' || name === 'offline' || name === 'error';
}

/** A page that works without a network stays open while nobody can be asked about the session. */
export function staysOpen({ name }: GuardState, isOnline: boolean): boolean {
  if (name === 'ready' || name === 'offline' || name === 'error') return true;
  return (name === 'checking' || name === 'auto-refresh') && !isOnline;
}

export function messageOf(state: GuardState): string {
  switch (state.name) {
    case 'checking':
      return SESSION_TEXT.checking;
    case 'auto-refresh':
      return SESSION_TEXT.refreshing;
    case 'retry':
      return SESSION_TEXT.unverified;
    case 'offline':
      return SESSION_TEXT.offline;
    case 'error':
      return state.message;
    case 'ready':
    case 'leaving':
      return '';
  }
}

/** 2, 4, 8, 16, then every 30 seconds. */
export function recheckDelay(rechecks: number): number {
  return Math.min(2000 * 2 ** rechecks, 30_000);
}
