import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import { invalidateHome } from '../member/home-cache.ts';

const retries = 2;

export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= retries) return false;
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

export const queryClient: QueryClient = new QueryClient({
  mutationCache: new MutationCache({ onSuccess: () => invalidateHome(queryClient) }),
  defaultOptions: {
    queries: { staleTime: 30_000, refetchOnWindowFocus: false, retry: isWorthRetrying },
  },
});
