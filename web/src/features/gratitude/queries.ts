import type { GratitudeResponse } from '@hearthway/domain/gratitude/contract';
import { keptQuery } from '../../lib/kept.ts';
import { localDay } from '../../lib/local-time.ts';
import { api } from '../../session/api.ts';

export const gratitudeQueries = {
  /** The answer names its day: one from yesterday says nothing about today. */
  today: (memberId: string) =>
    keptQuery<GratitudeResponse>({
      queryKey: ['gratitude', memberId],
      queryFn: async (signal) =>
        (await api.gratitude.$get({ query: { date: localDay() } }, { init: { signal } })).json(),
      staleTime: 5 * 60_000,
    }),
};
