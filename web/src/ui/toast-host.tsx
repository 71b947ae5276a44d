import { useSelector } from '@tanstack/react-store';
import { type ComponentType, lazy, Suspense } from 'react';
import { toastRequest } from './toast.ts';

const Toaster = lazy<ComponentType>(() =>
  import('./toaster.tsx').catch(() => ({ default: () => null })),
);

export function ToastHost() {
  const requested = useSelector(toastRequest.wasMade);
  if (!requested) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
