import type { ContentKind, ListedPage } from '@hearthway/domain/content-desk/contract';
import { reviewState } from '@hearthway/domain/content-desk/review-state';
import { LANES } from '@hearthway/domain/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { MoreOnPhone } from '../../desk/more-on-phone.tsx';
import { RoomHeader } from '../../desk/room-header.tsx';
import { useCalendarDay } from '../../lib/calendar-day.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FoundPages } from './found-pages.tsx';
import { KEEP_SEARCH, useListAddress, type View } from './list-address.ts';
import { LANE_OPTIONS, NewPage } from './new-page.tsx';
import { PageTable } from './page-table.tsx';
import { contentDeskQueries } from './queries.ts';
import { WorkshopOrder } from './workshop-order.tsx';

const EMPTY: Record<View, string> = {
  workshop: 'This workshop doesn’t exist.',
  resource: 'There are no resources here yet.',
  waiting: 'Nothing is waiting. Members see the latest version of every page.',
  review: 'No clinical review is due.',
  unreviewed: 'A clinician has reviewed every public page.',
};

const ALL_LANES = 'all';

export function ContentList() {
  const { data, isError, refetch } = useQuery(contentDeskQueries.list());
  const { view, setView, lane, setLane, words, setWords } = useListAddress();
  const today = useCalendarDay();
  const wanted = words.trim().toLowerCase();
  const pages = data?.pages ?? [];
  const listed = (which: View) => pages.filter((page) => isIn(which, page, today));
  const inLane = view === 'resource' ? lane : null;
  const shown = listed(view).filter((page) => inLane === null || page.lane === inLane);
  const offered = pages.filter(({ isOffered }) => isOffered);
  const kind: ContentKind = view === 'resource' ? 'resource' : 'workshop';
  const count = (which: View, label: string) => {
    const { length } = listed(which);
    return {
      value: which,
      label: (
        <>
          {label}
          {data && <span className="font-semibold tabular-nums">{length}</span>}
        </>
      ),
    };
  };
  return (
    <>
      <RoomHeader title="Content" intro="Everything you save stays a draft until it’s published.">
        <span className="relative block max-sm:w-full sm:w-60">
          <Search
            aria-hidden="true"
            className="absolute inset-y-0 left-3.5 my-auto size-4.5 text-muted"
          />
          <Input
            type="search"
            aria-label="Search all pages"
            placeholder="Search all pages"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            className="min-h-11! pl-10.5 text-sm"
          />
        </span>
        <MoreOnPhone className="max-sm:order-last max-sm:ml-auto">
          <Button asChild variant="outline" size="sm">
            <Link
              to="/admin/$room/$id"
              params={{ room: 'content', id: 'files' }}
              search={KEEP_SEARCH}
            >
              Import and export
            </Link>
          </Button>
        </MoreOnPhone>
        <NewPage kind={kind} />
      </RoomHeader>
      <div className="mt-5 flex flex-col gap-4">
        {isError && (
          <Alert tone="error" title="We couldn’t load the pages.">
            <Button variant="link" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </Alert>
        )}
        {offered.length > 0 && <Offered pages={offered} />}
        <div className="flex flex-col gap-x-6 gap-y-4 lg:flex-row lg:items-center lg:justify-between">
          <PillChoice
            label="Show"
            isQuiet
            className="min-w-0 max-sm:-mx-4 max-sm:[&>div]:flex-nowrap max-sm:[&>div]:overflow-x-auto max-sm:[&>div]:px-4 max-sm:[&>div]:py-1 max-sm:[&>div]:[scrollbar-width:none] [&>legend]:sr-only [&_label]:shrink-0 [&_label]:whitespace-nowrap"
            options={[
              count('workshop', 'Workshops'),
              count('resource', 'Resources'),
              { ...count('waiting', 'Changes waiting'), startsGroup: true },
              count('review', 'Review due'),
              count('unreviewed', 'Not reviewed'),
            ]}
            value={view}
            onValueChange={setView}
          />
          {view === 'resource' && wanted === '' && (
            <Select
              aria-label="Lane"
              value={lane ?? ALL_LANES}
              onValueChange={(value) => setLane(LANES.find((each) => each === value) ?? null)}
              options={[{ value: ALL_LANES, label: 'All lanes' }, ...LANE_OPTIONS]}
              className="min-h-11! w-auto! self-start px-3.5! text-sm"
            />
          )}
        </div>
        {!data && !isError && <Skeleton className="h-64" />}
        {data &&
          (wanted !== '' ? (
            <FoundPages pages={pages} words={wanted} />
          ) : view === 'workshop' ? (
            <WorkshopOrder key={shown.map(({ id }) => id).join()} pages={shown} />
          ) : (
            <PageTable key={`${view} ${inLane}`} pages={shown} empty={EMPTY[view]} />
          ))}
      </div>
    </>
  );
}

function isIn(view: View, page: ListedPage, today: string): boolean {
  const isPublic = page.state === 'public';
  switch (view) {
    case 'waiting':
      return page.draftSavedAt !== null;
    case 'review':
      return isPublic && reviewState(page.review, today) === 'due';
    case 'unreviewed':
      return isPublic && page.review === null;
    default:
      return page.kind === view;
  }
}

function Offered({ pages }: { pages: ListedPage[] }) {
  return (
    <Alert title="Updates available">
      <p>
        You’ve edited these pages, and the app now comes with a newer version. Yours are unchanged:
        compare the two, then accept or ignore the update.
      </p>
      <ul className="mt-2 flex flex-col">
        {pages.map(({ id, title }) => (
          <li key={id}>
            <Button asChild variant="link" size="sm">
              <Link to="/admin/$room/$id" params={{ room: 'content', id }} search={KEEP_SEARCH}>
                {title}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
