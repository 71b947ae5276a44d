import type { CheckinHistoryResponse } from '@hearthway/domain/scorecard/contract';
import { localDay } from '../../lib/local-time.ts';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';

export const NO_HISTORY: CheckinHistoryResponse = { days: [], breaks: [], hidden: [] };

export const scorecardQueries = {
  /**
   * The query key contains no date, so that yesterday's stored history is available offline today.
   */
  days: (memberId: string) =>
    persistedQuery<CheckinHistoryResponse>({
      queryKey: ['scorecard', 'days', memberId],
      queryFn: async (signal) => {
        const query = { today: localDay() };
        return (await api.scorecard.days.$get({ query }, { init: { signal } })).json();
      },
      staleTime: 60_000,
    }),
};
