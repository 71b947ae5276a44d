import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import { ApiError } from '../lib/api-error.ts';
import {
  attemptOutcome,
  nextBatch,
  type OutboxItem,
  type OutboxStore,
  retryDelay,
  type Sender,
  type WriteEvent,
} from './outbox-item.ts';

// biome-ignore lint/suspicious/noExplicitAny: the outbox never looks into a payload.
type AnySender = Sender<any, any>;

export type OutboxEvent = WriteEvent | { type: 'changed' };

export interface OutboxDeps {
  store: OutboxStore;
  memberId: () => string | null;
  withLock: (work: () => Promise<void>) => Promise<void>;
  broadcast: (event: OutboxEvent) => void;
  now: () => number;
  later: (work: () => void, delay: number) => () => void;
}

export interface OutboxSnapshot {
  items: readonly OutboxItem[];
  isStalled: boolean;
}

/**
 * The outbox stores what a member did until the server has confirmed it. Each write takes effect
 * exactly once, even if the browser restarts.
 */
export function createOutbox(deps: OutboxDeps) {
  const { store } = deps;
  const state = createAtom<OutboxSnapshot>({ items: [], isStalled: false });
  const senders = new Map<string, AnySender>();
  /**
   * Items in this list are still being written to the browser's storage, so reading the storage
   * would miss them.
   */
  const writes = new Map<string, { item: OutboxItem; done: Promise<void> }>();
  let lastMoment = 0;
  let failures = 0;
  let cancelRetry = () => {};
  let isFlushing = false;
  let isFlushRequested = false;

  function publish(change: Partial<OutboxSnapshot>) {
    state.set((before) => ({ ...before, ...change }));
  }

  const { get: snapshot } = state;

  async function load() {
    const stored = await store.all();
    const known = new Set(stored.map(({ id }) => id));
    const unwritten = [...writes.values()].map(({ item }) => item);
    const items = [...stored, ...unwritten.filter(({ id }) => !known.has(id))];
    publish({ items: items.sort((a, b) => a.at - b.at) });
  }

  function write(item: OutboxItem): Promise<void> {
    const done = store.put(item).finally(() => writes.delete(item.id));
    writes.set(item.id, { item, done });
    return done;
  }

  async function drop(ids: readonly string[]) {
    await Promise.all(ids.map((id) => writes.get(id)?.done));
    await store.remove(ids);
    publish({ items: snapshot().items.filter(({ id }) => !ids.includes(id)) });
  }

  /**
   * The page shows the saved value before the item is removed, so that the old value never flashes
   * up.
   */
  async function settle(sender: AnySender, event: WriteEvent, work: () => Promise<void>) {
    sender.onEvent(event);
    await work();
    deps.broadcast(event);
  }

  async function attempt(batch: OutboxItem[]): Promise<'settled' | 'unreachable' | 'later'> {
    const [{ kind }] = batch as [OutboxItem];
    // A page registers the sender for its kind of items and may close before the response arrives.
    // So the sender is looked up before the request.
    const sender = senders.get(kind);
    if (!sender) return 'later';
    const payloads = batch.map(({ payload }) => payload);
    const payload = sender.merge ? sender.merge(payloads) : payloads[0];
    const ids = batch.map(({ id }) => id);
    try {
      const answer = await sender.send(payload);
      await settle(sender, { type: 'sent', kind, payload, answer }, () => drop(ids));
      return 'settled';
    } catch (error) {
      const { status, code, message } = asApiError(error);
      switch (attemptOutcome(status)) {
        case 'unreachable':
          return 'unreachable';
        case 'signed-out':
          sender.onEvent({ type: 'signed-out', kind, payload, message });
          return 'unreachable';
        case 'later':
          if (batch.some(({ hasFailed }) => !hasFailed)) {
            await settle(sender, { type: 'failed', kind, payload }, () => markFailed(ids));
          }
          return 'later';
        case 'refused': {
          const refusal = sender.refusal(code, payload);
          const refusedItem = { ...(batch.at(-1) as OutboxItem), payload, refusal };
          await settle(sender, { type: 'refused', kind, payload, code }, async () => {
            await drop(ids);
            publish({ items: [...snapshot().items, refusedItem] });
            await write(refusedItem);
          });
          return 'settled';
        }
      }
    }
  }

  async function markFailed(ids: readonly string[]) {
    const items = snapshot().items.map((item) =>
      ids.includes(item.id) ? { ...item, hasFailed: true } : item,
    );
    publish({ items });
    await Promise.all(items.filter(({ id }) => ids.includes(id)).map(write));
  }

  async function sendAll() {
    await load();
    const blockedLanes = new Set<string>();
    for (;;) {
      const userId = deps.memberId();
      if (!userId) return;
      const batch = nextBatch(snapshot().items, userId, blockedLanes, (kind) =>
        Boolean(senders.get(kind)?.merge),
      );
      const [first] = batch;
      if (!first) break;
      const outcome = await attempt(batch);
      if (outcome === 'later') blockedLanes.add(first.lane);
      if (outcome === 'unreachable') {
        blockedLanes.add(first.lane);
        break;
      }
      if (outcome === 'settled') failures = 0;
    }
    publish({ isStalled: blockedLanes.size > 0 });
    if (blockedLanes.size > 0) cancelRetry = deps.later(() => void flush(), retryDelay(++failures));
  }

  async function flush(): Promise<void> {
    if (isFlushing) {
      isFlushRequested = true;
      return;
    }
    isFlushing = true;
    try {
      // A call of `flush` while a request is running may mean that the network is back, so sending
      // continues even after a failure.
      do {
        isFlushRequested = false;
        cancelRetry();
        await deps.withLock(sendAll);
      } while (isFlushRequested);
    } finally {
      isFlushing = false;
    }
  }

  return {
    state: state as ReadonlyAtom<OutboxSnapshot>,
    addSender<Payload, Answer>(sender: Sender<Payload, Answer>): () => void {
      senders.set(sender.kind, sender);
      return () => {
        if (senders.get(sender.kind) === sender) senders.delete(sender.kind);
      };
    },
    /**
     * Each call returns a later time than the one before, even if the device's clock stands still.
     */
    moment(): number {
      const latest = snapshot().items.at(-1)?.at ?? 0;
      lastMoment = Math.max(deps.now(), lastMoment + 1, latest + 1);
      return lastMoment;
    },
    async add(item: Pick<OutboxItem, 'kind' | 'lane' | 'payload' | 'at'>): Promise<void> {
      const userId = deps.memberId();
      if (!userId) return;
      const added = { ...item, id: crypto.randomUUID(), userId, refusal: null };
      publish({ items: [...snapshot().items, added] });
      const event = { type: 'added' as const, kind: item.kind, payload: item.payload };
      senders.get(item.kind)?.onEvent(event);
      await write(added);
      deps.broadcast(event);
      await flush();
    },
    async dismiss(id: string): Promise<void> {
      await drop([id]);
      deps.broadcast({ type: 'changed' });
    },
    async receive(event: OutboxEvent): Promise<void> {
      if (event.type !== 'changed') senders.get(event.kind)?.onEvent(event);
      await load();
    },
    flush,
  };
}

function asApiError(error: unknown): Pick<ApiError, 'status' | 'code' | 'message'> {
  return error instanceof ApiError ? error : { status: 0, code: 'unknown', message: '' };
}
