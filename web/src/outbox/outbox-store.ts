import { debugLog } from '../lib/debug-log.ts';
import type { OutboxItem, OutboxStore } from './outbox-item.ts';

const STORE = 'outbox';

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('hearthway', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  return answer(request);
}

/** In a browser without IndexedDB, unsent writes stay in memory until the page is reloaded. */
export function createOutboxStore(): OutboxStore {
  const memory = new Map<string, OutboxItem>();
  let database: Promise<IDBDatabase | null> | undefined;

  async function inStore<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<T>,
  ): Promise<T | undefined> {
    database ??= open().catch((error) => {
      debugLog.add('outbox', 'IndexedDB is not available', error);
      return null;
    });
    const db = await database;
    if (!db) return undefined;
    const transaction = db.transaction(STORE, mode, { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const result = work(transaction.objectStore(STORE));
    if (mode === 'readwrite') {
      // Without an explicit commit, closing the page at this moment would undo the write.
      transaction.commit();
      await done;
    }
    return result;
  }

  return {
    async all() {
      const stored = await inStore<OutboxItem[]>('readonly', (store) => answer(store.getAll()));
      return stored ?? [...memory.values()];
    },
    async put(item) {
      const key = await inStore('readwrite', (store) => answer(store.put(item)));
      if (key === undefined) memory.set(item.id, item);
    },
    async remove(ids) {
      for (const id of ids) memory.delete(id);
      await inStore('readwrite', (store) => Promise.all(ids.map((id) => answer(store.delete(id)))));
    },
  };
}
