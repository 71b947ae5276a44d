import { isExpired, isNearExpiry } from '../lib/stored-session.ts';
import { type CheckDeps, checkSession } from './check-session.ts';
import {
  afterCheck,
  type CheckOutcome,
  type GuardState,
  isWaiting,
  recheckDelay,
} from './guard-state.ts';

export interface GuardDeps extends Omit<CheckDeps, 'onRefreshing'> {
  /** Whether the server has accepted this member since the page was loaded. */
  wasVerified: () => boolean;
}

/**
 * The session guard of one mounted page. A stored session that has not run out opens the page at
 * once and is verified behind it, since the server decides about every request anyway.
 */
export function createGuard(deps: GuardDeps) {
  let state = firstState(deps);
  /** Only the latest check counts; an earlier one that answers late is not listened to. */
  let run = 0;
  let isRunning = false;
  let rechecks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function become(next: GuardState) {
    clearTimeout(timer);
    if (isWaiting(next)) timer = setTimeout(recheck, recheckDelay(rechecks++));
    if (next.name === 'ready') rechecks = 0;
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function cancel() {
    run += 1;
    isRunning = false;
    clearTimeout(timer);
  }

  /** A quiet check leaves the screen as it is until there is news. */
  async function check(quiet: boolean) {
    cancel();
    const mine = run;
    isRunning = true;
    const show = (next: GuardState) => {
      if (mine === run && !quiet) become(next);
    };
    show({ name: 'checking' });
    const onRefreshing = () => show({ name: 'auto-refresh' });
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await checkSession({ ...deps, onRefreshing });
      if (mine !== run) return;
      const next = keepsContent(outcome)
        ? { name: 'ready' as const }
        : afterCheck(outcome, attempt);
      if (next !== 'again') {
        isRunning = false;
        become(next);
        return;
      }
      onRefreshing();
    }
  }

  /** Trouble on the way is no reason to take a page away from somebody who is reading it. */
  function keepsContent(outcome: CheckOutcome): boolean {
    const isTransient =
      outcome.kind === 'error' ||
      outcome.kind === 'offline' ||
      (outcome.kind === 'no-session' && outcome.timedOut);
    return isTransient && deps.wasVerified();
  }

  function recheck() {
    if (isWaiting(state) && !isRunning) void check(true);
  }

  return {
    state: () => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    start() {
      const session = deps.stored();
      if (state.name === 'checking') void check(false);
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
      if (!isRunning && state.name === 'ready') void check(false);
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
