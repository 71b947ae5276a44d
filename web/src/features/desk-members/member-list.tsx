import type { ListMembersResponse, MemberSort } from '@hearthway/domain/desk-members/contract';
import { MAX_COUNTED } from '@hearthway/domain/desk-members/limits';
import { formatCount, formatNumber } from '@hearthway/domain/format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import Mail from 'lucide-react/icons/mail';
import { useEffect, useEffectEvent, useState } from 'react';
import { MoreOnPhone } from '../../desk/more-on-phone.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useClearedSearch } from '../../lib/use-cleared-search.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import {
  describeNobody,
  FILTER_WORDS,
  isLetterSegment,
  type ListFilters,
  readFilters,
  readSort,
  sortParam,
} from './list-filters.ts';
import { MemberTable } from './member-table.tsx';
import { deskMembersQueries } from './queries.ts';
import { SelectionBar } from './selection-bar.tsx';

declare module '@tanstack/history' {
  interface HistoryState {
    memberSearch?: string;
    /** The filters that were chosen in the member list when a record was opened from it. */
    memberFilters?: Record<string, string>;
  }
}

/** Members' names must not appear in a URL, so the search text is kept in the history state. */
function useSearchWords() {
  const stored = useLocation({ select: ({ state }) => state.memberSearch ?? '' });
  const navigate = useNavigate();
  const [typed, setTyped] = useState(stored);
  const search = useSettled(typed.trim());
  useClearedSearch(stored, () => setTyped(''));
  const store = useEffectEvent((memberSearch: string) => {
    if (memberSearch === stored) return;
    void navigate({
      to: '.',
      search: true as never,
      state: { memberSearch },
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => store(search), [search]);
  return { typed, setTyped, search };
}

const NEWEST_FIRST: MemberSort = { by: 'since', isDescending: true };

export function MemberList() {
  const { typed, setTyped, search } = useSearchWords();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const navigate = useNavigate();
  const inUrl: Record<string, unknown> = useSearch({ strict: false });
  const filters = readFilters(inUrl);
  const sort = readSort(inUrl);
  const query = useInfiniteQuery(deskMembersQueries.list(search, filters, sort));
  const members = query.data?.pages.flatMap((page) => page.members) ?? [];
  const [first] = query.data?.pages ?? [];
  const { isLarge = false } = first ?? {};
  const isFiltered = search !== '' || Object.values(filters).some((value) => value !== null);
  const isCut = !query.hasNextPage && query.data?.pages.at(-1)?.hasMore;
  const isDefaultOrder = sort === null && search === '' && filters.filter !== 'ending';
  const chosen = members.filter(({ userId }) => selected.has(userId));
  const show = (next: Record<string, unknown>, text = typed) =>
    void navigate({
      to: '/admin/$room',
      params: { room: 'members' },
      search: next as never,
      state: { memberSearch: text },
      replace: true,
      resetScroll: false,
    });
  function choose(changes: Partial<Record<keyof ListFilters, string | null>>) {
    const next = Object.entries({ ...inUrl, ...changes });
    show(Object.fromEntries(next.filter(([, value]) => value !== null)));
  }
  function clear() {
    setTyped('');
    show(sort ? { sort: sortParam(sort) } : {}, '');
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 max-sm:flex-nowrap max-sm:gap-x-2">
        <div className="flex flex-wrap items-baseline gap-x-4 max-sm:flex-1">
          <h1 className="text-2xl lg:text-3xl">Members</h1>
          <p role="status" className="text-muted text-sm tabular-nums">
            {query.isPlaceholderData ? 'Searching…' : first && describeTotal(first, isFiltered)}
          </p>
        </div>
        <div className="flex items-center gap-2 sm:flex-wrap">
          {!search && members.length > 0 && (
            <MoreOnPhone>
              {isLetterSegment(filters) && (
                <Button asChild variant="outline" size="sm">
                  <Link
                    to="/admin/$room/$id"
                    params={{ room: 'letters', id: 'new' }}
                    search={chosenFilters(filters) as never}
                  >
                    <Mail aria-hidden="true" className="size-4" />
                    {isFiltered ? 'Write them a letter' : 'Write a letter'}
                  </Link>
                </Button>
              )}
              <ExportButton filters={filters} />
            </MoreOnPhone>
          )}
          <Button asChild size="sm">
            <Link to="/admin/$room/$id" params={{ room: 'members', id: 'invite' }}>
              <span>
                Invite<span className="max-sm:sr-only"> or import</span>
              </span>
            </Link>
          </Button>
        </div>
      </div>
      <FilterBar
        filters={filters}
        counts={first?.counts ?? null}
        search={typed}
        onSearch={setTyped}
        onChoose={choose}
        onClear={clear}
      />
      {filters.filter && (
        <p className="mt-3 text-muted text-sm">{FILTER_WORDS[filters.filter].about}</p>
      )}
      {query.isError && (
        <Alert tone="error" className="mt-6" title="We couldn’t load the list">
          {errorMessage(query.error, 'Please try again.')}
        </Alert>
      )}
      {query.isPending && <Skeleton className="mt-6 h-64" />}
      {query.isSuccess && members.length === 0 && (
        <EmptyState
          className="mt-6"
          text={describeNobody({ search, filters, isLarge })}
          action={
            isFiltered && (
              <Button variant="outline" size="sm" onClick={clear}>
                See all members
              </Button>
            )
          }
        />
      )}
      {members.length > 0 && (
        <div className={query.isPlaceholderData ? 'opacity-60' : undefined}>
          <MemberTable
            members={members}
            sort={isDefaultOrder ? NEWEST_FIRST : sort}
            selected={selected}
            onSelect={setSelected}
            {...(!isLarge && {
              onSort: (next) => show({ ...inUrl, sort: sortParam(next) }),
            })}
          />
        </div>
      )}
      {chosen.length > 0 && (
        <SelectionBar members={chosen} filters={filters} onClear={() => setSelected(new Set())} />
      )}
      {isCut && (
        <p className="mt-4 text-muted text-sm">
          {search
            ? 'There are more matches. Type another letter or two.'
            : 'There are more than fifty.'}
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
        The log notes when someone opens this list or a record. You can also change a single
        membership in{' '}
        <Link to="/admin/memberships" className="underline underline-offset-4">
          Membership Admin
        </Link>
        .
      </p>
    </>
  );
}

const chosenFilters = (filters: ListFilters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null));

function describeTotal(
  { total, invited, notInvited }: ListMembersResponse,
  isFiltered: boolean,
): string {
  if (total === null) return '';
  const many = total > MAX_COUNTED ? `More than ${formatNumber(MAX_COUNTED)}` : formatNumber(total);
  if (isFiltered) return `${many} found`;
  const waiting = (invited ?? 0) + (notInvited ?? 0);
  return [
    formatCount(total - waiting, 'member', 'members'),
    ...(invited ? [`${formatNumber(invited)} invited`] : []),
    ...(notInvited ? [`${formatNumber(notInvited)} not invited yet`] : []),
  ].join(', ');
}
