import { dayName, formatCount } from '@hearthway/domain/format';
import { entryDay } from '@hearthway/domain/journal/entry';
import { JOURNAL_MESSAGES } from '@hearthway/domain/journal/messages';
import { isSearching, type JournalSearch } from '@hearthway/domain/journal/search';
import { Scene } from '../../brand/scenes/scene.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EntryCard } from './entry-card.tsx';
import { useJournalList } from './use-journal-list.ts';

interface JournalListProps {
  search: JournalSearch;
  onShowAll: () => void;
}

export function JournalList({ search, onShowAll }: JournalListProps) {
  const { entries, total, isLocalOnly, latest, found } = useJournalList(search);
  const searching = isSearching(search);
  if (isLocalOnly && !latest.data && entries.length === 0) {
    if (!found.isError && !found.isPaused) return <Skeleton className="h-64" />;
    return (
      <Alert tone="warning" title={JOURNAL_MESSAGES.couldNotLoad}>
        {found.isError && (
          <Button variant="link" size="sm" onClick={() => void found.refetch()}>
            Try again
          </Button>
        )}
      </Alert>
    );
  }
  const days = Map.groupBy(entries, entryDay);
  return (
    <>
      <p role="status" className="mb-4 text-muted text-sm empty:hidden">
        {(total > 0 || searching) && formatCount(total, 'entry', 'entries')}
        {searching && isLocalOnly && found.isPaused && `. ${JOURNAL_MESSAGES.searchNeedsNetwork}`}
      </p>
      {entries.length === 0 && (
        <EmptyState
          picture={<Scene subject="notebook" hue="house" />}
          text={emptyText(searching, found.hasNextPage)}
          action={
            searching && (
              <Button variant="outline" onClick={onShowAll}>
                {JOURNAL_MESSAGES.showAll}
              </Button>
            )
          }
        />
      )}
      <ol className="flex flex-col gap-1">
        {[...days].map(([day, dayEntries]) => (
          <li key={day} className="journal-day -mx-3 px-3 pb-4">
            <h3 className="mb-1.5 font-sans font-semibold text-base text-muted tracking-normal">
              {dayName(day)}
            </h3>
            <ol className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
              {dayEntries.map((entry) => (
                <li key={entry.id}>
                  <EntryCard entry={entry} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {found.hasNextPage && (
        <div className="mt-8 flex justify-center">
          <Button
            variant="outline"
            busy={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {entries.length === 0 ? JOURNAL_MESSAGES.searchOlder : JOURNAL_MESSAGES.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

function emptyText(searching: boolean, hasOlder: boolean): string {
  if (!searching) return JOURNAL_MESSAGES.empty;
  return hasOlder ? JOURNAL_MESSAGES.noMatchYet : JOURNAL_MESSAGES.noMatch;
}
