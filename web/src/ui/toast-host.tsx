import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { toastRequest } from './toast.ts';

/** A page without a message is better than no page. */
const Toaster = lazy<ComponentType>(() =>
  import('./toaster.tsx').catch(() => ({ default: () => null })),
);

export function ToastHost() {
  const requested = useSyncExternalStore(toastRequest.subscribe, toastRequest.isMade);
  if (!requested) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
