import type { WorksheetsResponse } from '@hearthway/domain/belief-upgrade/contract';
import { keptQuery } from '../../lib/kept.ts';
import { api } from '../../session/api.ts';

export const beliefUpgradeQueries = {
  worksheets: (memberId: string) =>
    keptQuery<WorksheetsResponse>({
      queryKey: ['belief-upgrade', memberId],
      queryFn: async (signal) =>
        (await api['belief-upgrade'].worksheets.$get({}, { init: { signal } })).json(),
      staleTime: 60_000,
    }),
};
