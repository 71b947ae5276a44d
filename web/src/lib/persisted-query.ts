import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { storage } from './storage.ts';

const PREFIX = 'hearthway.kept.';

interface Persisted<Data> {
  data: Data;
}

const getStorageKey = (queryKey: QueryKey) => PREFIX + JSON.stringify(queryKey);

export function readPersisted<Data>(queryKey: QueryKey): Persisted<Data> | null {
  try {
    const text = storage.get(getStorageKey(queryKey));
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

export function persist(queryKey: QueryKey, data: unknown): void {
  storage.set(getStorageKey(queryKey), JSON.stringify({ data }));
}

interface PersistedQueryOptions<Data> {
  /** Must contain the member id so that nobody sees another member's data. */
  queryKey: QueryKey;
  queryFn: (signal: AbortSignal) => Promise<Data>;
  staleTime: number;
}

/**
 * A query whose last answer is stored in the browser, so it shows at once and works offline. Stored
 * data counts as stale, so opening a page refetches it.
 */
export const persistedQuery = <Data>({
  queryKey,
  queryFn,
  staleTime,
}: PersistedQueryOptions<Data>) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const data = await queryFn(signal);
      persist(queryKey, data);
      return data;
    },
    initialData: () => readPersisted<Data>(queryKey)?.data,
    initialDataUpdatedAt: 0,
    staleTime,
    refetchOnWindowFocus: false,
  });

/**
 * Stores data that arrived by another route (such as a mutation) as if the query had fetched it.
 */
export function setPersistedData<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  update: (before: Data | undefined) => Data,
): void {
  const data = update(
    queryClient.getQueryData<Data>(queryKey) ?? readPersisted<Data>(queryKey)?.data,
  );
  queryClient.setQueryData(queryKey, data);
  persist(queryKey, data);
}

/** Called on sign-out so that no data of the member stays behind. */
export function clearPersisted(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    for (const name of names) storage.remove(name);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
