import type {
  OverallHistoryResponse,
  PulseHistoryResponse,
  PulseStatusResponse,
} from '@hearthway/domain/weekly-pulse/contract';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';

const staleTime = 60_000;

export const pulseQueries = {
  all: () => ['weekly'] as const,
  last8: (memberId: string) =>
    persistedQuery<PulseHistoryResponse>({
      queryKey: [...pulseQueries.all(), 'last8', memberId],
      queryFn: async (signal) => (await api['weekly-pulse'].$get({}, { init: { signal } })).json(),
      staleTime,
    }),
  overall: (memberId: string) =>
    persistedQuery<OverallHistoryResponse>({
      queryKey: [...pulseQueries.all(), 'overall', memberId],
      queryFn: async (signal) =>
        (await api['weekly-pulse'].overall.$get({}, { init: { signal } })).json(),
      staleTime,
    }),
  status: (memberId: string) =>
    persistedQuery<PulseStatusResponse>({
      queryKey: [...pulseQueries.all(), 'status', memberId],
      queryFn: async (signal) =>
        (await api['weekly-pulse'].status.$get({}, { init: { signal } })).json(),
      staleTime,
    }),
};
