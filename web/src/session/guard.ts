import { SESSION_TEXT } from '@hearthway/domain/identity/messages';
import { CHECK_ATTEMPTS } from '@hearthway/domain/identity/session-limits';
import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import { isExpired, isNearExpiry } from './auth-storage.ts';
import { type CheckDeps, type CheckOutcome, checkSession } from './check-session.ts';

export type WaitState =
  | { name: 'checking' }
  | { name: 'auto-refresh' }
  | { name: 'retry' }
  | { name: 'offline' }
  | { name: 'error'; message: string };

export type GuardState = WaitState | { name: 'ready' } | { name: 'leaving' };

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

export function isStuck({ name }: GuardState): boolean {
  return name === 'retry' || name === 'offline' || name === 'error';
}

export function staysOpen({ name }: WaitState, isOnline: boolean): boolean {
  return name === 'offline' || name === 'error' || !isOnline;
}

export function getWaitMessage(state: WaitState): string {
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

export function recheckDelay(rechecks: number): number {
  return Math.min(2000 * 2 ** rechecks, 30_000);
}

export interface GuardDeps extends Omit<CheckDeps, 'onRefreshing'> {
  wasVerified: () => boolean;
}

/**
 * A page with an unexpired session opens before the server has verified the session. That is safe,
 * because the server checks every request.
 */
export function createGuard(deps: GuardDeps) {
  const state = createAtom(firstState(deps));
  let running: object | null = null;
  let rechecks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function transitionTo(next: GuardState) {
    clearTimeout(timer);
    if (isStuck(next)) timer = setTimeout(recheck, recheckDelay(rechecks++));
    if (next.name === 'ready') rechecks = 0;
    if (JSON.stringify(next) !== JSON.stringify(state.get())) state.set(next);
  }

  function cancel() {
    running = null;
    clearTimeout(timer);
  }

  async function check(quiet: boolean) {
    cancel();
    const mine = {};
    running = mine;
    const show = (next: WaitState) => {
      if (mine === running && !quiet) transitionTo(next);
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
        transitionTo(next);
        return;
      }
      onRefreshing();
    }
  }

  /** A temporary fault must not take the page away from a member who is reading. */
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
      else if (!session) transitionTo({ name: 'leaving' });
      else if (!deps.wasVerified() || isNearExpiry(session, deps.now())) void check(true);
    },

    stop: cancel,

    retry() {
      rechecks = 0;
      void check(false);
    },

    wake: recheck,

    refused() {
      if (!running && state.get().name === 'ready') void check(false);
    },

    changed() {
      const session = deps.stored();
      if (!session) {
        cancel();
        transitionTo({ name: 'leaving' });
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
