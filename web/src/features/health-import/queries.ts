import type { HealthSummary } from '@hearthway/domain/health-import/contract';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';

export const healthImportQueries = {
  summary: (memberId: string) =>
    persistedQuery<HealthSummary>({
      queryKey: ['health-import', memberId],
      queryFn: async (signal) => (await api['health-import'].$get({}, { init: { signal } })).json(),
      staleTime: 60_000,
    }),
};
