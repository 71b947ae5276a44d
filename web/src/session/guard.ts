import { SESSION_TEXT } from '@hearthway/domain/identity/messages';
import { CHECK_ATTEMPTS } from '@hearthway/domain/identity/session-limits';
import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import { isExpired, isNearExpiry } from './auth-storage.ts';
import { type CheckDeps, type CheckOutcome, checkSession } from './check-session.ts';

/** What a member sees instead of the page. */
export type WaitState =
  | { name: 'checking' }
  | { name: 'auto-refresh' }
  | { name: 'retry' }
  | { name: 'offline' }
  | { name: 'error'; message: string };

export type GuardState =
  | WaitState
  | { name: 'ready' }
  /** Nobody is signed in: on the way to the sign-in page. */
  | { name: 'leaving' };

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
    case 'timed-out':
      return attempt < CHECK_ATTEMPTS ? 'again' : { name: 'retry' };
  }
}

/** Waiting for better times: checked again without being asked. */
export function isStuck({ name }: GuardState): boolean {
  return name === 'retry' || name === 'offline' || name === 'error';
}

/** A page that works without a network stays open while nobody can be asked about the session. */
export function staysOpen({ name }: WaitState, isOnline: boolean): boolean {
  if (name === 'offline' || name === 'error') return true;
  return (name === 'checking' || name === 'auto-refresh') && !isOnline;
}

export function messageOf(state: WaitState): string {
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
  }
}

/** 2, 4, 8, 16, then every 30 seconds. */
export function recheckDelay(rechecks: number): number {
  return Math.min(2000 * 2 ** rechecks, 30_000);
}

export interface GuardDeps extends Omit<CheckDeps, 'onRefreshing'> {
  /** Whether the server has accepted this member since the page was loaded. */
  wasVerified: () => boolean;
}

/**
 * The session guard of one mounted page. A stored session that has not run out opens the page at
 * once and is verified behind it, since the server decides about every request anyway.
 */
export function createGuard(deps: GuardDeps) {
  const state = createAtom(firstState(deps));
  /** The check under way; an earlier one that answers late is not listened to. */
  let running: object | null = null;
  let rechecks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: GuardState) {
    clearTimeout(timer);
    if (isStuck(next)) timer = setTimeout(recheck, recheckDelay(rechecks++));
    if (next.name === 'ready') rechecks = 0;
    if (JSON.stringify(next) !== JSON.stringify(state.get())) state.set(next);
  }

  function cancel() {
    running = null;
    clearTimeout(timer);
  }

  /** A quiet check leaves the screen as it is until there is news. */
  async function check(quiet: boolean) {
    cancel();
    const mine = {};
    running = mine;
    const show = (next: WaitState) => {
      if (mine === running && !quiet) become(next);
    };
    show({ name: 'checking' });
    const onRefreshing = () => show({ name: 'auto-refresh' });
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await checkSession({ ...deps, onRefreshing });
      if (mine !== running) return;
      const next = keepsContent(outcome)
        ? { name: 'ready' as const }
        : afterCheck(outcome, attempt);
      if (next !== 'again') {
        running = null;
        become(next);
        return;
      }
      onRefreshing();
    }
  }

  /** Trouble on the way is no reason to take a page away from somebody who is reading it. */
  function keepsContent({ kind }: CheckOutcome): boolean {
    const isTransient = kind === 'error' || kind === 'offline' || kind === 'timed-out';
    return isTransient && deps.wasVerified();
  }

  function recheck() {
    if (isStuck(state.get()) && !running) void check(true);
  }

  return {
    state: state as ReadonlyAtom<GuardState>,

    start() {
      const session = deps.stored();
      if (state.get().name === 'checking') void check(false);
      else if (!session) become({ name: 'leaving' });
      else if (!deps.wasVerified() || isNearExpiry(session, deps.now())) void check(true);
    },

    stop: cancel,

    /** The member pressed "Try again". */
    retry() {
      rechecks = 0;
      void check(false);
    },

    /** The network or the window came back. */
    wake: recheck,

    /** The data API keeps refusing the session. */
    refused() {
      if (!running && state.get().name === 'ready') void check(false);
    },

    /** The stored session changed, here or in another tab. */
    changed() {
      const session = deps.stored();
      if (!session) {
        cancel();
        become({ name: 'leaving' });
      } else if (!isExpired(session, deps.now())) {
        recheck();
      }
    },
  };
}

function firstState({ stored, isOnline, now }: GuardDeps): GuardState {
  const session = stored();
  if (!session) return { name: 'leaving' };
  const opensAtOnce = isOnline() && !isExpired(session, now());
  return { name: opensAtOnce ? 'ready' : 'checking' };
}
