import type { HomeResponse } from '@hearthway/domain/home/contract';
import { type TodayItem, withTodayItem } from '@hearthway/domain/home/today';
import type { QueryClient } from '@tanstack/react-query';

/** What is known of the home screen in this browser; its query and whoever makes it old share this. */
export const HOME_KEY = ['home'] as const;

/**
 * Home shows a little of everything, so whatever a member changes makes what is known of it old.
 * Where home has been shown the change already it is asked for when it is next opened, not at once:
 * five taps on home are five requests, and not ten.
 */
export const makeHomeOld = (
  queryClient: QueryClient,
  { isShown = false }: { isShown?: boolean } = {},
): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: HOME_KEY, refetchType: isShown ? 'none' : 'active' });

/** Shows on home at once what the member has just done; the server's own word follows. */
export function showOnHome(queryClient: QueryClient, memberId: string, item: TodayItem): void {
  queryClient.setQueriesData<HomeResponse>(
    { queryKey: [...HOME_KEY, memberId] },
    (home) => home && { ...home, today: withTodayItem(home.today, item) },
  );
}
