import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import { HOME_KEY } from '../member/home-key.ts';

const retries = 2;

/** What the server has refused, it will refuse again; only faults on the way are worth another try. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= retries) return false;
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

export const queryClient: QueryClient = new QueryClient({
  // Home shows a little of everything, so whatever a member changes makes what is known of it old.
  mutationCache: new MutationCache({
    onSuccess: () => queryClient.invalidateQueries({ queryKey: HOME_KEY }),
  }),
  defaultOptions: {
    queries: { staleTime: 30_000, refetchOnWindowFocus: false, retry: isWorthRetrying },
  },
});
