import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionStore, useMemberId } from '../session/session.ts';
import { toast } from '../ui/toast.ts';
import { createSender, type SenderDeps } from './create-sender.ts';
import type { Write } from './define-write.ts';
import { outbox } from './outbox.ts';
import { isShownInPlace } from './shown-in-place.ts';

// biome-ignore lint/suspicious/noExplicitAny: the writes in the list have different payloads.
export function useSendWrites(writes: readonly Write<any, any>[]): void {
  const queryClient = useQueryClient();
  const memberId = useMemberId();
  useEffect(() => {
    const stops = writes.map((write) => {
      const showToast = createToaster(write.kind);
      const isSignedIn = () => sessionStore.get().session?.userId === memberId;
      return outbox.addSender(
        createSender(write, { queryClient, memberId, isSignedIn, showToast }),
      );
    });
    const send = () => void outbox.flush();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    send();
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [writes, queryClient, memberId]);
}

const createToaster =
  (write: string): SenderDeps['showToast'] =>
  ({ kind, title, ...rest }) => {
    if (document.visibilityState !== 'visible') return;
    if (kind === 'success' && isShownInPlace(write)) return;
    const id = kind === 'success' ? 'saved' : write;
    const description = 'description' in rest ? rest.description : undefined;
    toast[kind](title, { id, description });
  };
