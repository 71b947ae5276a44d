import type { CommitmentsResponse } from '@hearthway/domain/commitments/contract';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';

export const commitmentQueries = {
  all: (memberId: string) =>
    persistedQuery<CommitmentsResponse>({
      queryKey: ['commitments', memberId],
      queryFn: async (signal) =>
        (await api.commitments.$get(undefined, { init: { signal } })).json(),
      staleTime: 5 * 60_000,
    }),
};
