import type { WorksheetsResponse } from '@hearthway/domain/belief-upgrade/contract';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';

export const beliefUpgradeQueries = {
  worksheets: (memberId: string) =>
    persistedQuery<WorksheetsResponse>({
      queryKey: ['belief-upgrade', memberId],
      queryFn: async (signal) =>
        (await api['belief-upgrade'].worksheets.$get({}, { init: { signal } })).json(),
      staleTime: 60_000,
    }),
};
