import type { CheckinHistoryResponse } from '@hearthway/domain/scorecard/contract';
import { keptQuery } from '../../lib/kept.ts';
import { localDay } from '../../lib/local-time.ts';
import { api } from '../../session/api.ts';

export const NO_HISTORY: CheckinHistoryResponse = { days: [], breaks: [], hidden: [] };

export const scorecardQueries = {
  /** Not keyed by the day: what was kept yesterday is today's history. */
  days: (memberId: string) =>
    keptQuery<CheckinHistoryResponse>({
      queryKey: ['scorecard', 'days', memberId],
      queryFn: async (signal) => {
        const query = { today: localDay() };
        return (await api.scorecard.days.$get({ query }, { init: { signal } })).json();
      },
      staleTime: 60_000,
    }),
};
