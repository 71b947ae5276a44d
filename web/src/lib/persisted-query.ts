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
  queryKey: QueryKey;
  queryFn: (signal: AbortSignal) => Promise<Data>;
  staleTime: number;
}

export const persistedQuery = <Data>({
  queryKey,
  queryFn,
  staleTime,
}: PersistedQueryOptions<Data>) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const data = await queryFn(signal);
      // Signing out cancels running queries. Their data must not be stored again.
      if (!signal.aborted) persist(queryKey, data);
      return data;
    },
    initialData: () => readPersisted<Data>(queryKey)?.data,
    initialDataUpdatedAt: 0,
    staleTime,
    refetchOnWindowFocus: false,
  });

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

export const clearPersisted = (): void => storage.removeAll(PREFIX);
