import type { CalmKitResponse } from '@hearthway/domain/calm-kit/contract';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';

export const calmKitQueries = {
  kit: (memberId: string) =>
    persistedQuery<CalmKitResponse>({
      queryKey: ['calm-kit', memberId],
      queryFn: async (signal) =>
        (await api['calm-kit'].$get(undefined, { init: { signal } })).json(),
      staleTime: 5 * 60_000,
    }),
};
