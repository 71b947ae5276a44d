import { MAX_COUNTED, type MemberSort } from '@hearthway/domain/desk-members/contract';
import { formatCount } from '@hearthway/domain/format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FILTER_WORDS, type ListFilters, readFilters } from './list-filters.ts';
import { MemberTable } from './member-table.tsx';
import { deskMembersQueries } from './queries.ts';

export function MemberList() {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const [sort, setSort] = useState<MemberSort | null>(null);
  const filters = readFilters(useSearch({ strict: false }));
  const query = useInfiniteQuery(deskMembersQueries.list(search, filters, sort));
  const members = query.data?.pages.flatMap((page) => page.members) ?? [];
  const total = query.data?.pages[0]?.total ?? null;
  const isFiltered = search !== '' || Object.values(filters).some((value) => value !== null);
  const isLarge = query.data?.pages[0]?.isLarge ?? false;
  const isCut = !query.hasNextPage && query.data?.pages.at(-1)?.hasMore;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-3xl sm:text-4xl">Members</h1>
          {total !== null && (
            <p className="mt-1 text-muted text-sm tabular-nums">
              {total > MAX_COUNTED
                ? `More than ${formatCount(MAX_COUNTED, 'member', 'members')}`
                : formatCount(total, 'member', 'members')}
              {isFiltered && ' fit this choice'}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {/* The saved file always contains all members that fit the filters, so the button is
              hidden during a search. */}
          {!search && members.length > 0 && <ExportButton filters={filters} />}
          <Button asChild variant="action" size="sm">
            <Link to="/admin/$room/$id" params={{ room: 'members', id: 'invite' }}>
              Invite or import
            </Link>
          </Button>
        </div>
      </div>
      <FilterBar filters={filters} search={typed} onSearch={setTyped} />
      {filters.filter && (
        <p className="mt-4 text-muted text-sm">
          {FILTER_WORDS[filters.filter].about}{' '}
          {filters.filter === 'quiet' && (
            <Link
              to="/admin/$room"
              params={{ room: 'letters' }}
              search={{ to: 'quiet' }}
              className="font-semibold text-teal underline underline-offset-4"
            >
              Write them a letter
            </Link>
          )}
        </p>
      )}
      {query.isError && (
        <Alert tone="error" className="mt-6" title="The list could not be read">
          {errorMessage(query.error, 'Please try again.')}
        </Alert>
      )}
      {query.isPending && <Skeleton className="mt-6 h-64" />}
      {query.isSuccess && members.length === 0 && (
        <EmptyState className="mt-6" text={describeNobody(search, filters, isLarge)} />
      )}
      {members.length > 0 && (
        <MemberTable members={members} sort={sort} {...(!isLarge && { onSort: setSort })} />
      )}
      {isCut && (
        <p className="mt-4 text-muted text-sm">
          {search ? 'There are more. Type a few more letters.' : 'There are more than fifty.'}
        </p>
      )}
      {query.hasNextPage && (
        <Button
          variant="outline"
          className="mt-6"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      <p className="mt-6 text-muted text-xs">
        Every look at this list and at a record is written into the log. Looking for{' '}
        <Link to="/admin/memberships" className="underline underline-offset-4">
          Membership Admin
        </Link>
        ?
      </p>
    </>
  );
}

function describeNobody(
  search: string,
  { tier, path, filter }: ListFilters,
  isLarge: boolean,
): string {
  if (search) {
    return isLarge
      ? 'Nobody’s name or address begins like that.'
      : 'Nobody’s name or address contains that.';
  }
  if (filter && !tier && !path) return FILTER_WORDS[filter].empty;
  return tier || path || filter
    ? 'Nobody fits this choice.'
    : 'Nobody is here yet. Invite the first people.';
}
