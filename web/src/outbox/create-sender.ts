import { LIMIT_REACHED, LIMIT_TEXT } from '@hearthway/domain/limits-per-member';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateHome, showOnHome } from '../member/home-cache.ts';
import type { Write, WriteToast } from './define-write.ts';
import { createMemberCache } from './member-cache.ts';
import type { Sender, WriteEvent } from './outbox-item.ts';
import { markSent } from './sent-kinds.ts';

const SEND_TIMEOUT_MS = 10_000;

export interface SenderDeps {
  queryClient: QueryClient;
  memberId: string;
  /** After signing out, nothing about the member may be stored or shown. */
  isSignedIn: () => boolean;
  showToast: (toast: WriteToast | { kind: 'error'; title: string }) => void;
}

export function createSender<Payload, Answer>(
  write: Write<Payload, Answer>,
  { queryClient, memberId, isSignedIn, showToast }: SenderDeps,
): Sender<Payload, Answer> {
  const cache = createMemberCache(queryClient, memberId);

  function updateHome(): boolean {
    const item = write.home?.(cache, write.waiting());
    if (item) showOnHome(queryClient, memberId, item);
    return Boolean(item);
  }

  function updateCache(event: WriteEvent<Payload, Answer>) {
    if (event.type === 'signed-out') return;
    if (event.type === 'sent') {
      write.apply(cache, event.answer);
      markSent(write.kind);
    }
    const isShown = (event.type === 'added' || event.type === 'sent') && updateHome();
    if (event.type === 'added') return;
    for (const queryKey of write.invalidates ?? [])
      void queryClient.invalidateQueries({ queryKey });
    void invalidateHome(queryClient, { isShown });
  }

  function tell(event: WriteEvent<Payload, Answer>) {
    const { sent, refused, failed } = write.toasts;
    const toast = event.type === 'sent' && sent(event.answer, event.payload);
    if (toast) showToast(toast);
    if (event.type === 'refused') {
      const isFull = event.code === LIMIT_REACHED;
      showToast({ kind: 'error', title: isFull ? LIMIT_TEXT.reached : refused(event.code) });
    }
    if (event.type === 'failed' && failed) showToast({ kind: 'error', title: failed });
    if (event.type === 'signed-out') showToast({ kind: 'error', title: event.message });
  }

  return {
    kind: write.kind,
    ...(write.merge && { merge: write.merge }),
    send: (payload) => write.send(payload, AbortSignal.timeout(SEND_TIMEOUT_MS)),
    refusal(code, payload) {
      const refusal = write.refusal(code, payload);
      return code === LIMIT_REACHED ? { ...refusal, title: LIMIT_TEXT.reached } : refusal;
    },
    onEvent(event) {
      if (event.type !== 'signed-out' && !isSignedIn()) return;
      updateCache(event);
      tell(event);
    },
  };
}
