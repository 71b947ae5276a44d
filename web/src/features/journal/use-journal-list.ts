import {
  addOlderEntries,
  applyEntryChanges,
  type EntryChange,
  type JournalEntry,
} from '@hearthway/domain/journal/entry';
import { isSearching, type JournalSearch, matchesSearch } from '@hearthway/domain/journal/search';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemberId } from '../../session/session.ts';
import { entryWrite } from './entry-write.ts';
import { journalQueries } from './queries.ts';

export function useJournalList(search: JournalSearch) {
  const memberId = useMemberId();
  const latest = useQuery(journalQueries.latest(memberId));
  const found = useInfiniteQuery(journalQueries.search(search, memberId));
  const changes: EntryChange[] = entryWrite.useWaiting().map(({ payload }) => payload);

  const isLocalOnly = !found.data;
  const pages = found.data?.pages.flatMap(({ entries }) => entries);
  const stored: readonly JournalEntry[] =
    pages && latest.data && !isSearching(search)
      ? addOlderEntries(latest.data, pages)
      : (pages ?? latest.data?.entries ?? []);
  const entries = applyEntryChanges(stored, changes).filter((entry) =>
    matchesSearch(entry, search),
  );
  const counted = found.data?.pages[0]?.total ?? (isSearching(search) ? null : latest.data?.total);
  return {
    entries,
    total: counted == null ? entries.length : Math.max(counted, entries.length),
    isLocalOnly,
    latest,
    found,
  };
}
