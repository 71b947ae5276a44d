import { beforeEach, describe, expect, it, test } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { createOutbox } from './create-outbox.ts';
import {
  attemptOutcome,
  type OutboxItem,
  type OutboxStore,
  retryDelay,
  type WriteEvent,
} from './outbox-item.ts';

let stored: Map<string, OutboxItem>;
let received: string[];
let network: 'up' | 'down' | 'answers get lost' | 'busy' | 'signed out';
let refused: string[];
let onAttempt: () => void;
let queue: Promise<void>;
let writing: Promise<void>;
let userId: string;
let timers: { work: () => void; delay: number }[];

beforeEach(() => {
  stored = new Map();
  received = [];
  network = 'up';
  refused = [];
  onAttempt = () => {};
  queue = Promise.resolve();
  writing = Promise.resolve();
  userId = 'amara';
  timers = [];
});

const store: OutboxStore = {
  all: async () => structuredClone([...stored.values()]),
  put: async (item) => {
    await writing;
    stored.set(item.id, structuredClone(item));
  },
  remove: async (ids) => {
    for (const id of ids) stored.delete(id);
  },
};

function newTab({ merges = false } = {}) {
  const seen: WriteEvent[] = [];
  const tab = createOutbox({
    store,
    memberId: () => userId,
    withLock: (work) => {
      queue = queue.then(work);
      return queue;
    },
    broadcast: (event) => {
      for (const other of tabs) if (other !== tab) void other.receive(event);
    },
    now: () => 1000,
    later: (work, delay) => {
      timers.push({ work, delay });
      return () => {};
    },
  });
  tab.addSender<string, string>({
    kind: 'note',
    ...(merges && { merge: (notes: string[]) => notes.join('+') }),
    async send(note) {
      if (network === 'down') {
        onAttempt();
        throw new ApiError(0, 'offline', 'offline');
      }
      if (network === 'signed out') throw new ApiError(401, 'session_ended', 'Not signed in');
      if (network === 'busy') throw new ApiError(503, 'database_away', 'away');
      if (refused.includes(note)) throw new ApiError(409, 'not_due', 'not due');
      if (!received.includes(note)) received.push(note);
      if (network === 'answers get lost') throw new ApiError(0, 'unreachable', 'unreachable');
      return note;
    },
    refusal: (code, note) => ({ title: code, detail: note }),
    onEvent: (event) => void seen.push(event),
  });
  tabs.push(tab);
  const add = (payload: string, lane = 'notes') =>
    tab.add({ kind: 'note', lane, payload, at: tab.moment() });
  return { tab, add, seen, items: () => tab.state.get().items.map(({ payload }) => payload) };
}
const tabs: ReturnType<typeof createOutbox>[] = [];
beforeEach(() => void tabs.splice(0));

describe('the outbox', () => {
  it('shows a new item immediately, sends it and is then empty', async () => {
    const { add, items } = newTab();
    const sent = add('one');
    expect(items()).toEqual(['one']);
    await sent;
    expect({ received, items: items(), stored: stored.size }).toEqual({
      received: ['one'],
      items: [],
      stored: 0,
    });
  });

  it('keeps items that it cannot send and sends them in order once the network is back', async () => {
    const { tab, add, items } = newTab();
    network = 'down';
    await add('one');
    await add('two');
    await add('three');
    expect(tab.state.get().isStalled).toBe(true);
    expect(items()).toEqual(['one', 'two', 'three']);
    network = 'up';
    await tab.flush();
    expect(received).toEqual(['one', 'two', 'three']);
    expect(tab.state.get()).toEqual({ items: [], isStalled: false });
  });

  it('keeps its items when the browser is closed', async () => {
    network = 'down';
    const before = newTab();
    await before.add('one');
    await before.add('two');
    tabs.splice(0);
    network = 'up';
    const after = newTab();
    await after.tab.flush();
    expect(received).toEqual(['one', 'two']);
    expect(stored.size).toBe(0);
  });

  it('repeats a request whose response was lost without storing the item twice', async () => {
    const { tab, add, items } = newTab();
    network = 'answers get lost';
    await add('one');
    expect(items()).toEqual(['one']);
    network = 'up';
    await tab.flush();
    expect({ received, items: items() }).toEqual({ received: ['one'], items: [] });
  });

  it('sends items from one tab at a time and removes them in the other tabs', async () => {
    const [first, second] = [newTab(), newTab()];
    network = 'down';
    await first.add('one');
    await second.add('two');
    network = 'up';
    await Promise.all([first.tab.flush(), second.tab.flush()]);
    expect(received).toEqual(['one', 'two']);
    await first.tab.flush();
    await second.tab.flush();
    expect([first.items(), second.items()]).toEqual([[], []]);
    expect(second.seen).toContainEqual({
      type: 'sent',
      kind: 'note',
      payload: 'one',
      answer: 'one',
    });
  });

  it('sends an item only once, even if the response arrives before the browser has stored the item', async () => {
    const { tab, add, seen } = newTab();
    const { promise, resolve } = Promise.withResolvers<void>();
    writing = promise;
    const added = add('one');
    const flushed = tab.flush();
    await expect.poll(() => received).toEqual(['one']);
    resolve();
    await Promise.all([added, flushed]);
    expect(seen.map(({ type }) => type)).toEqual(['added', 'sent']);
    expect(stored.size).toBe(0);
  });

  it('shows a new item in the other tabs, even if the browser takes a moment to store it', async () => {
    const [first, second] = [newTab(), newTab()];
    const { promise, resolve } = Promise.withResolvers<void>();
    writing = promise;
    network = 'down';
    const added = first.add('one');
    resolve();
    await added;
    await expect.poll(() => second.items()).toEqual(['one']);
  });

  it('sends several waiting items as one request if their kind allows it', async () => {
    const { tab, add } = newTab({ merges: true });
    network = 'down';
    for (const note of ['a', 'b', 'c']) await add(note);
    network = 'up';
    await tab.flush();
    expect(received).toEqual(['a+b+c']);
  });

  it('keeps a refused item for the member to read and continues with the next item', async () => {
    const { tab, add } = newTab();
    network = 'down';
    await add('one');
    await add('two');
    refused = ['one'];
    network = 'up';
    await tab.flush();
    expect(received).toEqual(['two']);
    const [refusedItem] = tab.state.get().items;
    expect(refusedItem).toMatchObject({
      payload: 'one',
      refusal: { title: 'not_due', detail: 'one' },
    });
    expect(stored.size).toBe(1);
    await tab.dismiss(refusedItem?.id ?? '');
    expect([tab.state.get().items, stored.size]).toEqual([[], 0]);
  });

  it('does not send another member’s items', async () => {
    network = 'down';
    const { tab, add } = newTab();
    await add('of Amara');
    userId = 'ben';
    network = 'up';
    await tab.flush();
    expect(received).toEqual([]);
    userId = 'amara';
    await tab.flush();
    expect(received).toEqual(['of Amara']);
  });

  it('waits longer before each new attempt', async () => {
    network = 'busy';
    const { add } = newTab();
    await add('one');
    timers.at(-1)?.work();
    await queue;
    expect(timers.map(({ delay }) => delay)).toEqual([1000, 2000]);
  });

  it('reports a server failure only once for each item', async () => {
    network = 'busy';
    const { tab, add, seen } = newTab();
    await add('one');
    await tab.flush();
    const failed = () => seen.filter(({ type }) => type === 'failed').map(({ payload }) => payload);
    expect(failed()).toEqual(['one']);
    expect([...stored.values()]).toMatchObject([{ payload: 'one', hasFailed: true }]);
    await add('two', 'another lane');
    expect(failed()).toEqual(['one', 'two']);
    network = 'up';
    await tab.flush();
    expect({ received, stored: stored.size }).toEqual({ received: ['one', 'two'], stored: 0 });
  });

  it('does not report a missing network as a server failure', async () => {
    network = 'down';
    const { add, seen } = newTab();
    await add('one');
    expect(seen.map(({ type }) => type)).toEqual(['added']);
  });

  it('keeps its items when the session ends and reports the server’s message', async () => {
    network = 'signed out';
    const { tab, add, seen } = newTab();
    await add('one');
    expect(seen.at(-1)).toMatchObject({ type: 'signed-out', message: 'Not signed in' });
    network = 'up';
    await tab.flush();
    expect(received).toEqual(['one']);
  });

  it('sends an item immediately when the network returns during a failing attempt', async () => {
    network = 'down';
    const { tab, add, items } = newTab();
    onAttempt = () => {
      network = 'up';
      void tab.flush();
    };
    await add('one');
    expect(received).toEqual(['one']);
    expect(items()).toEqual([]);
  });

  it('sends items of other lanes while one lane is failing', async () => {
    const { tab, add } = newTab();
    tab.addSender<string, string>({
      kind: 'stuck',
      send: async () => {
        throw new ApiError(500, 'unexpected', 'unexpected');
      },
      refusal: () => ({ title: '', detail: '' }),
      onEvent: () => {},
    });
    await tab.add({ kind: 'stuck', lane: 'stuck', payload: 'x', at: tab.moment() });
    await add('one');
    expect(received).toEqual(['one']);
  });

  it('returns growing timestamps even while the clock stands still', () => {
    const { tab } = newTab();
    expect([tab.moment(), tab.moment(), tab.moment()]).toEqual([1000, 1001, 1002]);
  });
});

test.each([
  [0, 'unreachable'],
  [401, 'signed-out'],
  [429, 'later'],
  [503, 'later'],
  [409, 'refused'],
  [422, 'refused'],
])(
  'the outbox decides by the response’s status whether to try again: %i is “%s”',
  (status, outcome) => {
    expect(attemptOutcome(status)).toBe(outcome);
  },
);

test('the outbox waits 1, 2, 4 … 30 seconds between attempts', () => {
  expect([1, 2, 3, 4, 5, 6, 12].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});
