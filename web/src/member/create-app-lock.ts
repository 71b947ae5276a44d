import { isAwayTooLong } from '@hearthway/domain/app-lock/lock-times';
import { createAtom } from '@tanstack/react-store';

export interface LockMessage {
  kind: 'ask' | 'open';
  memberId: string;
}

interface AppLockDeps {
  hasLock: (memberId: string) => boolean;
  send: (message: LockMessage) => void;
  now: () => number;
}

/**
 * Signing out removes the stored lock while the page is still visible. A locked tab stays locked
 * then, so that nobody can read the page.
 */
export function createAppLock({ hasLock, send, now }: AppLockDeps) {
  const lockedMember = createAtom<string | null>(null);
  let memberId: string | null = null;
  let leftAt: number | null = null;

  function lock() {
    if (memberId === null || !hasLock(memberId)) return;
    lockedMember.set(memberId);
  }

  function ask() {
    const locked = lockedMember.get();
    if (locked) send({ kind: 'ask', memberId: locked });
  }

  return {
    lockedMember,

    memberChanged(next: string | null) {
      if (next === memberId) return;
      memberId = next;
      lockedMember.set(null);
      lock();
      ask();
    },

    left() {
      leftAt = now();
    },

    lockIfAway() {
      if (isAwayTooLong(leftAt, now())) lock();
    },

    cameBack() {
      this.lockIfAway();
      leftAt = null;
      ask();
    },

    lock,

    unlock(unlocked: string) {
      if (lockedMember.get() === unlocked) lockedMember.set(null);
      send({ kind: 'open', memberId: unlocked });
    },

    received(message: LockMessage) {
      if (message.memberId !== memberId) return;
      const isLocked = lockedMember.get() === memberId;
      if (message.kind === 'open') {
        if (isLocked) lockedMember.set(null);
      } else if (!isLocked && !isAwayTooLong(leftAt, now())) {
        send({ kind: 'open', memberId });
      }
    },
  };
}
