import type { MonthlyReviewResponse } from '@hearthway/domain/monthly-review/contract';
import { localDay } from '../../lib/local-time.ts';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';

export const monthlyReviewQueries = {
  latest: (memberId: string) =>
    persistedQuery<MonthlyReviewResponse>({
      queryKey: ['monthly-review', memberId],
      queryFn: async (signal) =>
        (
          await api['monthly-review'].$get({ query: { today: localDay() } }, { init: { signal } })
        ).json(),
      staleTime: 5 * 60_000,
    }),
};
