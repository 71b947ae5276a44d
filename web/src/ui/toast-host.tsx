import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastRequest } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

export function ToastHost() {
  const requested = useSyncExternalStore(toastRequest.subscribe, toastRequest.isMade);
  if (!requested) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
