import type { HomeResponse } from '@hearthway/domain/home/contract';
import { replaceTodayItem, type TodayItem } from '@hearthway/domain/home/today';
import type { QueryClient } from '@tanstack/react-query';

export const HOME_KEY = ['home'] as const;

/** Home aggregates every feature, so any write invalidates it. */
export const invalidateHome = (
  queryClient: QueryClient,
  { isShown = false }: { isShown?: boolean } = {},
): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: HOME_KEY, refetchType: isShown ? 'none' : 'active' });

export function showOnHome(queryClient: QueryClient, memberId: string, item: TodayItem): void {
  queryClient.setQueriesData<HomeResponse>(
    { queryKey: [...HOME_KEY, memberId] },
    (home) => home && { ...home, today: replaceTodayItem(home.today, item) },
  );
}
