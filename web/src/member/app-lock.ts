import { LOCK_AFTER_MS } from '@hearthway/domain/app-lock/lock-times';
import { useSelector } from '@tanstack/react-store';
import { sessionStore, useMemberId } from '../session/session.ts';
import { createAppLock, type LockMessage } from './create-app-lock.ts';
import { storedLock } from './stored-lock.ts';

const channel =
  'BroadcastChannel' in globalThis ? new BroadcastChannel('hearthway.app-lock') : null;

export const appLock = createAppLock({
  hasLock: storedLock.exists,
  send: (message) => channel?.postMessage(message),
  now: Date.now,
});

channel?.addEventListener('message', ({ data }: MessageEvent<LockMessage>) =>
  appLock.received(data),
);

const readMember = () => appLock.memberChanged(sessionStore.get().session?.userId ?? null);
sessionStore.subscribe(readMember);
readMember();

let timer: ReturnType<typeof setTimeout> | undefined;
function visibilityChanged() {
  clearTimeout(timer);
  if (document.visibilityState === 'visible') return appLock.cameBack();
  appLock.left();
  timer = setTimeout(() => appLock.lockIfAway(), LOCK_AFTER_MS);
}
document.addEventListener('visibilitychange', visibilityChanged);
// A tab that opens in the background fires no `visibilitychange` event.
if (document.visibilityState === 'hidden') visibilityChanged();

export function useIsLocked(): boolean {
  const memberId = useMemberId();
  return useSelector(appLock.lockedMember, (locked) => locked !== null && locked === memberId);
}
