import type {
  AdditionsResponse,
  JournalPageResponse,
  JournalYearResponse,
  OnThisDayResponse,
} from '@hearthway/domain/journal/contract';
import type { JournalSearch } from '@hearthway/domain/journal/search';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';

const ALL: JournalSearch = { words: '', tag: null, day: null };

async function readPage(
  search: JournalSearch,
  cursor: string | null,
  signal: AbortSignal,
): Promise<JournalPageResponse> {
  const json = { ...search, cursor };
  return (await api.journal.search.$post({ json }, { init: { signal } })).json();
}

export const journalQueries = {
  latest: (memberId: string) =>
    persistedQuery<JournalPageResponse>({
      queryKey: ['journal-latest', memberId],
      queryFn: (signal) => readPage(ALL, null, signal),
      staleTime: 60_000,
    }),
  year: (year: number, memberId: string) =>
    persistedQuery<JournalYearResponse>({
      queryKey: ['journal-year', year, memberId],
      queryFn: async (signal) =>
        (
          await api.journal.days.$get({ query: { year: String(year) } }, { init: { signal } })
        ).json(),
      staleTime: 60_000,
    }),
  onThisDay: (memberId: string, today: string) =>
    persistedQuery<OnThisDayResponse>({
      queryKey: ['journal-on-this-day', today, memberId],
      queryFn: async (signal) =>
        (await api.journal['on-this-day'].$get({ query: { today } }, { init: { signal } })).json(),
      staleTime: 5 * 60_000,
    }),
  additions: (memberId: string) =>
    persistedQuery<AdditionsResponse>({
      queryKey: ['journal-additions', memberId],
      queryFn: async (signal) =>
        (await api.journal.additions.$get(undefined, { init: { signal } })).json(),
      staleTime: 5 * 60_000,
    }),
  search: (search: JournalSearch, memberId: string) =>
    infiniteQueryOptions({
      queryKey: ['journal-search', search, memberId],
      queryFn: ({ pageParam, signal }) => readPage(search, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    }),
};
