import type { ExperimentsResponse } from '@hearthway/domain/experiments/contract';
import { localDay } from '../../lib/local-time.ts';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';

export const experimentQueries = {
  all: (memberId: string) =>
    persistedQuery<ExperimentsResponse>({
      queryKey: ['experiments', memberId],
      queryFn: async (signal) =>
        (await api.experiments.$get({ query: { today: localDay() } }, { init: { signal } })).json(),
      staleTime: 60_000,
    }),
};
