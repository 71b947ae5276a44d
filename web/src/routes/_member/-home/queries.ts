import type { HomeResponse } from '@hearthway/domain/home/contract';
import { OFFERS_STALE_MS } from '@hearthway/domain/offers/offers-for-member';
import type { CheckinHistoryResponse } from '@hearthway/domain/scorecard/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { scorecardQueries } from '../../../features/scorecard/queries.ts';
import { useToday } from '../../../lib/local-time.ts';
import { setPersistedData } from '../../../lib/persisted-query.ts';
import { rememberFirstName } from '../../../member/first-name.ts';
import { HOME_KEY } from '../../../member/home-cache.ts';
import { meQueries } from '../../../member/me.ts';
import { api } from '../../../session/api.ts';
import { useStoredSession } from '../../../session/session.ts';

export const homeQueries = {
  forMember: (userId: string, today: string, debug?: 'offers') =>
    queryOptions({
      queryKey: [...HOME_KEY, userId, today, debug ?? null],
      queryFn: async ({ signal, client }): Promise<HomeResponse> => {
        const query = debug ? { today, debug } : { today };
        const response = await api.home.$get({ query }, { init: { signal } });
        const home = await response.json();
        client.setQueryData(meQueries.forMember(userId).queryKey, home.me);
        rememberFirstName(userId, home.me.firstName);
        const days = scorecardQueries.days(userId);
        setPersistedData<CheckinHistoryResponse>(client, days.queryKey, () => home.scorecard);
        return home;
      },
      staleTime: OFFERS_STALE_MS,
    }),
};

export function useHome(debug?: 'offers') {
  const userId = useStoredSession().session?.userId ?? '';
  const today = useToday();
  return useQuery({ ...homeQueries.forMember(userId, today, debug), enabled: userId !== '' });
}
