import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import type { ExternalToast } from 'sonner';

export type ToastKind = 'message' | 'success' | 'error' | 'info' | 'warning';

const requested = createAtom(false);
const mounted = Promise.withResolvers<void>();

/** Lets the host load the toaster only when the first toast is asked for. */
export const toastRequest = {
  isMade: requested as ReadonlyAtom<boolean>,
  answer: () => mounted.resolve(),
};

async function show(kind: ToastKind, title: string, options?: ExternalToast): Promise<void> {
  requested.set(true);
  const [sonner] = await Promise.all([import('sonner'), mounted.promise]);
  sonner.toast[kind](title, options);
}

function kind(name: ToastKind) {
  return (title: string, options?: ExternalToast): void => {
    // Without a network the toaster may be out of reach; the page goes on without it.
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
