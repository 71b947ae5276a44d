import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import type { ExternalToast } from 'sonner';

export type ToastKind = 'message' | 'success' | 'error' | 'info' | 'warning';

const requested = createAtom(false);
const mounted = Promise.withResolvers<void>();

/** Tells the host to load the toaster when the first toast is requested. */
export const toastRequest = {
  wasMade: requested as ReadonlyAtom<boolean>,
  confirmMounted: () => mounted.resolve(),
};

async function show(kind: ToastKind, title: string, options?: ExternalToast): Promise<void> {
  requested.set(true);
  const [sonner] = await Promise.all([import('sonner'), mounted.promise]);
  sonner.toast[kind](title, options);
}

function kind(name: ToastKind) {
  return (title: string, options?: ExternalToast): void => {
    // The toaster may fail to load while offline; the page works without toasts.
    show(name, title, options).catch(() => {});
  };
}

export const toast = {
  message: kind('message'),
  success: kind('success'),
  error: kind('error'),
  info: kind('info'),
  warning: kind('warning'),
};
