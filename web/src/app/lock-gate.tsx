import { Activity, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { focusHeading } from '../lib/focus-heading.ts';
import { useIsLocked } from '../member/app-lock.ts';

const LockScreen = lazy(() => import('../features/app-lock/lock-screen.tsx'));

/**
 * Nothing of the page is rendered before the first unlock. Later, a locked page is only hidden, so
 * that unsaved input survives.
 */
export function LockGate({ children }: { children: ReactNode }) {
  const isLocked = useIsLocked();
  const [wasOpen, setWasOpen] = useState(!isLocked);
  if (!isLocked && !wasOpen) setWasOpen(true);
  const wasLocked = useRef(isLocked);
  useEffect(() => {
    if (wasLocked.current && !isLocked) focusHeading();
    wasLocked.current = isLocked;
  }, [isLocked]);
  return (
    <>
      {wasOpen && <Activity mode={isLocked ? 'hidden' : 'visible'}>{children}</Activity>}
      {isLocked && (
        <Suspense fallback={<div className="fixed inset-0 z-60 bg-paper" />}>
          <LockScreen />
        </Suspense>
      )}
    </>
  );
}
