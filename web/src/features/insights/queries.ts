import type { InsightsResponse } from '@hearthway/domain/insights/contract';
import { localDay } from '../../lib/local-time.ts';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';

export const insightQueries = {
  shown: (memberId: string) =>
    persistedQuery<InsightsResponse>({
      queryKey: ['insights', memberId],
      queryFn: async (signal) =>
        (await api.insights.$get({ query: { today: localDay() } }, { init: { signal } })).json(),
      staleTime: 5 * 60_000,
    }),
};
