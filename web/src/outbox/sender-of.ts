import type { QueryClient } from '@tanstack/react-query';
import { makeHomeOld, showOnHome } from '../member/home-cache.ts';
import type { Told, Write } from './define-write.ts';
import { knownOf } from './known.ts';
import type { Sender, WriteEvent } from './outbox-item.ts';
import { markSent } from './sent-kinds.ts';

/** A lost request is given up after this long and sent again. */
const SEND_LIMIT_MS = 10_000;

export interface SenderDeps {
  queryClient: QueryClient;
  memberId: string;
  /** Says something to whoever looks at this tab. */
  say: (told: Told | { kind: 'error'; title: string }) => void;
}

/** How every write goes its way: what it shows at once, what its answer changes, what is said of it. */
export function senderOf<Payload, Answer>(
  write: Write<Payload, Answer>,
  { queryClient, memberId, say }: SenderDeps,
): Sender<Payload, Answer> {
  const known = knownOf(queryClient, memberId);

  function showAtHome(): boolean {
    const item = write.home?.(known, write.waiting());
    if (item) showOnHome(queryClient, memberId, item);
    return Boolean(item);
  }

  function change(event: WriteEvent<Payload, Answer>) {
    if (event.type === 'signed-out') return;
    if (event.type === 'sent') {
      write.apply(known, event.answer);
      markSent(write.kind);
    }
    const isShown = (event.type === 'added' || event.type === 'sent') && showAtHome();
    if (event.type === 'added') return;
    // Whatever became of it, the server's word on it is newer than what is known here.
    for (const queryKey of write.stale ?? []) void queryClient.invalidateQueries({ queryKey });
    void makeHomeOld(queryClient, { isShown });
  }

  function tell(event: WriteEvent<Payload, Answer>) {
    const { sent, refused, failed } = write.tell;
    const told = event.type === 'sent' && sent(event.answer, event.payload);
    if (told) say(told);
    if (event.type === 'refused') say({ kind: 'error', title: refused(event.code) });
    if (event.type === 'failed' && failed) say({ kind: 'error', title: failed });
    if (event.type === 'signed-out') say({ kind: 'error', title: event.message });
  }

  return {
    kind: write.kind,
    ...(write.merge && { merge: write.merge }),
    send: (payload) => write.send(payload, AbortSignal.timeout(SEND_LIMIT_MS)),
    refusal: write.refusal,
    hear(event) {
      change(event);
      tell(event);
    },
  };
}
