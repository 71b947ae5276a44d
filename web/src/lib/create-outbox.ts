import { ApiError } from './api-error.ts';
import {
  attemptOutcome,
  nextBatch,
  type OutboxItem,
  type OutboxStore,
  retryDelay,
  type Sender,
} from './outbox-item.ts';

// biome-ignore lint/suspicious/noExplicitAny: the outbox carries each kind's payload without looking.
type AnySender = Sender<any, any>;

export type OutboxEvent =
  | { type: 'changed' }
  | { type: 'sent'; kind: string; payload: unknown; answer: unknown }
  | { type: 'refused'; kind: string; payload: unknown; code: string };

export interface OutboxDeps {
  store: OutboxStore;
  memberId: () => string | null;
  /** Runs the work while no other tab runs its own. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
  tellTabs: (event: OutboxEvent) => void;
  now: () => number;
  /** Runs the work after a while; answers how to call it off. */
  later: (work: () => void, delay: number) => () => void;
}

export interface OutboxSnapshot {
  items: readonly OutboxItem[];
  /** The last attempt failed on the way: what is here waits. */
  isStalled: boolean;
}

/** Keeps what the member did until the server has it: in order, exactly once, across restarts. */
export function createOutbox(deps: OutboxDeps) {
  const { store } = deps;
  let snapshot: OutboxSnapshot = { items: [], isStalled: false };
  const senders = new Map<string, AnySender>();
  const listeners = new Set<() => void>();
  const eventListeners = new Set<(event: OutboxEvent) => void>();
  /** Items on their way into the store, which does not list them yet. */
  const writes = new Map<string, { item: OutboxItem; done: Promise<void> }>();
  let lastMoment = 0;
  let failures = 0;
  let callOff = () => {};
  let isFlushing = false;
  let isAskedAgain = false;

  function publish(change: Partial<OutboxSnapshot>) {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }

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
    publish({ items: snapshot.items.filter(({ id }) => !ids.includes(id)) });
  }

  /** Events come before the items change, so that a screen goes from waiting to stored in one step. */
  async function settle(event: OutboxEvent, work: () => Promise<void>) {
    hear(event);
    await work();
    deps.tellTabs(event);
  }

  function hear(event: OutboxEvent) {
    if (event.type === 'sent') senders.get(event.kind)?.onSent(event.answer, event.payload);
    if (event.type === 'refused') senders.get(event.kind)?.onRefused?.();
    for (const listener of eventListeners) listener(event);
  }

  async function attempt(batch: OutboxItem[]): Promise<'settled' | 'unreachable' | 'later'> {
    const [{ kind }] = batch as [OutboxItem];
    const sender = senders.get(kind);
    if (!sender) return 'later';
    const payloads = batch.map(({ payload }) => payload);
    const payload = sender.merge ? sender.merge(payloads) : payloads[0];
    const ids = batch.map(({ id }) => id);
    try {
      const answer = await sender.send(payload);
      await settle({ type: 'sent', kind, payload, answer }, () => drop(ids));
      return 'settled';
    } catch (error) {
      const { status, code } = error instanceof ApiError ? error : { status: 0, code: 'unknown' };
      const outcome = attemptOutcome(status);
      if (outcome !== 'refused') return outcome;
      const refusal = sender.refusal(code, payload);
      const told = { ...(batch.at(-1) as OutboxItem), payload, refusal };
      await settle({ type: 'refused', kind, payload, code }, async () => {
        await drop(ids);
        publish({ items: [...snapshot.items, told] });
        await write(told);
      });
      return 'settled';
    }
  }

  async function pass() {
    await load();
    const heldUp = new Set<string>();
    for (;;) {
      const userId = deps.memberId();
      if (!userId) return;
      const batch = nextBatch(snapshot.items, userId, heldUp, (kind) =>
        Boolean(senders.get(kind)?.merge),
      );
      const [first] = batch;
      if (!first) break;
      const outcome = await attempt(batch);
      if (outcome === 'later') heldUp.add(first.lane);
      if (outcome === 'unreachable') {
        heldUp.add(first.lane);
        break;
      }
      if (outcome === 'settled') failures = 0;
    }
    publish({ isStalled: heldUp.size > 0 });
    if (heldUp.size > 0) callOff = deps.later(() => void flush(), retryDelay(++failures));
  }

  async function flush(): Promise<void> {
    if (isFlushing) {
      isAskedAgain = true;
      return;
    }
    isFlushing = true;
    try {
      // Also after a failure: the network may have come back in the middle of it.
      do {
        isAskedAgain = false;
        callOff();
        await deps.exclusively(pass);
      } while (isAskedAgain);
    } finally {
      isFlushing = false;
    }
  }

  return {
    snapshot: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** What became of items, here or in another tab. */
    onEvent(listener: (event: OutboxEvent) => void): () => void {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
    addSender<Payload, Answer>(sender: Sender<Payload, Answer>): () => void {
      senders.set(sender.kind, sender);
      return () => void senders.delete(sender.kind);
    },
    /** A moment later than every one before it on this device, even if its clock stands still. */
    moment(): number {
      const latest = snapshot.items.at(-1)?.at ?? 0;
      lastMoment = Math.max(deps.now(), lastMoment + 1, latest + 1);
      return lastMoment;
    },
    async add(item: Pick<OutboxItem, 'kind' | 'lane' | 'payload' | 'at'>): Promise<void> {
      const userId = deps.memberId();
      if (!userId) return;
      const added = { ...item, id: crypto.randomUUID(), userId, refusal: null };
      publish({ items: [...snapshot.items, added] });
      await write(added);
      deps.tellTabs({ type: 'changed' });
      await flush();
    },
    async dismiss(id: string): Promise<void> {
      await drop([id]);
      deps.tellTabs({ type: 'changed' });
    },
    /** News from another tab. */
    async heard(event: OutboxEvent): Promise<void> {
      hear(event);
      await load();
    },
    flush,
  };
}
