import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import type { ExternalToast } from 'sonner';

export type ToastKind = 'message' | 'success' | 'error' | 'info' | 'warning';

const requested = createAtom(false);
const mounted = Promise.withResolvers<void>();

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
