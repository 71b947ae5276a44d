import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMemberId } from '../session/session.ts';
import { toast } from '../ui/toast.ts';
import type { Write } from './define-write.ts';
import { outbox } from './outbox.ts';
import { type SenderDeps, senderOf } from './sender-of.ts';

/** Sends what waits: at once, when the network returns, and when the page is looked at again. */
// biome-ignore lint/suspicious/noExplicitAny: a list of writes, each with a payload of its own.
export function useSendWrites(writes: readonly Write<any, any>[]): void {
  const queryClient = useQueryClient();
  const memberId = useMemberId();
  useEffect(() => {
    const stops = writes.map((write) => {
      const say = sayAbout(write.kind);
      return outbox.addSender(senderOf(write, { queryClient, memberId, say }));
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

/**
 * One toast for all that is saved, renewed however often and whatever it is; what went wrong stays
 * until it has been read. Only where it is seen.
 */
const sayAbout =
  (write: string): SenderDeps['say'] =>
  ({ kind, title, ...rest }) => {
    if (document.visibilityState !== 'visible') return;
    const id = kind === 'success' ? 'saved' : write;
    // Named even when there is none: it would keep that of the toast before.
    const description = 'description' in rest ? rest.description : undefined;
    toast[kind](title, { id, description });
  };
