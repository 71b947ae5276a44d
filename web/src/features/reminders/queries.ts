import type { RemindersResponse } from '@hearthway/domain/reminders/contract';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';

export const reminderQueries = {
  all: (memberId: string) =>
    persistedQuery<RemindersResponse>({
      queryKey: ['reminders', memberId],
      queryFn: async (signal) => (await api.reminders.$get({}, { init: { signal } })).json(),
      staleTime: 60_000,
    }),
};
