import { useSyncExternalStore } from 'react';
import { createOutbox, type OutboxEvent } from '../lib/create-outbox.ts';
import type { OutboxItem } from '../lib/outbox-item.ts';
import { createOutboxStore } from '../lib/outbox-store.ts';
import { useOnline } from '../lib/use-online.ts';
import { readStoredSession } from '../session/auth-storage.ts';

const NAME = 'hearthway.outbox';
const tabs = new BroadcastChannel(NAME);

export const outbox = createOutbox({
  store: createOutboxStore(),
  memberId: () => readStoredSession()?.userId ?? null,
  exclusively: async (work) => {
    if (navigator.locks) await navigator.locks.request(NAME, work);
    else await work();
  },
  tellTabs: (event) => tabs.postMessage(event),
  now: Date.now,
  later(work, delay) {
    const timer = setTimeout(work, delay);
    return () => clearTimeout(timer);
  },
});

tabs.addEventListener('message', ({ data }: MessageEvent<OutboxEvent>) => void outbox.heard(data));

/** A lost request is given up after this long and sent again. */
export const sendWithin = () => AbortSignal.timeout(10_000);

/** What of one kind is on its way, oldest first. */
export function useUnsent<Payload>(kind: string): OutboxItem<Payload>[] {
  const { items } = useSyncExternalStore(outbox.subscribe, outbox.snapshot);
  return unsentOf<Payload>(items, kind);
}

export const unsentOf = <Payload>(items: readonly OutboxItem[], kind: string) =>
  items.filter(
    (item) => isMine(item) && item.kind === kind && !item.refusal,
  ) as OutboxItem<Payload>[];

/** Whether what is on its way has to wait for the network. */
export function useIsWaiting(): boolean {
  const { isStalled } = useSyncExternalStore(outbox.subscribe, outbox.snapshot);
  return !useOnline() || isStalled;
}

export function useRefused(): OutboxItem[] {
  const { items } = useSyncExternalStore(outbox.subscribe, outbox.snapshot);
  return items.filter((item) => isMine(item) && item.refusal);
}

function isMine({ userId }: OutboxItem): boolean {
  return userId === readStoredSession()?.userId;
}
