import { useSelector } from '@tanstack/react-store';
import { useOnline } from '../lib/use-online.ts';
import { readStoredSession } from '../session/auth-storage.ts';
import { createOutbox, type OutboxEvent } from './create-outbox.ts';
import type { OutboxItem } from './outbox-item.ts';
import { createOutboxStore } from './outbox-store.ts';

const NAME = 'hearthway.outbox';
const tabs = new BroadcastChannel(NAME);

export const outbox = createOutbox({
  store: createOutboxStore(),
  memberId: () => readStoredSession()?.userId ?? null,
  withLock: async (work) => {
    if (navigator.locks) await navigator.locks.request(NAME, work);
    else await work();
  },
  broadcast: (event) => tabs.postMessage(event),
  now: Date.now,
  later(work, delay) {
    const timer = setTimeout(work, delay);
    return () => clearTimeout(timer);
  },
});

tabs.addEventListener(
  'message',
  ({ data }: MessageEvent<OutboxEvent>) => void outbox.receive(data),
);

export const findUnsent = <Payload>(items: readonly OutboxItem[], kind: string) =>
  items.filter(
    (item) => isMine(item) && item.kind === kind && !item.refusal,
  ) as OutboxItem<Payload>[];

export function useIsWaiting(): boolean {
  const isStalled = useSelector(outbox.state, (state) => state.isStalled);
  return !useOnline() || isStalled;
}

export function useRefused(): OutboxItem[] {
  const items = useSelector(outbox.state, (state) => state.items);
  return items.filter((item) => isMine(item) && item.refusal);
}

function isMine({ userId }: OutboxItem): boolean {
  return userId === readStoredSession()?.userId;
}
