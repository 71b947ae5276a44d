import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { storage } from './storage.ts';

const PREFIX = 'hearthway.kept.';

interface Kept<Data> {
  data: Data;
}

const nameOf = (queryKey: QueryKey) => PREFIX + JSON.stringify(queryKey);

export function readKept<Data>(queryKey: QueryKey): Kept<Data> | null {
  try {
    const text = storage.get(nameOf(queryKey));
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

export function keep(queryKey: QueryKey, data: unknown): void {
  storage.set(nameOf(queryKey), JSON.stringify({ data }));
}

interface KeptQuery<Data> {
  /** Names the member, so that nobody sees what was kept of another. */
  queryKey: QueryKey;
  queryFn: (signal: AbortSignal) => Promise<Data>;
  staleTime: number;
}

/**
 * A query whose last answer stays in the browser: there at once, and there without a network. A page
 * that opens asks again, because something else may have changed it since.
 */
export const keptQuery = <Data>({ queryKey, queryFn, staleTime }: KeptQuery<Data>) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const data = await queryFn(signal);
      keep(queryKey, data);
      return data;
    },
    initialData: () => readKept<Data>(queryKey)?.data,
    initialDataUpdatedAt: 0,
    staleTime,
    refetchOnWindowFocus: false,
  });

/** Puts an answer that came by another way where the query would have put it. */
export function keepAnswer<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  update: (before: Data | undefined) => Data,
): void {
  const data = update(queryClient.getQueryData<Data>(queryKey) ?? readKept<Data>(queryKey)?.data);
  queryClient.setQueryData(queryKey, data);
  keep(queryKey, data);
}

/** Signing out leaves nothing of the member behind. */
export function forgetKept(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    for (const name of names) storage.remove(name);
  } catch {
    // Nothing could be kept.
  }
}
