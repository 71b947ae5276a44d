import type { ListedPage, PageSearchResponse } from '@hearthway/domain/content-desk/contract';
import { laneName } from '@hearthway/domain/vocabulary';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { describeDate } from './describe-date.ts';
import { KEEP_SEARCH } from './list-address.ts';
import { PageBadges } from './state-badge.tsx';

export type Excerpt = PageSearchResponse['found'][number];

interface PageTableProps {
  pages: ListedPage[];
  empty: string;
  excerpts?: ReadonlyMap<string, Excerpt>;
}

const SHOWN_AT_ONCE = 30;

const COLUMNS = 'sm:grid-cols-[minmax(0,1fr)_auto_13rem_11.5rem]';

export function PageTable({ pages, empty, excerpts }: PageTableProps) {
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  if (pages.length === 0) return <EmptyState text={empty} />;
  return (
    <>
      <div className="rounded-card border border-line bg-surface shadow-card">
        <p
          aria-hidden="true"
          className={`grid min-h-10 items-center gap-x-4 border-line border-b px-5 font-semibold text-muted text-xs max-sm:hidden ${COLUMNS}`}
        >
          <span className="col-span-2">Title</span>
          <span>Lane</span>
          <span>Last change</span>
        </p>
        <ul className="divide-y divide-line">
          {pages.slice(0, limit).map((page) => (
            <li
              key={page.id}
              className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 last:rounded-b-card hover:bg-hover/60 sm:min-h-13 sm:px-5 sm:py-1.5 ${COLUMNS}`}
            >
              <div className="min-w-0">
                <Link
                  to="/admin/$room/$id"
                  params={{ room: 'content', id: page.id }}
                  search={KEEP_SEARCH}
                  className="font-semibold after:absolute after:inset-0"
                >
                  {page.title}
                </Link>
                <Place excerpt={excerpts?.get(page.id)} />
              </div>
              <span className="flex flex-wrap gap-2 empty:hidden max-sm:order-last max-sm:col-span-2 max-sm:mt-1 sm:justify-end max-sm:has-[>.sr-only:only-child]:hidden">
                <PageBadges page={page} />
              </span>
              <span className="text-muted text-sm max-sm:hidden">{laneName(page.lane)}</span>
              <span className="text-muted text-sm tabular-nums max-sm:col-span-2">
                <span className="sm:hidden">{laneName(page.lane)} · </span>
                {describeDate(page, new Date())}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {pages.length > limit && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          onClick={() => setLimit(limit + SHOWN_AT_ONCE)}
        >
          Show {Math.min(SHOWN_AT_ONCE, pages.length - limit)} more of {pages.length}
        </Button>
      )}
    </>
  );
}

function Place({ excerpt }: { excerpt: Excerpt | undefined }) {
  if (!excerpt) return null;
  const { before, hit, after } = excerpt;
  return (
    <p className="mt-0.5 text-muted text-sm">
      {before}
      <mark className="rounded-small bg-warm/20 text-ink">{hit}</mark>
      {after}
    </p>
  );
}
